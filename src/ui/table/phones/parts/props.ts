/**
 * What the screens of several phones are given. They know no channel and no rule: the session reads the room and fills these in.
 * A refusal is shown by `say(code, values, 'app.refused')`; what stands between phones has the codes `room.no-server`, `room.no-room`,
 * `room.no-way`, `room.taken`, `room.refused` and `room.no-webrtc`.
 */
import type { Level } from '../../bots/levels.ts'
import type { ModeId, Options, Seat } from '../../kernel/contract.ts'
import type { Player } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'

/** `joining`: this phone asked for the seat and the host has not answered. `back`: its line is gone for a moment. */
export const STATES = ['here', 'joining', 'back', 'away'] as const
export type SeatState = (typeof STATES)[number]

/** Somebody who sits at the table before the game, in the order of play. */
export interface SitterView extends Player {
  readonly id: string
  readonly state: SeatState
  /** Plays on the host's phone. */
  readonly host: boolean
  /** Plays on this phone. */
  readonly mine: boolean
  /** The level of the bot that plays it on this phone; absent where a person does. */
  readonly bot?: string | undefined
}

/** What all phones see of a table that gathers. */
export interface LobbyView {
  readonly mode: ModeId
  readonly options: Options
  /** How many the mode takes. */
  readonly min: number
  readonly max: number
  readonly seats: readonly SitterView[]
  /** Phones that look on. */
  readonly watching: number
}

/** How others find the host. */
export type DoorView =
  | { readonly at: 'opening' }
  /** `heard`: whether the server answers now; where it does not nobody new can come, and who is there plays on. */
  | { readonly at: 'open'; readonly code: string; readonly link: string; readonly heard: boolean }
  /** There is no room on a server. */
  | { readonly at: 'shut'; readonly why: Refusal }

/** This phone's line to the host. The host's own is always `up`. */
export type LineView =
  | { readonly at: 'up' }
  /** It is up, but this phone differs and cannot be healed: it looks on at what the host sees. */
  | { readonly at: 'watching'; readonly why: Refusal }
  /** It is up, but the host's phone cannot save, so nothing goes on. */
  | { readonly at: 'unsaved'; readonly why: Refusal }
  /** Dials, or waits before it dials again. `why`: what stood in the way the last time, `room.elsewhere` where somebody else answered. */
  | { readonly at: 'seeking'; readonly why: Refusal | null }
  /** Only a person dials again. `by: 'code'` dials once more, `by: 'pairing'` needs two QR codes. */
  | { readonly at: 'ended'; readonly why: Refusal; readonly by: 'code' | 'pairing' }

/** What a phone that sits can do with its seats. Names have at most 40 characters; an empty one becomes "Player 2". */
export interface SeatDeeds {
  readonly onSit: (name: string) => void
  readonly onRise: (id: string) => void
  readonly onRename: (id: string, name: string) => void
}

export interface HostLobbyProps extends SeatDeeds {
  readonly lobby: LobbyView
  readonly door: DoorView
  /** Why the last thing that was wanted is not done. */
  readonly refused: Refusal | null
  /** Takes one more seat for a bot, or changes the level of the one at this seat. */
  readonly onBot: (level: Level, id?: string) => void
  readonly onStart: () => void
  /** To what will be played, to choose something else. */
  readonly onChange: () => void
  /** Asks the server once more. */
  readonly onRetry: () => void
  /** Lets one phone in by two QR codes. */
  readonly onPair: () => void
  /** To New game, with one phone. */
  readonly onOnePhone: () => void
  readonly onLeave: () => void
}

export interface GuestLobbyProps extends SeatDeeds {
  /** Null until the host has told it. */
  readonly lobby: LobbyView | null
  readonly line: LineView
  /** Why the last thing that was wanted is not done. */
  readonly refused: Refusal | null
  readonly name: string
  readonly onRetry: () => void
  readonly onPair: () => void
  readonly onLeave: () => void
}

