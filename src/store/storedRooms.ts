/**
 * Stored data of shared tables: the names and secrets by which a phone is found on a PeerServer, and the keys of its
 * seats. A table that is opened again must be found at the same name, and a seat belongs to the phone with its key.
 */
import * as v from 'valibot'
import type { DealerSecret } from '../table/logStore.ts'
import type { GamePlan } from '../table/room/frames.ts'
import type { Sitter } from '../table/room/lobby.ts'
import type { OpenConsentRequest, RoomData, StandInRecord } from '../table/room/roomState.ts'
import type { StoredSeatKey } from '../table/room/seatKeys.ts'
import { count, optionsSchema, type Schema, seat, secret, shortText } from '../table/savedGameSchema.ts'
import { StoreFailure } from '../table/storeFailure.ts'
import type { Database, ReadTransaction } from './database.ts'
import { roomKeyOfGame } from './storedGame.ts'

/** Name on a PeerServer, and the secret that goes with it; `net/ticket.ts` makes it. */
export interface StoredTicket {
  readonly id: string
  readonly token: string
}

/** Table that this phone hosts, from its lobby on. */
export interface HostedRoom {
  readonly role: 'host'
  /** Id of the game, made with the lobby: the promise of the deal includes it. */
  readonly id: string
  readonly secret: DealerSecret
  /** Ticket of the room; null if no server was reached yet. */
  readonly ticket: (StoredTicket & { readonly code: string }) | null
  readonly plan: GamePlan
  readonly sitters: readonly Sitter[]
  /** Keys of the seats that are played on this phone. */
  readonly keys: readonly StoredSeatKey[]
  /** Consent request that is open at the table. */
  readonly plea?: OpenConsentRequest
  /** Ids of the seats whose phones came by codes, without a server. */
  readonly paired?: readonly string[]
  /** Stand-ins of which the phones of those seats were not told yet. */
  readonly stood?: readonly StandInRecord[]
}

/** Table that another phone hosts. */
export interface JoinedRoom {
  readonly role: 'guest'
  /** Code of the room; empty if the phones found each other without a server. */
  readonly code: string
  readonly ticket: StoredTicket | null
  readonly keys: readonly StoredSeatKey[]
  /** Id of the game, once it is known. */
  readonly game: string | null
}

export type StoredRoom = HostedRoom | JoinedRoom

/** Lookup of a stored room: by its game, or before that is known by the room's code. */
export type RoomLookup = { readonly game: string } | { readonly code: string }

const textSchema = v.pipe(v.string(), v.maxLength(100))
const flagSchema = v.boolean()
const emblemSchema = v.exactOptional(textSchema)
const keysSchema: Schema<readonly StoredSeatKey[]> = v.array(
  v.strictObject({
    ...{
      id: textSchema,
      secret: textSchema,
      name: textSchema,
      emblem: emblemSchema,
      nonce: textSchema,
      commit: textSchema,
      isSeen: flagSchema,
    },
    claim: v.exactOptional(textSchema),
    seat: v.nullable(seat),
  }),
)
const ticketFields = { id: textSchema, token: textSchema }
const integerSchema = v.pipe(v.number(), v.safeInteger())
const seatsSchema = v.array(seat)
const consentRequestSchema: Schema<OpenConsentRequest> = v.strictObject({
  ...{ id: count, what: v.picklist(['undo', 'end']), seat, asked: seatsSchema, agreed: seatsSchema },
  ...{ isAgreed: flagSchema, depth: count, since: count, askedAt: v.exactOptional(count) },
})
const standInSchema: Schema<StandInRecord> = v.strictObject({
  ...{ seat, by: seat, since: count, until: v.nullable(count) },
})
const HostedRoom: Schema<HostedRoom> = v.strictObject({
  ...{ role: v.literal('host'), id: textSchema, secret, keys: keysSchema },
  plea: v.exactOptional(consentRequestSchema),
  paired: v.exactOptional(v.array(textSchema)),
  stood: v.exactOptional(v.array(standInSchema)),
  ticket: v.nullable(v.strictObject({ ...ticketFields, code: textSchema })),
  plan: v.strictObject({ mode: shortText, options: optionsSchema, min: integerSchema, max: integerSchema }),
  sitters: v.array(
    v.strictObject({
      id: textSchema,
      secret: textSchema,
      name: textSchema,
      emblem: emblemSchema,
      nonce: textSchema,
      host: flagSchema,
      risen: v.exactOptional(v.literal(true)),
      claims: v.exactOptional(v.array(textSchema)),
    }),
  ),
})
const JoinedRoom: Schema<JoinedRoom> = v.strictObject({
  ...{ role: v.literal('guest'), code: textSchema, keys: keysSchema, game: v.nullable(textSchema) },
  ticket: v.nullable(v.strictObject(ticketFields)),
})
const StoredRoomSchema: Schema<StoredRoom> = v.union([HostedRoom, JoinedRoom])

