/** End of a turn of a quest, and of the game (rulings 90, 91, 101 and 155). */
import { draftQuest } from '../../changeStateInTurns.ts'
import type { State } from '../../state.ts'
import type { MoveContext } from '../ruleTypes.ts'
import { areMachinationsExhausted } from './offer.ts'
import { ACTIONS_PER_TURN, requireQuest } from './questState.ts'

/** Was this a turn that began without deck and offer, and without a card used? Asked before the offer is renewed. */
const isIdleTurn = (state: State): boolean =>
  areMachinationsExhausted(state) && requireQuest(state).taken === 0 && state.completions === 0

/** Counts consecutive idle turns. */
export const countIdleTurn = ({ draft }: MoveContext): void => {
  const quest = draftQuest(draft)
  quest.idle = isIdleTurn(draft) ? quest.idle + 1 : 0
}

/** Sets the last round: this one is finished, and one more is played (ruling 91). Later calls change nothing. */
export const setLastRound = (state: State): void => {
  draftQuest(state).lastRound ||= state.round + 1
}

/** Resets the counts for the next player: three actions, and all Knights may be used. */
export const resetTurnCounts = (state: State): void => {
  Object.assign(draftQuest(state), { actions: ACTIONS_PER_TURN, taken: 0, fresh: 0 })
}

/** Is this the last round: the one after the trigger, or the last that the option allows? */
export const isLastRound = (state: State): boolean => {
  const { lastRound } = requireQuest(state)
  const maxRounds = Number(state.setting.options.maxRounds)
  return (lastRound > 0 && state.round >= lastRound) || (maxRounds > 0 && state.round >= maxRounds)
}
