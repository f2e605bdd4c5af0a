/**
 * What every game and mode must hold, whatever its rules. A game's test calls `contractOf` for each of its modes, seats and options.
 */
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { canonical } from '../../src/kernel/canonical.ts'
import type { Deed, Sealed, Seat, Shape } from '../../src/kernel/contract.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import type { Json } from '../../src/kernel/json.ts'
import { replayLog } from '../../src/kernel/ledger.ts'
import { EMPTY_VAULT, type Vault, viewOf } from '../../src/kernel/vault.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { sure } from '../kernel/trusted.ts'
import { mutantsOf } from './mutants.ts'
import { leaks, missing } from './secrets.ts'
import {
  awaited,
  bodyOf,
  headerOf,
  isVeiled,
  legalFor,
  type Player,
  randomly,
  type Setting,
  type Standing,
  walk,
} from './walk.ts'
import { openWorld, type World } from './world.ts'

export interface Contract<G extends Shape> extends Setting<G> {
  readonly title: string
  /** Games are cut off after so many decisions. */
  readonly decisions: number
  /** How many games each test plays; a few are enough. */
  readonly games: number
  /** A player that brings every game to its end within the decisions; without one, no end is asked for. */
  readonly finisher?: (seed: number) => Player<G>
  /** What else holds in every state, for example that no card is lost; throws where it does not. */
  readonly invariant?: (standing: Standing<G>) => void
}

const bytes = (value: unknown): string => canonical(value as Json)
const frozen = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value
  Object.values(value).forEach(frozen)
  return Object.freeze(value)
}
const everyNth = <T>(items: readonly T[], n: number): readonly T[] => items.filter((_, index) => index % n === 0)
const lastOf = <T>(items: readonly T[]): T => items.at(-1) as T

/** All standings of each of a contract's games. */
type Games<G extends Shape> = () => readonly (readonly Standing<G>[])[]

/** Random games, played once for all tests of a contract, and kept for no longer. */
const playedOnce = <G extends Shape>(contract: Contract<G>): Games<G> => {
  let games: ReturnType<Games<G>> | undefined
  afterAll(() => {
    games = undefined
  })
  return () => {
    games ??= Array.from({ length: contract.games }, (_, seed) => [...walk(contract, seed, contract.decisions)])
    return games
  }
}

/** Of each game so many standings at the most. */
const some = <G extends Shape>(games: Games<G>, each: number): readonly Standing<G>[] =>
  games().flatMap((game) => everyNth(game, Math.ceil(game.length / each)))

const deedsOf = <G extends Shape>(standing: Standing<G>): readonly (readonly [Seat, Deed<G['action']>])[] =>
  isVeiled(standing.replay)
    ? []
    : awaited(standing.replay).flatMap((seat) =>
        legalFor(standing, seat).map((action) => [seat, bodyOf(standing, seat, action)] as const),
      )

/** The same deal, except that the cards this seat may not know have changed places. */
const redealt = <G extends Shape>({ dealt, vaults }: Standing<G>, seat: Seat, seed: number): Vault => {
  const hidden = [...dealt.values()].filter(({ slot }) => !vaults[seat]?.has(slot))
  const below = numbersFrom(seed)
  const values = hidden.map(({ value }) => ({ value, place: below(1e6) })).sort((a, b) => a.place - b.place)
  const moved = hidden.map((opening, index) => ({ ...opening, value: values[index]?.value ?? opening.value }))
  return new Map([...dealt, ...moved.map((opening) => [opening.slot, opening] as const)])
}

