/** A table that this phone hosts: its lobby or its game, its door, and the host's own player over a line within the phone. */
import type { Blackstone } from '../../games/blackstone/game.ts'
import { MODE_CARDS } from '../../games/blackstone/modeCards.ts'
import { toBase64url } from '../../kernel/base64url.ts'
import { ok, type Refusal, type Result, refuse } from '../../kernel/result.ts'
import type { RoomTicket } from '../../net/ticket.ts'
import { botsOf, type KeptBots } from '../../store/bots.ts'
import type { Database } from '../../store/database.ts'
import { indexedLogs } from '../../store/logs.ts'
import { changeRoom, forgetLobby, type Hosted, isStored, keepLobby, lobbyOf, roomOf } from '../../store/rooms.ts'
import type { LastSetup } from '../../store/settings.ts'
import { commitOf } from '../../table/fairDeal.ts'
import { beginShared } from '../../table/phones/begin.ts'
import { memoryCarriers } from '../../table/phones/carrier.ts'
import type { Version } from '../../table/phones/greeting.ts'
import { runGuest } from '../../table/phones/runGuest.ts'
import { type RunningRoom, runRoom } from '../../table/phones/runRoom.ts'
import type { Stage } from '../../table/phones/stage.ts'
import type { Plan } from '../../table/room/frames.ts'
import type { Opened } from '../../table/room/guest.ts'
import { openLobby } from '../../table/room/lobby.ts'
import type { Save } from '../../table/store.ts'
import { castleFor, type Fetched } from '../blackstone/game/castle.ts'
import { ownBots } from './bots.ts'
import { openDoor } from './door.ts'
import { clock, meetingOf, random, VERSION } from './env.ts'
import type { DoorView } from './props.ts'
import { type Session, sessionOver } from './session.ts'
import { guestVersion } from './views.ts'

/** What is played as a plan of a lobby; null where this app does not know the mode. */
export const planOf = ({ mode, options }: Pick<LastSetup, 'mode' | 'options'>): Plan | null => {
  const card = MODE_CARDS.find(({ id }) => id === mode)
  return card ? { mode, options, ...card.seats } : null
}

const newHosted = (plan: Plan): Hosted => ({
  ...{ role: 'host', id: toBase64url(random(16)), secret: { seed: toBase64url(random(32)) } },
  ...{ ticket: null, plan, sitters: [], keys: [] },
})

const saveOf = (room: RunningRoom<Blackstone>): Save => {
  const stage = room.stage()
  if (stage.at === 'lobby') throw new Error('no game in a lobby')
  const { book } = stage.room.docket
  return {
    ...{ header: book.replay.header, secret: stage.secret },
    ...{ entries: book.lines.map(({ entry }) => entry), shown: [] },
  }
}

const codeOf = (view: DoorView): string => (view.at === 'open' ? view.code : '')

/** Tells why a decision is not done, and once of a phone whose app does not fit. */
const tellOf = (room: RunningRoom<Blackstone>, tell: (why: Refusal) => void): (() => void) => {
  let known: Version | null = null
  return room.subscribe((refused) => {
    refused.forEach(tell)
    const other = room.other()
    if (other && other !== known) tell(guestVersion(other))
    known = other
  })
}

/** Milliseconds in which a farewell arrives. */
const FAREWELL = 500

/** Nothing of the own player is stored twice: the host's log has it all. */
const NOWHERE = { create: async () => {}, append: async () => {}, load: () => Promise.reject(new Error('not kept')) }

/** Runs what is kept of a hosted table, from this stage on. `fetched` are the rules of its plan, `follower` is what its own player has of the game. */
export const host = (
  database: Database,
  kept: Hosted,
  stage: Stage<Blackstone>,
  follower: Opened<Blackstone>['follower'],
  known: Fetched,
  bots: KeptBots,
): Session => {
  const place = { game: kept.id }
  let fetched = known
  let refuse: (why: Refusal) => void = () => {}
  /** Something else is to be played: its rules are fetched first. */
  const replan = async (plan: Plan): Promise<void> => {
    const next = await castleFor(plan).catch(() => null)
    if (!next) return refuse({ code: 'app.failed' })
    if (room.stage().at !== 'lobby') return
    fetched = next
    room.decide({ kind: 'plan', plan })
  }
  const room = runRoom<Blackstone>(
    {
      ...{ clock, version: VERSION, random, store: indexedLogs(database) },
      keep: (plan, sitters) => changeRoom(database, place, { plan, sitters }),
    },
    stage,
    (plan, sitters) => beginShared(fetched.game, kept.id, kept.secret, plan, sitters),
  )
  const own = runGuest<Blackstone>(
    {
      ...{ clock, version: VERSION, random, store: NOWHERE },
      keep: (keys) => changeRoom(database, place, { keys }),
      rules: async () => fetched.game,
      dial: async () => {
        const [mine, theirs] = memoryCarriers()
        room.admit(theirs, true)
        return { carrier: mine, lasts: false }
      },
    },
    { isOwn: true, keys: kept.keys, follower: follower ?? null },
  )
  const door = openDoor({
    meeting: () => meetingOf(database),
    ticket: kept.ticket as RoomTicket | null,
    keep: ({ id, token, code }) => changeRoom(database, place, { ticket: { id, token, code } }),
    guest: (channel) => room.admit(channel),
  })
  return sessionOver(own, {
    ...{ isHost: true, warning: null, door, fetched: () => fetched, why: () => null, hurry: () => {} },
    bots: ownBots(database, () => kept.id, bots),
    code: () => codeOf(door.view.peek()),
    meet: (channel) => room.admit(channel),
    decide: (decision) => (decision.kind === 'plan' ? void replan(decision.plan) : room.decide(decision)),
    refuses: (tell) => {
      refuse = tell
      return tellOf(room, tell)
    },
    save: () => saveOf(room),
    woke: door.woke,
    close: () => {
      room.close()
      door.close()
    },
  })
}

/** The kept lobby that gathers still, with what is to be played now. */
const gathering = async (database: Database, plan: Plan | null): Promise<Hosted | null> => {
  const id = await lobbyOf(database)
  const kept = id === null || (await isStored(database, id)) ? null : await roomOf(database, { game: id })
  if (kept?.role !== 'host') return null
  if (plan) await changeRoom(database, { game: kept.id }, { plan })
  return { ...kept, plan: plan ?? kept.plan }
}

/**
 * Opens the lobby that gathers on this phone, or a new one, for what was chosen last. Refused: `header.mode` where nothing was chosen or
 * this app does not know it, `app.failed` where its rules cannot be fetched. Rejects with a StoreFailure.
 */
export const gather = async (database: Database, setup: LastSetup | null): Promise<Result<Session>> => {
  const plan = setup && planOf(setup)
  const kept = (await gathering(database, plan)) ?? (plan && newHosted(plan))
  if (!kept) return refuse('header.mode', undefined, { mode: setup?.mode ?? '' })
  const fetched = await castleFor(kept.plan).catch(() => null)
  if (!fetched) return refuse('app.failed')
  await keepLobby(database, kept)
  const { id, secret, plan: planned, sitters } = kept
  const lobby = openLobby(planned, commitOf(id, secret), clock.now(), { plan: planned, sitters })
  return ok(host(database, kept, { at: 'lobby', lobby }, null, fetched, await botsOf(database, id)))
}

/** Closes the lobby for good: whoever is there is told. */
export const disband = async (database: Database, session: Session): Promise<void> => {
  session.decide({ kind: 'close' })
  await new Promise((resolve) => setTimeout(resolve, FAREWELL))
  session.close()
  await forgetLobby(database).catch(() => undefined)
}
