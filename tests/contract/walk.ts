/** Random walks through any game, without locks: the shortest way to many different states. */
import type { Game, Options, Seat, Shape } from '../../src/kernel/contract.ts'
import { type Chance, deal, shownBy } from '../../src/kernel/deal.ts'
import { append } from '../../src/kernel/ledger.ts'
import { type Body, type Entry, type Header, PROTOCOL } from '../../src/kernel/log.ts'
import { writeOut } from '../../src/kernel/options.ts'
import { type Replay, start } from '../../src/kernel/replay.ts'
import { EMPTY_VAULT, remember, type Vault, viewOf } from '../../src/kernel/vault.ts'
import { numbersFrom } from '../kernel/seed.ts'
import { sure } from '../kernel/trusted.ts'

/** A mode to be tested, with as many seats as it shall have; options are what differs from its defaults. */
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
    options: writeOut(card, options),
    seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat}` })),
  }
}

/** Where a walk stands. */
export interface Standing<G extends Shape> {
  readonly replay: Replay<G>
  /** All cards that were dealt. */
  readonly dealt: Vault
  /** What each seat was shown. */
  readonly vaults: readonly Vault[]
  readonly entries: readonly Entry[]
}

const write = <G extends Shape>(standing: Standing<G>, body: Body<G['action']>): Standing<G> => {
  const { replay, entry } = sure(append(standing.replay, body))
  return { ...standing, replay, entries: [...standing.entries, entry] }
}

/** Answers every draw that is due. */
export const settled = <G extends Shape>(standing: Standing<G>, chance: Chance): Standing<G> => {
  let now = standing
  while (now.replay.turn.kind === 'chance') {
    const { draw } = now.replay.turn
    const { answer, dealt } = deal(draw, now.dealt, chance)
    const shown = shownBy(draw, dealt)
    const to = draw.kind === 'open' && draw.to !== 'all' ? draw.to : []
    const vaults = now.vaults.map((vault, seat) => (to.includes(seat) ? remember(vault, shown) : vault))
    now = { ...write(now, { kind: 'chance', answer }), dealt, vaults }
  }
  return now
}

export const begin = <G extends Shape>(setting: Setting<G>, chance: Chance): Standing<G> => {
  const header = headerOf(setting)
  const replay = sure(start(setting.game, header, 'trusted'))
  return settled({ replay, dealt: EMPTY_VAULT, vaults: header.seats.map(() => EMPTY_VAULT), entries: [] }, chance)
}

/** The seats that are awaited, none when the game is over. */
export const awaited = <G extends Shape>({ turn }: Replay<G>): readonly Seat[] =>
  turn.kind === 'seats' ? turn.seats : []
export const isVeiled = <G extends Shape>({ turn }: Replay<G>): boolean => turn.kind === 'seats' && turn.veiled === true

export const legalFor = <G extends Shape>({ replay, vaults }: Standing<G>, seat: Seat): readonly G['action'][] =>
  replay.game.legal(viewOf(replay.state, seat, vaults[seat] ?? EMPTY_VAULT))

/** The body of a seat's action, its openings taken from what was dealt. */
export const bodyOf = <G extends Shape>(standing: Standing<G>, seat: Seat, action: G['action']) => {
  const { replay, dealt } = standing
  const openings = replay.game.openings(replay.state, seat, action).flatMap((slot) => dealt.get(slot) ?? [])
  return { kind: 'seat', seat, count: replay.counts[seat] ?? 0, action, openings } as const
}

/** Chooses among the legal actions of a seat. */
export type Player<G extends Shape> = (
  legal: readonly G['action'][],
  standing: Standing<G>,
  seat: Seat,
) => G['action'] | undefined

export const randomly =
  (below: Chance['below']) =>
  <A>(items: readonly A[]): A =>
    items[below(items.length)] as A

/** One decision: of one awaited seat, or of all where the choices are veiled. */
const decided = <G extends Shape>(
  standing: Standing<G>,
  player: Player<G>,
  below: Chance['below'],
): Body<G['action']> => {
  const choices = awaited(standing.replay).map((seat) => {
    const action = player(legalFor(standing, seat), standing, seat)
    if (!action) throw new Error(`seat ${seat} is awaited and has nothing to do`)
    return bodyOf(standing, seat, action)
  })
  if (!isVeiled(standing.replay)) return randomly(below)(choices)
  return { kind: 'joint', actions: choices.map(({ seat, action, openings }) => [seat, action, openings]) }
}

/** Every standing of a game played by this player from this seed, until it is over or so many decisions were made. */
export function* walk<G extends Shape>(
  setting: Setting<G>,
  seed: number,
  decisions: number,
  player?: Player<G>,
): Generator<Standing<G>> {
  const below = numbersFrom(seed)
  const chance: Chance = { below, close: (slot, value) => ({ opening: { slot, value, salt: '' }, lock: '' }) }
  let standing = begin(setting, chance)
  yield standing
  for (let made = 0; made < decisions && standing.replay.turn.kind === 'seats'; made++) {
    const body = decided(standing, player ?? randomly(below), below)
    standing = settled(write(standing, body), chance)
    yield standing
  }
}
