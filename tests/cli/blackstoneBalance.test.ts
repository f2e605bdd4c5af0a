import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { CourtFacts } from '../../src/cli/blackstone/selfplay/balance/playStudyGame.ts'
import { chartSvg, type ReportChart } from '../../src/cli/blackstone/selfplay/balance/report/chart.ts'
import { amountText, reportSections } from '../../src/cli/blackstone/selfplay/balance/report/report.ts'
import {
  type StudyGames,
  sectionMarkdown,
  studyName,
} from '../../src/cli/blackstone/selfplay/balance/report/section.ts'
import { longestStuck } from '../../src/cli/blackstone/selfplay/balance/report/stuckHandsSection.ts'
import { STUDIES } from '../../src/cli/blackstone/selfplay/balance/studies.ts'
import { gameOf, studyOf, TWO_SEAT_STUDY } from './blackstoneStudyGames.ts'

const NOTHING = { knight: 0, wizard: 0, king: 0, ploy: 0 }
const court = (rank: number, family: string | null, more: Partial<CourtFacts> = {}): CourtFacts => ({
  rank,
  family,
  measured: rank === 1 ? 21 : 12,
  points: NOTHING,
  tasks: { knight: [], wizard: [], king: [], ploy: [] },
  dogs: 0,
  turns: [],
  ...more,
})

describe('stuck hands', () => {
  const stuck = { isDone: false, beganFull: true, endedFull: true, isSame: true }
  const done = { ...stuck, isDone: true }
  const other = { ...stuck, isSame: false }
  const thin = { ...stuck, beganFull: false }

  test.each([
    [[stuck, stuck, done, stuck, stuck, stuck], 3],
    [[stuck, other, stuck, thin, stuck, stuck], 2],
    [[done, other, thin], 0],
    [[], 0],
  ])('turns in a row, line %#', (turns, longest) => {
    expect(longestStuck(turns)).toBe(longest)
  })
})

