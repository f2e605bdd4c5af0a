import type { ActionOf } from '../../actions.ts'
import { popTodo, setPile } from '../../changeState.ts'
import { refusal } from '../engine/refusal.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { unpickedPiles } from '../setup.ts'

/** Picking a corner pile of one's own before the first turn (rulings 7 and 8). */
export const pickPile: ActionHandler<ActionOf<'pile'>> = {
  list: ({ state }) => unpickedPiles(state).map((pile) => ({ kind: 'pile', pile })),

  check: ({ state }, { pile }) => (unpickedPiles(state).includes(pile) ? null : refusal('pile.taken', 7)),

  act(context, { pile }) {
    const todo = popTodo(context.draft)
    if (todo?.do !== 'pile') throw new Error('no pile is awaited')
    setPile(context.draft, todo.seat, pile)
    context.emit({ kind: 'piled', seat: todo.seat, pile })
  },
}
