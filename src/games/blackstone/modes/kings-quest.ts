/** King's Quest, 2 to 4 players: first to 21 points, the round is finished, most points win (rules 2.1). */
import { plainSetupMode } from '../plainSetupMode.ts'
import { totalPointsOf } from '../rules/court/courtPoints.ts'
import { rankCourts } from '../rules/ranking.ts'
import { setupRules } from '../rules/ruleSets/setupRules.ts'
import { turnRules } from '../rules/ruleSets/turnRules.ts'
import type { Mode } from '../rules/ruleTypes.ts'

/** Rank of the mode in New game. */
export const order = 1

export const mode: Mode = {
  ...plainSetupMode,
  ruleSets: [setupRules, turnRules],

  outcomeAtTurnEnd(state, roundEnds) {
    const { points, maxRounds } = state.setting.options
    const reached = state.courts.some((court) => totalPointsOf(state, court) >= Number(points)) // ruling 61
    const roundsOver = maxRounds !== 0 && state.round >= Number(maxRounds)
    return roundEnds && (reached || roundsOver) ? rankCourts(state) : null
  },

  outcomeAsItStands: rankCourts,
}
