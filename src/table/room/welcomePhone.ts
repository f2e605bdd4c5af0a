/** Admission of a phone that has greeted to the table, or the reason why not. */
import type { Shape } from '../../kernel/contract.ts'
import { openingsShownTo } from '../arbiter/arbiterMessages.ts'
import {
  admitCaller,
  admitIfPlace,
  type ChannelId,
  type ConnectionEffect,
  dismissCaller,
  greetedChannels,
  sendFrame,
  updateCaller,
} from './connectedPhones.ts'
import { sendConsentRequestTo } from './consentRequests.ts'
import type { FarewellReason, HelloFrame } from './frames.ts'
import { logHashAt, sendPresence } from './presence.ts'
import { askForLog, canAsk } from './recoverLostEntries.ts'
import { sendSecret } from './revealSecret.ts'
import { runArbiter } from './roomArbiter.ts'
import type { GreetedMessage, Room, RoomStep } from './roomState.ts'
import { isClaimStored, isLatestClaim, withHelloClaims } from './seatClaims.ts'
import { endStandIn, ownSeats, rememberFormerSeats, sendStandInSeats, standInSeats, tellStandIns } from './standIns.ts'
import { andThen } from './stepResult.ts'
import { onRoomDataStored } from './storeRoomData.ts'
import { LONG_LOG, LONG_LOG_INTERVAL, MAX_WATCHER_LOGS } from './timeoutsAndLimits.ts'

const whyNotWelcome = <G extends Shape>({ arbiter }: Room<G>, { game, have }: HelloFrame): FarewellReason | null => {
  if (game === null) return null
  if (game !== arbiter.log.replay.header.id) return 'otherGame'
  return have.seq > arbiter.told || have.hash !== logHashAt(arbiter, have.seq) ? 'otherLog' : null
}

/**
 * Openings that the phone's own seats were shown by entries that it has. They are sent at every greeting, because the
 * phone may lack them: the seat is new there, or the commit that had them was lost, or came to a state that differed.
 */
const sendKnownCards = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  have: number,
): readonly ConnectionEffect[] => {
  const shown = openingsShownTo(room.arbiter.log.loggedEntries.slice(0, have), ownSeats(room, channel))
  return shown.length > 0 ? [sendFrame(channel, { kind: 'commit', entries: [], shown, saved: true })] : []
}

/** Sends a phone all that it lacks. */
const sendWelcome = <G extends Shape>(room: Room<G>, channel: ChannelId, hello: HelloFrame): RoomStep<G> => {
  const { header } = room.arbiter.log.replay
  const seats = hello.ids.map((id) => {
    const seat = room.keys.findIndex((key) => key.id === id)
    if (seat < 0) return null
    return ownSeats(room, channel).includes(seat) ? seat : 'moved'
  })
  const playedSeats = [...ownSeats(room, channel), ...standInSeats(room, channel)]
  const have = hello.game === null ? 0 : hello.have.seq
  const [next, joinEffects] = runArbiter(room, { kind: 'join', phone: channel, seats: playedSeats, have })
  const standInEffects = standInSeats(next, channel).length > 0 ? [sendStandInSeats(next, channel)] : []
  const statusEffects = [
    ...standInEffects,
    sendPresence(next, channel),
    ...sendConsentRequestTo(next, channel),
    ...sendSecret(next, [channel]),
  ]
  const cardEffects = sendKnownCards(next, channel, have)
  return [
    rememberFormerSeats(next),
    [sendFrame(channel, { kind: 'welcome', header, seats }), ...cardEffects, ...joinEffects, ...statusEffects],
  ]
}

/**
 * Welcomes a phone, or lets it wait until the game and its claims are stored. Seats that others play for this phone are
 * its own again.
 */
export const welcomePhone = <G extends Shape>(
  roomBefore: Room<G>,
  channel: ChannelId,
  greeted: GreetedMessage,
): RoomStep<G> => {
  const room = withHelloClaims(roomBefore, greeted.hello)
  const isEarly = room.arbiter.stored < 0 || !isClaimStored(room, greeted.hello)
  if (isEarly) return [{ ...room, early: new Map([...room.early, [channel, greeted] as const]) }, []]
  const farewellReason = whyNotWelcome(room, greeted.hello)
  if (farewellReason === 'otherLog' && canAsk(room, channel, greeted)) return askForLog(room, channel, greeted)
  if (farewellReason) return dismissCaller(room, channel, farewellReason)
  const provedIds = room.keys
    .filter((key) => greeted.ids.includes(key.id) && isLatestClaim(greeted.hello, key))
    .map(({ id }) => id)
  const counted = countLongLog(room, channel, greeted.hello, provedIds)
  if (!counted) return dismissCaller(room, channel, 'full')
  return admitIfPlace(counted, channel, provedIds, (roomy) => admitPhone(roomy, channel, greeted, provedIds))
}

/**
 * Room in which a phone may be told what it lacks of the log; null if that is long and it only watches, and its channel
 * or all who watch were told as much a moment ago: a greeting costs little to say.
 */
const countLongLog = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  { game, have }: HelloFrame,
  provedIds: readonly string[],
): Room<G> | null => {
  const { now, arbiter, callers } = room
  const caller = callers.get(channel)
  const lacking = arbiter.told - (game === null ? 0 : have.seq)
  if (!caller || caller.isOwn || provedIds.length > 0 || lacking < LONG_LOG) return room
  if (now - caller.lastLongLogAt < LONG_LOG_INTERVAL) return null
  const watcherLogs = [...room.watcherLogs.filter((at) => now - at < LONG_LOG_INTERVAL), now]
  if (watcherLogs.length > MAX_WATCHER_LOGS) return null
  return { ...updateCaller(room, channel, { lastLongLogAt: now }), watcherLogs }
}

/** Welcomes a phone that has a place. */
const admitPhone = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  { hello }: GreetedMessage,
  provedIds: readonly string[],
): RoomStep<G> => {
  const admitted = admitCaller(room, channel, provedIds)
  const withOwnSeatsBack = andThen(admitted, (next) => endStandIn(next, ownSeats(next, channel)))
  const welcomed = andThen(withOwnSeatsBack, (next) => sendWelcome(next, channel, hello))
  return andThen(welcomed, (next) => tellStandIns(next, channel))
}

/** Welcomes the phones that had to wait. */
export const welcomeWaiting = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  let step: RoomStep<G> = [{ ...room, early: new Map() }, []]
  for (const [channel, greeted] of room.early)
    if (room.callers.has(channel)) step = andThen(step, (next) => welcomePhone(next, channel, greeted))
  return step
}

/**
 * Handles that the game is stored: phones from the lobby must greet again, and those that have greeted are welcomed.
 */
export const onGameStored = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const lobbyChannels = greetedChannels(room).filter((channel) => !room.early.has(channel))
  return andThen([room, lobbyChannels.map((channel) => sendFrame(channel, { kind: 'begun' }))], welcomeWaiting)
}

/** Handles that the claims are stored: phones that waited for that are welcomed. */
export const onClaimsStored = <G extends Shape>(room: Room<G>): RoomStep<G> => welcomeWaiting(onRoomDataStored(room))
