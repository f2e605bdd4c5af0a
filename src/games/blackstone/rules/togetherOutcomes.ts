/** Outcomes of games that all players win or lose together. */
import type { Outcome } from '../../../kernel/contract.ts'
import type { State } from '../state.ts'
import { totalPointsOf } from './court/courtPoints.ts'
import { activeRats, TOO_MANY_RATS } from './rats.ts'

const sharedOutcome =
  (rank: 1 | 2) =>
  (decidedBy: string) =>
  (state: State): Outcome => ({ ranks: state.courts.map(() => rank), decidedBy })

/** Outcomes in which all win, or all lose; `decidedBy` names the reason. */
export const allWin = sharedOutcome(1)
export const allLose = sharedOutcome(2)

const winByPoints = allWin('points')
const loseToRats = allLose('rats')
const loseOutOfRounds = allLose('rounds')

const sharedPoints = (state: State): number =>
  state.courts.reduce((total, court) => total + totalPointsOf(state, court), 0)

/**
 * Outcome by points or rats: enough points of all courts together win at once, twelve rats lose at once; points come
 * first (rulings 117 and 129).
 */
export const outcomeByPointsOrRats = (state: State): Outcome | null => {
  if (sharedPoints(state) >= Number(state.setting.options.points)) return winByPoints(state)
  return activeRats(state) >= TOO_MANY_RATS ? loseToRats(state) : null
}

/** Loss when the last round that the option `maxRounds` allows is over (ruling 155). */
export const outcomeOutOfRounds = (state: State, roundEnds: boolean): Outcome | null => {
  const { maxRounds } = state.setting.options
  return roundEnds && maxRounds !== 0 && state.round >= Number(maxRounds) ? loseOutOfRounds(state) : null
}
