/** One action of a plan in a turn, with the states before and after it as far as dice do not decide. */
import type { Action } from '../../actions.ts'
import { type Mover, moverOf } from '../../rules/turn/turnTask.ts'
import { nextTask } from '../../state.ts'
import type { ForeseenState } from '../foreseenState.ts'
import { foreseeTurn } from '../foreseeTurn.ts'

export interface PlannedMove<A extends Action = Action> {
  readonly action: A
  readonly mover: Mover
  readonly before: ForeseenState
  readonly after: ForeseenState
  /** Other actions of the plan come before it. */
  readonly isLater: boolean
}

/** Actions of a turn, one after the other, each as the guide expects it to come out. */
export const plannedMoves = (start: ForeseenState, actions: readonly Action[]): readonly PlannedMove[] => {
  let before = start
  return actions.flatMap((action, index): readonly PlannedMove[] => {
    if (nextTask(before).do !== 'turn') return []
    const move = {
      ...{ action, before, mover: moverOf(before), isLater: index > 0 },
      after: foreseeTurn(before, action).state,
    }
    before = move.after
    return [move]
  })
}
