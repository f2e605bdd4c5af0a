/** One of the cards that were drawn is kept, the others go open to their discards (rulings 161 and 162). */
import type { ActionOf } from '../../actions.ts'
import { discardTask } from '../decks.ts'
import { courtOf, refusal, type Verb } from '../play.ts'
import { todoOf } from '../waiting.ts'

export const keep: Verb<ActionOf<'keep'>> = {
  list({ state }) {
    const todo = todoOf(state)
    return todo.do === 'keep' ? todo.slots.map((slot) => ({ kind: 'keep', slot })) : []
  },

  check({ state }, { slot }) {
    const todo = todoOf(state)
    return todo.do === 'keep' && todo.slots.includes(slot) ? null : refusal('keep.notDrawn', 161)
  },

  act(play, { slot }) {
    const todo = play.draft.todo.pop()
    if (todo?.do !== 'keep') throw new Error('no choice is awaited')
    const { seat, slots } = todo
    courtOf(play.draft, seat).hand.push(slot)
    play.tell({ kind: 'kept', seat, slot })
    for (const other of slots.filter((one) => one !== slot)) {
      discardTask(play, other)
      play.tell({ kind: 'discarded', seat, slot: other })
    }
  },
}
