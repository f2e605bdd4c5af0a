/** Random walks through any game, without locks: the quickest way to many different states. */

import { answerDraw, privateOpeningsOf } from '../../src/kernel/answerDraw.ts'
import type { Game, Seat, Shape } from '../../src/kernel/contract.ts'
import { makeEntry } from '../../src/kernel/entries.ts'
import type { Options } from '../../src/kernel/gameCard.ts'
import { type Entry, type EntryBody, type Header, PROTOCOL } from '../../src/kernel/log.ts'
import { withDefaultOptions } from '../../src/kernel/options.ts'
import type { RandomSource } from '../../src/kernel/randomSource.ts'
import { type Replay, startReplay } from '../../src/kernel/replayState.ts'
import { addOpenings, EMPTY_VAULT, seatView, type Vault } from '../../src/kernel/vault.ts'
import { numbersFrom } from '../kernel/seededNumbers.ts'
import { unwrap } from '../kernel/toyLog.ts'

/** Mode to be tested and its number of seats; `options` are those that differ from the defaults. */
export interface Setting<G extends Shape> {
  readonly game: Game<G>
  readonly mode: string
  readonly seats: number
  readonly options?: Options
}

export const headerOf = <G extends Shape>({ game, mode, seats, options }: Setting<G>): Header => {
  const card = game.modes.get(mode)
  if (!card) throw new Error(`no mode ${mode}`)
  return {
    ...{ protocol: PROTOCOL, id: 'AAAAAAAAAAAAAAAAAAAAAA', game: game.id, version: game.version, mode },
    options: withDefaultOptions(card, options),
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
  }
}

/** State of a walk after some entries. */
export interface WalkStep<G extends Shape> {
  readonly replay: Replay<G>
  /** All cards that were dealt so far. */
  readonly dealt: Vault
  /** Cards that each seat was shown. */
  readonly vaults: readonly Vault[]
  readonly entries: readonly Entry[]
}

const appendEntry = <G extends Shape>(step: WalkStep<G>, body: EntryBody<G['action']>): WalkStep<G> => {
  const { replay, entry } = unwrap(makeEntry(step.replay, body))
  return { ...step, replay, entries: [...step.entries, entry] }
}

/** Answers every draw that is due, with cards from `chance`. */
export const answerDraws = <G extends Shape>(step: WalkStep<G>, chance: RandomSource): WalkStep<G> => {
  let now = step
  while (now.replay.turn.kind === 'chance') {
    const { draw } = now.replay.turn
    const { answer, dealt } = answerDraw(draw, now.dealt, chance)
    const shown = privateOpeningsOf(draw, dealt)
    const to = draw.kind === 'open' && draw.to !== 'all' ? draw.to : []
    const vaults = now.vaults.map((vault, seat) => (to.includes(seat) ? addOpenings(vault, shown) : vault))
    now = { ...appendEntry(now, { kind: 'chance', answer }), dealt, vaults }
  }
  return now
}

export const startWalk = <G extends Shape>(setting: Setting<G>, chance: RandomSource): WalkStep<G> => {
  const header = headerOf(setting)
  const replay = unwrap(startReplay(setting.game, header, 'trusted'))
  return answerDraws({ replay, dealt: EMPTY_VAULT, vaults: header.seats.map(() => EMPTY_VAULT), entries: [] }, chance)
}

/** Seats that are awaited; none when the game is over. */
export const awaitedSeats = <G extends Shape>({ turn }: Replay<G>): readonly Seat[] =>
  turn.kind === 'seats' ? turn.seats : []
export const isVeiled = <G extends Shape>({ turn }: Replay<G>): boolean => turn.kind === 'seats' && turn.veiled === true

export const legalFor = <G extends Shape>({ replay, vaults }: WalkStep<G>, seat: Seat): readonly G['action'][] =>
  replay.game.legal(seatView(replay.state, seat, vaults[seat] ?? EMPTY_VAULT))

/** Entry body of a seat's action, with its openings from the dealt cards. */
export const actionBody = <G extends Shape>(step: WalkStep<G>, seat: Seat, action: G['action']) => {
  const { replay, dealt } = step
  const openings = replay.game.openings(replay.state, seat, action).flatMap((slot) => dealt.get(slot) ?? [])
  return { kind: 'seat', seat, count: replay.counts[seat] ?? 0, action, openings } as const
}

/** Chooses among the legal actions of a seat. */
export type Player<G extends Shape> = (
  legal: readonly G['action'][],
  step: WalkStep<G>,
  seat: Seat,
) => G['action'] | undefined

export const randomPicker =
  (below: RandomSource['below']) =>
  <A>(items: readonly A[]): A =>
    items[below(items.length)] as A

/** One decision: of one awaited seat, or of all awaited seats where the choices are veiled. */
const decisionBody = <G extends Shape>(
  step: WalkStep<G>,
  player: Player<G>,
  below: RandomSource['below'],
): EntryBody<G['action']> => {
  const choices = awaitedSeats(step.replay).map((seat) => {
    const action = player(legalFor(step, seat), step, seat)
    if (!action) throw new Error(`seat ${seat} is awaited and has nothing to do`)
    return actionBody(step, seat, action)
  })
  if (!isVeiled(step.replay)) return randomPicker(below)(choices)
  return { kind: 'joint', actions: choices.map(({ seat, action, openings }) => [seat, action, openings]) }
}

/** All steps of a game played by this player from this seed, until it is over or `decisions` were made. */
export function* walk<G extends Shape>(
  setting: Setting<G>,
  seed: number,
  decisions: number,
  player?: Player<G>,
): Generator<WalkStep<G>> {
  const below = numbersFrom(seed)
  const chance: RandomSource = { below, lockCard: (slot, value) => ({ opening: { slot, value, salt: '' }, lock: '' }) }
  let step = startWalk(setting, chance)
  yield step
  for (let decided = 0; decided < decisions && step.replay.turn.kind === 'seats'; decided++) {
    const body = decisionBody(step, player ?? randomPicker(below), below)
    step = answerDraws(appendEntry(step, body), chance)
    yield step
  }
}
