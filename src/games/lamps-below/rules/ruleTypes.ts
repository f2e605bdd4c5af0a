/** What every action and step works with: the scene that it judges, and the context of the move that it applies. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Action } from '../actions.ts'
import type { GameEvent } from '../events.ts'
import type { State } from '../state.ts'

/** State as one seat sees it: nobody knows more than another. */
export interface Scene {
  readonly state: State
  readonly seat: Seat
}

/** Context of a move: the draft that it changes, and a function that reports events. */
export interface MoveContext {
  readonly draft: State
  emit(event: GameEvent): void
}

/** Handler of one kind of action: lists candidates, refuses, and applies. */
export interface ActionHandler<A extends Action> {
  /** Candidates in a stable order; those that `check` refuses are not legal. */
  list(scene: Scene): readonly A[]
  check(scene: Scene, action: A): Refusal | null
  /** Applies an action of this seat that was checked. */
  act(context: MoveContext, seat: Seat, action: A): void
}
