/**
 * Props of the screens of several phones. They know no channel and no rule: the session reads the room and fills them
 * in. A refusal is shown by `messageOr(code, values, 'app.refused')`; failures between phones have the codes
 * `room.no-server`, `room.no-place`, `room.wrong-server`, `room.no-room`, `room.no-way`, `room.taken`, `room.refused` and `room.no-webrtc`.
 */
import type { BotLevelId } from '#src/bots/levels.ts'
import type { Seat } from '#src/kernel/contract.ts'
import type { ModeId, Options } from '#src/kernel/gameCard.ts'
import type { Player } from '#src/kernel/log.ts'
import type { Refusal } from '#src/kernel/result.ts'

/**
 * `joining`: this phone asked for the seat and the host has not answered. `back`: its connection was lost a moment ago.
 */
const SEAT_STATES = ['here', 'joining', 'back', 'away'] as const
export type SeatState = (typeof SEAT_STATES)[number]

/** Taken seat in a lobby, in the order of play. */
export interface LobbySeatView extends Player {
  readonly id: string
  readonly state: SeatState
  /** Played on the host's phone. */
  readonly isHost: boolean
  /** Played on this phone. */
  readonly isMine: boolean
  /** Level of the bot that plays it on this phone; absent where a person does. */
  readonly bot?: string | undefined
}

/** Lobby as all phones see it. */
export interface LobbyView {
  readonly mode: ModeId
  readonly options: Options
  /** Fewest and most seats of the mode. */
  readonly min: number
  readonly max: number
  readonly seats: readonly LobbySeatView[]
  /** Number of phones that watch. */
  readonly watcherCount: number
}

/** State of the room by which others find the host. */
export type RoomStatusView =
  | { readonly at: 'opening' }
  /** `heard`: whether the server answers now. While it does not, nobody new can join; those who are here play on. */
  | { readonly at: 'open'; readonly code: string; readonly link: string; readonly heard: boolean }
  /** There is no room on a server. */
  | { readonly at: 'shut'; readonly why: Refusal }

/** Connection of this phone to the host. The host's own is always `up`. */
export type ConnectionView =
  | { readonly at: 'up' }
  /** Connected, but the state of this phone differs and cannot be repaired: it watches what the host sends. */
  | { readonly at: 'watching'; readonly why: Refusal }
  /** Connected, but the host's phone cannot save, so the game is held up. */
  | { readonly at: 'unsaved'; readonly why: Refusal }
  /** Dials, or waits before it dials again. `why`: last failure, `room.elsewhere` where another phone answered. */
  | { readonly at: 'seeking'; readonly why: Refusal | null }
  /** Only a person can dial again. `by: 'code'` dials once more, `by: 'pairing'` needs two QR codes. */
  | {
      readonly at: 'ended'
      readonly why: Refusal
      readonly by: 'code' | 'pairing'
      /** Whether the host has another log of the game, which this phone may take. */
      readonly isOtherLog?: boolean
    }

/** Handlers for the seats of a phone. Names have at most 40 characters; an empty one becomes "Player 2". */
export interface SeatHandlers {
  readonly onSit: (name: string) => void
  readonly onGiveUpSeat: (id: string) => void
  readonly onRename: (id: string, name: string) => void
}

export interface HostLobbyProps extends SeatHandlers {
  readonly lobby: LobbyView
  readonly roomStatus: RoomStatusView
  /** Whether another phone was let in by codes. */
  readonly wasPaired: boolean
  /** Why the last request was refused. */
  readonly refusal: Refusal | null
  /** Takes one more seat for a bot, or changes the level of the bot at this seat. */
  readonly onBot: (level: BotLevelId, id?: string) => void
  readonly onStart: () => void
  /** Opens the page that changes the game. */
  readonly onChange: () => void
  /** Asks the server once more. */
  readonly onRetry: () => void
  /** Lets one phone in by two QR codes. */
  readonly onPair: () => void
  /** Leads to New game, with one phone chosen. */
  readonly onOnePhone: () => void
  readonly onLeave: () => void
}

export interface GuestLobbyProps extends SeatHandlers {
  /** Null until the host has sent it. */
  readonly lobby: LobbyView | null
  readonly connection: ConnectionView
  /** Why the last request was refused. */
  readonly refusal: Refusal | null
  readonly name: string
  readonly onRetry: () => void
  readonly onPair: () => void
  readonly onLeave: () => void
}

export interface JoinFormProps {
  /** Code from a link; empty otherwise. */
  readonly code: string
  readonly state:
    | { readonly at: 'asking' }
    | { readonly at: 'dialling' }
    | { readonly at: 'refused'; readonly why: Refusal }
  /** Called with a code as `readRoomCode` returns it. */
  readonly onJoin: (code: string) => void
  /** Called with an offer that the camera read in place of a code. */
  readonly onOffer: (text: string) => void
  readonly onSeatLink: (link: SeatLink) => void
  readonly onPair: () => void
}

/** Host's side of a pairing. One offer for each guest; the camera permission is settled before `onBegin`. */
export interface HostPairingProps {
  /** Text of the QR code; null before `onBegin` and until it is made. */
  readonly offer: string | null
  readonly isConnecting: boolean
  readonly why: Refusal | null
  /** Makes the offer; once more after a failure. */
  readonly onBegin: () => void
  readonly onAnswer: (text: string) => void
  /** Leads back to where pairing was opened, and gives up what is not a channel yet. */
  readonly onCancel: () => void
}

