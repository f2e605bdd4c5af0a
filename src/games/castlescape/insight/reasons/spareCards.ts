/** Cards that a plan plays and does not need: what it comes to is the same without them. */
import type { View } from '#src/kernel/contract.ts'
import { simulateActions } from '#src/kernel/simulateActions.ts'
import type { Action } from '../../actions.ts'
import { type CastleScapeTypes, game } from '../../game.ts'
import type { State } from '../../state.ts'

/** Moves of a plan that can be made one after the other, those that cannot, and the state after them. */
export interface Replay {
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
export const replay = (view: View<State>, actions: readonly Action[]): Replay => {
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

/** What is left of a state once its turn is over: the hand goes with the cards that were played. */
const lastingPart = (state: State): string => {
  const guilds = state.guilds.map((guild, seat) => (seat === state.seat ? { ...guild, hand: [], played: [] } : guild))
  return JSON.stringify({ ...state, guilds, turn: null })
}

/** Moves after which nothing that waits is used any more. */
const LAST: readonly (Action['kind'] | undefined)[] = ['end', 'buy', 'take']

/** The plan without the cards that it does not need. One that is not known to the end of its turn stays as it is. */
export const withoutSpareCards = (view: View<State>, actions: readonly Action[]): readonly Action[] => {
  if (!LAST.includes(actions.at(-1)?.kind)) return actions
  const end = actions.filter(({ kind }) => kind === 'end')
  let plan = actions.filter(({ kind }) => kind !== 'end')
  const whole = lastingPart(replay(view, plan).state)
  for (let index = 0; index < plan.length; ) {
    const lean = plan[index]?.kind === 'play' ? replay(view, plan.toSpliced(index, 1)) : null
    if (lean && lean.missed.length === 0 && lastingPart(lean.state) === whole) plan = [...lean.made]
    else index++
  }
  return [...plan, ...end]
}
