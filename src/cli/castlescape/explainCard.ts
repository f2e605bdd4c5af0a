/** What a card, a Goal or a Contract does, in the words of the rules. */
import rules from '../../games/castlescape/RULES.md?raw'

/** Id of a title: `Craftsman's Shop` is `craftsmans-shop`. */
const idOf = (title: string): string => title.toLowerCase().replaceAll("'", '').replaceAll(' ', '-')

const TABLE_ROW = /^ *\| (.+) \|$/
/** Cards that replace others by a setting; they stand in a sentence: `Feast Day (4, R 1; Infamy −2, draw 1)`. */
const REPLACING_CARD = /by ([A-Z][A-Za-z ]*) \((\d+)(?:, R (\d+))?; ([^)]+)\)/g

/** Penalties as words: `I1` is `penalty Infamy 1`. */
const withPenalties = (text: string): string =>
  text.replace(/\bI(\d)$/, 'penalty Infamy $1').replace(/\bC(\d)$/, 'penalty Corruption $1')

const wordFor = (head: string): string => (head === 'R' ? 'Renown' : head)

/** Sentence of a row, by the heads of its table; the last cell has the effect. */
const sentenceOf = (heads: readonly string[], cells: readonly string[]): string => {
  const facts = cells.slice(1, -1).flatMap((cell, at) => (cell ? [`${wordFor(heads[at + 1] ?? '')} ${cell}`] : []))
  return [`${cells[0]}: ${withPenalties(cells.at(-1) ?? '')}`, ...facts].join('; ')
}

/** A row with two titles stands for two, whose parts are parted by commas as well. */
const rowsOfTitles = (cells: readonly string[]): readonly (readonly string[])[] => {
  const titles = cells[0]?.split(', ') ?? []
  return titles.map((_, at) =>
    cells.map((cell) => {
      const parts = cell.split(', ')
      return titles.length > 1 && parts.length === titles.length ? (parts[at] ?? cell) : cell
    }),
  )
}

const findSentences = (): ReadonlyMap<string, string> => {
  const sentences = new Map<string, string>()
  let heads: readonly string[] = []
  let isHead = true
  for (const line of rules.split('\n')) {
    const row = TABLE_ROW.exec(line)?.[1]
    const cells = row?.split('|').map((cell) => cell.trim()) ?? []
    if (isHead) heads = cells
    else for (const one of rowsOfTitles(cells)) sentences.set(idOf(one[0] ?? ''), sentenceOf(heads, one))
    isHead = row === undefined
  }
  for (const [, title = '', cost = '', renown, effect = ''] of rules.replace(/\s+/g, ' ').matchAll(REPLACING_CARD))
    sentences.set(idOf(title), `${title}: ${effect}; cost ${cost}${renown ? `; Renown ${renown}` : ''}`)
  return sentences
}

const SENTENCES = findSentences()

/** What a card, a Goal or a Contract with this id does; null if there is none. */
export const explainCard = (id: string): string | null => SENTENCES.get(id) ?? null
