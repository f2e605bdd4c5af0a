/** The rulebook in the app: everything that stands in RULES.md is there, can be found, and leads somewhere. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wordsOf } from '../../src/games/blackstone/rulebook.ts'
import { CHAPTERS, chapterWith, search, sectionOf } from '../../src/ui/rules/chapters.ts'

const page = readFileSync(new URL('../../src/games/blackstone/RULES.md', import.meta.url), 'utf8')
const body = page.slice(page.indexOf('\n## '))
const paragraphs = CHAPTERS.flat().flatMap((section) => section.paragraphs)

/** By another way than the app's: marks of Markdown, citations and white space are taken away. */
const bare = (text: string): string => text.replace(/\(r\. [\d, ]+\)|\]\([^)]*\)|[^\p{L}\p{N}]/gu, '')

test('every word of RULES.md is shown, in its order', () => {
  const shown = CHAPTERS.flat().map(({ title, paragraphs }) => [
    title,
    ...paragraphs.map((one) => `${one.number}${wordsOf(one)}`),
  ])
  expect(bare(shown.flat().join(''))).toBe(bare(body))
})

test('what a paragraph cites is not read out with it', () => {
  expect(paragraphs.filter((one) => /\(r\. /.test(wordsOf(one)))).toEqual([])
  expect(paragraphs.find(({ number }) => number === '6.7')?.rulings).toEqual([50])
})

test('every link leads to a section', () => {
  const links = paragraphs.flatMap(({ runs, rows = [] }) => [runs, ...rows.flat()].flat()).flatMap(({ to }) => to ?? [])
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter((id) => chapterWith(id) < 0)).toEqual([])
  expect([chapterWith('retain'), chapterWith('nowhere')]).toEqual([4, -1])
  expect(sectionOf('5.5')?.id).toBe('retain')
})

test('a search finds paragraphs by the beginnings of words, those of a heading first', () => {
  const numbers = (asked: string) => search(asked).map(({ paragraph }) => paragraph.number)
  const { paragraphs: ofRetain = [] } = CHAPTERS.flat().find(({ id }) => id === 'retain') ?? {}
  expect(numbers('retain').slice(0, ofRetain.length)).toEqual(ofRetain.map(({ number }) => number))
  expect(numbers('Upch free')).toContain('6.7')
  expect(numbers('13.4')).toEqual(['13.4'])
  expect([numbers('  '), numbers('retain xyzzy'), numbers('(')]).toEqual([[], [], []])
})