const LOBBY = 'lobby'
const roomStorageKey = (lookup: RoomLookup): string =>
  'game' in lookup ? roomKeyOfGame(lookup.game) : `joined ${lookup.code}`

const readRoom = async (tx: ReadTransaction, lookup: RoomLookup): Promise<StoredRoom | null> => {
  const parsed = v.safeParse(StoredRoomSchema, await tx.objectStore('settings').get(roomStorageKey(lookup)))
  return parsed.success ? parsed.output : null
}

/**
 * Stored room; null if nothing was stored, or it is damaged. Rejects with a StoreFailure if there is no storage, as all
 * of these do.
 */
export const loadRoom = (database: Database, lookup: RoomLookup): Promise<StoredRoom | null> =>
  database.read((tx) => readRoom(tx, lookup))

/** Table that this phone hosts under this code; null if there is none. */
export const findHostedRoom = async (database: Database, code: string): Promise<HostedRoom | null> => {
  const values = await database.read((tx) =>
    tx.objectStore('settings').getAll(IDBKeyRange.bound(roomKeyOfGame(''), roomKeyOfGame('~'))),
  )
  const rooms = values.flatMap((value) => {
    const parsed = v.safeParse(StoredRoomSchema, value)
    return parsed.success ? [parsed.output] : []
  })
  return rooms.find((room): room is HostedRoom => room.role === 'host' && room.ticket?.code === code) ?? null
}

/** Stores a room in place of the one before; null deletes it. */
export const saveRoom = (database: Database, lookup: RoomLookup, room: StoredRoom | null): Promise<void> =>
  database.write(async (tx) => {
    const store = tx.objectStore('settings')
    await (room ? store.put(room, roomStorageKey(lookup)) : store.delete(roomStorageKey(lookup)))
  })

/** Changes a part of a stored room. Rejects with StoreFailure 'missing' if there is none. */
export const changeRoom = (
  database: Database,
  lookup: RoomLookup,
  changes: Partial<Omit<HostedRoom, 'role'>> | Partial<Omit<JoinedRoom, 'role'>>,
): Promise<void> =>
  database.write(async (tx) => {
    const room = await readRoom(tx, lookup)
    if (!room) throw new StoreFailure('missing', roomStorageKey(lookup))
    await tx.objectStore('settings').put({ ...room, ...changes }, roomStorageKey(lookup))
  })

/**
 * Stores the claims of each seat of a table that this phone hosts, its open consent request, and stand-ins that are to
 * be told. Rejects with StoreFailure 'missing' if this phone does not host it.
 */
export const saveRoomData = (database: Database, game: string, { keys, plea, stood }: RoomData): Promise<void> =>
  database.write(async (tx) => {
    const room = await readRoom(tx, { game })
    if (room?.role !== 'host') throw new StoreFailure('missing', roomStorageKey({ game }))
    const claimsOf = (id: string) => keys.find((key) => key.id === id)?.claims
    const sitters = room.sitters.map((sitter): Sitter => {
      const claims = claimsOf(sitter.id)
      return claims ? { ...sitter, claims } : sitter
    })
    const { plea: _, stood: _stood, ...rest } = room
    const stored: HostedRoom = { ...rest, sitters, ...(plea && { plea }), ...(stood.length > 0 && { stood }) }
    await tx.objectStore('settings').put(stored, roomStorageKey({ game }))
  })

/** Id of the game whose lobby was opened here last; null if there was none. */
export const loadLobbyGameId = async (database: Database): Promise<string | null> => {
  const id = await database.read((tx) => tx.objectStore('settings').get(LOBBY))
  return typeof id === 'string' ? id : null
}

/** Stores a lobby, and that it is the open one. */
export const saveLobby = (database: Database, room: HostedRoom): Promise<void> =>
  database.write(async (tx) => {
    const store = tx.objectStore('settings')
    await Promise.all([store.put(room, roomStorageKey({ game: room.id })), store.put(room.id, LOBBY)])
  })

/** Deletes the open lobby and all that was stored of it. */
export const forgetLobby = (database: Database): Promise<void> =>
  database.write(async (tx) => {
    const store = tx.objectStore('settings')
    const id = await store.get(LOBBY)
    await Promise.all([store.delete(LOBBY), typeof id === 'string' && store.delete(roomStorageKey({ game: id }))])
  })

/** Whether a game has a log on this phone. */
export const isGameStored = (database: Database, id: string): Promise<boolean> =>
  database.read(async (tx) => (await tx.objectStore('games').getKey(id)) !== undefined)
