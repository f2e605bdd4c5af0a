/** Actions that are worth considering: of those that come to the same only one. */
import type { View } from '../../../kernel/contract.ts'
import type { Action } from '../actions.ts'
import { COSTS } from '../data/numbers.ts'
import { findFigure } from '../figures.ts'
import { type ActingExplorer, actingExplorer } from '../rules/turn/actingExplorer.ts'
import { dieFor } from '../rules/turn/paying.ts'
import { nextTask, type State } from '../state.ts'
import { figureKey, foreseenOf } from './foreseenState.ts'

/** Number that a die of the action must show at least. */
export const costOf = (action: Action, { card, isBeset }: ActingExplorer): number => {
  switch (action.kind) {
    case 'move':
      if (!isBeset) return COSTS.move
      return card.special === 'slip' ? COSTS.slip : COSTS.breakAway
    case 'hit':
      return card.weapons[action.weapon]?.cost ?? 1
    case 'search':
      if (action.six) return COSTS.searchTwo
      return card.special === 'picklock' ? COSTS.picklock : COSTS.search
    case 'probe':
    case 'rest':
    case 'mend':
    case 'brace':
      return COSTS[action.kind]
    default:
      return 1
  }
}

/** A lamp is for others where an own die of no higher number does as well. */
const isSpared = (state: State, action: Action, mover: ActingExplorer): boolean => {
  if (!('pay' in action) || action.pay === 'own') return false
  const cost = costOf(action, mover)
  const own = dieFor(state, mover.member, 'own', cost)
  const lamp = dieFor(state, mover.member, 'lamp', cost)
  return own !== undefined && lamp !== undefined && own <= lamp
}

/** What tells an attack from another one: dwellers of a group that are alike in one room are one target. */
const targetText = (state: State, action: Action): string => {
  if (action.kind !== 'hit') return ''
  const { weapon, group, pay } = action
  const { at, health, guard } = findFigure(state, action) ?? {}
  const lost = foreseenOf(state).losses[figureKey(action)] ?? 0
  return [weapon, group, pay, at, health, guard, lost].join()
}

const sensibleTurn = (state: State, legal: readonly Action[]): readonly Action[] => {
  const mover = actingExplorer(state)
  const targets = new Set<string>()
  return legal.filter((action) => {
    if (isSpared(state, action, mover)) return false
    if (action.kind !== 'hit') return true
    const text = targetText(state, action)
    if (targets.has(text)) return false
    targets.add(text)
    return true
  })
}

/** At least one of the legal actions. Finds are not given: all serve one goal. */
export const sensibleActions = ({ state }: View<State>, legal: readonly Action[]): readonly Action[] => {
  const isTurn = nextTask(state).do === 'turn'
  return isTurn ? sensibleTurn(state, legal) : legal.filter(({ kind }) => kind !== 'give')
}
