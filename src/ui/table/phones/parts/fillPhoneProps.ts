/** Views for the screens of several phones, from the state of a guest. The host's own player is a guest too. */
import { concededSeats } from '#src/kernel/concededSeats.ts'
import type { Seat, Shape } from '#src/kernel/contract.ts'
import type { Refusal } from '#src/kernel/result.ts'
import type { ConnectionFailure } from '#src/net/connectionFailure.ts'
import type { StoredBots } from '#src/store/storedBots.ts'
import type { AppVersion } from '#src/table/phones/versionGreeting.ts'
import type { ConsentRequest } from '#src/table/room/frames.ts'
import type { Guest } from '#src/table/room/guest/guestState.ts'
import { isNumbered } from '#src/table/room/playerNames.ts'
import { moveCount } from '#src/table/room/recoverLostEntries.ts'
import type { Room } from '#src/table/room/roomState.ts'
import { playerOf } from '#src/table/room/seatKeys.ts'
import { LISTEN_TIME, STAND_IN_DELAY } from '#src/table/room/timeoutsAndLimits.ts'
import { seatLink } from '../session/joinLinks.ts'
import { VERSION } from '../session/phoneEnv.ts'
import type {
  CodePlayersView,
  ConnectionView,
  ConsentRequestView,
  LobbySeatView,
  LobbyView,
  PhoneSeatView,
  SeatState,
} from './phoneProps.ts'

/** Seats that this phone asked for and that the host does not list yet. */
const joiningSeats = <G extends Shape>({ keys, lobby, isOwn }: Guest<G>): readonly LobbySeatView[] =>
  keys
    .filter(({ id, isSeen }) => !isSeen && !lobby?.seats.some((seat) => seat.id === id))
    .map((key) => ({ ...playerOf(key), id: key.id, state: 'joining', isHost: isOwn, isMine: true }))

/** View of a lobby; null until the host has sent it. */
export const lobbyView = <G extends Shape>(guest: Guest<G>, bots: StoredBots = {}): LobbyView | null => {
  const { lobby, keys, rising } = guest
  if (!lobby) return null
  const { mode, options, min, max, watching } = lobby
  const hostSeats = lobby.seats.map((seat): LobbySeatView => {
    const { id, state, host } = seat
    const ownKey = keys.find((key) => key.id === id)
    // The host numbers players of one name; any other name that it shows is still on its way there.
    const player = playerOf(
      ownKey?.name ? { ...ownKey, ...(isNumbered(seat.name, ownKey.name) && { name: seat.name }) } : seat,
    )
    return { ...player, id, state: state === 'ready' ? 'here' : 'away', isHost: host, isMine: ownKey !== undefined }
  })
  const seats = [...hostSeats, ...joiningSeats(guest)]
    .filter(({ id }) => !rising.includes(id))
    .map((seat) => (seat.isMine && bots[seat.id] ? { ...seat, bot: bots[seat.id] } : seat))
  return { mode, options, min, max, seats, watcherCount: watching }
}

const versionRefusal = ({ talk, app }: AppVersion): Refusal => ({
  code: talk > VERSION.talk ? 'version.newer' : 'version.older',
  values: { ours: VERSION.app, theirs: app },
})

/** Refusal that the host shows for a phone whose app does not fit. */
export const guestVersionRefusal = ({ talk, app }: AppVersion): Refusal => ({
  code: talk > VERSION.talk ? 'version.guestNewer' : 'version.guestOlder',
  values: { ours: VERSION.app, theirs: app },
})

/** Facts about the connection besides the state of the guest. */
export interface ConnectionInfo {
  /** Failure of the last attempt to dial the room. */
  readonly trouble: ConnectionFailure | null
  /** Version of the host's app, where it does not fit. */
  readonly hostVersion: AppVersion | null
  /** Whether the phone can dial again by itself. */
  readonly hasCode: boolean
  /** Whether people have paired it since its page was opened: then the line may come back by itself. */
  readonly wasPaired: boolean
}

