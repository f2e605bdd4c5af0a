/** Chapter of the turn of the King's family: muster, work, assign vassals, limits (rules 2.1). */

import type { ActionOf } from '../../actions.ts'
import { popTodo } from '../../changeState.ts'
import type { State } from '../../state.ts'
import { complete } from '../actions/completeTask.ts'
import { discardOverLimit } from '../actions/discardOverLimit.ts'
import { drawTask } from '../actions/drawTask.ts'
import { flip } from '../actions/flip.ts'
import { makeUpSpace } from '../actions/makeUpSpace.ts'
import { retain } from '../actions/retainVassal.ts'
import { slide } from '../actions/slide.ts'
import { swap } from '../actions/swap.ts'
import { fillSpace } from '../board/fillSpace.ts'
import { incomeOfActiveCards } from '../court/income.ts'
import { usualLimits } from '../court/limits.ts'
import type { ActionHandler, RuleSet } from '../ruleTypes.ts'
import { checkLimits, createAssignVassals, muster, passTurn, rowByRow } from '../turnSteps.ts'

const activeSeat = ({ seat }: State): number => seat

export const endWork: ActionHandler<ActionOf<'endWork'>> = {
  list: () => [{ kind: 'endWork' }], // ruling 59
  check: () => null,
  act(context) {
    popTodo(context.draft)
  },
}

export const turnRules: RuleSet = {
  income: incomeOfActiveCards,
  limits: usualLimits,
  actionHandlers: {
    work: { slide, swap, flip, retain, draw: drawTask, complete, endWork },
    makeUp: { makeUp: makeUpSpace },
    drop: { discard: discardOverLimit },
  },
  todoHandlers: {
    muster,
    assign: createAssignVassals(rowByRow),
    limits: checkLimits,
    next: passTurn,
    fill: (context, { space, pile }) => fillSpace(context, space, pile),
  },
  deciders: { work: activeSeat, makeUp: activeSeat, drop: (state, { seat = state.seat }) => seat },
}
