/**
 * A guest's side of a shared table: it dials until it is heard, takes seats, keeps the log that it is told, echoes its own deeds, and says
 * them again after every new greeting until they are done. Pure: a step takes an event and gives the next guest and what is to be done
 * outside.
 */
import type { Game, Seat, Shape } from '../../kernel/contract.ts'
import type { Flaw } from '../../kernel/ledger.ts'
import type { Entry, Header, Player } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { Follower } from '../follower.ts'
import type { Proposal } from '../messages.ts'
import { propose, type Wish } from '../propose.ts'
import type { DealerSecret, PrivateOpening } from '../store.ts'
import type { ChannelId } from './callers.ts'
import type { Ask, Gathering, Plea, PleaEnd, Presence, ToGuest, ToHost } from './frames.ts'
import { greet, inLobby, moved, proved, welcomed } from './guestGreeting.ts'
import { channelOf, downFor, isOverdue, type Line, redial } from './guestLine.ts'
import {
  anew,
  type Batch,
  compare,
  flawAt,
  heal,
  NOTHING,
  notStored,
  save,
  stored,
  told,
  unlessBroken,
} from './guestLog.ts'
import { looked } from './guestLook.ts'
import { answer, ask, pleaNews, stand, takeBack } from './guestPleas.ts'
import { claimSeat, gathered, keep, kept, notKept, rename, rise, seatNews, sit } from './guestSeats.ts'
import type { HeldKey, NewKey, SeatKey } from './keys.ts'
import { ASLEEP, BEAT } from './patience.ts'

export type { Line } from './guestLine.ts'

/** The game of a header, or null where this app does not know it. It is asked once the header is there, and answers at once. */
export type GameOf<G extends Shape> = (header: Header) => Game<G> | null

export interface Guest<G extends Shape> {
  readonly gameOf: GameOf<G>
  /** Whether this is the host's own player. */
  readonly isOwn: boolean
  /** Its people connect it by hand, so whoever answers is the host that they mean. */
  readonly isByHand: boolean
  readonly line: Line
  /** How often it has dialled since it was last up. */
  readonly tries: number
  readonly now: number
  /** Who answered last did not know this phone's seats. */
  readonly isElsewhere: boolean
  /** Its seats; those that storage has, and those that storage is at work on. */
  readonly keys: readonly HeldKey[]
  readonly kept: readonly HeldKey[]
  readonly keeping: readonly HeldKey[] | null
  readonly keepAgain: number | null
  /** Seats that it gives up, until the lobby shows them no more. */
  readonly rising: readonly string[]
  /** The channel on which it has greeted again because its own older one had taken its seats. */
  readonly insisted: ChannelId | null
  /** A seat came by a link: it greets anew when the key is stored. */
  readonly isClaiming: boolean
  /** How the table gathers, as it was told last; null before, and once the game has begun. */
  readonly lobby: Gathering | null
  /** Null until the first welcome. */
  readonly follower: Follower<G> | null
  /** Seats that it plays for others. */
  readonly stood: readonly Seat[]
  readonly present: Presence
  /** For each seat that another's phone plays: a seat of that phone. */
  readonly standing: readonly (Seat | null)[]
  /** Seats that bots play: those of this phone, and all of which the host has heard. */
  readonly ownBots: readonly Seat[]
  readonly bots: readonly Seat[]
  readonly watching: number
  /** What is asked of all, whether this phone's people have agreed to it, and what they ask themselves. */
  readonly plea: Plea | null
  readonly consented: number | null
  readonly asking: Ask | null
  /** Whether storage knows the game, and how many entries it has. */
  readonly isCreated: boolean
  readonly stored: number
  /** What was told and is not with storage yet, and what storage is at work on. */
  readonly unstored: Batch<G>
  readonly storing: Batch<G> | null
  readonly storeAgain: number | null
  /** Where this phone differed from the host, each time that it did. */
  readonly flaws: readonly Flaw[]
  /** The entry at which it was healed, until it is seen to agree again. */
  readonly healedAt: number | null
}

export type GuestEvent<A = object> =
  | { readonly kind: 'tick'; readonly now: number }
  /** A dialled channel has opened, or it will not. `nonce`: what the host is to prove with, 16 random bytes as base64url. */
  | { readonly kind: 'opened'; readonly channel: ChannelId; readonly nonce: string }
  | { readonly kind: 'closed'; readonly channel: ChannelId }
  | { readonly kind: 'failed' }
  | { readonly kind: 'said'; readonly channel: ChannelId; readonly frame: ToGuest }
  /** In the lobby. */
  | { readonly kind: 'sit'; readonly key: NewKey }
  | { readonly kind: 'rise'; readonly id: string }
  | ({ readonly kind: 'rename'; readonly id: string } & Player)
  /** A seat comes from another phone, by a link. `claim`: made by the runner, new each time. */
  | { readonly kind: 'claim'; readonly key: SeatKey; readonly claim: string }
  | { readonly kind: 'kept' | 'notKept' }
  /** At the table. */
  | { readonly kind: 'wish'; readonly seat: Seat; readonly wish: Wish<A> }
  | { readonly kind: 'stored' | 'notStored' }
  | { readonly kind: 'standIn' | 'standDown'; readonly seat: Seat }
  /** These seats are played by bots of this phone from now on, and no others. */
  | { readonly kind: 'bots'; readonly seats: readonly Seat[] }
  | ({ readonly kind: 'ask' } & Ask)
  | { readonly kind: 'answer'; readonly agree: boolean }
  /** The phone was asleep, the app was away or the network has changed: what the line is worth is not known. */
  | { readonly kind: 'woke' }
  /** A person dials again, also where the line was ended. */
  | { readonly kind: 'dial' }

