import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type CourtFacts,
  playStudyGame,
  type StudyGameFacts,
} from '../../src/cli/blackstone/selfplay/balance/playStudyGame.ts'
import { chartSvg, type ReportChart } from '../../src/cli/blackstone/selfplay/balance/report/chart.ts'
import { amountText, reportSections } from '../../src/cli/blackstone/selfplay/balance/report/report.ts'
import {
  type StudyGames,
  sectionMarkdown,
  studyName,
} from '../../src/cli/blackstone/selfplay/balance/report/section.ts'
import { longestStuck } from '../../src/cli/blackstone/selfplay/balance/report/stuckHandsSection.ts'
import { STUDIES } from '../../src/cli/blackstone/selfplay/balance/studies.ts'
import { playBlackstoneMatch } from '../../src/cli/blackstone/selfplay/blackstoneMatch.ts'
import { createQuickPlayer } from '../../src/cli/blackstone/selfplay/quickPlayer.ts'
import { simplePlayer } from '../../src/cli/blackstone/selfplay/simplePlayer.ts'
import { playoutOfTable } from '../../src/cli/playoutOfTable.ts'
import { averageOf, estimateText, intervalVerdict, shareOf } from '../../src/cli/selfplay/balance/estimate.ts'
import { openGameCache } from '../../src/cli/selfplay/balance/gameCache.ts'
import { missingGames } from '../../src/cli/selfplay/balance/playMissingStudyGames.ts'
import type { Study } from '../../src/cli/selfplay/balance/study.ts'
import { percentile } from '../../src/cli/statistics.ts'
import { metricValues } from '../../src/games/blackstone/insight/metric.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { tableOf } from './cli.ts'

const studyOf = (id: string): Study => STUDIES.find((study) => study.id === id) as Study
const TWO_SEAT_STUDY = studyOf('kings-quest-2')

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
const gameOf = (n: number, first: number, courts: readonly CourtFacts[]): StudyGameFacts => ({
  n,
  first,
  rounds: 10 + n,
  decidedBy: 'points',
  courts,
  ms: 30_000,
})

describe('figures', () => {
  test('an average and how sure it is', () => {
    // 1, 2, 3: the variance is 1, so 1.96·√(1/3) = 1.1316 on either side of 2.
    const { mean, low, high } = averageOf([1, 2, 3])
    expect([mean, low, high].map((one) => one.toFixed(3))).toEqual(['2.000', '0.868', '3.132'])
    expect(estimateText(averageOf([]))).toBe('–')
    expect(estimateText({ mean: 0, low: -1e-12, high: 0, games: 1 })).toBe('0.0 (0.0–0.0)')
  })

  test.each([
    [0, 1],
    [10, 1],
    [50, 5],
    [90, 9],
    [100, 10],
  ])('%i in a hundred of ten numbers are no more than %i', (percent, number) => {
    expect(percentile([10, 9, 8, 7, 6, 5, 4, 3, 2, 1], percent)).toBe(number)
  })

  test('a share is outside only when all of its interval is', () => {
    const shares = (won: number, games: number) => shareOf(Array.from({ length: games }, (_, n) => (n < won ? 1 : 0)))
    // Wilson: 50 of 100 is 40.4 to 59.6; 1,000 of 2,000 is 47.8 to 52.2; 80 of 100 is 71.1 to 86.7.
    expect(estimateText(shares(50, 100))).toBe('50.0 (40.4–59.6)')
    expect(intervalVerdict(shares(50, 100), [45, 55])).toBe('open')
    expect(intervalVerdict(shares(1000, 2000), [45, 55])).toBe('inside')
    expect(intervalVerdict(shares(80, 100), [45, 55])).toBe('outside')
    expect(intervalVerdict(shares(20, 100), [45, 55])).toBe('outside')
  })
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

describe('cached games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'balance-'))
  const before = process.cwd()
  afterEach(() => process.chdir(before))

  test('a run goes on where the last one ended, with all studies in step; another program begins anew', () => {
    process.chdir(folder)
    for (const program of ['one', 'other']) writeFileSync(program, program)
    const many = { ...TWO_SEAT_STUDY, games: 4 }
    const few = { ...studyOf('solo-1-hard'), games: 2 }
    const cache = openGameCache('one')
    cache.add(many, gameOf(2, 0, []))
    cache.add(many, gameOf(0, 0, []))
    cache.add(many, gameOf(9, 0, []))
    expect(openGameCache('one').gamesOf(many)).toEqual([gameOf(0, 0, []), gameOf(2, 0, [])])
    expect(missingGames([many, few], openGameCache('one')).map(({ study, n }) => [study.id, n])).toEqual([
      ['solo-1-hard', 0],
      ['kings-quest-2', 1],
      ['solo-1-hard', 1],
      ['kings-quest-2', 3],
    ])
    expect(openGameCache('other').gamesOf(many)).toEqual([])
  })
})

describe('the quick level', () => {
  const withoutTime = ({ ms: _, ...facts }: StudyGameFacts) => facts

  test('the same number gives the same game, and its facts are consistent', () => {
    const facts = playStudyGame(TWO_SEAT_STUDY, 0)
    expect(withoutTime(playStudyGame(TWO_SEAT_STUDY, 0))).toEqual(withoutTime(facts))
    expect(facts.decidedBy).not.toBe('unfinished')
    for (const { measured, points, tasks, turns } of facts.courts) {
      expect(points.knight + points.wizard + points.king + points.ploy).toBe(measured)
      expect(tasks.king.every((id) => id.startsWith('P'))).toBe(true)
      expect(tasks.ploy.every((id) => id.startsWith('M'))).toBe(true)
      // One completion a turn but for Hester's, and one more by intrigue: not more tasks than that.
      expect(Object.values(tasks).flat().length).toBeLessThanOrEqual(2 * turns.length + 1)
      expect([facts.rounds - 1, facts.rounds]).toContain(turns.length)
    }
    expect(new Set(facts.courts.map(({ family }) => family)).size).toBe(2)
  })

  test('reaches more points than the simple player, at either seat with the same cards', async () => {
    const options = { families: 'off', intrigue: 'off' }
    let ahead = 0
    for (const seed of ['castle', 'tower'])
      for (const seat of [0, 1]) {
        const players = [0, 1].map((one) => (one === seat ? createQuickPlayer() : simplePlayer))
        const table = await tableOf({ mode: 'kings-quest', seats: 2, options, seed })
        const points = metricValues(playBlackstoneMatch(playoutOfTable(table), players, numbersFrom(1)).end.state)
        ahead += (points[seat] ?? 0) - (points[1 - seat] ?? 0)
      }

    expect(ahead).toBeGreaterThan(0)
  })
})

test('the document has a place for the figures, and its charts exist', () => {
  const document = readFileSync('docs/balance.md', 'utf8')
  expect(document).toMatch(/<!-- figures -->[\s\S]*<!-- end -->/)
  for (const [, name] of document.matchAll(/\]\(balance\/(\w+)\.svg\)/g))
    expect(readFileSync(`docs/balance/${name}.svg`, 'utf8')).toContain('</svg>')
})
