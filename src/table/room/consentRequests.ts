/**
 * Consent requests, for what a phone may not do alone: take a move back after others have acted, and end the game. The
 * phones concerned are asked. A phone that agrees to an undo takes back its own moves, from the last one on, until the
 * requested move is gone.
 */
import { concededSeats } from '../../kernel/concededSeats.ts'
import type { Seat, Shape } from '../../kernel/contract.ts'
import type { Refusal } from '../../kernel/result.ts'
import { HOST_PHONE } from '../arbiter/arbiterState.ts'
import type { Proposal } from '../proposalsAndCommits.ts'
import { type ChannelId, type ConnectionEffect, sendFrame } from './connectedPhones.ts'
import type { ConsentOutcome, ConsentSubject, FrameToGuest } from './frames.ts'
import { runArbiter } from './roomArbiter.ts'
import type { OpenConsentRequest, Room, RoomStep } from './roomState.ts'
import { isSeatAway, ownSeats, silenceOf, standInSeats } from './standIns.ts'
import { andThen } from './stepResult.ts'
import { ASKING_TIME, GONE_TIME } from './timeoutsAndLimits.ts'

const seatsPlayedBy = <G extends Shape>(room: Room<G>, channel: ChannelId): readonly Seat[] => [
  ...ownSeats(room, channel),
  ...standInSeats(room, channel),
]

const sendToAll = <G extends Shape>({ arbiter }: Room<G>, frame: FrameToGuest): readonly ConnectionEffect[] =>
  [...arbiter.phones.keys()].map((channel) => sendFrame(channel, frame))

const consentFrame = ({ since: _, askedAt: _askedAt, ...plea }: OpenConsentRequest) => ({ kind: 'plea', plea }) as const

/** Frame of the open request for a phone that has just joined. */
export const sendConsentRequestTo = <G extends Shape>(
  { consentRequest }: Room<G>,
  channel: ChannelId,
): readonly ConnectionEffect[] => (consentRequest ? [sendFrame(channel, consentFrame(consentRequest))] : [])

const endConsentRequest = <G extends Shape>(room: Room<G>, how: ConsentOutcome['how'], seat: Seat): RoomStep<G> =>
  room.consentRequest
    ? [
        { ...room, consentRequest: null },
        sendToAll(room, { kind: 'pleaEnd', end: { id: room.consentRequest.id, how, seat } }),
      ]
    : [room, []]

const sortedUniqueSeats = (seats: readonly Seat[]): readonly Seat[] => [...new Set(seats)].sort((a, b) => a - b)

/** Seats that have conceded while the others play on: they have no say in whether the game ends. */
const concededIn = <G extends Shape>({ arbiter }: Room<G>): readonly Seat[] =>
  concededSeats(arbiter.log.loggedEntries.map(({ entry }) => entry.body))

/** Seats concerned and the number of moves that remain after the undo; or the refusal if it cannot be asked. */
const consentScopeOf = <G extends Shape>(
  room: Room<G>,
  { what, seat }: ConsentSubject,
): Refusal | { seats: readonly Seat[]; depth: number } => {
  const { moves, sealedOff, turn, header } = room.arbiter.log.replay
  if (turn.kind === 'over') return { code: 'turn.over' }
  if (what === 'end') {
    const conceded = concededIn(room)
    return { seats: header.seats.flatMap((_, other) => (conceded.includes(other) ? [] : [other])), depth: 0 }
  }
  const depth = moves.findLastIndex((move) => move.seat === seat)
  if (depth < 0 || turn.kind === 'chance') return { code: sealedOff ? 'undo.reveal' : 'undo.none' }
  return { seats: moves.slice(depth).map((move) => move.seat), depth }
}

/** Whether a game may end without the word of this seat: its phone is gone, or away, and was asked for long enough. */
const mayEndWithout = <G extends Shape>(
  room: Room<G>,
  { askedAt = room.now }: OpenConsentRequest,
  seat: Seat,
): boolean => silenceOf(room, seat) >= GONE_TIME || (isSeatAway(room, seat) && room.now - askedAt >= ASKING_TIME)

/**
 * Whether all have agreed; an end does not need those who are gone, or away although they were asked for two minutes.
 * Where the seat that asks has conceded, one of the others must have said so: their phones may all be away. Where its phone
 * plays all the others, nobody is asked.
 */
const isAgreedByAll = <G extends Shape>(room: Room<G>, request: OpenConsentRequest): boolean => {
  const { what, seat, asked, agreed } = request
  return (
    asked.every((other) => agreed.includes(other) || (what === 'end' && mayEndWithout(room, request, other))) &&
    (what === 'undo' || asked.length === 0 || agreed.length > 0 || !concededIn(room).includes(seat))
  )
}