export type GuestEffect<G extends Shape> =
  | { readonly kind: 'dial' }
  | { readonly kind: 'hangUp'; readonly channel: ChannelId }
  | { readonly kind: 'say'; readonly channel: ChannelId; readonly frame: ToHost }
  /** All keys that there are, in place of those before. Answered by `kept` or `notKept`; there is never more than one at a time. */
  | { readonly kind: 'keep'; readonly keys: readonly HeldKey[] }
  /** Answered by `stored` or `notStored`; there is never more than one at a time. `header` where storage does not know the game. */
  | {
      readonly kind: 'store'
      readonly header: Header | null
      readonly entries: readonly Entry[]
      readonly shown: readonly PrivateOpening[]
    }
  /** A seat of this phone is lost: the host refused it or took it away, or it is played on another phone. */
  | { readonly kind: 'unseated'; readonly id: string; readonly refusal: Refusal }
  | { readonly kind: 'moved'; readonly ids: readonly string[] }
  /** What happened, each event once; own proposals that are done, or refused. */
  | { readonly kind: 'happened'; readonly events: readonly G['event'][] }
  | { readonly kind: 'done'; readonly proposals: readonly Proposal<G['action']>[] }
  | { readonly kind: 'refused'; readonly proposal: Proposal<G['action']> | null; readonly refusal: Refusal }
  | { readonly kind: 'pleaEnded'; readonly end: PleaEnd }
  /** The game is over and the host has told its secret: the deal can be checked. */
  | { readonly kind: 'audit'; readonly secret: DealerSecret }

export type GuestStep<G extends Shape> = readonly [Guest<G>, readonly GuestEffect<G>[]]

/** What a guest is opened with. */
export interface Opened<G extends Shape> {
  readonly gameOf: GameOf<G>
  /** Whether this is the host's own player, over a line within the phone. */
  readonly isOwn?: boolean
  /** Whether it is connected by hand alone. */
  readonly isByHand?: boolean
  /** As they are stored. */
  readonly keys: readonly HeldKey[]
  /** Where it was here before: its log, all of it stored, with the seats of its keys. */
  readonly follower?: Follower<G> | null
}

/** A guest that dials at its first tick. */
export const openGuest = <G extends Shape>(
  { gameOf, isOwn = false, isByHand = false, keys, follower = null }: Opened<G>,
  now: number,
): Guest<G> => ({
  ...{ gameOf, isOwn, isByHand, line: { kind: 'down', dialAt: now }, tries: 0, now, isElsewhere: false },
  ...{ keys, kept: keys, keeping: null, keepAgain: null, rising: [], insisted: null, isClaiming: false, lobby: null },
  ...{
    follower,
    stood: [],
    present: [],
    standing: [],
    ownBots: [],
    bots: [],
    watching: 0,
    plea: null,
    consented: null,
    asking: null,
  },
  ...{ isCreated: follower !== null, stored: follower?.replay.seq ?? 0, unstored: NOTHING, storing: null },
  ...{ storeAgain: null, flaws: [], healedAt: null },
})

/** Who only looks on at what the host sees does not have the log. */
const mayCheck = <G extends Shape>({ replay, flaw }: Follower<G>): boolean => replay.turn.kind === 'over' && !flaw

/** The line is up: what the host says. */
const listen = <G extends Shape>(guest: Guest<G>, frame: ToGuest): GuestStep<G> => {
  const { follower } = guest
  switch (frame.kind) {
    case 'lobby':
      if (!frame.hears) return redial(guest)
      return follower ? [guest, []] : gathered(guest, frame)
    case 'begun':
      return greet(guest)
    case 'here': {
      const { present, standing, bots = [], watching } = frame
      return frame.hears ? compare({ ...guest, present, standing, bots, watching }, frame.have) : redial(guest)
    }
    case 'snapshot':
      return looked(guest, frame)
    case 'commit':
    case 'refuse':
      return follower ? told(guest, follower, frame) : [guest, []]
    case 'moved':
      return moved(guest, frame.ids)
    case 'unseated':
    case 'stand':
    case 'standRefused':
      return seatNews(guest, frame)
    case 'plea':
    case 'pleaEnd':
    case 'pleaRefused':
      return pleaNews(guest, frame)
    case 'reveal':
      return [guest, follower && mayCheck(follower) ? [{ kind: 'audit', secret: frame.secret }] : []]
    default:
      return [guest, []]
  }
}

