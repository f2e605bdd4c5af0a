/**
 * Extension of the table: how a mode or a module asks what its rules await, describes its events and marks the board.
 * One file of extensions/ for each, named for the mode or for the option that adds the module; it is fetched together
 * with the rules.
 */
import type { ComponentChildren, ComponentType } from 'preact'
import type { Action } from '../../../games/blackstone/actions.ts'
import type { Space } from '../../../games/blackstone/board.ts'
import type { GameEvent } from '../../../games/blackstone/events.ts'
import type { Scene } from '../../../games/blackstone/rules/ruleTypes.ts'
import type { Todo } from '../../../games/blackstone/state.ts'
import type { Seat } from '../../../kernel/contract.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { SeatBadge } from '../../table/gameUiContract.ts'
import type { MotionStep } from '../views/viewProps.ts'
import type {
  AlternativePayment,
  BlackstoneTableProps,
  BlackstoneTableSnapshot,
  EventDescribers,
  ExclusiveParts,
  Extensions,
  QuestionUi,
} from './blackstoneTableView.ts'
import type { PromptText } from './turn/promptText.ts'

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
