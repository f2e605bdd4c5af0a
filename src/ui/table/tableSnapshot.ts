/** What is drawn of an open table at one moment. Its view is `TableView` of gameUiContract.ts. */
import type { Outcome, Seat, Shape, View } from '../../kernel/contract.ts'
import type { Refusal } from '../../kernel/result.ts'

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
