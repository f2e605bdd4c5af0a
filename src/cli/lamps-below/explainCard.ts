/** What an explorer, a card or a find is, in the words of the rules. */
import { GROUP_FACES, groupCardOf, HALL_FACES } from '../../games/lamps-below/cards.ts'
import { HALL_CARDS } from '../../games/lamps-below/data/halls.ts'
import { idOfFace } from '../../games/lamps-below/ids.ts'
import rules from '../../games/lamps-below/RULES.md?raw'

const TABLE_ROW = /^ *\| (.+) \|$/
const NAMED_TABLES = ['Challenge', 'Dwellers', 'Find', 'Explorer', 'Weapon']

/** Words of a title in lower case, without signs: each of them names it. */
const wordsOf = (title: string): readonly string[] =>
  title
    .replace(/\(.*\)/, '')
    .toLowerCase()
    .replaceAll("'s", '')
    .split(/[ -]+/)
    .filter((word) => word.length > 2)

const cellsOf = (line: string): readonly string[] =>
  TABLE_ROW.exec(line)?.[1]
    ?.split('|')
    .map((cell) => cell.trim()) ?? []

const sentenceOf = (heads: readonly string[], cells: readonly string[]): string =>
  `${cells[0]}: ${cells
    .slice(1)
    .flatMap((cell, at) => (cell === '–' ? [] : [`${heads[at + 1]} ${cell}`]))
    .join('; ')}`

/** Words that name a row; a weapon is also named with whoever has it. */
const namesOf = (heads: readonly string[], cells: readonly string[]): readonly string[] =>
  wordsOf(heads[1] === 'of' ? `${cells[0]} ${cells[1]}` : (cells[0] ?? ''))

interface Row {
  readonly words: readonly string[]
  readonly sentence: string
}

const findRows = (): readonly Row[] => {
  const rows: Row[] = []
  let heads: readonly string[] = []
  for (const line of rules.split('\n')) {
    const cells = cellsOf(line)
    if (cells.length === 0) heads = []
    else if (heads.length === 0) heads = cells
    else if (NAMED_TABLES.includes(heads[0] ?? '') && cells[0] !== '---')
      rows.push({ words: namesOf(heads, cells), sentence: sentenceOf(heads, cells) })
  }
  return rows
}

const ROWS = findRows()

/** Halls with the titles that the rules draw above them, in the order of their cards. */
const findHalls = (): readonly Row[] => {
  const titles = [...rules.matchAll(/^ {2}([A-Z][A-Za-z ()]* {2,}[A-Z].*)$/gm)]
    .flatMap(([, line = '']) => line.split(/ {2,}/))
    .filter((title) => title !== '')
  return HALL_FACES.map((face, index) => ({
    words: [idOfFace(face), ...wordsOf(titles[index] ?? '')],
    sentence: `${titles[index]}:\n${HALL_CARDS[index]?.rows.map((row) => `  ${row}`).join('\n')}`,
  }))
}

const HALLS = findHalls()

const GROUP_ID = /^([a-z]+)-[1-3]$/

/** A card of dwellers: how many they are, before what they are. */
const explainGroup = (id: string): string | null => {
  const [, kind = ''] = GROUP_ID.exec(id) ?? []
  const face = GROUP_FACES.find((one) => idOfFace(one) === id)
  return face === undefined ? null : `${id}: a group of ${groupCardOf(face).size}\n${explainCard(kind)}`
}

/** What a thing of this id is: a word of its title is enough; null if there is none. */
export const explainCard = (id: string): string | null => {
  const isNamed = (word: string): boolean => [id, `${id}s`].includes(word) || `${word}s` === id
  const found = [...ROWS, ...HALLS].filter(({ words }) => words.some(isNamed))
  return found.length > 0 ? found.map(({ sentence }) => sentence).join('\n') : explainGroup(id)
}