const play = <G extends Shape>(contract: Contract<G>, games: Games<G>) => {
  test('a game of random legal play ends or comes to its limit, and replays to the same state', () => {
    for (const { replay, entries } of games().map(lastOf)) {
      const log = JSON.parse(JSON.stringify(entries))
      const replayed = sure(replayLog(contract.game, headerOf(contract), log, 'trusted'))
      expect(bytes(replayed.state)).toBe(bytes(replay.state))
      expect(replayed.counts).toEqual(replay.counts)
    }
  })

  const { finisher } = contract
  if (!finisher) return
  test('a game of a player that means to end it ends', () => {
    for (let seed = 0; seed < contract.games; seed++) {
      const { replay } = lastOf([...walk(contract, seed, contract.decisions, finisher(seed))])
      expect(replay.turn.kind).toBe('over')
      if (replay.turn.kind !== 'over') return
      expect(replay.turn.outcome.ranks).toHaveLength(contract.seats)
      expect(Math.min(...replay.turn.outcome.ranks)).toBeGreaterThanOrEqual(1)
    }
  })
}

const rules = <G extends Shape>(contract: Contract<G>, games: Games<G>) => {
  const { game } = contract

  test('who is awaited has legal actions, all different, and nobody else has any', () => {
    for (const standing of some(games, 40)) {
      for (let seat = 0; seat < contract.seats; seat++) {
        const legal = legalFor(standing, seat).map(bytes)
        expect(legal.length > 0).toBe(awaited(standing.replay).includes(seat))
        expect(new Set(legal).size).toBe(legal.length)
      }
      expect(game.legal(viewOf(standing.replay.state, null, EMPTY_VAULT))).toEqual([])
    }
  })

  test('every legal action is taken, in place as well, reads as itself and leaves the state untouched', () => {
    for (const standing of some(games, 12)) {
      const state = frozen(game.copy(standing.replay.state))
      const before = bytes(state)
      for (const [, deed] of deedsOf(standing)) {
        if (deed.kind === 'seat') expect(sure(game.read(deed.action as Json))).toEqual(deed.action)
        const applied = sure(game.apply(state, frozen(structuredClone(deed))))
        const draft = game.copy(state)
        game.mutate(draft, deed)
        expect(bytes(draft)).toBe(bytes(applied.state))
        for (const event of applied.events) expect(() => hashOf(event)).not.toThrow()
      }
      expect(bytes(state)).toBe(before)
    }
  })

  test('a damaged action is refused, unless it is another legal one, and nothing is touched', () => {
    for (const standing of some(games, 4)) {
      const state = frozen(game.copy(standing.replay.state))
      const deeds = deedsOf(standing)
      const legal = new Set(deeds.map(([seat, deed]) => bytes([seat, deed.kind === 'seat' ? deed.action : null])))
      for (const [seat, deed] of everyNth(deeds, Math.ceil(deeds.length / 6))) {
        if (deed.kind !== 'seat') continue
        for (const json of mutantsOf(deed.action)) {
          const read = game.read(json)
          if (!read.ok) continue
          const applied = game.apply(state, bodyOf(standing, seat, read.value))
          if (applied.ok) expect(legal).toContain(bytes([seat, read.value]))
        }
      }
    }
  })

  test('a legal action of a seat that is not awaited is refused', () => {
    for (const standing of some(games, 12)) {
      const { replay } = standing
      const others = replay.header.seats.map((_, seat) => seat).filter((seat) => !awaited(replay).includes(seat))
      for (const [, deed] of deedsOf(standing).slice(0, 5)) {
        if (deed.kind !== 'seat') continue
        for (const seat of [...others, -1, contract.seats]) {
          expect(game.apply(replay.state, { ...deed, seat }).ok).toBe(false)
        }
      }
    }
  })

  test('an action opens no card that it does not need: with another card in its place it comes to something else', () => {
    for (const standing of some(games, 12)) {
      const { state } = standing.replay
      const faces = [...standing.dealt.values()].map(({ value }) => value)
      for (const [, deed] of deedsOf(standing)) {
        if (deed.kind !== 'seat') continue
        const usual = bytes(game.apply(state, deed))
        for (const opening of deed.openings) {
          const others = faces.filter(({ face }) => face !== opening.value.face)
          const isOther = (value: Sealed): boolean => {
            const openings = deed.openings.map((one) => (one === opening ? { ...one, value } : one))
            return bytes(game.apply(state, { ...deed, openings })) !== usual
          }
          expect(others.some(isOther)).toBe(true)
        }
      }
    }
  })

  test('nothing that parses as JSON makes the game throw', () => {
    const few = some(games, 2)
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(few.length - 1), (json, index) => {
        const read = game.read(json as Json)
        const { replay } = few[index] as Standing<G>
        if (read.ok) game.apply(replay.state, { kind: 'seat', seat: 0, action: read.value, openings: [] })
        const table = { mode: contract.mode, options: headerOf(contract).options, seats: contract.seats }
        game.setup({ ...table, position: json as Json })
        game.hidden(table, json as Json)
      }),
    )
  })

  test('states are plain integers and texts: they survive JSON, and a copy shares nothing that changes', () => {
    for (const standing of some(games, 20)) {
      const { state } = standing.replay
      const again = JSON.parse(JSON.stringify(state))
      expect(again).toEqual(state)
      expect(hashOf(again)).toBe(hashOf(state))
      expect(bytes(game.copy(state))).toBe(bytes(state))
      expect(bytes(game.turn(again))).toBe(bytes(game.turn(state)))
      contract.invariant?.(standing)
    }
  })
}

