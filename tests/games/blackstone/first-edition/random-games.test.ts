/** Properties of every game of the First Edition, however it is played. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { game } from '#src/games/blackstone/game.ts'
import { formatAction, parseAction } from '#src/games/blackstone/notation/actionNotation.ts'
import { writePosition } from '#src/games/blackstone/notation/position/writePosition.ts'
import type { PositionDocument } from '#src/games/blackstone/position/positionSchema.ts'
import { hashOf } from '#src/kernel/hash64.ts'
import { expectSame } from '../../../expectSame.ts'
import { ofMany } from '../../../nightly.ts'
import { findMisplacedCards } from '../findMisplacedCards.ts'
import { randomWalk } from '../notation/randomWalk.ts'
import { play } from '../playAndRecord.ts'
import { diligent, mixed } from '../players.ts'
import { newGame, type Situation, situation, value, type Zones } from '../testTable.ts'
import { firstEdition } from './firstEditionSituation.ts'

const MODE = 'first-edition'
const games = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.record({
    wildVassals: fc.constantFrom('on', 'off'),
    tokens: fc.constantFrom('unlimited', 'finite'),
    openHands: fc.constantFrom('on', 'off'),
    maxRounds: fc.constantFrom(0, 20),
  }),
  seed: fc.integer({ min: 1, max: 2 ** 30 }),
})

test('every legal action is taken, is read back from its text and as data, and changes a copy in place to the same bytes', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(games, ({ seats, options, seed }) => {
      for (const s of randomWalk(MODE, seats, options, seed, 80)) {
        const scene = s.scene
        const before = hashOf(s.state)
        const texts = s.legal.map((action) => formatAction(scene, action))
        expect(new Set(texts).size).toBe(texts.length)
        for (const [i, action] of s.legal.entries()) {
          seen.add(action.kind)
          expectSame(value(parseAction(scene, texts[i] ?? '')), action)
          expectSame(value(game.parseAction(JSON.parse(JSON.stringify(action)))), action)
          const draft = game.copy(s.state)
          game.mutate(draft, s.seatMove(action))
          expectSame(value(game.apply(s.state, s.seatMove(action))).state, draft)
        }
        expect(hashOf(s.state)).toBe(before)
      }
    }),
    { numRuns: ofMany(3, 5), seed: 8 },
  )
  expect([...seen]).toEqual(expect.arrayContaining(['decks', 'guard', 'unguard', 'draw', 'discard', 'retain', 'swap']))
})

test('two decks are read in either order and written in one', () => {
  const s = newGame(MODE, 2, { first: 0 })
  s.do({ kind: 'pile', pile: 0 }, { kind: 'pile', pile: 1 })
  const scene = s.scene
  const read = value(parseAction(scene, 'decks M,K'))
  expect(read).toEqual({ kind: 'decks', decks: ['knight', 'machination'] })
  expect([formatAction(scene, read), value(parseAction(scene, 'decks K,M'))]).toEqual(['decks K,M', read])
})

/** Few cards are left: piles and decks are shuffled again and again. */
const SCARCE: Zones = {
  board: { BS: 'Ls/De', AS: 'Ly/Ms', KS: 'Py/Mc', BT: 'Lc/Dy', AO: 'L*/*s', CO: 'Mc/Ls', LN: 'Dc/Me', KE: 'My/Le' },
  piles: [{ count: 2 }, { count: 1 }],
  decks: { knight: { count: 1 }, wizard: { count: 1 }, power: { count: 2 }, machination: { count: 1 } },
  courts: [
    { knights: 2, wizards: 2, hand: ['knight', 'machination'] },
    { knights: 2, wizards: 2, completed: { ploy: ['M01'] } },
  ],
}

describe('at every moment of whole games', () => {
  const begun = [
    [2, 1],
    [3, 2],
    [4, 3],
  ].map(([seats = 2, seed = 1]) => [`${seats} seats`, () => newGame(MODE, seats, {}, seed), seed] as const)
  const all = [...begun, ...[4, 5].map((seed) => ['scarce', () => firstEdition(SCARCE, seed), seed] as const)]

  test.each(all)('%s: cards lie once, guards stand on the board, tokens are not owed', (_, begin, seed) => {
    const s = play(begin(), mixed, seed, 300, (now) => {
      const { state } = now
      expectSame(findMisplacedCards(state, now.vault), [])
      for (const slot of state.guards ?? []) expect(state.board).toContain(slot)
      for (const { knights, wizards } of state.courts) expect(Math.min(knights, wizards)).toBeGreaterThanOrEqual(0)
      if (state.todo.at(-1)?.do === 'work') expect(state.marked.length).toBe(state.completions * 2)
    })
    const eventKinds = new Set(s.events.map(({ kind }) => kind))
    expect([...eventKinds]).toEqual(expect.arrayContaining(['guarded', 'kept', 'completed', 'discarded', 'refilled']))
  })

  test.each(all)('[B22] [B145] %s: whoever has just ended a turn is within the seven limits', (_, begin, seed) => {
    let checked = 0
    play(begin(), mixed, seed + 10, 250, ({ state, events }) => {
      const ended = events.findLast(({ kind }) => kind === 'turnEnded')
      if (state.todo.at(-1)?.do !== 'work' || ended?.kind !== 'turnEnded' || ended.seat === state.seat) return
      const { knights, wizards, hand, retained, stacks } = state.courts[ended.seat] as (typeof state.courts)[number]
      const cards = [
        hand.length,
        retained.length,
        stacks.knight.length + 1,
        stacks.wizard.length + 1,
        stacks.ploy.length,
      ]
      expect(Math.max(knights, wizards, ...cards)).toBeLessThanOrEqual(2 + stacks.king.length)
      checked++
    })
    expect(checked).toBeGreaterThan(20)
  })
})

test('[B144] diligent players end the game by three Machinations, after equal turns', () => {
  for (const seats of [2, 3, 4]) {
    const s = play(newGame(MODE, seats, { maxRounds: 0 }, seats), diligent, seats, 6000)
    expect(Math.max(...s.state.courts.map(({ stacks }) => stacks.ploy.length))).toBeGreaterThanOrEqual(3)
    const ended = s.events.flatMap((event) => (event.kind === 'turnEnded' ? [event.seat] : []))
    expect(ended.length % seats).toBe(0)
    expect(s.outcome?.ranks).toContain(1)
  }
})

describe('a position written in the middle of a game', () => {
  const written = (s: Situation): PositionDocument => writePosition(s.scene, ['Ann', 'Ben'])
  const texts = (s: Situation) => s.legal.map((action) => formatAction(s.scene, action)).toSorted()

  const compared = (here: Situation, seed: number): string | undefined => {
    const step = here.state.todo.at(-1)
    const isBegun = step?.do !== 'decks' || step.why === 'reward'
    if (!isBegun || !['work', 'drop', 'keep', 'decks'].includes(step?.do ?? '')) return undefined
    const { format: _f, version: _v, ...zones } = written(here)
    const reread = situation(zones, seed)
    expectSame(written(reread), written(here))
    expectSame(texts(reread), texts(here))
    return step?.do
  }

  test.each(ofMany([1], [1, 2]))(
    'seed %i, is the same when it is read: table, hidden cards and what is legal',
    (seed) => {
      const seen: (string | undefined)[] = []
      play(newGame(MODE, 2, {}, seed), mixed, seed, 250, (s) => {
        if (!s.outcome) seen.push(compared(s, seed + 1))
      })
      expect(seen.length).toBeGreaterThan(100)
      expect(seen).toEqual(expect.arrayContaining(['decks', 'drop', 'keep', 'work']))
    },
  )
})
