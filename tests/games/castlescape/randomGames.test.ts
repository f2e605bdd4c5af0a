/** Properties of every game, with all options and numbers of seats, played to the end. */
import { beforeAll, describe, expect, test } from 'vitest'
import type { Action } from '../../../src/games/castlescape/actions.ts'
import { CARD_COUNT, cardOf, marketDeck, STANDARD_FACES, STARTER_DECK } from '../../../src/games/castlescape/cards.ts'
import { type CastleScapeTypes, game } from '../../../src/games/castlescape/game.ts'
import { CONTRACT_FACES } from '../../../src/games/castlescape/goalsAndContracts.ts'
import { hiddenFacesOf } from '../../../src/games/castlescape/hiddenCards.ts'
import { formatAction } from '../../../src/games/castlescape/notation/formatAction.ts'
import { readActionText } from '../../../src/games/castlescape/notation/readActionText.ts'
import { MODE } from '../../../src/games/castlescape/options.ts'
import { withEnclosedGround } from '../../../src/games/castlescape/site/baileys.ts'
import { whyImpossibleWalls } from '../../../src/games/castlescape/site/whyImpossibleWalls.ts'
import { type State, sizeOfDeck } from '../../../src/games/castlescape/state.ts'
import { awaitedSeats, legalActionsIn, type Playout, playAction, startPlayout } from '../../../src/kernel/playout.ts'
import { seatView } from '../../../src/kernel/vault.ts'
import { expectSame } from '../../expectSame.ts'
import { chanceFrom, numbersFrom } from '../../kernel/seededNumbers.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { ofMany } from '../../nightly.ts'
import { atRandom, busy } from './players.ts'
import { randomOptions } from './recordGame.ts'

type Moment = Playout<CastleScapeTypes>

interface Played {
  readonly moments: readonly Moment[]
  readonly actions: readonly Action[]
}

/** A whole game; fails where it does not end. */
const play = (seed: number, choose: typeof busy): Played => {
  const below = numbersFrom(seed)
  const seats = 2 + (seed % 3)
  const options = randomOptions(below, seats)
  let playout: Moment = startPlayout(
    game,
    unwrap(game.setup({ mode: MODE.id, options, seats })),
    seats,
    chanceFrom(seed),
  )
  const moments = [playout]
  const actions: Action[] = []
  while (awaitedSeats(playout).length > 0) {
    const seat = awaitedSeats(playout)[0] as number
    const legal = legalActionsIn(playout, seat)
    if (legal.length === 0 || moments.length > 6000) throw new Error(`game ${seed} does not end`)
    const action = choose(legal, below)
    playout = playAction(playout, action, seat)
    actions.push(action)
    moments.push(playout)
  }
  return { moments, actions }
}

let games: readonly Played[] = []
beforeAll(() => {
  games = [
    ...Array.from({ length: ofMany(12, 24) }, (_, seed) => play(seed + 1, busy)),
    ...Array.from({ length: ofMany(3, 6) }, (_, seed) => play(seed + 100, atRandom)),
  ]
})
/** Every nth moment of all games. */
const sample = (n: number): readonly Moment[] =>
  games.flatMap(({ moments }) => moments.filter((_, index) => index % n === 0))
const states = (): readonly State[] => sample(5).map(({ state }) => state)
const lastOf = ({ moments }: Played): State => moments.at(-1)?.state as State

/** A zone as text, its cards in order. */
const multiset = (faces: readonly number[]): string => [...faces].sort((a, b) => a - b).join()

describe('games to the end', () => {
  test('all end, with a place for every seat and all Contracts open', () => {
    for (const played of games) {
      const { outcome, guilds } = lastOf(played)
      expect(outcome?.ranks).toHaveLength(guilds.length)
      expect(outcome?.ranks).toContain(1)
      for (const { contracts, openContracts } of guilds) {
        expect(openContracts).toHaveLength(contracts.length)
        expect(openContracts.every((face) => CONTRACT_FACES.includes(face))).toBe(true)
      }
    }
  })

  test('enough happens: every kind of action but the rare PAY, Inspections, Baileys, and ends by the quarry', () => {
    const kinds = new Set(games.flatMap(({ actions }) => actions.map(({ kind }) => kind)))
    expect([...kinds].toSorted()).toEqual(
      'build buy claim clear destroy drop end keep leave lose move oust play post recall take'.split(' ').toSorted(),
    )
    const last = games.map(lastOf)
    expect(Math.max(...last.map(({ inspections }) => inspections))).toBe(3)
    expect(Math.max(...last.map(({ site }) => site.baileys.length))).toBeGreaterThan(3)
    expect(last.some(({ marker, quarry }) => marker === 1 && quarry === 0)).toBe(true)
  })

  test('the state stays below 4 kB', () => {
    expect(Math.max(...states().map((state) => JSON.stringify(state).length))).toBeLessThan(4096)
  })
})

