/** Knowledge that a search needs of Lamps Below besides its rules. */
import type { Seat, Slot, View } from '../../../kernel/contract.ts'
import type { Action } from '../actions.ts'
import { leaderSeat, seatOf } from '../company.ts'
import { nextTask, type State } from '../state.ts'
import { createEvaluation } from './evaluate.ts'
import { evaluateAnswer } from './evaluateAnswer.ts'
import { foreseeAction } from './foreseeAction.ts'
import { type HiddenSlots, hiddenSlots } from './hiddenSlots.ts'
import { createMoveCounter } from './movesBetweenRooms.ts'
import { sensibleActions } from './sensibleActions.ts'

/**
 * Moves that levels overlook here, in a hundred, grow with the square of what they overlook elsewhere beyond this: one
 * turn that fails may lose the expedition, so much less is enough to tell the levels apart.
 */
const NOTICED = 58
const SQUARE_PART = 32

/** Share of the moves which a lower level overlooks that come to mind after all. */
const attentionOf = (overlookPercent: number): number =>
  overlookPercent === 0 ? 1 : 1 - Math.max(0, overlookPercent - NOTICED) ** 2 / (SQUARE_PART * overlookPercent)

/** The evaluation is a long one: so many times fewer moves are tried. */
const COST_FACTOR = 14

const PLACES_ON_TRACK = 16
const ROUNDS = 64

/** Creates a guide for the search of one caller; it remembers the ways that it has counted. */
export const createGuide = () => {
  const evaluate = createEvaluation(createMoveCounter())
  return {
    unknown: ({ state }: View<State>): readonly HiddenSlots[] => hiddenSlots(state),
    /** Nobody is shown anything in private. */
    held: ({ setting }: State): readonly (readonly Slot[])[] => Array.from({ length: setting.seats }, () => []),
    turn: ({ path, hall, company }: State): number =>
      ((path.next * ROUNDS + (hall?.round ?? 0)) * PLACES_ON_TRACK + (hall?.turnsBegun ?? 0)) * PLACES_ON_TRACK +
      company.length,
    onTurn: (state: State): Seat => {
      const task = nextTask(state)
      return task.do === 'turn' ? seatOf(state, task.member) : leaderSeat(state)
    },
    evaluate,
    foresee: (view: View<State>, action: Action) => {
      const { state } = view
      if (nextTask(state).do !== 'turn')
        return { state, value: evaluateAnswer(view, evaluate, action), isUncertain: true, isTurnOver: true }
      const foresight = foreseeAction(state, action)
      return { ...foresight, value: evaluate({ ...view, state: foresight.state }) }
    },
    /** Plans are judged by odds, not in worlds. */
    usesRollouts: (): boolean => false,
    costFactor: (): number => COST_FACTOR,
    ahead: (): number => 0,
    /** The shorter of two equal turns. */
    preference: (_state: State, actions: readonly Action[]): number => -actions.length,
    attention: (_state: State, overlookPercent: number): number => attentionOf(overlookPercent),
    sensible: sensibleActions,
  }
}
