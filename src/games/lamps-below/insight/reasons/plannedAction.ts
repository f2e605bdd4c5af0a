/** One action of a plan in a turn, with the states before and after it as far as dice do not decide. */
import type { Action } from '../../actions.ts'
import { type ActingExplorer, actingExplorer } from '../../rules/turn/actingExplorer.ts'
import { nextTask } from '../../state.ts'
import { foreseeAction } from '../foreseeAction.ts'
import type { ForeseenState } from '../foreseenState.ts'

export interface PlannedAction<A extends Action = Action> {
  readonly action: A
  readonly mover: ActingExplorer
  readonly before: ForeseenState
  readonly after: ForeseenState
  /** Other actions of the plan come before it. */
  readonly isLater: boolean
}

/** Actions of a turn, one after the other, each as the guide expects it to come out. */
export const plannedActions = (start: ForeseenState, actions: readonly Action[]): readonly PlannedAction[] => {
  let before = start
  return actions.flatMap((action, index): readonly PlannedAction[] => {
    if (nextTask(before).do !== 'turn') return []
    const move = {
      ...{ action, before, mover: actingExplorer(before), isLater: index > 0 },
      after: foreseeAction(before, action).state,
    }
    before = move.after
    return [move]
  })
}
