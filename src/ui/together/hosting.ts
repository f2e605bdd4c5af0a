/** A table that this phone hosts: its lobby or its game, its door, and the host's own player over a line within the phone. */
import type { Blackstone } from '../../games/blackstone/game.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { RoomTicket } from '../../net/ticket.ts'
import type { KeptBots } from '../../store/bots.ts'
import type { Database } from '../../store/database.ts'
import { indexedLogs } from '../../store/logs.ts'
import { changeRoom, type Hosted, keepSheet } from '../../store/rooms.ts'
import { beginShared } from '../../table/phones/begin.ts'
import { memoryCarriers } from '../../table/phones/carrier.ts'
import type { Version } from '../../table/phones/greeting.ts'
import { runGuest } from '../../table/phones/runGuest.ts'
import { type RunningRoom, runRoom } from '../../table/phones/runRoom.ts'
import type { Stage } from '../../table/phones/stage.ts'
import type { Plan } from '../../table/room/frames.ts'
import type { Opened } from '../../table/room/guest.ts'
import type { Save } from '../../table/store.ts'
import { castleFor, type Fetched } from '../blackstone/game/castle.ts'
import { ownBots } from './bots.ts'
import { openDoor } from './door.ts'
import { clock, meetingOf, random, VERSION } from './env.ts'
import type { DoorView } from './props.ts'
import { type Session, sessionOver } from './session.ts'
import { guestVersion } from './views.ts'

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

/** Tells why a decision is not done, once of a phone whose app does not fit, and as long as it is so that storage keeps nothing. */
const tellOf = (room: RunningRoom<Blackstone>, tell: (why: Refusal | null) => void): (() => void) => {
  let known: Version | null = null
  let fault = room.fault()
  return room.subscribe((refused) => {
    refused.forEach(tell)
    if (room.fault() !== fault) tell(room.fault() && { code: `store.${room.fault()}` })
    fault = room.fault()
    const other = room.other()
    if (other && other !== known) tell(guestVersion(other))
    known = other
  })
}

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
  let toldWhy: (why: Refusal | null) => void = () => {}
  /** Something else is to be played: its rules are fetched first. */
  const replan = async (plan: Plan): Promise<void> => {
    const next = await castleFor(plan).catch(() => null)
    if (!next) return toldWhy({ code: 'app.failed' })
    if (room.stage().at !== 'lobby') return
    fetched = next
    room.decide({ kind: 'plan', plan })
  }
  const room = runRoom<Blackstone>(
    {
      ...{ clock, version: VERSION, random, store: indexedLogs(database) },
      keep: (plan, sitters) => changeRoom(database, place, { plan, sitters }),
      keepSheet: (sheet) => keepSheet(database, kept.id, sheet),
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
  const flaws = (): number => {
    const stage = room.stage()
    return stage.at === 'table' ? stage.room.flaws.length : 0
  }
  // What is not stored at this phone is what the room could not store.
  const running = { ...own, fault: room.fault }
  return sessionOver(running, {
    ...{ isHost: true, warning: null, door, fetched: () => fetched, flaws, why: () => null, hurry: () => {} },
    bots: ownBots(database, () => kept.id, bots),
    code: () => codeOf(door.view.peek()),
    meet: (channel) => room.admit(channel),
    decide: (decision) => (decision.kind === 'plan' ? void replan(decision.plan) : room.decide(decision)),
    refuses: (tell) => {
      toldWhy = tell
      return tellOf(room, tell)
    },
    save: () => saveOf(room),
    keepSecret: () => {},
    woke: door.woke,
    close: () => {
      room.close()
      door.close()
    },
  })
}
