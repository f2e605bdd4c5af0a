/** Table view of this game, with what its screens need in addition: the scene of the shown seat, and the selection. */
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { ComponentChildren, ComponentType } from 'preact'
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { BlackstoneGame, BlackstoneTypes } from '../../../games/blackstone/createGame.ts'
import type { GameEvent } from '../../../games/blackstone/events.ts'
import type { TaskProgress } from '../../../games/blackstone/insight/shown/taskProgress.ts'
import type { Scene } from '../../../games/blackstone/rules/ruleTypes.ts'
import type { Court, Todo } from '../../../games/blackstone/state.ts'
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { ChecklistItemView, ChoiceView } from '../../parts/viewTypes.ts'
import type { SeatBadge, TableView } from '../../table/gameUiContract.ts'
import type { HowToWinLine } from '../../table/howToWin/HowToWinLines.tsx'
import type { TableSnapshot } from '../../table/tableSnapshot.ts'
import type { Motion, MotionStep } from '../views/viewProps.ts'
import type { BlackstoneNarrator, EventLogText } from './namesInEventTexts.ts'
import type { PromptText } from './turn/promptText.ts'
import type { TableSelection, TapTargets } from './turn/tableSelection.ts'

/** Everything that the screens draw of the game at one moment. */
export interface BlackstoneTableSnapshot extends TableSnapshot<BlackstoneTypes> {
  /** Scene as the shown seat sees it; as a spectator sees it while the curtain is up. */
  readonly scene: Scene
  readonly court: Court
  /** What the rules await from the shown seat; null once the game is over. */
  readonly todo: Todo['do'] | null
}

export interface BlackstoneTableView extends TableView<BlackstoneTypes> {
  readonly game: BlackstoneGame
  /** Merged extensions of the mode and modules of this table. */
  readonly extensions: Extensions
  readonly now: ReadonlySignal<BlackstoneTableSnapshot>
  readonly motion: ReadonlySignal<Motion | null>
  readonly selection: Signal<TableSelection>
  /** Repeats the last action with another payment, where a family allows it; null after the next action. */
  readonly alternativeChoice: ReadonlySignal<ChoiceView | null>
  /** Ends the turn, or answers its limits. The cards in `drops` are discarded as soon as the rules ask for it. */
  endTurn(drops: readonly Slot[]): void
}

/** The extension's question for what is awaited now; null where the table itself asks. */
export const questionOf = ({ extensions }: BlackstoneTableView, { todo }: BlackstoneTableSnapshot): QuestionUi | null =>
  (todo && extensions.questions[todo]) ?? null

/** Lines of the sheet that opens by itself, the first time that the mode is played on this device. */
export type OpeningLines = (now: BlackstoneTableSnapshot) => readonly HowToWinLine[]

export interface BlackstoneTableProps {
  readonly view: BlackstoneTableView
  readonly now: BlackstoneTableSnapshot
}

/** UI of one question that the rules ask. */
export interface QuestionUi {
  /** One line that says where the answer is. */
  prompt(props: BlackstoneTableProps): PromptText
  /** Panel of the question, in the tray above the hand. */
  readonly Panel?: ComponentType<BlackstoneTableProps>
  /** Targets of taps on the board. */
  tapTargets?(props: BlackstoneTableProps): TapTargets
  /** Actions of taps on corner towers, by corner. */
  towerActions?(props: BlackstoneTableProps): ReadonlyMap<number, Action>
  /** Sentence for the curtain: why the phone is handed to the seat that is asked. */
  handOverReason?(props: BlackstoneTableProps): string
}

/** Functions that describe events, by kind; null for an event without a text. */
export type EventDescribers = {
  readonly [K in GameEvent['kind']]?: (
    event: Extract<GameEvent, { kind: K }>,
    narrator: BlackstoneNarrator,
  ) => EventLogText | null
}

