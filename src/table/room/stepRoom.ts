/**
 * Host's side of a shared table: channels come and go, seats stay. It binds each channel to the seats whose keys it has
 * proved, lets the arbiter judge, and sends the presence of the seats. Pure: a step takes an event and gives the next
 * room and the effects to perform.
 */
import type { Shape } from '../../kernel/contract.ts'
import { createArbiterState } from '../arbiter/arbiterState.ts'
import type { GameLog } from '../arbiter/gameLog.ts'
import type { DealerSecret } from '../logStore.ts'
import {
  acceptChannel,
  advanceTime,
  type Caller,
  type ChannelId,
  type ConnectionEffect,
  dismissAllCallers,
  type ReceivedMessage,
  receiveFrame,
  removeCallers,
  sendFrame,
  updateCaller,
} from './connectedPhones.ts'
import { answerConsentRequest, openConsentRequest, resolveConsentRequest } from './consentRequests.ts'
import type { FrameToHost, LogPosition } from './frames.ts'
import {
  addSleptTime,
  announcePresence,
  logHashAt,
  recordHeardTimes,
  repairAtHeartbeat,
  withBotSeats,
} from './presence.ts'
import { decideLog, openRecovery, receiveTail, tickRecovery } from './recoverLostEntries.ts'
import { revealSecret } from './revealSecret.ts'
import { receiveProposal, runArbiter } from './roomArbiter.ts'
import type { OpenConsentRequest, Room, RoomEvent, RoomStep, StandInRecord } from './roomState.ts'
import type { HostSeatKey } from './seatKeys.ts'
import { beginStandIn, endedStandIns, endStandIn, standInSeats, updatePhones } from './standIns.ts'
import { andThen } from './stepResult.ts'
import { onRoomDataStoreFailed, requestRoomDataStore } from './storeRoomData.ts'
import { HEARTBEAT_INTERVAL, RETRY_DELAY } from './timeoutsAndLimits.ts'
import { onClaimsStored, onGameStored, welcomePhone, welcomeWaiting } from './welcomePhone.ts'

/**
 * Input of a room: the dealer's secret, the key of each seat in order of play, with those that were given up, and of
 * when the room was closed the consent request that was open, and stand-ins that were still to be told.
 */
export interface RoomKeys {
  readonly secret: DealerSecret
  readonly keys: readonly HostSeatKey[]
  readonly plea?: OpenConsentRequest | null
  readonly stood?: readonly StandInRecord[]
  /** End of the stored log, where storage could read only what comes before it. */
  readonly lostEnd?: LogPosition | null
}

/**
 * Room over a log of which `stored` entries are stored, -1 if storage does not know the game yet. `callers` come from
 * the lobby: they are told that the game has begun once it is stored.
 */
export const createRoom = <G extends Shape>(
  log: GameLog<G>,
  { secret, keys: allKeys, plea: storedPlea = null, stood: storedStood = [], lostEnd = null }: RoomKeys,
  now: number,
  stored = log.loggedEntries.length,
  callers: ReadonlyMap<ChannelId, Caller> = new Map(),
): Room<G> => {
  const keys = allKeys.filter(({ risen }) => !risen)
  const plea = storedPlea && { askedAt: now, ...storedPlea }
  const stood = endedStandIns(storedStood, now)
  return {
    recovery: openRecovery(stored < 0 ? null : stored, now, lostEnd),
    ...{ callers, leaving: [], now },
    ...{
      arbiter: createArbiterState(log, stored),
      secret,
      keys,
      sheet: { kept: { keys, plea, stood }, keeping: null, again: null },
      gaveUpSeatKeys: allKeys.filter(({ risen }) => risen),
      early: new Map(),
    },
    ...{ told: now, present: keys.map(() => false), chosen: [], heard: keys.map(() => now) },
    ...{
      standIns: new Map(),
      stood,
      watcherLogs: [],
      consentRequest: plea,
      nextConsentId: Math.max(Math.floor(now), (plea?.id ?? -1) + 1),
    },
    ...{ storeAgain: null, isUnsaved: false, flaws: [], isRevealed: false },
  }
}

/** Whether a seat is known: its `sit` was sent again before the lobby's answer came, and welcome will answer it. */
const hasSeatKey = <G extends Shape>({ keys }: Room<G>, id: string): boolean => keys.some((key) => key.id === id)

const tooLateEffect = (channel: ChannelId, id: string): ConnectionEffect =>
  sendFrame(channel, { kind: 'unseated', id, refusal: { code: 'lobby.begun' } })

/**
 * Sends the host's state once all entries were sent, at most once per heartbeat: a phone that asks too early asks
 * again.
 */