export interface JoinProps {
  /** From a link; empty otherwise. */
  readonly code: string
  readonly state:
    | { readonly at: 'asking' }
    | { readonly at: 'dialling' }
    | { readonly at: 'refused'; readonly why: Refusal }
  /** A code as `readCode` gives it. */
  readonly onJoin: (code: string) => void
  /** Something that the camera read or that was pasted and is neither a room's link nor a code: an offer, or the link of a seat. */
  readonly onOffer: (text: string) => void
  readonly onSeatLink: (link: SeatLink) => void
  readonly onPair: () => void
}

/** Host's side of a pairing. One offer for each guest; the camera is answered for before `onBegin`. */
export interface InviteProps {
  /** For the code; null before `onBegin` and until it is made. */
  readonly offer: string | null
  readonly connecting: boolean
  readonly why: Refusal | null
  /** Makes the offer; once more after a failure. */
  readonly onBegin: () => void
  readonly onAnswer: (text: string) => void
  /** Back to where it was opened; gives up what is not a channel yet. */
  readonly onCancel: () => void
}

/** Guest's side of a pairing. */
export interface AcceptProps {
  /** For the code; null until an offer was read and answered. */
  readonly answer: string | null
  readonly why: Refusal | null
  readonly onOffer: (text: string) => void
  /** Forgets the offer: another will be read. */
  readonly onAgain: () => void
  readonly onCancel: () => void
}

/** What carries a seat to another phone. */
export interface SeatLink {
  readonly code: string
  readonly seat: string
  readonly secret: string
}

/** A seat of a game that is played. */
export interface PhoneSeatView {
  readonly seat: Seat
  readonly name: string
  readonly state: SeatState
  readonly host: boolean
  readonly mine: boolean
  /** Who plays it while its owner is away: `this` phone, another one, or nobody. */
  readonly standIn: 'this' | 'other' | null
  /** A bot plays it, on whichever phone. */
  readonly bot: boolean
  /** The link that moves this seat to another phone; null where it is not this phone's, or there is no room on a server. */
  readonly link: string | null
}

/** Something that others must agree to. */
export type PleaView =
  /** Another phone asks this one. `deed`: what would be taken back, as the log told it. */
  | { readonly at: 'asked'; readonly what: 'undo'; readonly name: string; readonly deed: string }
  | { readonly at: 'asked'; readonly what: 'end'; readonly name: string }
  /** This phone asked, and these have not answered. */
  | { readonly at: 'waits'; readonly what: 'undo' | 'end'; readonly names: readonly string[] }
  /** This phone asked; the first who did not agree. */
  | { readonly at: 'declined'; readonly what: 'undo' | 'end'; readonly name: string }
  /** What this phone's people should know, until they put it away: a seat has moved, somebody plays for another, something was refused. */
  | { readonly at: 'told'; readonly why: Refusal }

/** What the audit of the deal found, once the game is over. */
export type DealView =
  /** The host has not told its secret yet. */
  | { readonly at: 'waits' }
  | { readonly at: 'checking' }
  /** `draws`: how many times chance was asked; `seats`: whose phones added chance of their own. */
  | { readonly at: 'fair'; readonly draws: number; readonly seats: readonly string[] }
  /** The first entry that is not what was promised. */
  | { readonly at: 'unfair'; readonly entry: number; readonly why: Refusal }

/** What a shared table knows besides the game. */
export interface PhonesView {
  readonly isHost: boolean
  readonly line: LineView
  readonly seats: readonly PhoneSeatView[]
  readonly watching: number
  /** Null on a guest's phone that does not know the code. */
  readonly door: DoorView | null
  readonly plea: PleaView | null
  /** Null as long as the game goes on. */
  readonly deal: DealView | null
}

export interface PhonesDeeds {
  /** Dials at once. */
  readonly onRetry: () => void
  readonly onPair: () => void
  readonly onStandIn: (seat: Seat) => void
  /** Gives the seat that this phone stands in for back to whoever comes. */
  readonly onStandDown: (seat: Seat) => void
  /** Answers the plea that is asked. */
  readonly onAnswer: (agree: boolean) => void
  /** Takes the own plea back, or puts away what was told. */
  readonly onWithdraw: () => void
  readonly onLeave: () => void
}

/** What a shared table hands to its screen; a table of one phone has none. */
export interface Phones extends PhonesDeeds {
  readonly view: PhonesView
}
