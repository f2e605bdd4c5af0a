/** Rulebook in the app: it has all of RULES.md, its search works and its links lead to sections. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paragraphText } from '#src/games/rulebook.ts'
import { RULEBOOK } from '#src/ui/blackstone/rules/rulebook.ts'

const { chapters: CHAPTERS, findChapterIndex, searchRules, sectionOfParagraph } = RULEBOOK

const page = readFileSync(new URL('../../../../src/games/blackstone/RULES.md', import.meta.url), 'utf8')
const body = page.slice(page.indexOf('\n## '))
const paragraphs = CHAPTERS.flat().flatMap((section) => section.paragraphs)

/** Letters and digits of a text, without Markdown, citations and white space; not by the code of the app. */
const bare = (text: string): string => text.replace(/\(r\. [\d, ]+\)|\]\([^)]*\)|[^\p{L}\p{N}]/gu, '')

test('every word of RULES.md is shown, in its order', () => {
  const shown = CHAPTERS.flat().map(({ title, paragraphs }) => [
    title,
    ...paragraphs.map((paragraph) => `${paragraph.number}${paragraphText(paragraph)}`),
  ])
  expect(bare(shown.flat().join(''))).toBe(bare(body))
})

test('citations are not part of the text of a paragraph', () => {
  expect(paragraphs.filter((paragraph) => /\(r\. /.test(paragraphText(paragraph)))).toEqual([])
  expect(paragraphs.find(({ number }) => number === '6.7')?.rulings).toEqual([50])
})

test('every link leads to a section', () => {
  const links = paragraphs
    .flatMap(({ runs, tables = [] }) => [runs, ...tables.flat(2)].flat())
    .flatMap(({ to }) => to ?? [])
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((id) => findChapterIndex(id) < 0)).toEqual([])
  expect([findChapterIndex('retain'), findChapterIndex('nowhere')]).toEqual([4, -1])
  expect(sectionOfParagraph('5.5')?.id).toBe('retain')
})

test('a search finds paragraphs by the beginnings of words, those of a heading first', () => {
  const numbers = (query: string) => searchRules(query).map(({ paragraph }) => paragraph.number)
  const { paragraphs: ofRetain = [] } = CHAPTERS.flat().find(({ id }) => id === 'retain') ?? {}
  expect(numbers('retain').slice(0, ofRetain.length)).toEqual(ofRetain.map(({ number }) => number))
  expect(numbers('Upch free')).toContain('6.7')
  expect(numbers('13.4')).toEqual(['13.4'])
  // A sign between letters parts words in what is looked for as it does in the book.
  for (const query of ["King's Quest", 'King’s Quest', 'tokens,', 'co-op'])
    expect(numbers(query), query).not.toEqual([])
  expect([numbers('  '), numbers('retain xyzzy'), numbers('(')]).toEqual([[], [], []])
})
