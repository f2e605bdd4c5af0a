/** Table that another phone hosts: how it is dialled, and what is stored of it here. */
import type { Shape } from '#src/kernel/contract.ts'
import type { Header } from '#src/kernel/log.ts'
import type { Refusal } from '#src/kernel/result.ts'
import { createTicket } from '#src/net/ticket.ts'
import type { Database } from '#src/store/database.ts'
import { createIndexedLogStore } from '#src/store/indexedLogStore.ts'
import { createMemoryLogStore } from '#src/store/memoryLogStore.ts'
import { createMendingLogStore } from '#src/store/mendingLogStore.ts'
import { saveDealerSecret } from '#src/store/saveDealerSecret.ts'
import type { StoredBots } from '#src/store/storedBots.ts'
import {
  changeRoom,
  isGameStored,
  type JoinedRoom,
  loadRoom,
  type RoomLookup,
  saveRoom,
} from '#src/store/storedRooms.ts'
import { isSameData } from '#src/store/unstoredEntries.ts'
import type { GameSave, LogStore } from '#src/table/logStore.ts'
import { createGuestRunner, type GuestEnv, type GuestRunner } from '#src/table/phones/createGuestRunner.ts'
import type { GuestOptions } from '#src/table/room/guest/guestState.ts'
import { addClaimedKey, createClaim, type SeatKey, type StoredSeatKey } from '#src/table/room/seatKeys.ts'
import { StoreFailure, type StoreFault } from '#src/table/storeFailure.ts'
import type { LoadedTable } from '../../gameUiContract.ts'
import { rulesVersionOf } from '../../loadGameUi.ts'
import { loadTable } from '../../loadTable.ts'
import { attemptsByCode, createDialler } from './dialler.ts'
import { hostedTablePath } from './hostedTablePath.ts'
import { loadSignalingConfig } from './loadSignalingConfig.ts'
import { createOwnBots } from './ownBots.ts'
import { createPairedChannels } from './pairedChannels.ts'
import { NO_PAIRED_SEATS } from './pairedSeats.ts'
import { clock, random, VERSION } from './phoneEnv.ts'
import { createSession, type Session } from './session.ts'

/** Creates the log of a game, or continues the one that is stored here from an earlier visit. */
const createOrContinue = (logs: LogStore, header: Header): Promise<void> =>
  logs.create(header).catch(async (error: unknown) => {
    const isConflict = error instanceof StoreFailure && error.fault === 'conflict'
    if (!isConflict || !isSameData((await logs.load(header.id)).header, header)) throw error
  })

/** Warning that nothing is stored: the table lasts as long as its page. */
const NOT_STORED_REFUSAL = { code: 'gather.unkept' } as const

/** Storage of a joined table: under its code, and under its game once that is known. With a fault it is memory. */
const createJoinedStorage = (
  database: Database,
  stored: JoinedRoom,
  { storageFault = null, mend = null }: JoinOptions,
  currentKeys: () => readonly StoredSeatKey[],
): Pick<GuestEnv<Shape>, 'store' | 'replaceLog' | 'saveKeys'> => {
  const { code } = stored
  const stable = createMendingLogStore(database, createIndexedLogStore(database), mend)
  const logs = storageFault ? createMemoryLogStore() : stable
  let place: RoomLookup = stored.game === null ? { code } : { game: stored.game }
  /** Keys with which this phone has joined the game before, by another code or by hand: its seats are not lost. */
  let earlierKeys: readonly StoredSeatKey[] = []
  const withEarlier = (keys: readonly StoredSeatKey[]): readonly StoredSeatKey[] => [
    ...earlierKeys.filter(({ id }) => !keys.some((key) => key.id === id)),
    ...keys,
  ]
  /** Stores the keys under the game from now on, and the game under the code. */
  const bindToGame = async (game: string): Promise<void> => {
    if (storageFault) return
    // A game that this phone hosts is stored in the same place, and takes precedence.
    const known = await loadRoom(database, { game })
    if (known?.role === 'host') throw new StoreFailure('conflict', game)
    earlierKeys = known?.keys ?? []
    const way = code || !known ? stored : known
    await saveRoom(database, { game }, { ...way, keys: withEarlier(currentKeys()), game })
    await changeRoom(database, { code }, { game })
    place = { game }
  }
  return {
    store: {
      ...logs,
      create: async (header) => {
        await bindToGame(header.id)
        await createOrContinue(logs, header)
      },
    },
    replaceLog: async (save) => {
      if (!storageFault) await stable.replace(save)
    },
    saveKeys: async (keys) => {
      if (!storageFault) await changeRoom(database, place, { keys: withEarlier(keys) })
    },
  }
}

export type GiftHandler = NonNullable<GuestEnv<Shape>['onGift']>

interface JoinOptions {
  /** Reason why storage keeps nothing; null where it works. */
  readonly storageFault?: StoreFault | null
  readonly bots?: StoredBots
  /** What is whole of a log that is damaged in storage; null where it is whole. */
  readonly mend?: GameSave | null
  /** Hears a phone that gives a game away, where a table was looked for. */
  readonly onGift?: GiftHandler
}

const MENDS: Refusal = { code: 'table.mends' }

