/** Games that all players win or lose together. */
import type { Outcome } from '../../../kernel/contract.ts'
import type { State } from '../state.ts'
import { totalOf } from './court.ts'
import { activeRats, TOO_MANY_RATS } from './rats.ts'

const together =
  (rank: 1 | 2) =>
  (decidedBy: string) =>
  (state: State): Outcome => ({ ranks: state.courts.map(() => rank), decidedBy })

/** All win, or all lose, by what is named. */
export const allWin = together(1)
export const allLose = together(2)

const wonByPoints = allWin('points')
const lostToRats = allLose('rats')
const outOfTime = allLose('rounds')

const pointsOfAll = (state: State): number => state.courts.reduce((total, court) => total + totalOf(state, court), 0)

/** Enough points of all courts win at once, twelve rats lose at once; points come first (rulings 117 and 129). */
export const pointsOrRats = (state: State): Outcome | null => {
  if (pointsOfAll(state) >= Number(state.setting.options.points)) return wonByPoints(state)
  return activeRats(state) >= TOO_MANY_RATS ? lostToRats(state) : null
}

/** The last round that the setting `maxRounds` allows is over: lost (ruling 155). */
export const outOfRounds = (state: State, roundEnds: boolean): Outcome | null => {
  const { maxRounds } = state.setting.options
  return roundEnds && maxRounds !== 0 && state.round >= Number(maxRounds) ? outOfTime(state) : null
}
