/**
 * A guest's side of a shared table: it dials until it is heard, takes seats, keeps the log that it is told, echoes its own deeds, and says
 * them again after every new greeting until they are done. What it is, what can happen to it, and what it asks to be done outside; the step is
 * in `stepGuest.ts`.
 */
import type { Game, Seat, Shape } from '../../kernel/contract.ts'
import type { Flaw } from '../../kernel/ledger.ts'
import type { Entry, Header, Player } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { Follower } from '../follower.ts'
import type { Proposal } from '../messages.ts'
import type { Wish } from '../propose.ts'
import type { DealerSecret, PrivateOpening } from '../store.ts'
import type { ChannelId } from './callers.ts'
import type { Ask, Gathering, Plea, PleaEnd, Presence, ToGuest, ToHost } from './frames.ts'
import type { Line } from './guestLine.ts'
import { type Batch, NOTHING } from './guestLog.ts'
import type { HeldKey, NewKey, SeatKey } from './keys.ts'

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
  /** The host's phone has said last that it cannot save. */
  readonly isHostUnsaved: boolean
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
    isHostUnsaved: false,
    plea: null,
    consented: null,
    asking: null,
  },
  ...{ isCreated: follower !== null, stored: follower?.replay.seq ?? 0, unstored: NOTHING, storing: null },
  ...{ storeAgain: null, flaws: [], healedAt: null },
})

/** The game is over and the dealer's secret is told: nothing is taken back any more. */
export const isRevealed = <G extends Shape>({ replay: { turn, header } }: Follower<G>): boolean =>
  turn.kind === 'over' && header.deal !== undefined