/** Runs a stored joined table. */
export const joinTable = (
  database: Database,
  stored: JoinedRoom,
  follower: GuestOptions<Shape>['follower'],
  initialTable: LoadedTable | null,
  options: JoinOptions = {},
): Session => {
  const { code, ticket } = stored
  const { storageFault = null, bots = {}, mend = null, onGift } = options
  let loaded = initialTable
  const dialler = createDialler(
    code && ticket ? attemptsByCode(() => loadSignalingConfig(database), code, ticket) : null,
    () => running.dispatch({ kind: 'tick', now: clock.now() }),
  )
  const running: GuestRunner<Shape> = createGuestRunner<Shape>(
    {
      ...{ clock, version: VERSION, random, dial: dialler.dial },
      ...createJoinedStorage(database, stored, options, () => running.guest().keys),
      versionOf: rulesVersionOf,
      rules: async (header) => {
        loaded = await loadTable(header).catch(() => null)
        return loaded?.game ?? null
      },
      ...(onGift && { onGift }),
    },
    { keys: stored.keys, follower: follower ?? null, isByHand: code === '' },
  )
  const guestWithFault = { ...running, fault: () => running.fault() ?? storageFault }
  const gameId = (): string | null => running.guest().follower?.replay.header.id ?? null
  const paired = createPairedChannels((channel, isReturn) => {
    const { line } = running.guest()
    // After a farewell only people connect again.
    if (isReturn && line.kind === 'ended') return channel.close()
    dialler.addPairedChannel(channel)
    if (line.kind !== 'dialling') running.dispatch({ kind: 'dial' })
  })
  return createSession(guestWithFault, {
    isHost: false,
    warning: storageFault && NOT_STORED_REFUSAL,
    notice: mend && MENDS,
    roomListener: null,
    ownBots: createOwnBots(database, gameId, bots),
    code: () => code,
    connectionTrouble: dialler.why,
    flawCount: () => 0,
    loadedTable: () => loaded,
    reconnectNow: dialler.dialNow,
    wasPaired: paired.hasAny,
    addChannel: paired.add,
    decide: () => {},
    subscribeToRefusals: () => () => {},
    saveWithSecret: null,
    recovery: () => null,
    decideLog: () => {},
    codeSeats: () => NO_PAIRED_SEATS,
    // Where the secret cannot be stored, the game can still be replayed, but not shared.
    keepSecret: (secret) => void saveDealerSecret(database, gameId() ?? '', secret).catch(() => undefined),
    handleWake: dialler.dialNow,
    close: paired.close,
  })
}

const createJoined = (code: string): JoinedRoom => ({
  ...{ role: 'guest', code, ticket: code ? createTicket(code) : null, keys: [], game: null },
})

/** Claims the seat of a link in a game that this phone has already. */
const claimSeatInGame = async (database: Database, game: string, seat: SeatKey | null): Promise<void> => {
  const stored = await loadRoom(database, { game })
  if (!seat || stored?.role !== 'guest') return
  await changeRoom(database, { game }, { keys: addClaimedKey(stored.keys, seat, createClaim(random)) })
}

/** Claims the seat of a link. */
const sessionWithSeat = (session: Session, seat: SeatKey | null): Session => {
  if (seat) session.claimSeat(seat)
  return session
}

/**
 * Session that dials the table, or the address where it is in this app already: a game that is played under the code,
 * or the own lobby.
 */
export type VisitResult = { readonly session: Session } | { readonly at: readonly string[] }

const visitStored = async (
  database: Database,
  code: string,
  seat: SeatKey | null,
  onGift: GiftHandler,
): Promise<VisitResult> => {
  const hostedPath = code ? await hostedTablePath(database, code, seat) : null
  if (hostedPath) return { at: hostedPath }
  const storedRoom = await loadRoom(database, { code })
  const knownRoom = storedRoom?.role === 'guest' ? storedRoom : createJoined(code)
  // A pairing by hand may lead to another table: keys that no host has confirmed were meant for the earlier one.
  const keys = code ? knownRoom.keys : knownRoom.keys.filter(({ isSeen }) => isSeen)
  if (code && knownRoom.game !== null && (await isGameStored(database, knownRoom.game))) {
    await claimSeatInGame(database, knownRoom.game, seat)
    return { at: ['play', knownRoom.game] }
  }
  const freshRoom = { ...knownRoom, keys, game: null }
  await saveRoom(database, { code }, freshRoom)
  return { session: sessionWithSeat(joinTable(database, freshRoom, null, null, { onGift }), seat) }
}

/**
 * Visits the table of a code, or the one that is paired by hand (an empty code), with the seats that this phone took
 * there before. Without storage it plays from memory, and shows a warning. Rejects with a StoreFailure where a newer
 * app has stored here.
 */
export const visitTable = (
  database: Database,
  code: string,
  seat: SeatKey | null,
  onGift: GiftHandler,
): Promise<VisitResult> =>
  visitStored(database, code, seat, onGift).catch((error: unknown) => {
    if (!(error instanceof StoreFailure) || error.fault === 'newer') throw error
    return {
      session: sessionWithSeat(
        joinTable(database, createJoined(code), null, null, { storageFault: error.fault, onGift }),
        seat,
      ),
    }
  })

/** Milliseconds for the host to receive that seats are given up. */
const FAREWELL_MS = 500

/** Gives up the seats that were taken in a lobby, and forgets the lobby. */
export const leaveLobby = async (database: Database, code: string, session: Session): Promise<void> => {
  for (const { id, isMine } of session.lobby.peek()?.seats ?? []) if (isMine) session.giveUpSeat(id)
  await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS))
  session.close()
  await saveRoom(database, { code }, null).catch(() => undefined)
}
