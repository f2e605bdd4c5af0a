/** Was it the round limit that ended a game, and not its goal (ruling 155)? */
import type { State } from '../../state.ts'
import { metricGoal, metricValues } from '../metric.ts'

/** Has a court done what ends the game with its round, or in the quests with the round after it? */
const isGoalReached = (state: State): boolean => {
  if (state.quest) return state.quest.lastRound > 0 && state.round >= state.quest.lastRound
  const goal = metricGoal(state)
  return goal !== null && metricValues(state).some((value) => value >= goal)
}

/**
 * Asked of games that were played to their end; of one that all agreed to end in its last round it cannot tell.
 * `decidedBy` of the outcome, which is stored and hashed, names the limit only where all play together: elsewhere it
 * names the criterion of the ranking.
 */
export const isRoundLimitReached = (state: State): boolean => {
  const { outcome, rats, setting, round } = state
  if (!outcome || outcome.decidedBy === 'concession') return false
  // Rats are where all play together.
  if (rats) return outcome.decidedBy === 'rounds'
  const maxRounds = Number(setting.options.maxRounds ?? 0)
  return maxRounds > 0 && round >= maxRounds && !isGoalReached(state)
}
