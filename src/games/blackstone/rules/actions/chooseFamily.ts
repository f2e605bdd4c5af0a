/** Choosing one of the player's two family cards; the other leaves the game unseen (ruling 154). */

import type { ActionOf } from '../../actions.ts'
import { popTodo } from '../../changeState.ts'
import { takeOutOfUse } from '../../changeStateInTurns.ts'
import { nextTodo } from '../../state.ts'
import { joinFamily } from '../court/familySetup.ts'
import { refusal } from '../engine/refusal.ts'
import type { ActionHandler } from '../ruleTypes.ts'

export const chooseFamily: ActionHandler<ActionOf<'family'>> = {
  list({ state }) {
    const todo = nextTodo(state)
    return todo.do === 'family' ? todo.slots.map((slot) => ({ kind: 'family', slot })) : []
  },

  check({ state }, { slot }) {
    const todo = nextTodo(state)
    return todo.do === 'family' && todo.slots.includes(slot) ? null : refusal('family.notYours', 154)
  },

  act(context, { slot }) {
    const { draft } = context
    const todo = popTodo(draft)
    if (todo?.do !== 'family') throw new Error('no family is awaited')
    takeOutOfUse(
      draft,
      todo.slots.filter((other) => other !== slot),
    )
    joinFamily(context, todo.seat, slot)
  },
}
