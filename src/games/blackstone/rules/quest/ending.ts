/** How a turn of a quest ends, and when the game does (rulings 90, 91, 101 and 155). */
import type { State } from '../../state.ts'
import type { Play } from '../play.ts'
import { isExhausted } from './offer.ts'
import { ACTIONS, questOf } from './quest.ts'

/** A turn that began with neither deck nor offer and in which no card was used. Asked before the offer is renewed. */
const isIdleTurn = (state: State): boolean =>
  isExhausted(state) && questOf(state).taken === 0 && state.completions === 0

/** Counts idle turns in a row. */
export const countIdle = ({ draft }: Play): void => {
  const quest = questOf(draft)
  quest.idle = isIdleTurn(draft) ? quest.idle + 1 : 0
}

/** This round is finished, one more is played (ruling 91). Once is enough. */
export const triggerEnd = (state: State): void => {
  questOf(state).lastRound ||= state.round + 1
}

/** The next player has three actions, and all Knights serve. */
export const resetActions = (state: State): void => {
  Object.assign(questOf(state), { actions: ACTIONS, taken: 0, fresh: 0 })
}

/** Is this the last round: the one after the trigger, or the last of those that were agreed on? */
export const isLastRound = (state: State): boolean => {
  const { lastRound } = questOf(state)
  const most = Number(state.setting.options.maxRounds)
  return (lastRound > 0 && state.round >= lastRound) || (most > 0 && state.round >= most)
}
