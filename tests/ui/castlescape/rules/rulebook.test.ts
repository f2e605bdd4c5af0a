/** Rulebook of CastleScape in the app: all of RULES.md by chapters, and its pictures drawn and in words. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { paragraphText } from '#src/games/rulebook.ts'
import '#src/text/castlescape/bundles/table.ts'
import '#src/text/castlescape/bundles/screens.ts'
import { pictureSite, pictureText } from '#src/ui/castlescape/rules/pictureSite.ts'
import { RULEBOOK } from '#src/ui/castlescape/rules/rulebook.ts'

const { chapters, findChapterIndex, searchRules } = RULEBOOK
const page = readFileSync(new URL('../../../../src/games/castlescape/RULES.md', import.meta.url), 'utf8')
const paragraphs = chapters.flat().flatMap((section) => section.paragraphs)
const pictures = paragraphs.flatMap((paragraph) => paragraph.pictures ?? [])

/** Letters and digits of a text, without Markdown, citations, pictures and white space; not by the code of the app. */
const bare = (text: string): string =>
  text.replace(/\(C\d+(?:, C\d+)*\)|\]\([^)]*\)|```text[\s\S]*?```|[^\p{L}\p{N}]/gu, '')

test('every chapter of RULES.md is a page, and every section is found by its address', () => {
  const headings = [...page.matchAll(/^(##+) (.+)$/gm)].map(([, depth = '', title = '']) => ({ depth, title }))
  expect(chapters.map(([{ title }]) => title)).toEqual(
    headings.flatMap(({ depth, title }) => (depth === '##' ? [title] : [])),
  )
  expect(chapters).toHaveLength(16)
  // The addresses by hand, from the list of contents at the top of RULES.md.
  const contents = [...page.slice(0, page.indexOf('\n## ')).matchAll(/\]\(#([^)]+)\)/g)].map(([, id = '']) => id)
  expect(contents.map(findChapterIndex)).toEqual(chapters.map((_, index) => index))
  expect([findChapterIndex('influence-and-claims'), findChapterIndex('nowhere')]).toEqual([2, -1])
})

test('every word of RULES.md is shown, in its order: all tables and steps of a paragraph as well', () => {
  const shown = chapters
    .flat()
    .map(({ title, paragraphs }) => [
      title,
      ...paragraphs.map((paragraph) => `${paragraph.number}${paragraphText(paragraph)}`),
    ])
  // `paragraphText` numbers the steps as RULES.md does.
  expect(bare(shown.flat().join(''))).toBe(bare(page.slice(page.indexOf('\n## '))))
})

test('every link leads to a section', () => {
  const links = paragraphs
    .flatMap(({ runs, tables = [], steps = [] }) => [runs, ...tables.flat(2), ...steps].flat())
    .flatMap(({ to }) => to ?? [])
  expect(links.length).toBeGreaterThan(1)
  expect(links.filter((id) => findChapterIndex(id) < 0)).toEqual([])
})

test('every picture is read with its caption, those side by side and of uneven height as well', () => {
  const ofParagraph = (number: string) => paragraphs.find((paragraph) => paragraph.number === number)?.pictures
  expect(pictures.map(({ caption }) => caption)).toEqual([
    ...['a Bailey', 'none', 'none'],
    ...['size 2', 'no Bailey'],
    ...['1 and 1', 'size 5', 'size 3: the two upper Walls are not its own'],
    'the inner Bailey has size 1, the outer 15',
    '',
    'x: where a new group may begin. The Walls stand in the second and third row; the square below the left one ' +
      'would make two by two',
  ])
  expect(ofParagraph('3.3')).toEqual([
    { rows: ['###.', '#.##', '##.#', '.###'], caption: 'size 2' },
    { rows: ['.#.', '#.#', '.#.'], caption: 'no Bailey' },
  ])
  expect(ofParagraph('3.5')?.map(({ rows }) => rows.length)).toEqual([3, 4, 5])
  // No sign of the blocks is lost.
  const signs = [...page.matchAll(/```text\n([\s\S]*?)```/g)].map(([, block = '']) => block.match(/#/g)?.length ?? 0)
  expect(pictures.flatMap(({ rows }) => rows.join('').match(/#/g) ?? [])).toHaveLength(
    signs.reduce((sum, count) => sum + count),
  )
})

test('[C2] every picture shades the Baileys that its caption names, and marks what its words mark', () => {
  const sizes = pictures.map((picture) => pictureSite(picture).site.baileys.map(({ squares }) => squares.length))
  expect(sizes.map((one) => one.toSorted((a, b) => a - b))).toEqual([
    ...[[1], [], []],
    ...[[2], []],
    ...[[1, 1], [5], [3]],
    [1, 15],
    [],
    [],
  ])
  expect(pictures.map((picture) => pictureSite(picture).marks.length)).toEqual([...Array(10).fill(0), 6])
})

test('every picture has an alternative in words, row by row', () => {
  for (const picture of pictures) expect(pictureText(picture).match(/Row \d+: /g)).toHaveLength(picture.rows.length)
  expect(pictures.slice(0, 2).map(pictureText)).toEqual([
    'Picture, from the top and from the left. Row 1: 3 Walls. ' +
      'Row 2: 1 Wall, 1 square of ground, 1 Wall. Row 3: 3 Walls.',
    'Picture, from the top and from the left. Row 1: 3 Walls. ' +
      'Row 2: 1 Wall, 1 square of ground, 1 Wall. Row 3: 2 Walls, 1 square of ground.',
  ])
  expect(pictureText(pictures.at(-1) ?? { rows: [], caption: '' })).toContain(
    'Row 2: 1 square marked x, 2 Walls, 1 square marked x, 1 square of ground.',
  )
})

test('a search finds steps and tables as well', () => {
  const numbers = (query: string) => searchRules(query).map(({ paragraph }) => paragraph.number)
  expect(numbers('loose black')).toContain('6.1')
  expect(numbers('favourite')).toEqual(['14.1'])
})