describe('at every moment', () => {
  test('own cards lie in one zone each, hidden ones as they were dealt', () => {
    for (const { state, dealt } of sample(5))
      for (const guild of state.guilds) {
        const inDeck = Array.from({ length: sizeOfDeck(guild.deck) }, (_, index) => guild.deck.next + index)
        const hidden = [...guild.hand, ...inDeck].map((slot) => dealt.get(slot)?.value.face ?? -1)
        expectSame(multiset(hidden), multiset(hiddenFacesOf(guild)))
      }
  })

  test('cards of the box are never more than printed, and those of the piles are all accounted for', () => {
    for (const { guilds, piles, stalls, setting } of sample(20).map(({ state }) => state)) {
      const owned = guilds.flatMap((guild) => guild.owned)
      const starters = guilds.flatMap(() => STARTER_DECK)
      const market = marketDeck(setting.options.market === 'friendly')
      const count = (faces: readonly number[], face: number): number => faces.filter((one) => one === face).length
      for (let face = 0; face < CARD_COUNT; face++) {
        const inPile = piles[STANDARD_FACES.indexOf(face)] ?? 0
        const printed = STANDARD_FACES.includes(face) ? cardOf(face).count : count([...starters, ...market], face)
        const all = count([...owned, ...stalls], face) + inPile
        if (all > printed || inPile < 0) expect.fail(`${all} of card ${face}, ${inPile} of them in the pile`)
      }
    }
  })

  test('[C2] Walls are connected, none are two by two, and exactly what the outside cannot reach is a Bailey', () => {
    for (const { site } of sample(20).map(({ state }) => state)) {
      expectSame(whyImpossibleWalls(site), null)
      const squares = ({ baileys }: State['site']) => baileys.flatMap((one) => one.squares)
      expect(multiset(squares(site))).toBe(multiset(squares(withEnclosedGround(site))))
    }
  })

  test('[C1] at most twelve Recruits of a guild stand on the site, one on a square', () => {
    for (const { guilds, site } of states()) {
      const all = guilds.flatMap(({ recruits }) => recruits)
      expectSame(all, [...new Set(all)])
      expectSame(
        all.filter((square) => square < 0 || square >= site.size ** 2),
        [],
      )
      expectSame(
        guilds.filter(({ recruits }) => recruits.length > 12),
        [],
      )
    }
  })

  test('[C20] levels are from 0 to 10 whenever a turn is free', () => {
    for (const { guilds, tasks } of states().filter(({ tasks }) => tasks.at(-1)?.do === 'main'))
      for (const { infamy, corruption } of guilds) {
        expect(tasks).toHaveLength(1)
        expect(Math.min(infamy, corruption)).toBeGreaterThanOrEqual(0)
        expect(Math.max(infamy, corruption)).toBeLessThanOrEqual(10)
      }
  })

  test('what waits is never negative, and no face of a hidden card is unknown to its owner', () => {
    for (const { state, vaults } of sample(5)) {
      const { gold, ground, any, moves, removals, clearings } = state.turn
      expect(Math.min(gold, ground, any, moves, removals, clearings)).toBeGreaterThanOrEqual(0)
      for (const [seat, { hand, contracts }] of state.guilds.entries())
        expectSame(
          [...hand, ...contracts].filter((slot) => !vaults[seat]?.has(slot)),
          [],
        )
    }
  })

  test('every legal action is read from its text, as an action that writes the same text', () => {
    for (const playout of sample(20)) {
      const [seat] = awaitedSeats(playout)
      if (seat === undefined) continue
      const view = seatView(playout.state, seat, playout.vaults[seat] ?? new Map())
      const context = { size: playout.state.site.size, faceOf: (slot: number) => view.knownCard(slot)?.face ?? -1 }
      for (const action of legalActionsIn(playout, seat)) {
        const text = formatAction(action, context)
        const read = unwrap(readActionText(view, text))
        expectSame(formatAction(read, context), text)
        expectSame(game.findRefusal(view, read), null)
      }
    }
  })
})

test('[C24] with equal turns all guilds have equally many, unless one of them ends the game', () => {
  for (const { moments } of games) {
    const state = moments.at(-1)?.state as State
    if (state.setting.options.lastTurns !== 'equal') continue
    expect(state.turnNumber % state.guilds.length).toBe(0)
  }
})
