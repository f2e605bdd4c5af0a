/**
 * What a phone keeps of the tables that it shares: by which names and secrets it is found on a PeerServer, and the keys of its seats. A
 * table that is opened again must be where it was, and a seat is whoever has its key.
 */
import * as v from 'valibot'
import type { Plan } from '../table/room/frames.ts'
import type { Sheet } from '../table/room/keeping.ts'
import type { HeldKey } from '../table/room/keys.ts'
import type { Sitter } from '../table/room/lobby.ts'
import type { OpenPlea } from '../table/room/pleas.ts'
import { count, options, type Schema, seat, secret, word } from '../table/schema.ts'
import { type DealerSecret, StoreFailure } from '../table/store.ts'
import type { Database, Reading } from './database.ts'
import { roomKey } from './game.ts'

/** A name on a PeerServer, and the secret that goes with it; `net/ticket.ts` makes it. */
export interface KeptTicket {
  readonly id: string
  readonly token: string
}

/** A table that this phone hosts, from its lobby on. */
export interface Hosted {
  readonly role: 'host'
  /** Of the game, made with the lobby: the promise of the deal names it. */
  readonly id: string
  readonly secret: DealerSecret
  /** Null where no server was reached yet. */
  readonly ticket: (KeptTicket & { readonly code: string }) | null
  readonly plan: Plan
  readonly sitters: readonly Sitter[]
  /** Of the seats that are played on this phone. */
  readonly keys: readonly HeldKey[]
  /** What is being asked at the table. */
  readonly plea?: OpenPlea
}

/** A table that another phone hosts. */
export interface Joined {
  readonly role: 'guest'
  /** Empty where the phones found each other without a server. */
  readonly code: string
  readonly ticket: KeptTicket | null
  readonly keys: readonly HeldKey[]
  /** Of the game, once it is known. */
  readonly game: string | null
}

export type KeptRoom = Hosted | Joined

/** Where it is kept: by its game, or before that is known by the room's code. */
export type Place = { readonly game: string } | { readonly code: string }

const text = v.pipe(v.string(), v.maxLength(100))
const flag = v.boolean()
const emblem = v.exactOptional(text)
const keys: Schema<readonly HeldKey[]> = v.array(
  v.strictObject({
    ...{ id: text, secret: text, name: text, emblem, nonce: text, commit: text, isSeen: flag },
    claim: v.exactOptional(text),
    seat: v.nullable(seat),
  }),
)
const ticket = { id: text, token: text }
const whole = v.pipe(v.number(), v.safeInteger())
const seats = v.array(seat)
const plea: Schema<OpenPlea> = v.strictObject({
  ...{ id: count, what: v.picklist(['undo', 'end']), seat, asked: seats, agreed: seats },
  ...{ isAgreed: flag, depth: count, since: count },
})
const Hosted: Schema<Hosted> = v.strictObject({
  ...{ role: v.literal('host'), id: text, secret, keys },
  plea: v.exactOptional(plea),
  ticket: v.nullable(v.strictObject({ ...ticket, code: text })),
  plan: v.strictObject({ mode: word, options, min: whole, max: whole }),
  sitters: v.array(
    v.strictObject({
      id: text,
      secret: text,
      name: text,
      emblem,
      nonce: text,
      host: flag,
      risen: v.exactOptional(v.literal(true)),
      claims: v.exactOptional(v.array(text)),
    }),
  ),
})
const Joined: Schema<Joined> = v.strictObject({
  ...{ role: v.literal('guest'), code: text, keys, game: v.nullable(text) },
  ticket: v.nullable(v.strictObject(ticket)),
})
const Kept: Schema<KeptRoom> = v.union([Hosted, Joined])

const LOBBY = 'lobby'
const keyOf = (place: Place): string => ('game' in place ? roomKey(place.game) : `joined ${place.code}`)

const read = async (tx: Reading, place: Place): Promise<KeptRoom | null> => {
  const parsed = v.safeParse(Kept, await tx.objectStore('settings').get(keyOf(place)))
  return parsed.success ? parsed.output : null
}

/** Null where nothing was kept, or what was kept is damaged. Rejects with a StoreFailure where there is no storage, as all of these do. */
export const roomOf = (database: Database, place: Place): Promise<KeptRoom | null> =>
  database.read((tx) => read(tx, place))

/** The table that this phone hosts under this code; null where there is none. */
export const hostedUnder = async (database: Database, code: string): Promise<Hosted | null> => {
  const all = await database.read((tx) =>
    tx.objectStore('settings').getAll(IDBKeyRange.bound(roomKey(''), roomKey('~'))),
  )
  const rooms = all.flatMap((value) => {
    const parsed = v.safeParse(Kept, value)
    return parsed.success ? [parsed.output] : []
  })
  return rooms.find((room): room is Hosted => room.role === 'host' && room.ticket?.code === code) ?? null
}

/** In place of what was kept before; null forgets it. */
export const keepRoom = (database: Database, place: Place, room: KeptRoom | null): Promise<void> =>
  database.write(async (tx) => {
    const store = tx.objectStore('settings')
    await (room ? store.put(room, keyOf(place)) : store.delete(keyOf(place)))
  })

/** Changes a part of what is kept. Rejects with StoreFailure 'missing' where nothing is. */
export const changeRoom = (
  database: Database,
  place: Place,
  part: Partial<Omit<Hosted, 'role'>> | Partial<Omit<Joined, 'role'>>,
): Promise<void> =>
  database.write(async (tx) => {
    const room = await read(tx, place)
    if (!room) throw new StoreFailure('missing', keyOf(place))
    await tx.objectStore('settings').put({ ...room, ...part }, keyOf(place))
  })

/** Which phones have claimed each seat of a table that this phone hosts, and what is asked there. Rejects with StoreFailure 'missing' where it hosts none. */
export const keepSheet = (database: Database, game: string, { keys, plea }: Sheet): Promise<void> =>
  database.write(async (tx) => {
    const room = await read(tx, { game })
    if (room?.role !== 'host') throw new StoreFailure('missing', keyOf({ game }))
    const claimsOf = (id: string) => keys.find((key) => key.id === id)?.claims
    const sitters = room.sitters.map((sitter): Sitter => {
      const claims = claimsOf(sitter.id)
      return claims ? { ...sitter, claims } : sitter
    })
    const { plea: _, ...rest } = room
    await tx.objectStore('settings').put({ ...rest, sitters, ...(plea && { plea }) }, keyOf({ game }))
  })

/** The game whose lobby was opened here last; null where there was none. */
export const lobbyOf = async (database: Database): Promise<string | null> => {
  const id = await database.read((tx) => tx.objectStore('settings').get(LOBBY))
  return typeof id === 'string' ? id : null
}

/** Opens a lobby: what is kept of it, and that it is the one that gathers. */
export const keepLobby = (database: Database, room: Hosted): Promise<void> =>
  database.write(async (tx) => {
    const store = tx.objectStore('settings')
    await Promise.all([store.put(room, keyOf({ game: room.id })), store.put(room.id, LOBBY)])
  })

/** The lobby is given up, and all that was kept of it. */
export const forgetLobby = (database: Database): Promise<void> =>
  database.write(async (tx) => {
    const store = tx.objectStore('settings')
    const id = await store.get(LOBBY)
    await Promise.all([store.delete(LOBBY), typeof id === 'string' && store.delete(keyOf({ game: id }))])
  })

/** Whether a game has a log on this phone. */
export const isStored = (database: Database, id: string): Promise<boolean> =>
  database.read(async (tx) => (await tx.objectStore('games').getKey(id)) !== undefined)