/** Why a phone that was paired by hand has no line: no game is saved before one has begun. */
const unpairedRefusal = ({ wasPaired }: ConnectionInfo, hasGame: boolean): Refusal => {
  if (!hasGame) return { code: 'room.unpairedLobby' }
  return { code: wasPaired ? 'room.unpaired' : 'room.reopened' }
}

/** View of the connection to the host. The host's own connection is within the phone. */
export const connectionView = <G extends Shape>(guest: Guest<G>, info: ConnectionInfo): ConnectionView => {
  const { line, isElsewhere, timesFull, isCompared, isOwn, isHostUnsaved, follower } = guest
  const redialBy = info.hasCode ? 'code' : 'pairing'
  if (info.hostVersion) return { at: 'ended', why: versionRefusal(info.hostVersion), by: redialBy }
  if (line.kind === 'ended') {
    const why = { code: `farewell.${line.why}` }
    return { at: 'ended', why, by: redialBy, ...(line.why === 'otherLog' && { isOtherLog: true }) }
  }
  if (line.kind === 'up' && follower?.flaw) return { at: 'watching', why: { code: 'table.looksOn' } }
  // The host itself shows the fault of its own storage instead.
  if (line.kind === 'up' && isHostUnsaved && !isOwn) return { at: 'unsaved', why: { code: 'table.unsaved' } }
  if (line.kind === 'up' || isOwn) return { at: 'up' }
  if (isCompared) return { at: 'seeking', why: { code: 'room.compares' } }
  if (timesFull > 0) return { at: 'seeking', why: { code: 'room.full' } }
  // Without a server there is nothing to dial.
  if (!info.hasCode) return { at: 'ended', why: unpairedRefusal(info, follower !== null), by: redialBy }
  if (isElsewhere) return { at: 'seeking', why: { code: 'room.elsewhere' } }
  return { at: 'seeking', why: info.trouble && { code: `room.${info.trouble}` } }
}

/**
 * Notice that this phone was repaired since it had `knownFlaws` flaws, as a guest or in what it orders as the host.
 * Null where it has no more, or could not be repaired.
 */
export const healedRefusal = <G extends Shape>(
  { flaws, follower }: Guest<G>,
  hostFlaws: number,
  knownFlaws: number,
): Refusal | null => (flaws.length + hostFlaws > knownFlaws && !follower?.flaw ? { code: 'table.healed' } : null)

/** Milliseconds for which an absent seat counts as coming back: until others may play it, whatever the host heard last. */
const COMING_BACK_MS = STAND_IN_DELAY

/** Time since which each seat is away, by the wall clock; null where it is present. */
export type AwaySince = readonly (number | null)[]

export const updateAwaySince = (previous: AwaySince, present: readonly boolean[], now: number): AwaySince =>
  present.map((isPresent, seat) => (isPresent ? null : (previous[seat] ?? now)))

const awayStateOf = (since: number | null | undefined, now: number): SeatState => {
  if (since === null) return 'here'
  return since !== undefined && now - since < COMING_BACK_MS ? 'back' : 'away'
}

/** Views of the seats of a game. `code`: code of the room, empty where there is none. `gone`: see `isGone`. */
export const seatViews = <G extends Shape>(
  guest: Guest<G>,
  awaySince: AwaySince,
  now: number,
  code: string,
  gone: readonly Seat[] = [],
): readonly PhoneSeatView[] => {
  const { follower, keys, stood, standing } = guest
  // A seat that bots of this phone played may be played on another one now.
  const bots = [...guest.ownBots.filter((seat) => follower?.seats.includes(seat)), ...guest.bots]
  const { seats = [], deal } = follower?.replay.header ?? {}
  return seats.map(({ name }, seat) => {
    const key = keys.find((one) => one.seat === seat)
    const standInPhone = standing[seat] ?? null
    return {
      ...{ seat, name, isMine: key !== undefined, isHost: deal?.nonces[seat] === '' },
      state: key ? 'here' : awayStateOf(awaySince[seat], now),
      isBot: bots.includes(seat),
      isGone: !key && gone.includes(seat),
      standIn: stood.includes(seat) ? 'this' : standInPhone === null ? null : 'other',
      standInName: seats[standInPhone ?? -1]?.name ?? '',
      link: key && code ? seatLink(location.href, { code, seat: key.id, secret: key.secret }) : null,
    }
  })
}

