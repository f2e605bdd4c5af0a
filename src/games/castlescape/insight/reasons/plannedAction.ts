/** One move of a plan, with the states before and after it as far as its seat can know them. */
import type { Seat, View } from '#src/kernel/contract.ts'
import { simulateActions } from '#src/kernel/simulateActions.ts'
import type { Action } from '../../actions.ts'
import type { GameEvent } from '../../events.ts'
import { type CastleScapeTypes, game } from '../../game.ts'
import type { State } from '../../state.ts'

export interface PlannedAction<A extends Action = Action> {
  readonly action: A
  readonly seat: Seat
  /** Its number in the plan, from 1. */
  readonly number: number
  readonly before: State
  readonly after: State
  readonly events: readonly GameEvent[]
}

/** Moves of a plan up to the first draw: what comes after it depends on a card that nobody knows. */
export const plannedActions = (view: View<State>, actions: readonly Action[]): readonly PlannedAction[] => {
  const steps = simulateActions<CastleScapeTypes>(game, view, actions)
  return steps.flatMap(({ state: after, events }, index) => {
    const action = actions[index]
    const before = steps[index - 1]?.state ?? view.state
    return action ? [{ action, seat: view.seat ?? -1, number: index + 1, before, after, events }] : []
  })
}