const secrets = <G extends Shape>(contract: Contract<G>, games: Games<G>) => {
  test('what a seat may do does not depend on cards that it may not know', () => {
    for (const standing of some(games, 20)) {
      const { state, game } = standing.replay
      for (const seat of awaited(standing.replay)) {
        const legal = bytes(legalFor(standing, seat))
        expect(bytes(game.legal(viewOf(state, seat, standing.dealt)))).toBe(legal)
        expect(bytes(game.legal(viewOf(state, seat, redealt(standing, seat, 1))))).toBe(legal)
      }
    }
  })

  test('guests with an engine each, fed only what is told to them, agree at every entry and hold no secret', () => {
    const phones = [...headerOf(contract).seats.map((_, seat) => [seat]), []]
    for (let seed = 0; seed < contract.games; seed++) {
      const world = openWorld(contract, `seed ${seed}`, phones)
      playWorld(world, seed, contract.decisions)
      const { book } = world.docket()
      for (const [guest, { replay, flaw }] of world.guests().entries()) {
        expect(flaw).toBeNull()
        expect(replay.seq).toBe(book.replay.seq)
        expect(bytes(replay.state)).toBe(bytes(book.replay.state))
        expect(leaks(world, guest)).toEqual([])
        expect(missing(world, guest)).toEqual([])
      }
    }
  })
}

/** Seats choose from their own views; now and then one takes a deed back. */
const playWorld = <G extends Shape>(world: World<G>, seed: number, decisions: number): void => {
  const below = numbersFrom(seed)
  for (let made = 0; made < decisions; made++) {
    const seats = awaited(world.docket().book.replay)
    if (seats.length === 0) return
    const choosers = isVeiled(world.docket().book.replay) ? seats : [randomly(below)(seats)]
    for (const seat of choosers) decide(world, seat, below)
  }
}

const decide = <G extends Shape>(world: World<G>, seat: Seat, below: (bound: number) => number): void => {
  if (below(8) === 0 && world.wish(seat, { kind: below(2) === 0 ? 'undo' : 'redo' }).ok) return
  const guest = world.guests()[seat]
  if (!guest) throw new Error(`no guest plays seat ${seat}`)
  const { echo, vaults } = guest
  if (!awaited(echo).includes(seat)) return
  const legal = echo.game.legal(viewOf(echo.state, seat, vaults.get(seat) ?? EMPTY_VAULT))
  sure(world.wish(seat, { kind: 'act', action: randomly(below)(legal) }))
}

/** Registers the tests of one mode. */
export const contractOf = <G extends Shape>(contract: Contract<G>): void => {
  describe(contract.title, () => {
    const games = playedOnce(contract)
    play(contract, games)
    rules(contract, games)
    secrets(contract, games)
  })
}
