/**
 * A chapter of the rules: decisions and their handlers, todos that run by themselves, and listeners to events. A mode
 * is made of chapters, and each module in play adds one.
 */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Action, ActionOf, GameEvent } from '../actions.ts'
import type { Space } from '../board.ts'
import type { State, Todo } from '../state.ts'
import type { GuardPolicy } from './board/guardPolicy.ts'
import type { IncomeRule } from './court/income.ts'
import type { LimitRule } from './court/limits.ts'
import type { ActionHandler, MoveContext, Scene } from './engine/moveContext.ts'
import type { Rules } from './rules.ts'

/** Kind of action on a vassal of the board. */
export type VassalAction = 'slide' | 'swap' | 'flip' | 'retain' | 'use' | 'guard'

type TodoKind = Todo['do']
type TodoOf<D extends TodoKind> = Extract<Todo, { readonly do: D }>

export type ActionHandlers = { readonly [K in Action['kind']]?: ActionHandler<ActionOf<K>> }

export interface RuleSet {
  /** Adds its own empty zones to an empty table. */
  readonly addEmptyZones?: (state: State) => void
  /** New game: puts its cards on the table, face down. Returns the todos before the first player is known. */
  readonly placeCards?: (state: State, rules: Rules) => readonly Todo[]
  /** Todos before the first turn, once the first player is known. Modules are asked before the mode (rules 2.1). */
  readonly todosBeforeFirstTurn?: (state: State, order: readonly Seat[]) => readonly Todo[]
  /** Handlers of kinds of action, by the todo that is awaited. */
  readonly actionHandlers?: { readonly [D in TodoKind]?: ActionHandlers }
  /** Handlers of todos that run by themselves; the todo has already been removed from the list. */
  readonly todoHandlers?: { readonly [D in TodoKind]?: (context: MoveContext, todo: TodoOf<D>) => void }
  /** The seat that decides a todo; null if there is nothing to decide, and its handler runs. */
  readonly deciders?: { readonly [D in TodoKind]?: (state: State, todo: TodoOf<D>, rules: Rules) => Seat | null }
  /** Why this seat may not do this to the card on this space, if the chapter protects it. */
  readonly checkProtection?: (scene: Scene, space: Space, touch: VassalAction) => Refusal | null
  /** Policy of guards, if the chapter has any. */
  readonly guardPolicy?: GuardPolicy
  /** Income at the start of a turn and limits at its end, if the chapter defines them. */
  readonly income?: IncomeRule
  readonly limits?: LimitRule
  /** Called with every event, at once. */
  readonly onEvent?: (context: MoveContext, event: GameEvent) => void
  /** Hidden cards that an action of this chapter opens. */
  readonly slotsOpenedBy?: (state: State, seat: Seat, action: Action) => readonly Slot[]
}
