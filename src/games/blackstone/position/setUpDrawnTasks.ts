/** Sets up drawn tasks of which the active player keeps one, or the choice of their decks (rulings 161 and 162). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Todo } from '../state.ts'
import { type PositionBuilder, placeHandCard, rejectPosition } from './positionBuilder.ts'
import type { PublicHalf } from './positionSchema.ts'

/** The drawn tasks among the todos of a position's state. */
export const slotsToKeepFrom = (todos: readonly Todo[]): readonly Slot[] =>
  todos.flatMap((todo) => (todo.do === 'keep' ? todo.slots : []))

/** Todos of the drawn tasks; an empty list of tasks means that the decks are still to be named. */
export const setUpDrawnTasks = (builder: PositionBuilder, { drawn, turn }: PublicHalf): readonly Todo[] => {
  if (!drawn) return []
  const decision = drawn.length > 0 ? 'keep' : 'decks'
  if (!builder.rules.actionHandlers.has(decision)) rejectPosition('position.noDrawn', drawn.join())
  const seat = turn?.seat ?? 0
  if (decision === 'decks') return [{ do: 'decks', seat, why: 'reward' }]
  return [{ do: 'keep', seat, slots: drawn.map((text) => placeHandCard(builder, text)), from: [] }]
}
