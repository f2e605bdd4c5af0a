/** What the screens of several phones show, read from where a guest stands. The host's own player is a guest too. */
import type { Shape } from '../../kernel/contract.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { Trouble } from '../../net/peer.ts'
import type { KeptBots } from '../../store/bots.ts'
import type { Version } from '../../table/phones/greeting.ts'
import type { Plea } from '../../table/room/frames.ts'
import type { Guest } from '../../table/room/guest.ts'
import { playerOf } from '../../table/room/keys.ts'
import { VERSION } from './env.ts'
import { seatLink } from './links.ts'
import type { LineView, LobbyView, PhoneSeatView, PleaView, SeatState, SitterView } from './props.ts'

/** Seats that were asked for and that the host has not shown yet. */
const joining = <G extends Shape>({ keys, lobby, isOwn }: Guest<G>): readonly SitterView[] =>
  keys
    .filter(({ id, isSeen }) => !isSeen && !lobby?.seats.some((seat) => seat.id === id))
    .map((key) => ({ ...playerOf(key), id: key.id, state: 'joining', host: isOwn, mine: true }))

/** Null until the host has told how the table gathers. */
export const lobbyView = <G extends Shape>(guest: Guest<G>, bots: KeptBots = {}): LobbyView | null => {
  const { lobby, keys, rising } = guest
  if (!lobby) return null
  const { mode, options, min, max, watching } = lobby
  const sitters = lobby.seats.map((seat): SitterView => {
    const { id, state, host } = seat
    const own = keys.find((key) => key.id === id)
    const player = playerOf(own?.name ? own : seat)
    return { ...player, id, state: state === 'ready' ? 'here' : 'away', host, mine: own !== undefined }
  })
  const seats = [...sitters, ...joining(guest)]
    .filter(({ id }) => !rising.includes(id))
    .map((sitter) => (sitter.mine && bots[sitter.id] ? { ...sitter, bot: bots[sitter.id] } : sitter))
  return { mode, options, min, max, seats, watching }
}

const versions = ({ talk, app }: Version): Refusal => ({
  code: talk > VERSION.talk ? 'version.newer' : 'version.older',
  values: { ours: VERSION.app, theirs: app },
})

/** What the host's people read of a phone that wanted to come. */
export const guestVersion = ({ talk, app }: Version): Refusal => ({
  code: talk > VERSION.talk ? 'version.guestNewer' : 'version.guestOlder',
  values: { ours: VERSION.app, theirs: app },
})

/** What is known of a line besides what its guest says. */
export interface LineNews {
  /** What stood in the way the last time that the room was dialled. */
  readonly why: Trouble | null
  /** The host's version, where it does not fit. */
  readonly other: Version | null
  /** Whether the phone can dial again by itself. */
  readonly hasCode: boolean
}

/** The host's own line lies within the phone. */
export const lineView = <G extends Shape>(guest: Guest<G>, news: LineNews): LineView => {
  const { line, isElsewhere, isOwn, isHostUnsaved, follower } = guest
  const by = news.hasCode ? 'code' : 'pairing'
  if (news.other) return { at: 'ended', why: versions(news.other), by }
  if (line.kind === 'ended') return { at: 'ended', why: { code: `farewell.${line.why}` }, by }
  if (line.kind === 'up' && follower?.flaw) return { at: 'watching', why: { code: 'table.looksOn' } }
  // What the host's own people read of it is what their phone says of its storage.
  if (line.kind === 'up' && isHostUnsaved && !isOwn) return { at: 'unsaved', why: { code: 'table.unsaved' } }
  if (line.kind === 'up' || isOwn) return { at: 'up' }
  // Without a server there is nothing to dial.
  if (!news.hasCode) return { at: 'ended', why: { code: 'room.unpaired' }, by }
  if (isElsewhere) return { at: 'seeking', why: { code: 'room.elsewhere' } }
  return { at: 'seeking', why: news.why && { code: `room.${news.why}` } }
}

/**
 * That this phone was healed since it had so many flaws, as a guest or in what it orders as the host; null where it has no more, or could not be
 * healed.
 */
export const whyHealed = <G extends Shape>(
  { flaws, follower }: Guest<G>,
  ofHost: number,
  known: number,
): Refusal | null => (flaws.length + ofHost > known && !follower?.flaw ? { code: 'table.healed' } : null)

/** A seat that was away for less than this is coming back: a phone that was locked, or has changed its network. */
const BACK = 15_000

/** Since when each seat is away, by the clock of the wall; null where it is here. */
export type Aways = readonly (number | null)[]

export const awaysOf = (before: Aways, present: readonly boolean[], now: number): Aways =>
  present.map((is, seat) => (is ? null : (before[seat] ?? now)))

const stateOf = (since: number | null | undefined, now: number): SeatState => {
  if (since === null) return 'here'
  return since !== undefined && now - since < BACK ? 'back' : 'away'
}

/** The seats of a game that is played. `code`: the room's, empty where there is none. */
export const seatViews = <G extends Shape>(
  guest: Guest<G>,
  aways: Aways,
  now: number,
  code: string,
): readonly PhoneSeatView[] => {
  const { follower, keys, stood, standing } = guest
  const bots = [...guest.ownBots, ...guest.bots]
  const { seats = [], deal } = follower?.replay.header ?? {}
  return seats.map(({ name }, seat) => {
    const key = keys.find((one) => one.seat === seat)
    const by = standing[seat] ?? null
    return {
      ...{ seat, name, mine: key !== undefined, host: deal?.nonces[seat] === '' },
      state: key ? 'here' : stateOf(aways[seat], now),
      bot: bots.includes(seat),
      standIn: stood.includes(seat) ? 'this' : by === null ? null : 'other',
      link: key && code ? seatLink(location.href, { code, seat: key.id, secret: key.secret }) : null,
    }
  })
}

/** Whether a deed of this phone is to be taken back to which its people once said yes, before its page was loaded anew. */
const isForgotten = <G extends Shape>({ consented, follower }: Guest<G>, { id, what, depth }: Plea): boolean =>
  what === 'undo' &&
  consented !== id &&
  !!follower?.replay.moves.slice(depth).some(({ seat }) => follower.seats.includes(seat))

/** The open plea as this phone's people see it; null where it is none of theirs. `deed`: the last one of the seat that asks, in words. */
export const pleaView = <G extends Shape>(guest: Guest<G>, deedOf: (plea: Plea) => string): PleaView | null => {
  const { plea, follower } = guest
  if (!plea || !follower) return null
  const { what, seat, asked, agreed } = plea
  const nameOf = (one: number): string => follower.replay.header.seats[one]?.name ?? ''
  const open = asked.filter((one) => !agreed.includes(one))
  const isMine = (one: number): boolean => follower.seats.includes(one)
  if (isMine(seat) && open.length > 0) return { at: 'waits', what, names: open.map(nameOf) }
  if (!open.some(isMine) && !isForgotten(guest, plea)) return null
  const name = nameOf(seat)
  return what === 'undo' ? { at: 'asked', what, name, deed: deedOf(plea) } : { at: 'asked', what, name }
}
