/**
 * Wizard's Quest: passing by a player who can play no card at the start of the turn, which sets the last round (rulings
 * 90 and 91).
 */

import type { ActionOf } from '../../../actions.ts'
import { popTodo } from '../../../changeState.ts'
import type { State } from '../../../state.ts'
import { courtOf } from '../../engine/slots.ts'
import type { ActionHandler, MoveContext } from '../../ruleTypes.ts'
import { areMachinationsExhausted } from '../offer.ts'
import { setLastRound } from '../questEnding.ts'

/** Must the active player pass: without a vassal, or without a Machination while none can be had? */
export const mustPass = (state: State): boolean => {
  const { vassals = [], hand } = courtOf(state, state.seat)
  return vassals.length === 0 || (hand.length === 0 && areMachinationsExhausted(state))
}

export const applyPass = (context: MoveContext): void => {
  setLastRound(context.draft)
  context.emit({ kind: 'passed', seat: context.draft.seat })
}

export const passTurnOfQuest: ActionHandler<ActionOf<'pass'>> = {
  list: () => [{ kind: 'pass' }],
  check: () => null,
  act(context) {
    while (context.draft.todo.at(-1)?.do !== 'offer') popTodo(context.draft)
    applyPass(context)
  },
}