describe('a chart', () => {
  const chart: ReportChart = {
    name: 'even',
    title: 'A & B',
    bars: [{ label: 'first', figure: { mean: 50, low: 0, high: 130 }, wanted: [45, 55] }],
    from: 0,
    to: 100,
    step: 50,
  }

  test('lays figures from 316 to 776, none beyond its ends, and says its title', () => {
    const svg = chartSvg(chart)
    // Half of the way: 316 + 460/2. The interval ends where the chart does.
    expect(svg).toContain('cx="546"')
    expect(svg).toContain('M316 48H776')
    expect(svg).toContain('aria-label="A &amp; B"')
    expect(svg.match(/>(0|50|100)<\/text>/g)).toHaveLength(3)
  })

  test('brings its own ground for either theme', () => {
    const [light = '', dark = ''] = chartSvg(chart).split('@media(prefers-color-scheme:dark)')
    for (const part of [light, dark]) expect(part).toMatch(/text\{[^}]*fill:#.*\.ground\{fill:#/)
  })
})

describe('the report', () => {
  const table = (title: string, played: readonly StudyGames[]) =>
    reportSections(played).find((section) => section.title === title)?.tables[0]?.rows ?? []

  // The second seat began twice and the first once; the first seat wins, wins, shares.
  const games = [
    gameOf(0, 1, [court(1, 'keygriff'), court(2, 'corwin')]),
    gameOf(1, 0, [court(1, 'corwin'), court(2, 'hester')]),
    gameOf(2, 1, [court(1, 'keygriff'), court(1, 'hester')]),
  ]
  const played = [{ study: TWO_SEAT_STUDY, games }]

  test('who begins is counted by turns, not by seats', () => {
    // The seat that began lost, won and shared: 1.5 of 3, and so did the other.
    const [first = [], second = []] = table('Who begins', played)
    expect([first[2], second[2]].map((cell) => cell?.slice(0, 4))).toEqual(['50.0', '50.0'])
    // It has 12, 21 and 21 points, the other 21, 12 and 21.
    expect(first[4]).toMatch(/^18\.0/)
  })

  test.each([
    ['wizards-quest', "Wizard's Quest", { evenStart: 'on' }],
    ['queens-quest', "Queen's Quest", { evenStart: 'on' }],
    ['kings-quest', "King's Quest", { evenFamilies: 'on' }],
  ])(
    '%s is reported as in the box and with the option that makes it even, for each number of seats',
    (mode, name, on) => {
      const studies = STUDIES.filter((study) => study.mode === mode)
      const labels = studies.map((study) => studyName(study).replace(`${name}, `, ''))
      expect(labels).toEqual(['for two', 'even, for two', 'for three', 'even, for three', 'for four', 'even, for four'])
      expect(studies.map(({ options }) => options)).toEqual([{}, on, {}, on, {}, on])
      expect(new Set(studies.map(({ id }) => id)).size).toBe(6)
    },
  )

  test('families, the best first', () => {
    const rows = table('Families', played).map((row) => [row[0], row[1], row[2]?.split(' ')[0]])
    expect(rows).toEqual([
      ['Keygriff', '2', '75.0'],
      ['Corwin', '2', '50.0'],
      ['Hester', '2', '25.0'],
    ])
  })

  test('families are listed with and without even families; points by type are of the game as in the box', () => {
    const even = { study: studyOf('kings-quest-2-evenFamilies'), games: games.slice(0, 2) }
    const rows = table('Families', [...played, even]).map((row) => [row[0], row[1], row[4]?.split(' ')[0]])
    expect(rows).toEqual([
      ['Keygriff', '2', '100.0'],
      ['Corwin', '2', '50.0'],
      ['Hester', '2', '0.0'],
    ])
    expect([played, [even]].map((studies) => table('Points by type of card', studies).length)).toEqual([2, 0])
  })

  test('rounds and what decided', () => {
    expect(table('Length', played)[0]?.slice(3)).toEqual(['10', '10', '11', '12', '12', '0.0 (0.0–0.0)', 'points 3'])
  })

  test('tasks against those of the same deck and points', () => {
    // Guild tasks of two points: sixteen. G03 is completed in two games of three, the others in none: 66.7/16 on
    // average.
    const courtWithG03 = court(1, 'keygriff', { tasks: { knight: ['G03'], wizard: [], king: [], ploy: [] } })
    const threeGames = [courtWithG03, courtWithG03, court(1, 'keygriff')].map((one, n) =>
      gameOf(n, 0, [one, court(2, 'hester')]),
    )
    const row = table('Single tasks', [{ study: TWO_SEAT_STUDY, games: threeGames }])[1]
    expect(row?.slice(0, 4)).toEqual(['guild', '2', '16', '4.2'])
    expect(row?.[5]).toMatch(/^G03: 66\.7 /)
    // Wilson, 2 of 3: 20.8 to 93.9; 0 of 3: 0 to 56.2.
    expect(row?.[6]).toBe('1')
  })

  test('the time for all games is estimated from the played ones', () => {
    // Three games of half a minute each: 2,000 would take 1,000 minutes, half of that on two cores.
    expect(amountText(played)).toContain('in 2 minutes of processor time; all would take about 500 minutes')
  })

  test('every section is a heading, text and tables whose rows are as long as their heads', () => {
    for (const section of reportSections(played)) {
      for (const { head, rows } of section.tables) for (const row of rows) expect(row).toHaveLength(head.length)
      expect(sectionMarkdown(section)).toMatch(new RegExp(`^### ${section.title}\n\n`))
    }
  })
})

test('the document has a place for the figures, and its charts exist', () => {
  const document = readFileSync('docs/balance.md', 'utf8')
  expect(document).toMatch(/<!-- figures -->[\s\S]*<!-- end -->/)
  for (const [, name] of document.matchAll(/\]\(balance\/(\w+)\.svg\)/g))
    expect(readFileSync(`docs/balance/${name}.svg`, 'utf8')).toContain('</svg>')
})
