/** Moves of a plan, made one after the other as far as they can be. */
import type { View } from '#src/kernel/contract.ts'
import { simulateActions } from '#src/kernel/simulateActions.ts'
import type { Action } from '../../actions.ts'
import { type CastleScapeTypes, game } from '../../game.ts'
import type { State } from '../../state.ts'

/** Moves of a plan that can be made one after the other, those that cannot, and the state after them. */
export interface PlanReplay {
  readonly made: readonly Action[]
  readonly missed: readonly Action[]
  readonly state: State
}

/** Ways to make a move where fewer groups of Walls wait than the plan has: a Wall of another card does as well. */
const waysOf = (action: Action): readonly Action[] =>
  action.kind === 'build'
    ? [action, ...Array.from({ length: action.group }, (_, group) => ({ ...action, group }))]
    : [action]

/** Makes these moves of the view's seat, and passes over those that are refused or come after a draw. */
export const replayPlan = (view: View<State>, actions: readonly Action[]): PlanReplay => {
  let [state, made, missed] = [view.state, [] as Action[], [] as Action[]]
  for (const action of actions) {
    const now = { ...view, state }
    const step = waysOf(action)
      .map((way) => ({ way, after: simulateActions<CastleScapeTypes>(game, now, [way])[0]?.state }))
      .find(({ after }) => after !== undefined)
    if (step?.after === undefined) missed = [...missed, action]
    else [state, made] = [step.after, [...made, step.way]]
  }
  return { made, missed, state }
}