const hear = <G extends Shape>(guest: Guest<G>, channel: ChannelId, frame: ToGuest): GuestStep<G> => {
  const { line } = guest
  if (channelOf(guest) !== channel) return [guest, []]
  if (frame.kind === 'farewell') return [{ ...guest, line: { kind: 'ended', why: frame.why } }, []]
  if (line.kind === 'up') return listen({ ...guest, line: { ...line, heard: guest.now } }, frame)
  if (line.kind !== 'greeting') return [guest, []]
  if (frame.kind === 'prove') return proved(guest, line, frame)
  if (frame.kind === 'lobby') return inLobby(guest, line, frame)
  return frame.kind === 'welcome' ? welcomed(guest, line, frame) : [guest, []]
}

/** Says that it is here, and how much is stored. */
const beat = <G extends Shape>(guest: Guest<G>): GuestStep<G> => {
  const { line, now } = guest
  if (line.kind !== 'up' || now - line.spoke < BEAT) return [guest, []]
  const { channel } = line
  const { stored: seq, ownBots: bots } = guest
  return [
    { ...guest, line: { ...line, spoke: now } },
    [{ kind: 'say', channel, frame: { kind: 'have', seq, ...(bots.length > 0 && { bots }) } }],
  ]
}

const unlessDue = (at: number | null, now: number): number | null => (at !== null && now >= at ? null : at)

const tick = <G extends Shape>(guest: Guest<G>, now: number): GuestStep<G> => {
  const isAwake = now - guest.now <= ASLEEP
  const [storeAgain, keepAgain] = [unlessDue(guest.storeAgain, now), unlessDue(guest.keepAgain, now)]
  const next = { ...guest, now, storeAgain, keepAgain }
  const { line } = next
  if (!isAwake || isOverdue(next)) return line.kind === 'ended' ? [next, []] : redial(next)
  if (line.kind === 'down' && now >= line.dialAt)
    return [{ ...next, tries: next.tries + 1, line: { kind: 'dialling', since: now } }, [{ kind: 'dial' }]]
  return beat(next)
}

/** The game is over and the dealer's secret is told: nothing is taken back any more. */
export const isRevealed = <G extends Shape>({ replay: { turn, header } }: Follower<G>): boolean =>
  turn.kind === 'over' && header.deal !== undefined

const wish = <G extends Shape>(guest: Guest<G>, seat: Seat, wanted: Wish<G['action']>): GuestStep<G> => {
  const { follower: before, line } = guest
  if (!before || line.kind === 'ended')
    return [guest, [{ kind: 'refused', proposal: null, refusal: { code: before ? 'table.away' : 'table.closed' } }]]
  if (wanted.kind !== 'act' && isRevealed(before))
    return [guest, [{ kind: 'refused', proposal: null, refusal: { code: 'undo.reveal' } }]]
  const proposed = unlessBroken(() => propose(before, seat, wanted))
  if (!proposed) return line.kind === 'up' ? heal(guest, before, flawAt(before)) : [guest, []]
  if (!proposed.ok) return [guest, [{ kind: 'refused', proposal: null, refusal: proposed.error }]]
  const { follower, proposal, events } = proposed.value
  const said =
    line.kind === 'up' ? [{ kind: 'say', channel: line.channel, frame: { kind: 'propose', proposal } } as const] : []
  return [{ ...guest, follower }, [...said, { kind: 'happened', events }]]
}

const take = <G extends Shape>(guest: Guest<G>, event: GuestEvent<G['action']>): GuestStep<G> => {
  const { line } = guest
  switch (event.kind) {
    case 'tick':
      return tick(guest, event.now)
    case 'woke':
      return line.kind === 'ended' ? [guest, []] : redial(guest)
    case 'dial':
      return redial(anew(guest))
    case 'opened':
      return line.kind === 'dialling' ? greet(guest, event) : [guest, [{ kind: 'hangUp', channel: event.channel }]]
    case 'failed':
      return line.kind === 'dialling' ? [downFor(guest), []] : [guest, []]
    case 'closed':
      return channelOf(guest) === event.channel ? [downFor(guest), []] : [guest, []]
    case 'said':
      return hear(guest, event.channel, event.frame)
    case 'sit':
      return sit(guest, event.key)
    case 'rise':
      return rise(guest, event.id)
    case 'rename':
      return rename(guest, event.id, event)
    case 'claim':
      return claimSeat(guest, event.key, event.claim)
    case 'kept':
      return kept(guest)
    case 'notKept':
      return [notKept(guest), []]
    case 'wish':
      return wish(guest, event.seat, event.wish)
    case 'stored':
      return stored(guest)
    case 'notStored':
      return [notStored(guest), []]
    case 'standIn':
    case 'standDown':
      return stand(guest, event.kind, event.seat)
    case 'bots':
      return [{ ...guest, ownBots: event.seats }, []]
    case 'ask':
      return ask(guest, event)
    case 'answer':
      return answer(guest, event.agree)
  }
}

export const stepGuest = <G extends Shape>(guest: Guest<G>, event: GuestEvent<G['action']>): GuestStep<G> =>
  keep(save(takeBack(take(guest, event))))
