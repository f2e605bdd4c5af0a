/**
 * Tests that every game and mode must pass, whatever its rules. A game's test calls `testContract` for each of its
 * modes, seats and options.
 */
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/kernel/canonicalJson.ts'
import type { CardValue, Move, Seat, Shape } from '../../src/kernel/contract.ts'
import { createHasher, hashOf } from '../../src/kernel/hash64.ts'
import type { Json } from '../../src/kernel/json.ts'
import { replayLog } from '../../src/kernel/replayLog.ts'
import { EMPTY_VAULT, seatView, type Vault } from '../../src/kernel/vault.ts'
import { expectSame } from '../expectSame.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { unwrap } from '../kernel/toyLog.ts'
import { mutantsOf } from './damagedData.ts'
import { knowableSlots, leakedSlots, missingSlots } from './knownSlots.ts'
import {
  actionBody,
  awaitedSeats,
  headerOf,
  isVeiled,
  legalFor,
  type Player,
  randomPicker,
  type Setting,
  type WalkStep,
  walk,
} from './randomWalk.ts'
import { openWorld, type World } from './tableInMemory.ts'

export interface Contract<G extends Shape> extends Setting<G> {
  readonly title: string
  /** Number of decisions after which a game is cut off. */
  readonly decisions: number
  /** Number of games that each test plays; a few are enough. */
  readonly games: number
  /** Player that ends every game within the decisions; without one, no end is required. */
  readonly finisher?: (seed: number) => Player<G>
  /** Further check of every state, for example that no card is lost; throws where it fails. */
  readonly invariant?: (step: WalkStep<G>) => void
}

const bytes = (value: unknown): string => canonicalJson(value as Json)
const deepFreeze = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(deepFreeze)
  return Object.freeze(value)
}
const everyNth = <T>(items: readonly T[], n: number): readonly T[] => items.filter((_, index) => index % n === 0)
const lastOf = <T>(items: readonly T[]): T => items.at(-1) as T

/** All steps of each of a contract's games. */
type Games<G extends Shape> = () => readonly (readonly WalkStep<G>[])[]

/** Random games, played once for all tests of a contract and released after them. */
const playOnce = <G extends Shape>(contract: Contract<G>): Games<G> => {
  let games: ReturnType<Games<G>> | undefined
  afterAll(() => {
    games = undefined
  })
  return () => {
    games ??= Array.from({ length: contract.games }, (_, seed) => [...walk(contract, seed, contract.decisions)])
    return games
  }
}

/** At most `each` steps of each game, evenly spaced. */
const sampleSteps = <G extends Shape>(games: Games<G>, each: number): readonly WalkStep<G>[] =>
  games().flatMap((game) => everyNth(game, Math.ceil(game.length / each)))

const movesOf = <G extends Shape>(step: WalkStep<G>): readonly (readonly [Seat, Move<G['action']>])[] =>
  isVeiled(step.replay)
    ? []
    : awaitedSeats(step.replay).flatMap((seat) =>
        legalFor(step, seat).map((action) => [seat, actionBody(step, seat, action)] as const),
      )

/** The same deal, with the cards that this seat may not know shuffled among their slots. */
const redealHidden = <G extends Shape>({ dealt, vaults }: WalkStep<G>, seat: Seat, seed: number): Vault => {
  const hidden = [...dealt.values()].filter(({ slot }) => !vaults[seat]?.has(slot))
  const below = numbersFrom(seed)
  const values = hidden.map(({ value }) => ({ value, place: below(1e6) })).sort((a, b) => a.place - b.place)
  const moved = hidden.map((opening, index) => ({ ...opening, value: values[index]?.value ?? opening.value }))
  return new Map([...dealt, ...moved.map((opening) => [opening.slot, opening] as const)])
}

