/** RULES.md: its paragraph numbers, its links, the rulings and settings that it names, and its examples. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { courtPointsOf } from '#src/games/blackstone/rules/court/courtPoints.ts'
import { TASKS } from '../../../src/games/blackstone/cards.ts'
import { RATS } from '../../../src/games/blackstone/data/rats.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { complete, discard, endWork, flip, slide } from './namedActions.ts'
import { situation } from './testTable.ts'

const page = readFileSync(new URL('../../../src/games/blackstone/RULES.md', import.meta.url), 'utf8')
const RULINGS = Array.from({ length: 168 }, (_, index) => index + 1)

const all = (pattern: RegExp): readonly string[] => [...page.matchAll(pattern)].map(([, found = '']) => found)
const cells = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The anchor that the usual renderers make from a heading. */
const anchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

describe('paragraphs', () => {
  const chapters = page.split(/^## /m).slice(1)
  const numbers = all(/^- \*\*(\d+\.\d+)\*\* /gm)

  test('are numbered by chapter, from 1 and without gaps', () => {
    const counted = chapters.flatMap((chapter, at) =>
      [...chapter.matchAll(/^- \*\*\d+\.\d+\*\* /gm)].map((_, paragraph) => `${at + 1}.${paragraph + 1}`),
    )
    expect(numbers).toEqual(counted)
    expect(numbers.length).toBeGreaterThan(200)
  })

  test('that are referred to exist', () => {
    const referred = all(/(?<![\d.*])(\d+\.\d+)(?![\d*])/g)
    expect(referred.filter((number) => !numbers.includes(number))).toEqual([])
  })
})

describe('headings', () => {
  const anchors = all(/^#+ (.+)$/gm).map(anchor)

  test('have anchors of their own', () => {
    expect(new Set(anchors).size).toBe(anchors.length)
  })

  test('that are linked to exist', () => {
    const links = all(/\]\(([^)]*)\)/g)
    expect(links.filter((link) => !link.startsWith('#') || !anchors.includes(link.slice(1)))).toEqual([])
    expect(links.length).toBeGreaterThan(30)
  })
})

test('each ruling is cited, and no other', () => {
  const cited = all(/\(r\. ([\d, ]+)\)/g).flatMap((list) => list.split(',').map(Number))
  expect([...new Set(cited)].toSorted((a, b) => a - b)).toEqual(RULINGS)
})

test('it is plain Markdown, without HTML', () => {
  expect(all(/(<\/?\w[^>]*>)/g)).toEqual([])
})

describe('the table of settings', () => {
  interface Row {
    readonly values: readonly string[]
    readonly usual: string
  }
  const rows: ReadonlyMap<string, Row> = new Map(
    page
      .slice(page.indexOf('## Settings'))
      .split('\n')
      .map((line) => cells(line.trim()))
      .filter(([id = '']) => id.startsWith('`'))
      .map(([id = '', , values = '', usual = '']) => [id.slice(1, -1), { values: values.split(', '), usual }]),
  )

  /** `off; puzzle-master on`: the default, then the defaults of modes that differ. */
  const defaultIn = (mode: string, { usual }: Row): string => {
    const [general = '', ...others] = usual.split('; ')
    return others.find((one) => one.startsWith(`${mode} `))?.slice(mode.length + 1) ?? general
  }

  const options = [...game.modes.values()].flatMap((mode) => mode.options.map((option) => [mode.id, option] as const))

  test.each(options.map(([mode, option]) => [mode, option.id, option] as const))('%s: %s', (mode, id, option) => {
    const row = rows.get(id)
    expect(row, `no row for ${id}`).toBeDefined()
    if (!row) return
    expect(defaultIn(mode, row)).toBe(String(option.default))
    expect(option.values.map(String).filter((value) => !row.values.includes(value))).toEqual([])
  })

  test('names no setting that no mode has, and no value that no mode takes', () => {
    const known = new Map<string, Set<string>>()
    for (const [, { id, values }] of options) {
      const seen = known.get(id) ?? new Set()
      known.set(id, new Set([...seen, ...values.map(String)]))
    }
    expect([...rows.keys()].toSorted()).toEqual([...known.keys()].toSorted())
    for (const [id, { values }] of rows) expect(values.toSorted(), id).toEqual([...(known.get(id) ?? [])].toSorted())
  })
})

test('the table of rats decks is the one that is played with', () => {
  const rows = page.split('\n').map((line) => cells(line.trim()))
  for (const [difficulty, deck] of Object.entries(RATS))
    expect(rows.find(([name]) => name === difficulty)?.slice(1)).toEqual(Object.values(deck).map(String))
})

describe('the examples', () => {
  test('6.10 and 6.11: G01 is completed for nothing, G06 costs a maple captain, a third Knight a phoenix spy as well', () => {
    const s = situation({
      board: { BS: 'De/Ls', AO: 'My/Ls' },
      courts: [{ knights: 1, wizards: 1, hand: ['G01'] }],
    })
    s.do(flip('BS'), slide('AO', 'LO'), complete('G01', 'BS', 'LO'))
    expect(s.tokens(0)).toEqual([0, 0])
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G01'])
    const third = situation({
      board: { BT: 'Dc/Me', KT: 'Pe/Ds' },
      courts: [{ completed: { knight: ['G01', 'G06'] }, retained: ['Mc/Ps', 'Py/Le'], hand: ['G08'] }],
    })
    third.do(complete('G08', 'BT', 'KT', 'Mc', 'Py'))
    expect(third.court(0).retained).toEqual([])
  })

  test('7.13 to 7.15: three Kings, eleven points, three Knights and a Wizard a turn; a token and a task over the limit', () => {
    const rich = {
      completed: { knight: ['G01', 'G03', 'G06'], king: ['P01'], ploy: ['M01', 'M02'] },
      hand: ['G25', 'G26', 'P02', 'M03'],
      retained: ['Ls/De', 'Ls/Dy'],
    }
    const s = situation({ courts: [{ ...rich, knights: 1 }], turn: { step: 'muster' } })
    expect(courtPointsOf(s.state, s.court(0)).total).toBe(11)
    expect(s.tokens(0)).toEqual([4, 1])
    s.do(endWork)
    expect(s.tokens(0)).toEqual([3, 1])
    s.do(discard('M03'))
    expect(s.seat).toBe(1)
    const woken = { ...rich, completed: { ...rich.completed, king: ['P01', 'P02'] }, hand: [] }
    const four = situation({ courts: [woken] })
    expect(courtPointsOf(four.state, four.court(0)).total).toBe(15)
  })
})

test('2.9 says which halves leave the faction or the role free, and so do the cards', () => {
  const exactHalves = (letters: string): string =>
    TASKS.filter(({ id }) => id.replace(/\d+$/, '') === letters)
      .map(({ left, right }) => [left, right].map(({ faction, role }) => faction >= 0 && role >= 0).join())
      .filter((halves, index, all) => all.indexOf(halves) === index)
      .join(' or ')
  expect(['G', 'P', 'M', 'KW'].map(exactHalves)).toEqual(['false,false', 'true,false', 'true,true', 'true,false'])
  const [, text = ''] = /\*\*2\.9\*\* ((?:.|\n {2})*)/.exec(page) ?? []
  expect(text.replaceAll('\n  ', ' ')).toMatch(
    /Guild tasks leave one free on both sides, Power tasks on the right side, Machinations name all\. The four Knight-Wizard cards of the Guild deck name both on the left side\.$/,
  )
})
