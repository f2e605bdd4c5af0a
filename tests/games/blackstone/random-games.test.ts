/**
 * Properties of every game, however it is played: seeded games of both modes with all their options, and games in which
 * cards and tokens run short.
 */

import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { kingsOf } from '#src/games/blackstone/rules/court/activeCards.ts'
import { courtPointsOf } from '#src/games/blackstone/rules/court/courtPoints.ts'
import { cardOf, STACKS, type Stack } from '../../../src/games/blackstone/cards.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { activeRats } from '../../../src/games/blackstone/rules/rats.ts'
import type { Court, State } from '../../../src/games/blackstone/state.ts'
import { taskOf } from '../../../src/games/blackstone/taskCatalogue.ts'
import { hashOf } from '../../../src/kernel/hash64.ts'
import { expectSame } from '../../expectSame.ts'
import { ofMany } from '../../nightly.ts'
import { findMisplacedCards } from './findMisplacedCards.ts'
import { type GameMoment, play, recordMoments } from './playAndRecord.ts'
import { atRandom, diligent, mixed } from './players.ts'
import { newGame, type Situation, seeded, situation, type Zones } from './testTable.ts'

// Dozens of whole games take long on a busy machine.

const onOff = fc.constantFrom('on', 'off')
const tokens = fc.constantFrom('unlimited', 'finite')
const first = fc.constantFrom('random', 0, 1)
const seed = fc.integer({ min: 1, max: 2 ** 30 })
const kingsQuest = fc.record({
  mode: fc.constant('kings-quest'),
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.record({ maxRounds: fc.constant(20), openHands: onOff, tokens, first, householdTakesVpSlot: onOff }),
  seed,
})
const puzzleMaster = fc.record({
  mode: fc.constant('puzzle-master'),
  seats: fc.constant(2),
  options: fc.record({
    rats: fc.constantFrom('normal', 'easy', 'hard'),
    adjacency: fc.constantFrom('orthogonal', 'diagonal'),
    puzzleFloor: fc.constantFrom('lose', 'playOn'),
    openHands: onOff,
    tokens,
    first,
  }),
  seed,
})
type GameStart = typeof kingsQuest | typeof puzzleMaster extends fc.Arbitrary<infer T> ? T : never
const startGame = ({ mode, seats, options, seed }: GameStart): Situation => newGame(mode, seats, options, seed)

/** Everything is nearly used up, so that piles, decks and rats are shuffled again and again. */
const SCARCE: Zones = {
  board: { BS: 'Ls/De', AS: 'Ly/Ms', KS: 'Py/Mc', BT: 'Lc/Dy', AO: 'Pe/Ds', CO: 'Mc/Ls', LN: 'Dc/Me', KE: 'My/Le' },
  piles: [{ count: 2 }, { count: 1 }],
  decks: { guild: { count: 2 }, power: { count: 1 } },
  courts: [
    { knights: 2, wizards: 2 },
    { knights: 2, wizards: 2 },
  ],
}
const scarceSituation = (mode: string, seed: number): Situation =>
  mode === 'puzzle-master'
    ? situation({ ...SCARCE, mode, options: { puzzleFloor: 'playOn' }, rats: { count: 1 } }, seed)
    : situation({ ...SCARCE, mode, decks: { ...SCARCE.decks, machination: { count: 1 } } }, seed)

/** Games that are played once and checked by every test below; they are the same on every run. */
let games: readonly (readonly GameMoment[])[] = []
beforeAll(() => {
  const starts = fc.sample(fc.oneof(kingsQuest, puzzleMaster), { numRuns: 16, seed: 20 })
  games = [
    ...starts.map((start) => recordMoments(startGame(start), mixed, start.seed, 300)),
    ...[1, 2, 3, 4].flatMap((seed) => [
      recordMoments(scarceSituation('kings-quest', seed), mixed, seed, 300),
      recordMoments(scarceSituation('puzzle-master', seed), mixed, seed, 300),
    ]),
  ]
})
const moments = (): readonly GameMoment[] => games.flat()

