/** Table view of this game, with what its screens need in addition: the scene of the shown seat, and the selection. */
import type { ReadonlySignal, Signal } from '@preact/signals'
import type { BlackstoneGame, BlackstoneTypes } from '../../../games/blackstone/game.ts'
import type { Scene } from '../../../games/blackstone/rules/engine/moveContext.ts'
import type { Court, Todo } from '../../../games/blackstone/state.ts'
import type { Slot } from '../../../kernel/contract.ts'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import type { TableSnapshot, TableView } from '../../table/tableView.ts'
import type { Motion } from '../views/props.ts'
import type { Extensions, QuestionUi } from './tableExtension.ts'
import type { TableSelection } from './turn/tableSelection.ts'

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