const testPlay = <G extends Shape>(contract: Contract<G>, games: Games<G>) => {
  test('a game of random legal play ends or comes to its limit, and replays to the same state', () => {
    for (const { replay, entries } of games().map(lastOf)) {
      const log = JSON.parse(JSON.stringify(entries))
      const replayed = unwrap(replayLog(contract.game, headerOf(contract), log, 'trusted'))
      expect(bytes(replayed.state)).toBe(bytes(replay.state))
      expect(replayed.counts).toEqual(replay.counts)
    }
  })

  test('each entry has the hash that its state has from scratch, also where somebody joins in the midst', () => {
    for (const game of games()) {
      const joiner = createHasher()
      for (const { replay, entries } of game) {
        const hash = entries.at(-1)?.hash
        if (hashOf(replay.state) !== hash) expect.fail(`entry ${entries.length} has another hash than its state`)
        if (entries.length % 3 === 0 && joiner(JSON.parse(bytes(replay.state))) !== hash)
          expect.fail(`entry ${entries.length} has another hash than the one who joined`)
      }
    }
  })

  const { finisher } = contract
  if (!finisher) return
  test('a game reaches its end when every seat plays as the finisher does', () => {
    for (let seed = 0; seed < contract.games; seed++) {
      const { replay } = lastOf([...walk(contract, seed, contract.decisions, finisher(seed))])
      expect(replay.turn.kind).toBe('over')
      if (replay.turn.kind !== 'over') return
      expect(replay.turn.outcome.ranks).toHaveLength(contract.seats)
      expect(Math.min(...replay.turn.outcome.ranks)).toBeGreaterThanOrEqual(1)
    }
  })
}

const testRules = <G extends Shape>(contract: Contract<G>, games: Games<G>) => {
  const { game } = contract

  test('awaited seats have legal actions, all different; no other seat has any', () => {
    for (const step of sampleSteps(games, 40)) {
      for (let seat = 0; seat < contract.seats; seat++) {
        const legal = legalFor(step, seat).map(bytes)
        if (legal.length > 0 !== awaitedSeats(step.replay).includes(seat)) expect.fail(`seat ${seat}: ${legal}`)
        if (new Set(legal).size !== legal.length) expect(legal).toEqual([...new Set(legal)])
      }
      expect(game.legal(seatView(step.replay.state, null, EMPTY_VAULT))).toEqual([])
    }
  })

  test('every legal action is accepted, in place as well, parses to itself and leaves the state unchanged', () => {
    for (const step of sampleSteps(games, 12)) {
      const state = deepFreeze(game.copy(step.replay.state))
      const before = bytes(state)
      for (const [, move] of movesOf(step)) {
        if (move.kind === 'seat') expectSame(unwrap(game.parseAction(move.action as Json)), move.action)
        const applied = unwrap(game.apply(state, deepFreeze(structuredClone(move))))
        const draft = game.copy(state)
        game.mutate(draft, move)
        expectSame(draft, applied.state)
        // Throws where an event is no plain data.
        applied.events.forEach(hashOf)
      }
      expect(bytes(state)).toBe(before)
    }
  })

  test('a damaged action is refused, unless it is another legal one, and the state does not change', () => {
    for (const step of sampleSteps(games, 4)) {
      const state = deepFreeze(game.copy(step.replay.state))
      const moves = movesOf(step)
      const legal = new Set(moves.map(([seat, move]) => bytes([seat, move.kind === 'seat' ? move.action : null])))
      for (const [seat, move] of everyNth(moves, Math.ceil(moves.length / 6))) {
        if (move.kind !== 'seat') continue
        for (const json of mutantsOf(move.action)) {
          const read = game.parseAction(json)
          if (!read.ok) continue
          const applied = game.apply(state, actionBody(step, seat, read.value))
          if (applied.ok && !legal.has(bytes([seat, read.value]))) expect.fail(`${bytes(json)} is taken`)
        }
      }
    }
  })

  test('a legal action of a seat that is not awaited is refused', () => {
    for (const step of sampleSteps(games, 12)) {
      const { replay } = step
      const otherSeats = replay.header.seats
        .map((_, seat) => seat)
        .filter((seat) => !awaitedSeats(replay).includes(seat))
      for (const [, move] of movesOf(step).slice(0, 5)) {
        if (move.kind !== 'seat') continue
        for (const seat of [...otherSeats, -1, contract.seats]) {
          if (game.apply(replay.state, { ...move, seat }).ok) expect.fail(`seat ${seat}: ${bytes(move.action)}`)
        }
      }
    }
  })

  test('an action opens only cards that it needs: another card in the place of one changes the result', () => {
    for (const step of sampleSteps(games, 12)) {
      const { state } = step.replay
      const faces = [...step.dealt.values()].map(({ value }) => value)
      for (const [, move] of movesOf(step)) {
        if (move.kind !== 'seat' || move.openings.length === 0) continue
        const usual = game.apply(state, move)
        for (const opening of move.openings) {
          const otherFaces = faces.filter(({ face }) => face !== opening.value.face)
          const isOther = (value: CardValue): boolean => {
            const openings = move.openings.map((one) => (one === opening ? { ...one, value } : one))
            return !isDeepStrictEqual(game.apply(state, { ...move, openings }), usual)
          }
          if (!otherFaces.some(isOther)) expect.fail(`${bytes(move.action)} does not need the card in ${opening.slot}`)
        }
      }
    }
  })

  test('nothing that parses as JSON makes the game throw', () => {
    const few = sampleSteps(games, 2)
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(few.length - 1), (json, index) => {
        const read = game.parseAction(json as Json)
        const { replay } = few[index] as WalkStep<G>
        if (read.ok) game.apply(replay.state, { kind: 'seat', seat: 0, action: read.value, openings: [] })
        const table = { mode: contract.mode, options: headerOf(contract).options, seats: contract.seats }
        game.setup({ ...table, position: json as Json })
        game.hiddenCards(table, json as Json)
      }),
    )
  })

  test('states are plain integers and strings: they survive JSON, and a copy shares nothing that changes', () => {
    for (const step of sampleSteps(games, 20)) {
      const { state } = step.replay
      const parsed = JSON.parse(JSON.stringify(state))
      expectSame(parsed, state)
      expect(hashOf(parsed)).toBe(hashOf(state))
      expectSame(game.copy(state), state)
      expectSame(game.turn(parsed), game.turn(state))
      contract.invariant?.(step)
    }
  })
}

