/** Vite plug-in that reads the rulebook from Markdown into data, so that the app ships no reader of Markdown. */
import { readFileSync } from 'node:fs'
import { lexer } from 'marked'

/** @typedef {import('marked').Token} Token */
/** @typedef {import('marked').Tokens.Code} Code */
/** @typedef {import('marked').Tokens.Link} Link */
/** @typedef {import('marked').Tokens.List} List */
/** @typedef {import('marked').Tokens.ListItem} ListItem */
/** @typedef {import('marked').Tokens.Table} Table */
/** @typedef {import('marked').Tokens.Text} Text */
/** @typedef {import('../../src/games/rulebook.ts').RulebookParagraph} Paragraph */
/** @typedef {import('../../src/games/rulebook.ts').RulebookPicture} Picture */
/** @typedef {import('../../src/games/rulebook.ts').RulebookRun} Run */
/** @typedef {import('../../src/games/rulebook.ts').RulebookSection} Section */

const SUFFIX = '?rulebook'
/** Rulings at the end of a paragraph: `(r. 12, 13)`, or `(C12, C13)` in a book whose rulings have a letter. */
const CITED = / ?\((r\. [\d, ]+|[A-Z]\d+(?:, [A-Z]\d+)*)\)$/

/** The id of a heading, as the usual renderers make it. @param {string} heading */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

/** @param {string} text */
const joined = (text) => text.replace(/\s+/g, ' ')

/** @param {readonly Token[]} tokens @returns {readonly Run[]} */
const runsOf = (tokens) => tokens.flatMap(runsOfOne)

/** @param {Token} token @returns {readonly Run[]} */
const runsOfOne = (token) => {
  switch (token.type) {
    case 'text':
      return 'tokens' in token && token.tokens ? runsOf(token.tokens) : [{ text: joined(token.text) }]
    case 'codespan':
      return [{ text: token.text, as: 'code' }]
    case 'em':
    case 'strong':
      return [{ text: joined(token.text), as: token.type }]
    case 'link':
      return [{ text: joined(token.text), to: /** @type {Link} */ (token).href.slice(1) }]
    default:
      throw new Error(`the rules have no words for ${token.type}: ${token.raw}`)
  }
}

/** @param {string} [text] */
const numbersIn = (text = '') => Array.from(text.matchAll(/\d+/g), ([number]) => Number(number))

/**
 * Takes the rulings that are cited at the end of a paragraph off its text.
 * @param {readonly Run[]} runs @returns {Pick<Paragraph, 'runs' | 'rulings'>}
 */
const cited = (runs) => {
  const last = runs.at(-1)
  const [found, numbers] = CITED.exec(last?.text.trimEnd() ?? '') ?? []
  if (!last || found === undefined) return { runs, rulings: [] }
  const text = last.text.trimEnd().slice(0, -found.length)
  return { runs: [...runs.slice(0, -1), { ...last, text }], rulings: numbersIn(numbers) }
}

/** Text of a list item, without the lists and tables in it. @param {ListItem} item */
const textOf = ({ tokens }) =>
  /** @type {Text | undefined} */ (tokens.find(({ type }) => type === 'text' || type === 'paragraph'))

/** Words or rows that stand side by side in a block of pictures: two spaces part them. */
const SIDE_BY_SIDE = /\S+(?: \S+)*/g
const PICTURE_ROW = /^[.#x]+$/

/**
 * The pictures that stand side by side in a block. A caption belongs to the picture above it, or left of it.
 * @param {Code} block @returns {readonly Picture[]}
 */
const picturesOf = ({ text }) => {
  const parts = text
    .split('\n')
    .flatMap((line) => Array.from(line.matchAll(SIDE_BY_SIDE), ({ 0: words, index }) => ({ words, column: index })))
  const columns = [...new Set(parts.flatMap(({ words, column }) => (PICTURE_ROW.test(words) ? [column] : [])))].sort(
    (a, b) => a - b,
  )
  return columns.map((column) => {
    const own = parts.filter((part) => columns.findLast((start) => start <= part.column) === column)
    const isRow = (/** @type {typeof own[number]} */ { words }) => PICTURE_ROW.test(words)
    const caption = own.filter((part) => !isRow(part))
    return { rows: own.filter(isRow).map(({ words }) => words), caption: caption.map(({ words }) => words).join(' ') }
  })
}

/** @param {ListItem} item @returns {Paragraph} */
const paragraphOf = (item) => {
  const [number, ...rest] = textOf(item)?.tokens ?? []
  if (number?.type !== 'strong') throw new Error(`a paragraph of the rules has no number: ${textOf(item)?.raw}`)
  const words = cited(runsOf(rest))
  const runs = words.runs.map((run, at) => (at === 0 ? { ...run, text: run.text.trimStart() } : run))
  const tables = /** @type {Table[]} */ (item.tokens.filter((token) => token.type === 'table')).map(
    ({ header, rows }) => [header, ...rows].map((row) => row.map(({ tokens }) => runsOf(tokens))),
  )
  const pictures = /** @type {Code[]} */ (item.tokens.filter((token) => token.type === 'code')).flatMap(picturesOf)
  const list = /** @type {List | undefined} */ (item.tokens.find((token) => token.type === 'list'))
  const steps = list?.items.map((step) => cited(runsOf(textOf(step)?.tokens ?? [])))
  return {
    number: number.text,
    runs,
    rulings: [...words.rulings, ...(steps ?? []).flatMap(({ rulings }) => rulings)],
    ...(tables.length > 0 && { tables }),
    ...(steps && { steps: steps.map((step) => step.runs) }),
    ...(pictures.length > 0 && { pictures }),
  }
}

/**
 * The chapters and sections of a rulebook in Markdown. Text before the first chapter is left out.
 * @param {string} page @returns {import('../../src/games/rulebook.ts').Rulebook}
 */
export const readRulebook = (page) => {
  /** @type {Section[]} */
  const sections = []
  for (const token of lexer(page)) {
    const last = sections.at(-1)
    if (token.type === 'heading' && token.depth > 1)
      sections.push({ id: anchor(token.text), title: token.text, isChapter: token.depth === 2, paragraphs: [] })
    else if (token.type === 'list' && last)
      sections[sections.length - 1] = { ...last, paragraphs: /** @type {List} */ (token).items.map(paragraphOf) }
  }
  return sections
}

/** Answers `import book from './RULES.md?rulebook'` with the chapters of that file. @returns {import('vite').Plugin} */
export const rulebook = () => ({
  name: 'rulebook',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith(SUFFIX)) return
    const file = id.slice(0, -SUFFIX.length)
    this.addWatchFile(file)
    const book = JSON.stringify(JSON.stringify(readRulebook(readFileSync(file, 'utf8'))))
    return { code: `export default JSON.parse(${book})`, moduleType: 'js', map: null }
  },
})
