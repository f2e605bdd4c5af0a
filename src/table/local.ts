/** One phone that plays a whole table by itself: dealer, arbiter and all seats, by the same path as several phones. */
import { toBase64url } from '../kernel/base64url.ts'
import type { Game, ModeId, Options, Shape } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import { type Header, PROTOCOL } from '../kernel/log.ts'
import { writeOut } from '../kernel/options.ts'
import { ok, type Result, refuse } from '../kernel/result.ts'
import { type Book, openBook } from './book.ts'
import { seatFollower } from './follower.ts'
import { runHost } from './host.ts'
import { memoryLinks } from './link.ts'
import { type LocalTable, localTable } from './localTable.ts'
import type { Propose, ToPhone } from './messages.ts'
import { type Phone, runPhone } from './phone.ts'
import type { DealerSecret, LogStore } from './store.ts'

/** What a table needs from outside. */
export interface Env {
  readonly store: LogStore
  /** So many bytes that nobody can guess. */
  random(bytes: number): Uint8Array
}

export type { LocalTable } from './localTable.ts'
export type { Change, Done } from './phone.ts'

export interface NewGame {
  readonly mode: ModeId
  /** What differs from the mode's defaults. */
  readonly options?: Options
  /** One name for each seat, clockwise. */
  readonly names: readonly string[]
  /** Both halves of a position to start from. */
  readonly position?: Json
  readonly hidden?: Json
}

const headerOf = <G extends Shape>(game: Game<G>, id: string, wanted: NewGame): Result<Header> => {
  const mode = game.modes.get(wanted.mode)
  if (!mode) return refuse('header.mode', undefined, { mode: wanted.mode })
  return ok({
    protocol: PROTOCOL,
    id,
    game: game.id,
    version: game.version,
    mode: mode.id,
    options: writeOut(mode, wanted.options),
    seats: wanted.names.map((name) => ({ name })),
    ...(wanted.position !== undefined && { position: wanted.position }),
  })
}

/** Until the dealer has answered what is due at the start. */
const dealt = <G extends Shape>(phone: Phone<G>): Promise<void> =>
  new Promise((resolve) => {
    const isDealt = (): boolean => phone.follower().replay.turn.kind !== 'chance'
    if (isDealt()) return resolve()
    const stop = phone.subscribe(() => {
      if (!isDealt()) return
      stop()
      resolve()
    })
  })

/** Seats this phone at all places; resolves when the dealer has answered what is due. */
export const seatAll = async <G extends Shape>(
  env: Env,
  book: Book<G>,
  secret: DealerSecret,
  isNew: boolean,
): Promise<LocalTable<G>> => {
  const { replay, lines } = book
  const [phoneEnd, hostEnd] = memoryLinks<Propose, ToPhone>()
  const seats = replay.header.seats.map((_, seat) => seat)
  const entries = lines.map(({ entry }) => entry)
  const shown = lines.flatMap((line) => line.shown)
  const phone = runPhone(seatFollower(seats, replay, entries, shown), phoneEnd)
  const host = runHost(env.store, book, isNew ? secret : null)
  host.join(hostEnd, seats, lines.length)
  host.begin()
  await dealt(phone)
  return localTable(host, phone, secret, () => phoneEnd.close())
}

/**
 * Opens a new table and deals. Refuses what the game's set-up refuses. Where storage fails the table opens all the same: see `fault`.
 */
export const openNew = async <G extends Shape>(
  game: Game<G>,
  env: Env,
  wanted: NewGame,
): Promise<Result<LocalTable<G>>> => {
  const header = headerOf(game, toBase64url(env.random(16)), wanted)
  if (!header.ok) return header
  const { hidden } = wanted
  const secret = { seed: toBase64url(env.random(32)), ...(hidden !== undefined && { hidden }) }
  const book = openBook(game, header.value, secret)
  return book.ok ? ok(await seatAll(env, book.value, secret, true)) : book
}
