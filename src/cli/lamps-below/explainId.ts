/** What an explorer, a card or a find is, in the words of the rules. */
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
      rows.push({ words: wordsOf(cells[0] ?? ''), sentence: sentenceOf(heads, cells) })
  }
  return rows
}

const ROWS = findRows()

/** What a thing of this id is: a word of its title is enough; null if there is none. */
export const explainId = (id: string): string | null => {
  const found = ROWS.filter(({ words }) => words.some((word) => word === id || word === `${id}s`))
  return found.length > 0 ? found.map(({ sentence }) => sentence).join('\n') : null
}
