/** Balance of CastleScape: facts of a game, and figures that follow from them by hand. */
import { describe, expect, test } from 'vitest'
import {
  type GuildFacts,
  playStudyGame,
  type StudyGameFacts,
} from '../../src/cli/castlescape/selfplay/balance/playStudyGame.ts'
import { reportText } from '../../src/cli/castlescape/selfplay/balance/report.ts'
import { STUDIES } from '../../src/cli/castlescape/selfplay/balance/studies.ts'
import type { Study } from '../../src/cli/selfplay/balance/study.ts'
import { NIGHTLY } from '../nightly.ts'

const studyOf = (id: string): Study => STUDIES.find((study) => study.id === id) as Study
const TWO = studyOf('castlescape-2')

const guild = (rank: number, total: number, more: Partial<GuildFacts> = {}): GuildFacts => ({
  rank,
  score: { renown: total, contracts: 0, cards: 0, corruption: 0, total },
  gained: [],
  contracts: [],
  fulfilled: [],
  goals: [],
  follies: { lapsed: 0, gift: 0, lastBuy: 0, earlyPost: 0, paidPost: 0, idlePost: 0 },
  ...more,
})
const gameOf = (n: number, first: number, guilds: readonly GuildFacts[]): StudyGameFacts => ({
  n,
  first,
  turns: 20 + 2 * n,
  endedBy: n === 0 ? 'deck' : 'quarry',
  openGoals: ['the-watch', 'two-courts', 'great-yard'],
  halfTime: guilds.map((_, seat) => (n === 2 ? 3 : 5 - seat)),
  guilds,
  ms: 500,
})

describe('figures', () => {
  // Who begins wins, loses and shares; the winners of the first two games are both seats.
  const games = [
    gameOf(0, 1, [guild(2, 10), guild(1, 30, { gained: ['ramparts', 'ramparts'], goals: ['the-watch'] })]),
    gameOf(1, 1, [guild(1, 22, { contracts: ['levy'], fulfilled: ['levy'] }), guild(2, 20)]),
    gameOf(2, 0, [guild(1, 16, { contracts: ['levy'] }), guild(1, 16)]),
  ]
  const text = reportText([
    { study: TWO, games },
    { study: studyOf('castlescape-3'), games: [] },
  ])
  const row = (start: string, table = 0): readonly string[] =>
    (text.split('\n').filter((line) => line.startsWith(`| ${start} |`))[table] ?? '').split(' | ')

  test('who begins is counted by turns, not by seats', () => {
    expect([row('two: first')[2], row('two: second')[2]].map((cell) => cell?.slice(0, 4))).toEqual(['50.0', '50.0'])
    // 30, 20 and 16 points; 10, 22 and 16.
    expect([row('two: first')[4], row('two: second')[4]].map((cell) => cell?.slice(0, 4))).toEqual(['22.0', '16.0'])
  })

  test('lengths, in turns of each', () => {
    expect(row('two').slice(2)).toEqual(['inside', '10.0', '11.0', '12.0', '2', '1', '0', '0 |'])
  })

  test('whoever is ahead alone at half time', () => {
    // The first seat, in two games, of which it loses one; in the third both have 3.
    expect(row('two', 1).slice(1)).toEqual(['2', '50.0 (9.5–90.5)', 'open |'])
  })

  // One of three the-watch is claimed, of 3 Renown: ten bring 10, and two-courts and great-yard nothing. Half of the
  // mean, 1.7, is below the interval of the-watch (1.8–23.8). Of two levies, of 4 Renown, one is met.
  test('cards, Contracts and Goals, also those that nobody had', () => {
    // Two copies for six guilds; one of four winners has some, none of the two others.
    expect(
      row('ramparts')
        .slice(1)
        .map((cell) => cell.split(' ')[0]),
    ).toEqual(['0.33', '25.0', '0.0'])
    expect(row('press-gang')[1]).toBe('0.00')
    expect(
      row('levy')
        .slice(1)
        .map((cell) => cell.split(' ')[0]),
    ).toEqual(['2', '50.0', '100.0', '20.0', 'open'])
    expect(row('outpost').slice(1)).toEqual(['0', '–', '–', '–', 'open |'])
    expect(
      row('the-watch')
        .slice(1)
        .map((cell) => cell.split(' ')[0]),
    ).toEqual(['3', '33.3', '10.0', 'inside'])
    // Nobody claimed it; of ten of it, 11.2 Renown at most, where half of the mean is 1.7.
    expect(row('two-courts').slice(2)).toEqual(['0.0 (0.0–56.2)', '0.0 (0.0–11.2)', 'open |'])
  })

  test('a study that was not played has no row, and without games of two there is nothing about cards', () => {
    expect(text).not.toContain('three: first')
    expect(reportText([{ study: studyOf('castlescape-3'), games: [] }])).not.toContain('ramparts')
  })
})

/** That the same number is the same game, the ladder's test says in every run. */
test('the facts of a game are consistent, and at night the same number is the same game', () => {
  const { ms, ...game } = playStudyGame(TWO, 1)
  if (NIGHTLY) expect(playStudyGame(TWO, 1)).toEqual({ ...game, ms: expect.any(Number) })
  expect(ms).toBeGreaterThan(0)
  expect(game.guilds.map(({ contracts }) => contracts.length >= 2)).toEqual([true, true])
  expect(game.openGoals).toHaveLength(3)
  expect(Math.min(...game.guilds.map(({ rank }) => rank))).toBe(1)
})