/** Sends the state of the request to all. */
const announceConsentRequest = <G extends Shape>(room: Room<G>, request: OpenConsentRequest): RoomStep<G> => {
  const next = { ...request, isAgreed: isAgreedByAll(room, request) }
  return [{ ...room, consentRequest: next }, sendToAll(room, consentFrame(next))]
}

const refuseConsentRequest = <G extends Shape>(room: Room<G>, channel: ChannelId, refusal: Refusal): RoomStep<G> => [
  room,
  [sendFrame(channel, { kind: 'pleaRefused', refusal })],
]

/** Opens a request of a phone. There is one at a time; the same phone may replace its own. */
export const openConsentRequest = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  { what, seat }: ConsentSubject,
): RoomStep<G> => {
  const ownSeatsOfPhone = seatsPlayedBy(room, channel)
  if (!ownSeatsOfPhone.includes(seat)) return refuseConsentRequest(room, channel, { code: 'proposal.seat' })
  if (room.consentRequest && !ownSeatsOfPhone.includes(room.consentRequest.seat))
    return refuseConsentRequest(room, channel, { code: 'plea.open' })
  const scope = consentScopeOf(room, { what, seat })
  if ('code' in scope) return refuseConsentRequest(room, channel, scope)
  const asked = sortedUniqueSeats(scope.seats).filter((other) => !ownSeatsOfPhone.includes(other))
  const { told } = room.arbiter
  const request = {
    ...{ id: room.nextConsentId, what, seat, asked, agreed: [] },
    isAgreed: false,
    depth: scope.depth,
    since: told,
    askedAt: Math.floor(room.now),
  }
  return announceConsentRequest({ ...room, nextConsentId: room.nextConsentId + 1 }, request)
}

/**
 * Answers for all of the phone's seats that were asked; a phone that plays the asking seat too may withdraw the
 * request.
 */
export const answerConsentRequest = <G extends Shape>(
  room: Room<G>,
  channel: ChannelId,
  id: number,
  agree: boolean,
): RoomStep<G> => {
  const { consentRequest } = room
  if (consentRequest?.id !== id) return [room, []]
  const callerSeats = seatsPlayedBy(room, channel)
  if (!agree && callerSeats.includes(consentRequest.seat))
    return endConsentRequest(room, 'withdrawn', consentRequest.seat)
  const [first, ...otherSeats] = consentRequest.asked.filter((seat) => callerSeats.includes(seat))
  if (first === undefined) return [room, []]
  if (!agree) return endConsentRequest(room, 'declined', first)
  return announceConsentRequest(room, {
    ...consentRequest,
    agreed: sortedUniqueSeats([...consentRequest.agreed, first, ...otherSeats]),
  })
}

/** Updates the open request after the log or the presence of phones has changed. */
const updateConsentRequest = <G extends Shape>(room: Room<G>): RoomStep<G> => {
  const { consentRequest, arbiter } = room
  if (!consentRequest || arbiter.isStoring) return [room, []]
  const { loggedEntries, replay } = arbiter.log
  if (replay.turn.kind === 'over')
    return endConsentRequest(room, consentRequest.what === 'end' ? 'done' : 'overtaken', consentRequest.seat)
  if (consentRequest.what === 'end')
    return consentRequest.isAgreed || !isAgreedByAll(room, consentRequest)
      ? [room, []]
      : announceConsentRequest(room, consentRequest)
  if (loggedEntries.slice(consentRequest.since).some(({ entry }) => entry.body.kind !== 'undo'))
    return endConsentRequest(room, 'overtaken', consentRequest.seat)
  return replay.moves.length <= consentRequest.depth ? endConsentRequest(room, 'done', consentRequest.seat) : [room, []]
}

/** Ending that the host writes when all have agreed. */
const AGREED_ENDING: Proposal = { kind: 'end', how: 'agreement', seat: 0, count: 0 }

/** Updates the open request; if an end is agreed, the host writes it. */
export const resolveConsentRequest = <G extends Shape>(room: Room<G>): RoomStep<G> =>
  andThen(updateConsentRequest(room), (next) => {
    const { consentRequest, arbiter } = next
    const isEnd = consentRequest?.what === 'end' && consentRequest.isAgreed && !arbiter.isStoring
    if (!isEnd || arbiter.log.replay.turn.kind !== 'seats' || next.recovery.listensSince !== null) return [next, []]
    return runArbiter(next, { kind: 'propose', phone: HOST_PHONE, proposal: AGREED_ENDING })
  })