/** Parts that a table has once. Of two extensions that define one, the later wins. */
export interface ExclusiveParts {
  /** Badge on a corner tower, as `seatSign` on a chip. */
  towerSign?(now: BlackstoneTableSnapshot, corner: number): SeatBadge | null
  /** Replaces the players between the upper towers. */
  readonly Top?: ComponentType<BlackstoneTableProps>
  /** Left part of the lower strip, where no towers are. */
  readonly LowerStrip?: ComponentType<BlackstoneTableProps>
  /** Part above the hand while no question is open. */
  readonly AboveHand?: ComponentType<BlackstoneTableProps>
  /** First card of the hand. */
  readonly HandCard?: ComponentType<BlackstoneTableProps>
  /** Part below the hand while no question is open. */
  readonly BelowHand?: ComponentType<BlackstoneTableProps>
  /** Sentences on the curtain for a seat before its first turn. */
  greeting?(now: BlackstoneTableSnapshot): string
  /** Name of the family that lets this seat pay with the other token. */
  payerName?(now: BlackstoneTableSnapshot): string
  /** Progress of a seat for its chip, in a game that is not for points. */
  progress?(now: BlackstoneTableSnapshot, seat: Seat): SeatProgress
  /** Checklist of a goal that is not a number, for the sheet of standings. */
  goalChecks?(now: BlackstoneTableSnapshot): readonly ChecklistItemView[]
  /** Replaces tasks and court in the tray, in a mode without them. */
  readonly Tray?: ComponentType<BlackstoneTableProps>
  /** Replaces the tokens: what a turn has to spend. */
  readonly TurnResources?: ComponentType<BlackstoneTableProps>
  /** All courts at a glance, beside the board. */
  readonly CourtsSide?: ComponentType<BlackstoneTableProps>
  /** Replaces the sheet of a court. */
  readonly CourtSheet?: ComponentType<BlackstoneTableProps & { readonly seat: Seat }>
  /** Primary button, where it does more than end the turn; else null. */
  primary?(props: BlackstoneTableProps): ChoiceView | null
  /** Progress of a task that does not ask for vassals of the board. */
  taskCompass?(scene: Scene, slot: Slot): TaskProgress | null
  /** How the mode is won, before its first turn and from the menu; without it as the King's Quest is. */
  readonly opening?: OpeningLines
  /** Says why something is not open at this table, as in a lesson. Without it rules alone decide what is open. */
  remind?(): void
  /** Frame around the prompt, which may replace it: the connection to other phones. */
  readonly PromptFrame?: ComponentType<BlackstoneTableProps & { readonly children: ComponentChildren }>
}

/** The action with the other payment, and its button, which replaces the prompt until the next action. */
export interface AlternativePayment {
  readonly action: Action
  readonly button: Omit<ChoiceView, 'onPress'>
}

export interface SeatProgress {
  readonly count: number
  /** The goal; 0 where there is no such number. */
  readonly of: number
  /** Count and goal in words, behind a name: `2 of 3 Machinations`. */
  readonly words: string
}

/** The merged extensions of one table. */
export interface Extensions extends ExclusiveParts {
  readonly questions: { readonly [D in Todo['do']]?: QuestionUi }
  readonly eventDescribers: EventDescribers
  readonly motionSteps: (event: GameEvent) => readonly MotionStep[]
  readonly spaceLabel: (props: BlackstoneTableProps, space: Space) => string
  readonly pins: (now: BlackstoneTableSnapshot, space: Space) => ComponentChildren
  readonly vassalNotes: (props: BlackstoneTableProps, space: Space) => readonly string[]
  readonly adjustChoices: (
    props: BlackstoneTableProps,
    space: Space,
    usual: readonly ChoiceView[],
  ) => readonly ChoiceView[]
  readonly seatSigns: (now: BlackstoneTableSnapshot, seat: Seat) => readonly SeatBadge[]
  readonly courtSections: readonly ComponentType<BlackstoneTableProps & { readonly seat: Seat }>[]
  readonly orderPayments: (scene: Scene, legal: readonly Action[]) => readonly Action[]
  readonly alternativePayment: (now: BlackstoneTableSnapshot, action: Action) => AlternativePayment | null
  readonly idlePrompt: (props: BlackstoneTableProps) => PromptText | null
}