const stackPoints = ({ stacks }: Court, stack: Stack, state: State): readonly number[] =>
  stacks[stack].map((slot) => taskOf(state.setting, cardOf(state.cards[slot] ?? -1)).points)

/**
 * Points by a second method: the cards of a stack lie in a row behind those of the Household, and as many count as
 * there are Kings.
 */
const pointsBySecondMethod = (state: State, court: Court): number => {
  const household = state.setting.options.householdTakesVpSlot === 'off' ? [] : [0]
  const rows: Record<Stack, readonly number[]> = {
    knight: [...household, ...stackPoints(court, 'knight', state)],
    wizard: [...household, ...stackPoints(court, 'wizard', state)],
    king: [0, 0, ...stackPoints(court, 'king', state)],
    ploy: stackPoints(court, 'ploy', state),
  }
  const kings = rows.king.length
  return STACKS.flatMap((stack) => rows[stack].slice(0, kings)).reduce((sum, points) => sum + points, 0)
}
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

describe('at every moment of every game', () => {
  test('enough happens: all decks are shuffled again, upcharges are paid, dogs adopted, rats killed', () => {
    const events = games.flatMap((one) => one.at(-1)?.events ?? [])
    const shuffled = new Set(events.flatMap((event) => (event.kind === 'shuffled' ? [event.what] : [])))
    expect([...shuffled].toSorted()).toEqual(['guild', 'machination', 'power', 'rats', 'vassals'])
    const kinds = new Set(events.map(({ kind }) => kind))
    expect([...kinds]).toEqual(expect.arrayContaining(['paid', 'adopted', 'killed', 'stayedEmpty', 'returned', 'over']))
  })

  test('each card of the box lies exactly once in one zone, hidden ones under their own back', () => {
    for (const { state, vault } of moments()) expectSame(findMisplacedCards(state, vault), [])
  })

  test('[B11] tokens are never negative, and a finite supply holds twenty of each', () => {
    for (const { state } of moments()) {
      const knights = state.courts.map((court) => court.knights)
      const wizards = state.courts.map((court) => court.wizards)
      expect(Math.min(...knights, ...wizards)).toBeGreaterThanOrEqual(0)
      if (state.setting.options.tokens !== 'finite') continue
      expect(sum(knights)).toBeLessThanOrEqual(20)
      expect(sum(wizards)).toBeLessThanOrEqual(20)
    }
  })

  test('[B25] [B26] [B27] points are what a second method counts', () => {
    for (const { state } of moments())
      for (const court of state.courts)
        expectSame(courtPointsOf(state, court).total, pointsBySecondMethod(state, court))
  })

  test('[B28] points never fall', () => {
    for (const moments of games) {
      let previousTotals: readonly number[] = [0, 0, 0, 0]
      for (const { state } of moments) {
        const totals = state.courts.map((court) => courtPointsOf(state, court).total)
        totals.forEach((total, seat) => {
          if (total < (previousTotals[seat] ?? 0)) expect(total).toBeGreaterThanOrEqual(previousTotals[seat] ?? 0)
        })
        previousTotals = totals
      }
    }
  })

  test('[B45] two vassals are marked by each completion of the turn, and marks lie on vassals', () => {
    for (const { state } of moments().filter(({ state }) => state.todo.at(-1)?.do === 'work')) {
      expect(state.completions).toBeLessThanOrEqual(1)
      expect(state.marked.length).toBe(state.completions * 2)
      for (const space of state.marked) expect(state.board[space]).toBeGreaterThanOrEqual(0)
    }
  })

  test("the King's board never changes its number of vassals, the Puzzle Master's never gains one", () => {
    for (const moments of games) {
      const working = moments.filter(({ state }) => state.todo.at(-1)?.do === 'work')
      const vassalCounts = working.map(({ state }) => state.board.filter((slot) => slot >= 0).length)
      expect(vassalCounts).toEqual(vassalCounts.toSorted((a, b) => b - a))
      if (moments[0]?.state.setting.mode === 'kings-quest') expect(new Set(vassalCounts).size).toBe(1)
    }
  })

  test('[B22] [B29] whoever has just ended a turn is within the limits', () => {
    for (const { state, events } of moments()) {
      const index = events.findLastIndex(({ kind }) => kind === 'turnEnded')
      const event = events[index]
      if (event?.kind !== 'turnEnded' || events.slice(index).some(({ kind }) => kind === 'retained')) continue
      const court = state.courts[event.seat]
      if (!court || event.seat === state.seat) continue
      const { knights, wizards, hand, retained } = court
      expect(Math.max(knights, wizards, hand.length, retained.length)).toBeLessThanOrEqual(kingsOf(court))
    }
  })

  test('twelve rats end the game and fewer do not', () => {
    for (const { state } of moments().filter(({ state }) => state.rats))
      expect(activeRats(state) >= 12).toBe(state.outcome?.decidedBy === 'rats')
  })
})

