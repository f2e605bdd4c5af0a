/**
 * Properties of every game with wild vassals, Assassins, Knight-Wizard cards and blue letters, in every mode that may
 * have them.
 */

import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { cardOf, isAssassin } from '#src/games/blackstone/cards.ts'
import { game } from '#src/games/blackstone/game.ts'
import { courtPointsOf } from '#src/games/blackstone/rules/court/courtPoints.ts'
import { activeRats } from '#src/games/blackstone/rules/rats.ts'
import type { State } from '#src/games/blackstone/state.ts'
import type { Slot } from '#src/kernel/contract.ts'
import type { Options } from '#src/kernel/gameCard.ts'
import { expectSame } from '../../../expectSame.ts'
import { ofMany } from '../../../nightly.ts'
import { findMisplacedCards } from '../findMisplacedCards.ts'
import { type GameMoment, play, recordMoments } from '../playAndRecord.ts'
import { atRandom, mixed, type Player } from '../players.ts'
import { newGame, situation, type Zones } from '../testTable.ts'

// Dozens of whole games take long on a busy machine.

/** A mixed player on every second turn: games played only at random end turns too soon to meet an Assassin. */
const busyPlayer = (): Player => {
  let moves = 0
  return (s, chance) => ((s.seat + moves++) % 2 ? mixed(s, chance) : atRandom(s, chance))
}

const onOff = fc.constantFrom('on', 'off')
const pieces = {
  wildVassals: onOff,
  assassins: fc.constantFrom('on', 'on', 'off'),
  asEnters: fc.constantFrom('exposed', 'drawn'),
  knightWizard: onOff,
  tokens: fc.constantFrom('unlimited', 'finite'),
}
const gameStart = fc
  .constantFrom(['kings-quest', 2, 4], ['advanced', 2, 4], ['coop', 2, 2], ['solo', 1, 1])
  .chain(([mode, min, max]) =>
    fc.record({
      mode: fc.constant(String(mode)),
      seats: fc.integer({ min: Number(min), max: Number(max) }),
      options: fc.record({ ...pieces, ...(mode === 'coop' || mode === 'solo' ? { blueLetters: onOff } : {}) }),
      seed: fc.integer({ min: 1, max: 2 ** 30 }),
    }),
  )

const ALL: Options = { wildVassals: 'on', assassins: 'on', knightWizard: 'on' }
/** Few cards are left, so that piles and decks are shuffled again and again, with Assassins in the discard. */
const SCARCE: Zones = {
  options: ALL,
  board: {
    BS: 'Ls/De',
    AS: 'Ly/Ms',
    KS: 'A1',
    BT: 'Lc/Dy',
    AO: 'L*/*s',
    CO: 'Mc/Ls',
    LN: 'Dc/Me',
    KE: 'S2',
    KN: 'Me/Ps',
  },
  piles: [{ count: 2 }, { count: 1 }],
  decks: { guild: { count: 2 }, power: { count: 1 }, machination: { count: 1 } },
  courts: [{ knights: 2, wizards: 2 }],
}

let games: readonly (readonly GameMoment[])[] = []
beforeAll(() => {
  const beginnings = fc.sample(gameStart, { numRuns: 16, seed: 5 })
  games = [
    ...beginnings.map(({ mode, seats, options, seed }) =>
      recordMoments(newGame(mode, seats, options, seed), busyPlayer(), seed, 250),
    ),
    recordMoments(newGame('puzzle-master', 2, { knightWizard: 'on', puzzleFloor: 'playOn' }, 3), busyPlayer(), 3, 250),
    ...['kings-quest', 'solo', 'coop'].map((mode, seed) =>
      recordMoments(situation({ ...SCARCE, mode }, seed + 1), busyPlayer(), seed, 250),
    ),
  ]
})
const moments = (): readonly GameMoment[] => games.flat()

test('enough happens: Assassins are set aside and placed, boards blown up and refreshed, tokens chosen', () => {
  const eventKinds = new Set(games.flatMap((game) => game.at(-1)?.events ?? []).map(({ kind }) => kind))
  const rare = ['setAside', 'placed', 'blownUp', 'refreshed', 'turnedOver', 'gained', 'paid', 'completed', 'shuffled']
  expect([...eventKinds]).toEqual(expect.arrayContaining(rare))
})

test('each card of the box lies exactly once in one zone, hidden ones under their own back', () => {
  for (const { state, vault } of moments()) expectSame(findMisplacedCards(state, vault), [])
})

const isAssassinSlot = (state: State, slot: Slot): boolean => slot >= 0 && isAssassin(cardOf(state.cards[slot] ?? 0))

test('[B53] while somebody works, none waits to be placed', () => {
  for (const { state } of moments().filter(({ state }) => state.todo.at(-1)?.do === 'work'))
    expect(state.aside ?? []).toEqual([])
})

test('[B136] no Assassin is ever retained, marked or in a hand', () => {
  for (const { state } of moments()) {
    const heldSlots = state.courts.flatMap(({ hand, retained }) => [...hand, ...retained])
    const marked = state.marked.map((space) => state.board[space] ?? -1)
    expectSame(
      [...heldSlots, ...marked].filter((slot) => isAssassinSlot(state, slot)),
      [],
    )
  }
})

test('[B44] the vassals of the board never change their number while somebody works', () => {
  for (const game of games.filter(([first]) => first?.state.setting.mode !== 'puzzle-master')) {
    const working = game.filter(({ state }) => state.todo.at(-1)?.do === 'work' && state.missing === 0)
    const vassalCounts = working.map(
      ({ state }) => state.board.filter((slot) => slot >= 0 && !isAssassinSlot(state, slot)).length,
    )
    const wasBlownUp = game.at(-1)?.events.some(({ kind }) => kind === 'blownUp')
    if (!wasBlownUp) expect(new Set(vassalCounts).size).toBeLessThanOrEqual(1)
  }
})

test('[B117] [B129] together: enough points win, else twelve rats lose', () => {
  for (const { state } of moments().filter(({ state }) => state.setting.options.points && state.rats)) {
    const points = state.courts.reduce((sum, court) => sum + courtPointsOf(state, court).total, 0)
    const hasEnoughPoints = points >= Number(state.setting.options.points)
    expect(state.outcome?.decidedBy === 'points').toBe(hasEnoughPoints)
    expect(state.outcome?.decidedBy === 'rats').toBe(!hasEnoughPoints && activeRats(state) >= 12)
  }
})

test('everybody awaited has something legal, all different, all taken, and a copy is changed in place to the same bytes', () => {
  fc.assert(
    fc.property(gameStart, ({ mode, seats, options, seed }) => {
      play(newGame(mode, seats, options, seed), busyPlayer(), seed, 60, (s) => {
        const { state, legal } = s
        expect(legal.length > 0).toBe(!s.outcome)
        expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length)
        for (const action of legal) {
          const applied = game.apply(state, s.seatMove(action))
          const draft = game.copy(state)
          game.mutate(draft, s.seatMove(action))
          expectSame(applied.ok && applied.value.state, draft)
        }
      })
    }),
    { numRuns: ofMany(4, 20), seed: 7 },
  )
})

test('a game together ends by itself', () => {
  fc.assert(
    fc.property(
      gameStart.filter(({ mode }) => mode === 'coop' || mode === 'solo'),
      ({ mode, seats, options, seed }) => {
        const s = play(newGame(mode, seats, options, seed), busyPlayer(), seed, 5000)
        expect(['points', 'rats']).toContain(s.outcome?.decidedBy)
      },
    ),
    { numRuns: ofMany(4, 16), seed: 7 },
  )
})
