/** Lays tasks that the active player has drawn and of which one is kept, or the question which decks they come from (rulings 161 and 162). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Todo } from '../state.ts'
import type { PublicHalf } from './document.ts'
import { handCard, type Laying, wrong } from './laying.ts'

/** The drawn tasks among what a position's state has to do. */
export const drawnIn = (todos: readonly Todo[]): readonly Slot[] =>
  todos.flatMap((todo) => (todo.do === 'keep' ? todo.slots : []))

/** No task yet: the decks are still to be named. */
export const layDrawn = (laying: Laying, { drawn, turn }: PublicHalf): readonly Todo[] => {
  if (!drawn) return []
  const asked = drawn.length > 0 ? 'keep' : 'decks'
  if (!laying.rules.verbs.has(asked)) wrong('position.noDrawn', drawn.join())
  const seat = turn?.seat ?? 0
  if (asked === 'decks') return [{ do: 'decks', seat, why: 'reward' }]
  return [{ do: 'keep', seat, slots: drawn.map((text) => handCard(laying, text)), from: [] }]
}