describe('in games played at random', () => {
  test('a seat that is awaited can act, and what is legal is taken', () => {
    fc.assert(
      fc.property(fc.oneof(kingsQuest, puzzleMaster), (start) => {
        play(startGame(start), atRandom, start.seed, 120, (s) => {
          const { state, legal } = s
          expect(legal.length > 0).toBe(!s.outcome)
          expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length)
          expectSame(
            legal.filter((action) => !game.apply(state, s.seatMove(action)).ok),
            [],
          )
        })
      }),
      { numRuns: ofMany(10, 60), seed: 20 },
    )
  })

  test('the state is plain data that a move never changes: a copy is changed in place to the same bytes', () => {
    fc.assert(
      fc.property(fc.oneof(kingsQuest, puzzleMaster), (start) => {
        const chance = seeded(start.seed)
        play(startGame(start), atRandom, start.seed, 120, (s) => {
          if (s.outcome) return
          const previousTotals = hashOf(s.state)
          const move = s.seatMove(atRandom(s, chance))
          const draft = game.copy(s.state)
          game.mutate(draft, move)
          const applied = game.apply(s.state, move)
          expect(hashOf(s.state)).toBe(previousTotals)
          expect(applied.ok && hashOf(applied.value.state)).toBe(hashOf(draft))
        })
      }),
      { numRuns: ofMany(10, 60), seed: 20 },
    )
  })

  test("[B60] the King's Quest ends after equal turns for all", () => {
    fc.assert(
      fc.property(kingsQuest, (start) => {
        const s = play(startGame(start), atRandom, start.seed, 5000, () => {})
        const turnSeats = s.events.flatMap((event) => (event.kind === 'turnEnded' ? [event.seat] : []))
        const turns = s.state.courts.map((_, seat) => turnSeats.filter((one) => one === seat).length)
        expect(s.outcome).not.toBeNull()
        expect(new Set(turns).size).toBe(1)
      }),
      { numRuns: ofMany(8, 40), seed: 20 },
    )
  })

  test("the Puzzle Master's Quest ends by itself: by twelve rats, too few vassals or a formation", () => {
    fc.assert(
      fc.property(puzzleMaster, (start) => {
        const s = play(startGame(start), atRandom, start.seed, 5000, () => {})
        expect(['formation', 'rats', 'tooFewVassals']).toContain(s.outcome?.decidedBy)
      }),
      { numRuns: ofMany(12, 80), seed: 20 },
    )
  })
})

describe('a player that completes whenever it can', () => {
  test.each([2, 3, 4])("ends the King's Quest with 21 points, %i seats, no limit of rounds", (seats) => {
    for (const seed of ofMany([1], [1, 2, 3])) {
      const s = play(newGame('kings-quest', seats, { maxRounds: 0 }, seed), diligent, seed, 6000, () => {})
      expect(s.outcome).not.toBeNull()
      expect(Math.max(...s.state.courts.map((court) => courtPointsOf(s.state, court).total))).toBeGreaterThanOrEqual(21)
    }
  })

  test("ends the Puzzle Master's Quest by rats or a formation", () => {
    for (const seed of ofMany([1, 2], [1, 2, 3, 4])) {
      const s = play(newGame('puzzle-master', 2, { maxRounds: 0 }, seed), diligent, seed, 6000, () => {})
      expect(['formation', 'rats']).toContain(s.outcome?.decidedBy)
    }
  })
})
