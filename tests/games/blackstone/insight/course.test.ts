/** The course of a game: rounds, facts, and any moment of it again. */
import { expect, test } from 'vitest'
import { game } from '../../../../src/games/blackstone/index.ts'
import { beginCourse, type Course, factsOf, goOn } from '../../../../src/games/blackstone/insight/course.ts'
import { decisionOf } from '../../../../src/games/blackstone/insight/decision.ts'
import { isKey, rewinder } from '../../../../src/games/blackstone/insight/rewind.ts'
import { sharesOf } from '../../../../src/games/blackstone/insight/shares.ts'
import { type Stage, stages } from '../../../../src/games/blackstone/insight/stages.ts'
import { goalIn, measured, yardstickOf } from '../../../../src/games/blackstone/insight/yardstick.ts'
import { totalOf } from '../../../../src/games/blackstone/rules/court.ts'
import { setPoints } from '../../../../src/games/blackstone/rules/quest/sets.ts'
import { writeOut } from '../../../../src/kernel/options.ts'
import { EMPTY_VAULT, viewOf } from '../../../../src/kernel/vault.ts'
import { type PlayedOut, playedOut } from '../playedOut.ts'
import { value } from '../situation.ts'

const kings = playedOut({ mode: 'kings-quest', seats: 3, options: { maxRounds: 10, families: 'off', intrigue: 'off' } })
const courseOf = ({ table, deeds }: PlayedOut): Course => {
  const all = [...stages(game, table, deeds)]
  return all.reduce(goOn, beginCourse((all[0] as Stage).state))
}

test('the stages of a game lead to its end, one for each deed', () => {
  const all = [...stages(game, kings.table, kings.deeds)]
  expect(all.map(({ done }) => done)).toEqual(Array.from({ length: kings.deeds.length + 1 }, (_, done) => done))
  expect(all.at(-1)?.state).toEqual(kings.state)
  const [, , third] = all
  expect([...stages(game, kings.table, kings.deeds, third)].at(-1)?.state).toEqual(kings.state)
})

test('any moment of a game comes again, wherever one looks from', () => {
  const all = [...stages(game, kings.table, kings.deeds)]
  const [first, ...keys] = all.filter(isKey) as [Stage, ...Stage[]]
  const stateAt = rewinder(game, kings.table, kings.deeds, [first, ...keys])
  for (const done of [0, 40, 41, 42, 3, 16, 15, 17, 33, kings.deeds.length, 0, 31])
    expect(stateAt(done), `after ${done}`).toEqual(all[done]?.state)
})

test('each round has what the courts had when it ended', () => {
  const { rounds } = courseOf(kings)
  expect(rounds.map(({ round }) => round)).toEqual(Array.from({ length: kings.state.round }, (_, at) => at + 1))
  expect(rounds.at(-1)?.values).toEqual(kings.state.courts.map((court) => totalOf(kings.state, court)))
  for (const { values } of rounds) expect(values).toHaveLength(3)
})

test('deeds are counted for whoever did them', () => {
  const { counts } = courseOf(kings)
  const done = (kind: string, seat: number) =>
    kings.deeds.filter((deed) => deed.kind === 'seat' && deed.seat === seat && deed.action.kind === kind).length
  expect(counts.swapped).toEqual([0, 1, 2].map((seat) => done('swap', seat)))
  expect(counts.flipped).toEqual([0, 1, 2].map((seat) => done('flip', seat)))
  expect(counts.slid.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
})

const bare = beginCourse(kings.state)
const round = (at: number, leader: number | null) => ({ round: at, values: [0, 0, 0], rats: 0, leader })

test('facts are told only where they are facts, and of one player only where nobody else did as much', () => {
  expect(factsOf(bare)).toEqual([])
  const course: Course = {
    ...bare,
    rounds: [round(1, null), round(2, 0), round(3, 1), round(4, null), round(5, 1), round(6, 0)],
    counts: { ...bare.counts, swapped: [2, 5, 1], slid: [3, 3, 0], retained: [1, 1, 0] },
    bestTurn: { seat: 2, count: 2 },
  }
  expect(factsOf(course)).toEqual([
    { id: 'lead', count: 2, seat: null },
    { id: 'slid', count: 6, seat: null },
    { id: 'bestTurn', seat: 2, count: 2 },
    { id: 'retained', count: 2, seat: null },
  ])
})

test.each([
  ['kings-quest', 2, 'points', 21],
  ['advanced', 2, 'points', 30],
  ['coop', 2, 'points', 50],
  ['solo', 1, 'points', 28],
  ['queens-quest', 3, 'sets', null],
  ['wizards-quest', 2, 'vassals', 0],
  ['first-edition', 2, 'machinations', 3],
  ['puzzle-master', 2, 'formation', null],
] as const)('%s is measured by what it is about', (mode, seats, yardstick, goal) => {
  const state = value(
    game.setup({ mode, seats, options: writeOut(game.modes.get(mode) ?? ({ options: [] } as never), {}) }),
  )
  expect(yardstickOf(state)).toBe(yardstick)
  expect(goalIn(state)).toBe(goal)
})

test('[96] [98] [99] the parts of each result add up to it, and what decided is what the ranks say', () => {
  for (const [mode, seats] of [
    ['queens-quest', 3],
    ['wizards-quest', 3],
    ['first-edition', 2],
  ] as const) {
    const { state } = playedOut({ mode, seats, options: { maxRounds: 10 } })
    const shares = sharesOf(state)
    const sums = shares.map(({ parts }) => parts.reduce((sum, { value: one }) => sum + one, 0))
    if (mode === 'queens-quest') expect(sums).toEqual(state.courts.map((court) => setPoints(state, court)))
    if (mode === 'wizards-quest') expect(sums).toEqual(state.courts.map(({ vassals = [] }) => vassals.length))
    expect(shares.map(({ total }) => total)).toEqual(measured(state))
    const best = state.outcome?.ranks.indexOf(1) ?? -1
    const decided = decisionOf(state)
    expect(decided?.by, mode).toBe(state.outcome?.decidedBy)
    if (decided?.isPlain) expect(decided.best).toBe(measured(state)[best])
    expect(decided?.level).toBe(measured(state)[best])
  }
})

test('nothing that a seat alone knows is in a stage', () => {
  const { table, deeds } = playedOut({ mode: 'kings-quest', seats: 2, options: { openHands: 'off' }, most: 60 })
  for (const { state } of stages(game, table, deeds))
    for (const court of state.courts)
      for (const slot of court.hand) expect(game.sceneOf(viewOf(state, null, EMPTY_VAULT)).know(slot)).toBeLessThan(0)
})
