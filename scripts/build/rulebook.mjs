import { readFileSync } from 'node:fs'
import { lexer, type Token, type Tokens } from 'marked'
import type { Plugin } from 'vite'
import type { Paragraph, Rulebook, Run, Section } from '../src/games/blackstone/rulebook.ts'

const SUFFIX = '?rulebook'
const CITED = / ?\(r\. ([\d, ]+)\)$/

/** As the usual renderers make them from a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

const joined = (text: string): string => text.replace(/\s+/g, ' ')

const runsOf = (tokens: readonly Token[]): readonly Run[] =>
  tokens.flatMap((token): readonly Run[] => {
    switch (token.type) {
      case 'text':
        return 'tokens' in token && token.tokens ? runsOf(token.tokens) : [{ text: joined(token.text) }]
      case 'codespan':
        return [{ text: token.text, as: 'code' }]
      case 'em':
      case 'strong':
        return [{ text: joined(token.text), as: token.type }]
      case 'link':
        return [{ text: joined(token.text), to: (token as Tokens.Link).href.slice(1) }]
      default:
        throw new Error(`the rules have no words for ${token.type}: ${token.raw}`)
    }
  })

/** What is cited at the end of a paragraph is taken off its words. */
const cited = (runs: readonly Run[]): Pick<Paragraph, 'runs' | 'rulings'> => {
  const last = runs.at(-1)
  const [found, numbers] = CITED.exec(last?.text.trimEnd() ?? '') ?? []
  if (!last || found === undefined) return { runs, rulings: [] }
  const text = last.text.trimEnd().slice(0, -found.length)
  return { runs: [...runs.slice(0, -1), { ...last, text }], rulings: numbers?.split(',').map(Number) ?? [] }
}

const paragraphOf = ({ tokens }: Tokens.ListItem): Paragraph => {
  const text = tokens.find((token) => token.type === 'text' || token.type === 'paragraph') as Tokens.Text | undefined
  const [number, ...rest] = text?.tokens ?? []
  if (number?.type !== 'strong') throw new Error(`a paragraph of the rules has no number: ${text?.raw}`)
  const words = cited(runsOf(rest))
  const runs = words.runs.map((run, at) => (at === 0 ? { ...run, text: run.text.trimStart() } : run))
  const table = tokens.find((token) => token.type === 'table') as Tokens.Table | undefined
  const rows = table && [table.header, ...table.rows].map((row) => row.map(({ tokens }) => runsOf(tokens)))
  return { number: number.text, ...words, runs, ...(rows && { rows }) }
}

/** The chapters and sections of a rulebook in Markdown; what stands before the first chapter is left out. */
export const readRulebook = (page: string): Rulebook => {
  const sections: Section[] = []
  for (const token of lexer(page)) {
    const last = sections.at(-1)
    if (token.type === 'heading' && token.depth > 1)
      sections.push({ id: anchor(token.text), title: token.text, isChapter: token.depth === 2, paragraphs: [] })
    else if (token.type === 'list' && last)
      sections[sections.length - 1] = { ...last, paragraphs: (token as Tokens.List).items.map(paragraphOf) }
  }
  return sections
}

/** Answers `import book from './RULES.md?rulebook'` with what stands in it, so that no reader of Markdown ships. */
export const rulebook = (): Plugin => ({
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