const sendSnapshot = <G extends Shape>(room: Room<G>, channel: ChannelId): RoomStep<G> => {
  const { arbiter, callers, now } = room
  const { replay } = arbiter.log
  const caller = callers.get(channel)
  if (!caller || arbiter.told !== replay.seq || now - caller.lastSnapshotAt < HEARTBEAT_INTERVAL) return [room, []]
  const have = { seq: arbiter.told, hash: logHashAt(arbiter, arbiter.told) }
  return [
    updateCaller(room, channel, { lastSnapshotAt: now }),
    [sendFrame(channel, { kind: 'snapshot', have, state: replay.state })],
  ]
}

const handleMessage = <G extends Shape>(room: Room<G>, channel: ChannelId, received: ReceivedMessage): RoomStep<G> => {
  if (received.kind === 'greeted') return welcomePhone(room, channel, received)
  const { frame } = received
  if (frame.kind === 'tail') return receiveTail(room, channel, frame, welcomePhone)
  if (frame.kind === 'sit') return [room, hasSeatKey(room, frame.id) ? [] : [tooLateEffect(channel, frame.id)]]
  if (!room.arbiter.phones.has(channel)) return [room, []]
  switch (frame.kind) {
    case 'have':
      return [withBotSeats(room, channel, frame.bots), []]
    case 'propose':
      return receiveProposal(room, channel, frame.proposal)
    case 'look':
      return sendSnapshot(room, channel)
    case 'standIn':
      return beginStandIn(room, channel, frame.seat)
    case 'standDown':
      return standInSeats(room, channel).includes(frame.seat) ? endStandIn(room, [frame.seat]) : [room, []]
    case 'plea':
      return openConsentRequest(room, channel, frame)
    case 'answer':
      return answerConsentRequest(room, channel, frame.plea, frame.agree)
    default:
      return [room, []]
  }
}

const handleSaid = <G extends Shape>(room: Room<G>, channel: ChannelId, frame: FrameToHost): RoomStep<G> => {
  const [next, effects, received] = receiveFrame(room, channel, frame, [...room.keys, ...room.gaveUpSeatKeys])
  return received ? andThen([next, effects], (after) => handleMessage(after, channel, received)) : [next, effects]
}

/** Asks storage again for what it refused a while ago. */
const retryStore = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  if (room.storeAgain === null || room.now < room.storeAgain) return [room, []]
  const { log, stored } = room.arbiter
  const entries = log.loggedEntries.slice(Math.max(0, stored)).map(({ entry }) => entry)
  return [{ ...room, storeAgain: null }, [{ kind: 'store', entries }]]
}

const onStored = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const step = runArbiter({ ...room, isUnsaved: false }, { kind: 'stored' })
  return andThen(step, room.arbiter.stored < 0 ? onGameStored : welcomeWaiting)
}

const handleEvent = <G extends Shape>(room: Room<G>, event: RoomEvent): RoomStep<G> => {
  switch (event.kind) {
    case 'begin':
      return runArbiter(room, { kind: 'begin' })
    case 'stored':
      return onStored(room)
    // Entries that are not stored are sent to nobody: storage is asked again, and the table waits.
    case 'notStored':
      return [{ ...room, storeAgain: room.now + RETRY_DELAY, isUnsaved: true }, []]
    case 'kept':
      return onClaimsStored(room)
    case 'notKept':
      return [onRoomDataStoreFailed(room), []]
    case 'opened':
      return acceptChannel(room, event)
    case 'closed':
      return [removeCallers(room, [event.channel]), []]
    case 'said':
      return handleSaid(room, event.channel, event.frame)
    case 'tick':
      return andThen(
        andThen(advanceTime(repairAtHeartbeat(addSleptTime(room, event.now), event.now), event.now), retryStore),
        tickRecovery,
      )
    case 'decideLog':
      return decideLog(room, event.take)
    case 'close':
      return dismissAllCallers(room)
  }
}

const hasSameSeats = <G extends Shape>(before: Room<G>, { callers }: Room<G>): boolean =>
  callers.size === before.callers.size &&
  [...callers].every(([channel, { ids }]) => before.callers.get(channel)?.ids === ids)

/** Removes phones that are gone from the arbiter; the seats of the others may have changed. */
const updateSeats = <G extends Shape>(before: Room<G>, step: RoomStep<G>): RoomStep<G> =>
  hasSameSeats(before, step[0]) ? step : andThen(step, (room) => updatePhones(before, room))

export const stepRoom = <G extends Shape>(room: Room<G>, event: RoomEvent): RoomStep<G> =>
  announcePresence(
    requestRoomDataStore(
      andThen(
        andThen(updateSeats(room, handleEvent(recordHeardTimes(room), event)), resolveConsentRequest),
        revealSecret,
      ),
    ),
  )
