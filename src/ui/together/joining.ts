/** A table that another phone hosts: how it is dialled, and what is kept of it here. */
import type { Blackstone } from '../../games/blackstone/game.ts'
import type { Header } from '../../kernel/log.ts'
import { newTicket } from '../../net/ticket.ts'
import { same } from '../../store/batch.ts'
import type { KeptBots } from '../../store/bots.ts'
import type { Database } from '../../store/database.ts'
import { keepSecret } from '../../store/keepSecret.ts'
import { indexedLogs } from '../../store/logs.ts'
import { memoryLogs } from '../../store/memory.ts'
import { changeRoom, isStored, type Joined, keepRoom, type Place, roomOf } from '../../store/rooms.ts'
import { runGuest } from '../../table/phones/runGuest.ts'
import type { Opened } from '../../table/room/guest.ts'
import { claimedKeys, newClaim, type SeatKey } from '../../table/room/keys.ts'
import { type LogStore, StoreFailure, type StoreFault } from '../../table/store.ts'
import { castleFor, type Fetched } from '../blackstone/game/castle.ts'
import { ownBots } from './bots.ts'
import { newDialler } from './dial.ts'
import { clock, meetingOf, random, VERSION } from './env.ts'
import { ownTable } from './ownTable.ts'
import { type Session, sessionOver } from './session.ts'

/** A game that lies here already, from an earlier visit, is gone on with. */
const created = (logs: LogStore, header: Header): Promise<void> =>
  logs.create(header).catch(async (error: unknown) => {
    const isTaken = error instanceof StoreFailure && error.fault === 'conflict'
    if (!isTaken || !same((await logs.load(header.id)).header, header)) throw error
  })

/** Where nothing is kept the table lives as long as its page. */
const UNKEPT = { code: 'gather.unkept' } as const

/**
 * Runs what is kept of a joined table. `place` is where; it moves to the game's once that is known. `unkept`: why storage keeps nothing, null
 * where it does.
 */
export const join = (
  database: Database,
  kept: Joined,
  follower: Opened<Blackstone>['follower'],
  known: Fetched | null,
  unkept: StoreFault | null = null,
  bots: KeptBots = {},
): Session => {
  const { code, ticket } = kept
  const logs = unkept ? memoryLogs() : indexedLogs(database)
  let fetched = known
  let place: Place = kept.game === null ? { code } : { game: kept.game }
  /** The keys are found by the game from now on, and the game by the code. */
  const settle = async (game: string): Promise<void> => {
    if (unkept) return
    // What this phone hosts is kept in the same place, and is worth more.
    if ((await roomOf(database, { game }))?.role === 'host') throw new StoreFailure('conflict', game)
    await keepRoom(database, { game }, { ...kept, keys: running.guest().keys, game })
    await changeRoom(database, { code }, { game })
    place = { game }
  }
  const dialler = newDialler(
    () => meetingOf(database),
    code && ticket ? { code, ticket } : null,
    () => running.take({ kind: 'tick', now: clock.now() }),
  )
  const running = runGuest<Blackstone>(
    {
      ...{ clock, version: VERSION, random, dial: dialler.dial },
      store: {
        ...logs,
        create: async (header) => {
          await settle(header.id)
          await created(logs, header)
        },
      },
      keep: async (keys) => {
        if (!unkept) await changeRoom(database, place, { keys })
      },
      rules: async (header) => {
        fetched = await castleFor(header).catch(() => null)
        return fetched?.game ?? null
      },
    },
    { keys: kept.keys, follower: follower ?? null, isByHand: code === '' },
  )
  const told = { ...running, fault: () => running.fault() ?? unkept }
  const gameId = (): string | null => running.guest().follower?.replay.header.id ?? null
  return sessionOver(told, {
    ...{ warning: unkept && UNKEPT, isHost: false, door: null, save: null, woke: dialler.hurry },
    bots: ownBots(database, gameId, bots),
    // Where it cannot be kept, the game can be watched as ever, and not be handed on.
    keepSecret: (secret) => void keepSecret(database, gameId() ?? '', secret).catch(() => undefined),
    ...{ code: () => code, why: dialler.why, flaws: () => 0, fetched: () => fetched, hurry: dialler.hurry },
    meet: (channel) => {
      dialler.meet(channel)
      if (running.guest().line.kind !== 'dialling') running.take({ kind: 'dial' })
    },
    decide: () => {},
    refuses: () => () => {},
    close: () => {},
  })
}

const newJoined = (code: string): Joined => ({
  ...{ role: 'guest', code, ticket: code ? newTicket(code) : null, keys: [], game: null },
})

/** A seat that a link has brought is this phone's also where it has the game already. */
const claimed = async (database: Database, game: string, seat: SeatKey | null): Promise<void> => {
  const kept = await roomOf(database, { game })
  if (!seat || kept?.role !== 'guest') return
  await changeRoom(database, { game }, { keys: claimedKeys(kept.keys, seat, newClaim(random)) })
}

/** Takes the seat that a link has brought. */
const withSeat = (session: Session, seat: SeatKey | null): Session => {
  if (seat) session.claim(seat)
  return session
}

/** A table that is dialled, or where in this app it is already: a game that is played under the code, or the own lobby. */
export type Visited = { readonly session: Session } | { readonly at: readonly string[] }

const visitKept = async (database: Database, code: string, seat: SeatKey | null): Promise<Visited> => {
  const own = code ? await ownTable(database, code, seat) : null
  if (own) return { at: own }
  const before = await roomOf(database, { code })
  const known = before?.role === 'guest' ? before : newJoined(code)
  // By hand it may be another table this time: what its host never showed was promised something else.
  const keys = code ? known.keys : known.keys.filter(({ isSeen }) => isSeen)
  if (code && known.game !== null && (await isStored(database, known.game))) {
    await claimed(database, known.game, seat)
    return { at: ['play', known.game] }
  }
  const kept = { ...known, keys, game: null }
  await keepRoom(database, { code }, kept)
  return { session: withSeat(join(database, kept, null, null), seat) }
}

/**
 * Comes to the table of a code, or to the one that is paired by hand (an empty code), with the seats that this phone took there before.
 * Without storage it plays from memory, and says so. Rejects with a StoreFailure where a newer app has stored here.
 */
export const visit = (database: Database, code: string, seat: SeatKey | null): Promise<Visited> =>
  visitKept(database, code, seat).catch((error: unknown) => {
    if (!(error instanceof StoreFailure) || error.fault === 'newer') throw error
    return { session: withSeat(join(database, newJoined(code), null, null, error.fault), seat) }
  })

/** Milliseconds in which the host hears that seats are given up. */
const FAREWELL = 500

/** Gives the seats up that were taken in a lobby, and forgets it. */
export const depart = async (database: Database, code: string, session: Session): Promise<void> => {
  for (const { id, mine } of session.lobby.peek()?.seats ?? []) if (mine) session.rise(id)
  await new Promise((resolve) => setTimeout(resolve, FAREWELL))
  session.close()
  await keepRoom(database, { code }, null).catch(() => undefined)
}