/** Players whose phones come by codes; null where there are none besides those of this phone. */
export const codePlayersView = (seats: readonly PhoneSeatView[], byCodes: readonly Seat[]): CodePlayersView | null => {
  const others = seats.filter(({ seat, isMine }) => !isMine && byCodes.includes(seat))
  const namesOf = (views: readonly PhoneSeatView[]): readonly string[] => views.map(({ name }) => name)
  return others.length === 0 ? null : { all: namesOf(others), gone: namesOf(others.filter(({ isGone }) => isGone)) }
}

/** Whether the request takes back a move of this phone to which its people had agreed before its page was reloaded. */
const isConsentForgotten = <G extends Shape>(
  { consented, follower }: Guest<G>,
  { id, what, depth }: ConsentRequest,
): boolean =>
  what === 'undo' &&
  consented !== id &&
  !!follower?.replay.moves.slice(depth).some(({ seat }) => follower.seats.includes(seat))

/**
 * View of the open consent request on this phone; null where it does not concern the phone. `undoTextOf`: words for
 * what would be taken back.
 */
export const consentRequestView = <G extends Shape>(
  guest: Guest<G>,
  undoTextOf: (plea: ConsentRequest) => string,
): ConsentRequestView | null => {
  const { plea, follower } = guest
  if (!plea || !follower) return null
  const { what, seat, asked, agreed } = plea
  const nameOf = (otherSeat: number): string => follower.replay.header.seats[otherSeat]?.name ?? ''
  const unanswered = asked.filter((otherSeat) => !agreed.includes(otherSeat))
  const isMine = (otherSeat: number): boolean => follower.seats.includes(otherSeat)
  const isConcession = concededSeats(follower.entries.map(({ body }) => body)).includes(seat)
  const isOwn = isMine(seat)
  const mustAnswer = unanswered.some(isMine) || isConsentForgotten(guest, plea)
  const waits = { at: 'waits', what, names: unanswered.map(nameOf), isConcession, isOwn } as const
  // Whoever plays for the one who asks still answers for their own seat.
  if (isOwn && unanswered.length > 0 && !unanswered.some(isMine)) return waits
  // All see that the end is asked for, and whose word it still needs.
  if (!mustAnswer) return what === 'end' && !isConcession && unanswered.length > 0 ? waits : null
  const name = nameOf(seat)
  return what === 'undo'
    ? { at: 'asked', what, name, undoText: undoTextOf(plea) }
    : { at: 'asked', what, name, isConcession }
}

/** What the people at the host's phone are asked about entries that it lacks or has otherwise; null if nothing. */
export const recoveryView = <G extends Shape>({ recovery, arbiter, now }: Room<G>): ConsentRequestView | null => {
  const { offered, lostEnd, listensSince } = recovery
  const { header } = arbiter.log.replay
  if (offered) {
    const { log, differsAt, seats } = offered
    const name = header.seats[seats[0] ?? 0]?.name ?? ''
    if (differsAt < arbiter.log.loggedEntries.length) return { at: 'log', what: 'fork', name, entry: differsAt + 1 }
    return { at: 'log', what: 'tail', name, count: moveCount(log.loggedEntries.slice(differsAt)) }
  }
  const hasListened = listensSince !== null && now - listensSince >= LISTEN_TIME
  return lostEnd && hasListened ? { at: 'log', what: 'lost' } : null
}

/** Notice of the moves that the host has taken back last; null if there are none. */
export const takenRefusal = <G extends Shape>({ recovery, arbiter }: Room<G>): Refusal | null => {
  const { taken } = recovery
  const name = arbiter.log.replay.header.seats[taken?.seat ?? 0]?.name ?? ''
  return taken && { code: 'log.back', values: { count: taken.count, name } }
}
