/** Table on one phone alone: dealer, arbiter and all seats, by the same path as with several phones. */
import { toBase64url } from '../kernel/base64url.ts'
import type { Game, Shape } from '../kernel/contract.ts'
import { ok, type Result } from '../kernel/result.ts'
import { createArbiterRunner } from './arbiter/createArbiterRunner.ts'
import { type GameLog, openGameLog } from './arbiter/gameLog.ts'
import { createFollower } from './client/follower.ts'
import { createTableClient, type TableClient } from './client/tableClient.ts'
import { createHeader, type NewGameRequest } from './createHeader.ts'
import { createLocalTable, type LocalTable } from './createLocalTable.ts'
import type { DealerSecret, LogStore } from './logStore.ts'
import { createMemoryLinks } from './messageLink.ts'
import type { MessageToPhone, ProposeMessage } from './proposalsAndCommits.ts'

/** Environment that a table needs. */
export interface TableEnv {
  readonly store: LogStore
  /** Unguessable random bytes. */
  random(bytes: number): Uint8Array
}

/** Resolves when the dealer has answered the draws due at the start. */
const waitUntilDealt = <G extends Shape>(phone: TableClient<G>): Promise<void> =>
  new Promise((resolve) => {
    const isDealt = (): boolean => phone.follower().replay.turn.kind !== 'chance'
    if (isDealt()) return resolve()
    const stop = phone.subscribe(() => {
      if (!isDealt()) return
      stop()
      resolve()
    })
  })

/** Opens a table with this phone at all seats; resolves when the dealer has answered the due draws. */
export const openLocalTable = async <G extends Shape>(
  env: TableEnv,
  log: GameLog<G>,
  secret: DealerSecret,
  isNew: boolean,
): Promise<LocalTable<G>> => {
  const { replay, loggedEntries } = log
  const [phoneEnd, hostEnd] = createMemoryLinks<ProposeMessage, MessageToPhone>()
  const seats = replay.header.seats.map((_, seat) => seat)
  const entries = loggedEntries.map(({ entry }) => entry)
  const shown = loggedEntries.flatMap((line) => line.shown)
  const phone = createTableClient(createFollower(seats, replay, entries, shown), phoneEnd)
  const host = createArbiterRunner(env.store, log, isNew ? secret : null)
  host.join(hostEnd, seats, loggedEntries.length)
  host.begin()
  await waitUntilDealt(phone)
  return createLocalTable(host, phone, secret, () => phoneEnd.close())
}

/**
 * Opens a new table and deals. Refuses what the game's set-up refuses. If storage fails, the table opens all the same:
 * see `fault`.
 */
export const openNewTable = async <G extends Shape>(
  game: Game<G>,
  env: TableEnv,
  request: NewGameRequest,
): Promise<Result<LocalTable<G>>> => {
  const header = createHeader(game, toBase64url(env.random(16)), request)
  if (!header.ok) return header
  const { hidden } = request
  const secret = { seed: toBase64url(env.random(32)), ...(hidden !== undefined && { hidden }) }
  const log = openGameLog(game, header.value, secret)
  return log.ok ? ok(await openLocalTable(env, log.value, secret, true)) : log
}
