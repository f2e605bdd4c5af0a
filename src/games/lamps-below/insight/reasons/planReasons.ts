/** Reasons for the first action of a plan of Lamps Below, from what everybody knows. */
import type { View } from '#src/kernel/contract.ts'
import type { Action } from '../../actions.ts'
import { companySize } from '../../company.ts'
import { legalActions } from '../../rules/engine/dispatchActions.ts'
import { nextTask, type State } from '../../state.ts'
import { WINS_ALONE } from '../evaluateAnswer.ts'
import { moreReasons, refusalReasons, wayReasons } from './challengeWayReasons.ts'
import { chanceOf } from './chance.ts'
import { goalReasons, takeReasons, wantedReasons } from './goalReasons.ts'
import { type Reason, WEIGHTIEST_FIRST } from './reason.ts'
import { keepReasons, rollAgainReasons } from './rollAgainReasons.ts'
import { turnReasons } from './turnReasons.ts'

/** Most reasons that are given. */
const MOST = 2

/** How often an explorer comes home is known of those who go alone at normal difficulty. */
const chooseReasons = ({ setting }: State, card: number): readonly Reason[] => {
  const isCounted = companySize(setting) === 1 && setting.options.difficulty === 'normal'
  const chance = chanceOf(WINS_ALONE[card] ?? 0, 100)
  return [...(isCounted ? [{ kind: 'winsAlone', card, chance } as const] : []), { kind: 'suits', card }]
}

const wordReasons = (state: State, isYes: boolean): readonly Reason[] => {
  const { way, named } = state.challenge ?? { way: '', named: -1 }
  if (way === '') return []
  return isYes ? wayReasons(state, way, named) : refusalReasons(state, way, named)
}

const memberOfTask = (state: State): number => {
  const task = nextTask(state)
  return 'member' in task ? task.member : -1
}

/** Reasons for an answer to what is asked outside of the actions of a turn. */
const answerReasons = (view: View<State>, action: Action): readonly Reason[] => {
  const { state } = view
  switch (action.kind) {
    case 'choose':
      return chooseReasons(state, action.card)
    case 'vote':
      return wayReasons(state, action.way)
    case 'way':
      return wayReasons(state, action.way, action.member)
    case 'yes':
    case 'no':
      return wordReasons(state, action.kind === 'yes')
    case 'more':
    case 'enough':
      return moreReasons(state, action.kind === 'more', memberOfTask(state))
    case 'again':
      return rollAgainReasons(view)
    case 'keep':
      return keepReasons(view)
    case 'take':
      return [...goalReasons(state, memberOfTask(state), [action.face]), ...takeReasons(state, action.face)]
    case 'on':
      return [{ kind: 'goalOfAll' }, ...wantedReasons(state)]
    default:
      return []
  }
}

const rankOf = ({ kind }: Reason): number => {
  const rank = WEIGHTIEST_FIRST.indexOf(kind)
  return rank < 0 ? WEIGHTIEST_FIRST.length : rank
}

/** All reasons for the first action of a plan, at least one, the weightiest first. */
export const allReasons = (view: View<State>, actions: readonly Action[]): readonly Reason[] => {
  const { state, seat } = view
  const [action] = actions
  if (!action || state.outcome) return [{ kind: 'best' }]
  const legal = legalActions({ state, seat: seat ?? -1 })
  if (legal.length === 1) return [{ kind: 'onlyChoice' }]
  const isTurn = nextTask(state).do === 'turn'
  const reasons = isTurn ? turnReasons(state, actions, legal) : answerReasons(view, action)
  return reasons.length > 0 ? reasons.toSorted((one, other) => rankOf(one) - rankOf(other)) : [{ kind: 'best' }]
}

/** Reasons that are given: as many as one listens to, and what it costs among them. */
export const planReasons = (view: View<State>, actions: readonly Action[]): readonly Reason[] => {
  const reasons = allReasons(view, actions)
  const given = reasons.slice(0, MOST)
  const cost = reasons.find(({ kind }) => kind === 'costs')
  return cost && !given.includes(cost) ? [...given.slice(0, MOST - 1), cost] : given
}