const testSecrets = <G extends Shape>(contract: Contract<G>, games: Games<G>) => {
  test('what a seat may do does not depend on cards that it may not know', () => {
    for (const step of sampleSteps(games, 20)) {
      const { state, game } = step.replay
      for (const seat of awaitedSeats(step.replay)) {
        const legal = legalFor(step, seat)
        expectSame(game.legal(seatView(state, seat, step.dealt)), legal)
        expectSame(game.legal(seatView(state, seat, redealHidden(step, seat, 1))), legal)
      }
    }
  })

  test('guests with an engine each, given only their own messages, agree at every entry and hold no secret', () => {
    const phones = [...headerOf(contract).seats.map((_, seat) => [seat]), []]
    for (let seed = 0; seed < contract.games; seed++) {
      const world = openWorld(contract, `seed ${seed}`, phones)
      playWorld(world, seed, contract.decisions)
      const { log } = world.arbiterState()
      const knowable = knowableSlots(world)
      for (const [guest, { replay, flaw }] of world.guests().entries()) {
        expect(flaw).toBeNull()
        expect(replay.seq).toBe(log.replay.seq)
        expectSame(replay.state, log.replay.state)
        expect(leakedSlots(world, guest, knowable)).toEqual([])
        expect(missingSlots(world, guest, knowable)).toEqual([])
      }
    }
  })
}

/** Plays a world at random: seats choose from their own views and now and then undo or redo. */
const playWorld = <G extends Shape>(world: World<G>, seed: number, decisions: number): void => {
  const below = numbersFrom(seed)
  for (let decided = 0; decided < decisions; decided++) {
    const seats = awaitedSeats(world.arbiterState().log.replay)
    if (seats.length === 0) return
    const choosers = isVeiled(world.arbiterState().log.replay) ? seats : [randomPicker(below)(seats)]
    for (const seat of choosers) decide(world, seat, below)
  }
}

const decide = <G extends Shape>(world: World<G>, seat: Seat, below: (bound: number) => number): void => {
  if (below(8) === 0 && world.propose(seat, { kind: below(2) === 0 ? 'undo' : 'redo' }).ok) return
  const guest = world.guests()[seat]
  if (!guest) throw new Error(`no guest plays seat ${seat}`)
  const { echo, vaults } = guest
  if (!awaitedSeats(echo).includes(seat)) return
  const legal = echo.game.legal(seatView(echo.state, seat, vaults.get(seat) ?? EMPTY_VAULT))
  unwrap(world.propose(seat, { kind: 'act', action: randomPicker(below)(legal) }))
}

/** Registers the tests of one mode. */
export const testContract = <G extends Shape>(contract: Contract<G>): void => {
  describe(contract.title, () => {
    const games = playOnce(contract)
    testPlay(contract, games)
    testRules(contract, games)
    testSecrets(contract, games)
  })
}
