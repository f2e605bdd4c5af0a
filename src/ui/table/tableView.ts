/** View of an open table for the people at this phone: what is drawn now, and what was announced. */
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { Game, Outcome, Seat, Shape, View } from '../../kernel/contract.ts'
import type { Entry, Header } from '../../kernel/log.ts'
import type { Refusal } from '../../kernel/result.ts'
import type { GameSave } from '../../table/logStore.ts'
import type { SharedTableInfo } from '../../table/phones/sharedTableInfo.ts'
import type { LogLine } from '../parts/viewTypes.ts'
import type { AddOns, GameUi, TableUi } from './gameUi.ts'
import type { RefusalLine } from './refusalLine.ts'

/** Snapshot of everything that is drawn of the game at one moment. */
export interface TableSnapshot<G extends Shape = Shape> {
  readonly state: G['state']
  /** State as the shown seat sees it; as a spectator sees it while the curtain is down. */
  readonly visibleState: View<G['state']>
  /** Seat that this phone shows. */
  readonly seat: Seat
  /** Seat whose turn it is, also while another is asked during it. */
  readonly activeSeat: Seat
  /** Awaited seat, where only another phone can act: nothing can be done here until then. */
  readonly awaitedElsewhere: Seat | null
  /** Whether the shown seat is awaited here. */
  readonly isAwaited: boolean
  /** Seats that have chosen and wait for others, where all choose at once. */
  readonly chosenSeats: readonly Seat[]
  readonly legalActions: readonly G['action'][]
  readonly outcome: Outcome | null
  /** Hands are hidden and others use this phone too: an open hand is covered when the phone is left alone. */
  readonly hidesHands: boolean
  /** The curtain is down: the next hand may not be seen yet. */
  readonly isCurtainDown: boolean
  /** An action is drawn but not stored yet. */
  readonly isPending: boolean
  readonly isSaved: boolean
  /**
   * Seat whose action Undo takes back. Behind hidden hands only one's own; on the curtain, and where all hands are
   * open, the last one.
   */
  readonly undoSeat: Seat
  readonly whyNoUndo: Refusal | null
  readonly whyNoRedo: Refusal | null
}

/** Motion on the board; each `id` is played once. The game's own board reads the steps. */
export interface BoardMotion {
  readonly id: number
  readonly steps: readonly object[]
}

/** Asks for confirmation before an action, and calls `proceed` where the answer is yes. */
export type ConfirmHandler = (action: Shape['action'], proceed: () => void) => void

export interface TableView<G extends Shape = Shape> extends RefusalLine {
  readonly header: Header
  readonly game: Game<G>
  readonly gameUi: GameUi
  /** Screens of this table, for its mode and modules. */
  readonly tableUi: TableUi
  /** Additions of bots and other phones to the screens. */
  readonly addOns: AddOns
  /** Facts of a table that several phones share; null on one phone. */
  readonly shared: SharedTableInfo | null
  /** All players play against the game: one outcome, no curtain. */
  readonly isCooperative: boolean
  /** Address of this table; the addresses of its sheets begin with it. */
  readonly path: readonly string[]
  readonly names: readonly string[]
  readonly now: ReadonlySignal<TableSnapshot<G>>
  /** Lines of the log, the latest first. */
  readonly log: ReadonlySignal<readonly LogLine[]>
  readonly motion: ReadonlySignal<BoardMotion | null>
  /** Latest announcement, for the live region. */
  readonly announcement: ReadonlySignal<string>
  /** Handler that asks before each action, as long as it is set. */
  readonly confirmHandler: Signal<ConfirmHandler | null>
  /** Item picked up on the board, for sound and vibration; null where there is none. */
  pickedUp?(): unknown
  /** Calls `proceed` for this action, after a confirmation where one is wanted. */
  confirmThen(action: G['action'], proceed: () => void): void
  /** Proposes an action for the shown seat, without a confirmation. */
  propose(action: G['action']): void
  /** Proposes an action for the shown seat, after a confirmation where one is wanted. */
  confirmAndPropose(action: G['action']): void
  /** Takes back the last action. `isSilent`: nothing is announced, because another action follows at once. */
  undo(isSilent?: boolean): void
  redo(): void
  /** Proposes to end the game by agreement. */
  proposeEnd(): void
  openCurtain(): void
  closeCurtain(): void
  hash(): string
  /** Entries of the log so far. */
  entries(): readonly Entry[]
  /** Seats that people play on this phone. */
  seats(): readonly Seat[]
  /** The whole game as far as this phone knows it. */
  save(): GameSave
}
