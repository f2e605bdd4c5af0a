/**
 * Chapter of optional refills (Puzzle Master): the active player refills the space of a used vassal, or leaves it empty
 * (rules 2.6).
 */

import type { ActionOf } from '../../actions.ts'
import { popTodo } from '../../changeState.ts'
import { leaveSpaceEmpty } from '../board/fillSpace.ts'
import { canRefill } from '../board/piles.ts'
import { activeCourt } from '../engine/activeCourt.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import { refusal } from '../engine/refusal.ts'
import type { ActionHandler, RuleSet } from '../ruleTypes.ts'

const refillSpace: ActionHandler<ActionOf<'refill'>> = {
  list: () => [{ kind: 'refill' }],
  check: ({ state }) => (canRefill(state) ? null : refusal('refill.noCards', 43)),
  act(context) {
    const todo = popTodo(context.draft)
    if (todo?.do !== 'refill') throw new Error('no refill is awaited')
    pushTodos(context, { do: 'fill', space: todo.space, pile: activeCourt(context).pile })
  },
}

const leaveMarkedEmpty: ActionHandler<ActionOf<'leaveEmpty'>> = {
  list: () => [{ kind: 'leaveEmpty' }],
  check: () => null,
  act(context) {
    const todo = popTodo(context.draft)
    if (todo?.do !== 'refill') throw new Error('no refill is awaited')
    leaveSpaceEmpty(context, todo.space)
  },
}

export const optionalRefillRules: RuleSet = {
  actionHandlers: { refill: { refill: refillSpace, leaveEmpty: leaveMarkedEmpty } },
  todoHandlers: { refill: (context, { space }) => leaveSpaceEmpty(context, space) },
  deciders: { refill: (state) => (canRefill(state) ? state.seat : null) },
}
