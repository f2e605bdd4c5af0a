/** One of the own two family cards is chosen; the other leaves the game unseen (ruling 154). */
import type { ActionOf } from '../../actions.ts'
import { GONE } from '../../cards.ts'
import { join } from '../families.ts'
import { refusal, type Verb } from '../play.ts'
import { todoOf } from '../waiting.ts'

export const chooseFamily: Verb<ActionOf<'family'>> = {
  list({ state }) {
    const todo = todoOf(state)
    return todo.do === 'family' ? todo.slots.map((slot) => ({ kind: 'family', slot })) : []
  },

  check({ state }, { slot }) {
    const todo = todoOf(state)
    return todo.do === 'family' && todo.slots.includes(slot) ? null : refusal('family.notYours', 154)
  },

  act(play, { slot }) {
    const { draft } = play
    const todo = draft.todo.pop()
    if (todo?.do !== 'family') throw new Error('no family is awaited')
    for (const other of todo.slots) if (other !== slot) draft.cards[other] = GONE
    join(play, todo.seat, slot)
  },
}
