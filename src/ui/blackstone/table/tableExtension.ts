/**
 * Extension of the table: how a mode or a module asks what its rules await, describes its events and marks the board.
 * One file of extensions/ for each, named for the mode or for the option that adds the module; it is fetched together
 * with the rules.
 */
import type { ComponentChildren, ComponentType } from 'preact'
import type { Action, GameEvent } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { TaskProgress } from '../../../games/blackstone/insight/shown/taskProgress.ts'
import type { Scene } from '../../../games/blackstone/rules/engine/moveContext.ts'
import type { Todo } from '../../../games/blackstone/state.ts'
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { ChecklistItemView, ChoiceView } from '../../parts/viewTypes.ts'
import type { SeatBadge } from '../../table/gameUi.ts'
import type { MotionStep } from '../views/props.ts'
import type { BlackstoneTableSnapshot, BlackstoneTableView } from './blackstoneTableView.ts'
import type { BlackstoneNarrator, EventLogText } from './narration.ts'
import type { OpeningLines } from './opening/opening.ts'
import type { PromptText } from './turn/prompt.ts'
import type { TapTargets } from './turn/tableSelection.ts'

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
interface ExclusiveParts {
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

export interface TableExtension extends ExclusiveParts {
  readonly questions?: { readonly [D in Todo['do']]?: QuestionUi }
  readonly eventDescribers?: EventDescribers
  /** Movements on the board for an event. */
  motionSteps?(event: GameEvent): readonly MotionStep[]
  /** Addition to the label of a space, beginning with a comma; empty for none. */
  spaceLabel?(props: BlackstoneTableProps, space: Space): string
  /** Small marks on a space, with the meaning of `spaceLabel`. */
  pins?(now: BlackstoneTableSnapshot, space: Space): ComponentChildren
  /** Sentences on the vassal of a space, for its panel and its sheet. */
  vassalNotes?(props: BlackstoneTableProps, space: Space): readonly string[]
  /** Changes the choices for the vassal of a space, or adds to them. */
  adjustChoices?(props: BlackstoneTableProps, space: Space, usual: readonly ChoiceView[]): readonly ChoiceView[]
  /** Small badge on the chip of a seat; its label begins with a comma. */
  seatSign?(now: BlackstoneTableSnapshot, seat: Seat): SeatBadge | null
  /** Section of the court sheet of a seat. */
  readonly CourtSection?: ComponentType<BlackstoneTableProps & { readonly seat: Seat }>
  /** Orders the legal actions: of two payments for one action the better comes first and is offered. */
  orderPayments?(scene: Scene, legal: readonly Action[]): readonly Action[]
  /**
   * Another payment for an action that is about to happen; null where there is none. The first extension with a result
   * wins.
   */
  alternativePayment?(now: BlackstoneTableSnapshot, action: Action): AlternativePayment | null
  /** Prompt while nothing is selected; null for none. The first extension with a result wins. */
  idlePrompt?(props: BlackstoneTableProps): PromptText | null
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
  readonly courtSections: readonly NonNullable<TableExtension['CourtSection']>[]
  readonly orderPayments: (scene: Scene, legal: readonly Action[]) => readonly Action[]
  readonly alternativePayment: (now: BlackstoneTableSnapshot, action: Action) => AlternativePayment | null
  readonly idlePrompt: (props: BlackstoneTableProps) => PromptText | null
}

/** Each part from the last extension that defines it. */
const exclusivePartsOf = (extensions: readonly TableExtension[]): ExclusiveParts => Object.assign({}, ...extensions)

/** Merges extensions. Of two questions or describers of the same kind the later wins. */
export const mergeExtensions = (extensions: readonly TableExtension[]): Extensions => ({
  ...exclusivePartsOf(extensions),
  questions: Object.assign({}, ...extensions.map(({ questions }) => questions)),
  eventDescribers: Object.assign({}, ...extensions.map(({ eventDescribers }) => eventDescribers)),
  motionSteps: (event) => extensions.flatMap((extension) => extension.motionSteps?.(event) ?? []),
  spaceLabel: (props, space) => extensions.map((extension) => extension.spaceLabel?.(props, space) ?? '').join(''),
  pins: (now, space) => extensions.flatMap((extension) => extension.pins?.(now, space) ?? []),
  vassalNotes: (props, space) => extensions.flatMap((extension) => extension.vassalNotes?.(props, space) ?? []),
  adjustChoices: (props, space, usual) =>
    extensions.reduce(
      (actionsSoFar, extension) => extension.adjustChoices?.(props, space, actionsSoFar) ?? actionsSoFar,
      usual,
    ),
  seatSigns: (now, seat) => extensions.flatMap((extension) => extension.seatSign?.(now, seat) ?? []),
  courtSections: extensions.flatMap(({ CourtSection }) => CourtSection ?? []),
  orderPayments: (scene, legal) =>
    extensions.reduce(
      (actionsSoFar, extension) => extension.orderPayments?.(scene, actionsSoFar) ?? actionsSoFar,
      legal,
    ),
  alternativePayment: (now, action) =>
    extensions.map((extension) => extension.alternativePayment?.(now, action)).find((payment) => !!payment) ?? null,
  idlePrompt: (props) =>
    extensions.map((extension) => extension.idlePrompt?.(props)).find((promptText) => !!promptText) ?? null,
})
