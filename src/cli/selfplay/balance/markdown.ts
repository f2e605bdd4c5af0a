/** Reports as Markdown, and their place in a document. */
import { readFileSync, writeFileSync } from 'node:fs'

export interface ReportTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const markdownRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export const tableMarkdown = ({ head, rows }: ReportTable): string =>
  [markdownRow(head), markdownRow(head.map(() => '---')), ...rows.map(markdownRow)].join('\n')

/** Breaks a paragraph into lines of at most 118 characters. */
export const wrapText = (text: string): string => text.replace(/(.{1,118})(?: |$)/g, '$1\n').trimEnd()

/** Document with these figures between `<!-- NAME -->` and `<!-- end -->` after it. */
export const withFigures = (document: string, name: string, figures: string): string => {
  const mark = `<!-- ${name} -->\n`
  const start = document.indexOf(mark)
  const end = document.indexOf('<!-- end -->', start)
  if (start < 0 || end < 0) throw new Error(`no place for the figures: ${name}`)
  return `${document.slice(0, start)}${mark}\n${figures}\n\n${document.slice(end)}`
}

export const writeFigures = (path: string, name: string, figures: string): void =>
  writeFileSync(path, withFigures(readFileSync(path, 'utf8'), name, figures))
