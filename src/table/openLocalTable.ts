/** One phone that plays a whole table by itself: dealer, arbiter and all seats, by the same path as several phones. */
import { toBase64url } from '../kernel/base64url.ts'
import type { Game, Shape } from '../kernel/contract.ts'
import { ok, type Result } from '../kernel/result.ts'
import { type Book, openBook } from './book.ts'
import { seatFollower } from './follower.ts'
import { headerOf, type NewGame } from './header.ts'
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

export type { NewGame } from './header.ts'
export type { LocalTable } from './localTable.ts'
export type { Change, Done } from './phone.ts'

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
