/**
 * Changes of a draft. Each puts a fresh copy of a part in the place of the old one, which the state before still has; a
 * part that was read earlier does not show the change. What only turns change is in changeStateInTurns.ts, fetched with them.
 */
import type { Seat, Slot } from '../../kernel/contract.ts'
import type { Space } from './board.ts'
import type { TaskDeck } from './cards.ts'
import { withItemAt, withoutLast } from './listHelpers.ts'
import type { State, TaskPile, Todo } from './state.ts'

/** Gives a seat a corner pile. */
export const setPile = (draft: State, seat: Seat, pile: number): void => {
  draft.courts = draft.courts.map((court, index) => (index === seat ? { ...court, pile } : court))
}

/** Puts a slot on a space; -1 empties it. */
export const setSpace = (draft: State, space: Space, slot: Slot): void => {
  draft.board = withItemAt(draft.board, space, slot)
}

/** Takes the next todo away. */
export const popTodo = (draft: State): Todo | undefined => {
  const todo = draft.todo[draft.todo.length - 1]
  draft.todo = withoutLast(draft.todo)
  return todo
}

/** Puts a draw pile and a discard in the place of a deck. */
export const setDeck = (draft: State, deck: TaskDeck, pile: TaskPile): void => {
  draft.decks = { ...draft.decks, [deck]: pile }
}
