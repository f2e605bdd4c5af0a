/** Rulebook of CastleScape in the app: all of RULES.md by chapters, and its pictures drawn and in words. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { decidersOf } from '#src/games/castlescape/rules/engine/awaited.ts'
import type { Task } from '#src/games/castlescape/state.ts'
import { paragraphText } from '#src/games/rulebook.ts'
import '#src/text/castlescape/bundles/table.ts'
import '#src/text/castlescape/bundles/screens.ts'
import { pictureSite, pictureText } from '#src/ui/castlescape/rules/pictureSite.ts'
import type { Topic } from '#src/ui/castlescape/rules/RuleSheet.tsx'
import { RULEBOOK } from '#src/ui/castlescape/rules/rulebook.ts'
import type { CastleProps } from '#src/ui/castlescape/table/castleTableView.ts'
import { tableFrom } from '../../../games/castlescape/testTable.ts'

// Modules of the screens read the address of the page when they are imported.
const { findTopic, TOPICS } = await import('#src/ui/castlescape/rules/RuleSheet.tsx')

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

/** What is asked at a table, and the ruling that answers it, by hand from the specification. */
const ASKED = [
  ['keep', 'C7'],
  ['keepOne', 'C14'],
  ['lose', 'C23'],
  ['discard', 'C30'],
  ['pay', 'C21'],
] as const

test.each(ASKED)('whoever is asked to %s is led to the paragraph with its ruling, %s', (asked, ruling) => {
  const choices = { card: { value: null } }
  const now = { state: { tasks: [{ do: asked }] }, isAwaited: true, isCurtainDown: false, legalActions: [] }
  const props = { view: { choices }, now } as unknown as CastleProps
  const { sections, paragraph }: Topic = TOPICS[findTopic(props, [])]
  const section = chapters.flat().find(({ id }) => id === sections[0])
  expect(section?.paragraphs.map(({ number }) => number)).toContain(paragraph)
  expect(page).toMatch(new RegExp(`\\*\\*${paragraph}\\*\\*(?:(?!\\*\\*\\d)[^])*\\(.*${ruling}\\b`))
})

/** Each kind of task, in a state in which a seat has a choice wherever the rules leave one. */
const TASKS: { readonly [D in Task['do']]: Task & { readonly do: D } } = {
  seal: { do: 'seal', first: 0, faces: [] },
  reseal: { do: 'reseal', from: [], first: 0 },
  show: { do: 'show', slots: [], seat: 0 },
  reveal: { do: 'reveal', slots: [], into: 'stalls', seat: 0 },
  first: { do: 'first' },
  keep: { do: 'keep' },
  keepOne: { do: 'keepOne', seat: 0, slots: [0, 1, 2], keep: 1 },
  main: { do: 'main' },
  effects: { do: 'effects', face: 0, when: 'play', branch: -1, rival: -1, at: 0 },
  draw: { do: 'draw', seat: 0, n: 1 },
  takeAlley: { do: 'takeAlley', seat: 0 },
  shuffle: { do: 'shuffle', seat: 0 },
  raise: { do: 'raise', seat: 0, infamy: 1, corruption: 0 },
  capInfamy: { do: 'capInfamy', seat: 0 },
  lose: { do: 'lose', seat: 0, n: 1, fallback: 'discard' },
  pay: { do: 'pay', seat: 0, n: 1 },
  discard: { do: 'discard', seat: 0, n: 1 },
  checkQuarry: { do: 'checkQuarry' },
  fillStalls: { do: 'fillStalls' },
  checkEnd: { do: 'checkEnd' },
  nextTurn: { do: 'nextTurn' },
  finalInspection: { do: 'finalInspection' },
  score: { do: 'score' },
  inspection: { do: 'inspection', final: false },
  closeInspection: { do: 'closeInspection', final: false },
}

test('nothing else is asked, but for what a turn leaves free', () => {
  const { state } = tableFrom({
    ...{ format: 'castlescape-position', version: 1 },
    seats: ['Ann', 'Bo'],
    site: [
      '.'.repeat(13),
      '.11'.padEnd(13, '.'),
      ...Array(4).fill('.'.repeat(13)),
      '......#......',
      ...Array(6).fill('.'.repeat(13)),
    ],
    hidden: { hands: [['market-stall', 'stone-walls']] },
  })
  const asked = Object.values(TASKS).filter((task) => decidersOf(state, task).length > 0)
  expect(asked.map((task) => task.do).sort()).toEqual([...ASKED.map(([name]) => name), 'main'].sort())
})

/** What a turn asks for on the way, and the ruling that answers it, by hand from the specification. */
const CHOSEN = [
  ['choice', 'C33'],
  ['build', 'C17'],
  ['recall', 'C12'],
  ['move', 'C13'],
  ['destroy', 'C32'],
] as const

test.each(CHOSEN)('the paragraph of %s has its ruling, %s', (name, ruling) => {
  const { paragraph }: Topic = TOPICS[name]
  expect(page).toMatch(new RegExp(`\\*\\*${paragraph}\\*\\*(?:(?!\\*\\*\\d)[^])*\\(.*${ruling}\\b`))
})

test('a card that has two effects leads to its ruling, before what is placed', () => {
  const ways = [0, 1].map((branch) => ({ kind: 'play', card: 5, branch }))
  const choices = { card: { value: 5 }, branch: { value: null } }
  const now = { state: { tasks: [{ do: 'main' }] }, isAwaited: true, isCurtainDown: false, legalActions: ways }
  expect(findTopic({ view: { choices }, now } as unknown as CastleProps, [])).toBe('choice')
})

test.each(['market', 'guild', 'quarry', 'destroy', 'clear', 'baileys', 'inspection', 'opening'])(
  'the sheet %s has its sections of the rulebook',
  (sheet) => {
    const { sections, paragraph }: Topic = TOPICS[findTopic({ now: {} } as unknown as CastleProps, [sheet])]
    const ids = chapters.flat().map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining([...sections]))
    const [first] = sections
    const numbers = chapters
      .flat()
      .find(({ id }) => id === first)
      ?.paragraphs.map(({ number }) => number)
    if (paragraph) expect(numbers).toContain(paragraph)
  },
)

test('an Inspection that nobody has opened leads to its own rules', () => {
  const props = { now: { hasInspectionNews: true } } as unknown as CastleProps
  expect(findTopic(props, [])).toBe('inspection')
})