/** Guest's side of a pairing. */
export interface GuestPairingProps {
  /** Text of the QR code; null until an offer was read and answered. */
  readonly answer: string | null
  readonly why: Refusal | null
  readonly onOffer: (text: string) => void
  /** Forgets the offer, so that another can be read. */
  readonly onAgain: () => void
  readonly onCancel: () => void
}

/** Content of the link that moves a seat to another phone. */
export interface SeatLink {
  readonly code: string
  readonly seat: string
  readonly secret: string
}

/** Seat of a game that is played on several phones. */
export interface PhoneSeatView {
  readonly seat: Seat
  readonly name: string
  readonly state: SeatState
  readonly isHost: boolean
  readonly isMine: boolean
  /** Phone that plays it while its owner is away: `this` phone, another one, or none. */
  readonly standIn: 'this' | 'other' | null
  /** Player of that phone; empty if there is none. */
  readonly standInName: string
  /** A bot plays it, on any phone. */
  readonly isBot: boolean
  /** Whether its phone was connected by codes and is gone: the host may let it in again. Always false on a guest. */
  readonly isGone: boolean
  /**
   * Link that moves this seat to another phone; null where it is not this phone's seat, or there is no room on a
   * server.
   */
  readonly link: string | null
}

/** Consent request or notice, as this phone shows it. */
export type ConsentRequestView =
  /** Another phone asks this one. `undoText`: what would be taken back, in the words of the log. */
  | { readonly at: 'asked'; readonly what: 'undo'; readonly name: string; readonly undoText: string }
  /** `isConcession`: the seat that asks has conceded, and the others may play on. */
  | { readonly at: 'asked'; readonly what: 'end'; readonly name: string; readonly isConcession: boolean }
  /** `names` have not answered yet. `isOwn`: this phone asked; else it has answered, or only watches. */
  | {
      readonly at: 'waits'
      readonly what: 'undo' | 'end'
      readonly names: readonly string[]
      readonly isConcession: boolean
      readonly isOwn: boolean
    }
  /** This phone asked; `name` is the first who declined. */
  | { readonly at: 'declined'; readonly what: 'undo' | 'end'; readonly name: string }
  /** The host's phone lacks moves that the phone of `name` has, all of them proved. */
  | { readonly at: 'log'; readonly what: 'tail'; readonly name: string; readonly count: number }
  /** The phone of `name` has another log from this entry on, proved as well. */
  | { readonly at: 'log'; readonly what: 'fork'; readonly name: string; readonly entry: number }
  /** The end of the host's log was damaged, and no phone that has it is here. */
  | { readonly at: 'log'; readonly what: 'lost' }
  /** The phones of `names`, which come by codes, are gone; until it is dismissed, or they are back. */
  | { readonly at: 'gone'; readonly names: readonly string[] }
  /** Notice until it is dismissed: a seat has moved, another phone stands in, or something was refused. */
  | { readonly at: 'told'; readonly why: Refusal }

/** Result of the audit of the deal, once the game is over. */
export type DealAuditView =
  /** The host has not sent its secret yet. */
  | { readonly at: 'waits' }
  | { readonly at: 'checking' }
  /** `draws`: number of draws. `seats`: names of the seats whose phones added randomness of their own. */
  | { readonly at: 'fair'; readonly draws: number; readonly seats: readonly string[] }
  /** `entry`: first entry that is not what was promised. */
  | { readonly at: 'unfair'; readonly entry: number; readonly why: Refusal }

/** Names of the players whose phones the host lets in by codes: of all of them, and of those that are gone. */
export interface CodePlayersView {
  readonly all: readonly string[]
  readonly gone: readonly string[]
}

/** State of a shared table besides the game. */
export interface PhonesView {
  readonly isHost: boolean
  readonly connection: ConnectionView
  /** Whether a move of this phone has not reached the host, and there is no connection. */
  readonly isMoveUnsaved: boolean
  readonly seats: readonly PhoneSeatView[]
  readonly watcherCount: number
  /** Null on a guest's phone that does not know the code. */
  readonly roomStatus: RoomStatusView | null
  readonly consentRequest: ConsentRequestView | null
  /** Null on a guest's phone, and where every phone comes by the code of the room. */
  readonly codePlayers: CodePlayersView | null
  /** Null while the game is on. */
  readonly dealAudit: DealAuditView | null
}

export interface PhonesHandlers {
  /** Dials at once. */
  readonly onRetry: () => void
  readonly onPair: () => void
  readonly onStandIn: (seat: Seat) => void
  /** Gives back the seat that this phone stands in for. */
  readonly onStandDown: (seat: Seat) => void
  /** Answers the open consent request. */
  readonly onAnswer: (agree: boolean) => void
  /** Takes the log of another phone, or goes on with the one here. */
  readonly onDecideLog: (take: boolean) => void
  /** Takes the host's log in place of the one here. */
  readonly onTakeHosts: () => void
  /** Withdraws this phone's own consent request, or dismisses a notice. */
  readonly onWithdraw: () => void
  readonly onLeave: () => void
}

/** View and handlers of a shared table, for its screen; a table of one phone has none. */
export interface Phones extends PhonesHandlers {
  readonly view: PhonesView
}
