/** Cards that a plan plays and does not need: what it comes to is the same without them. */
import type { View } from '#src/kernel/contract.ts'
import type { Action } from '../../actions.ts'
import type { State } from '../../state.ts'
import { replayPlan } from './replayPlan.ts'

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
  const whole = lastingPart(replayPlan(view, plan).state)
  for (let index = 0; index < plan.length; ) {
    const lean = plan[index]?.kind === 'play' ? replayPlan(view, plan.toSpliced(index, 1)) : null
    if (lean && lean.missed.length === 0 && lastingPart(lean.state) === whole) plan = [...lean.made]
    else index++
  }
  return [...plan, ...end]
}
