/** Player that plays its plan and then plans again, with the cards that were revealed meanwhile. */
import type { BlackstoneTypes } from '../../../games/blackstone/game.ts'
import type { Playout } from '../../../kernel/playout.ts'
import type { RandomSource } from '../../../kernel/randomSource.ts'
import type { MatchPlayer } from '../../selfplay/matchPlayer.ts'

type Action = BlackstoneTypes['action']

/** Plan of the awaited seat up to the first card that it does not know: at least one action. */
export type PlanActions = (playout: Playout<BlackstoneTypes>, below: RandomSource['below']) => readonly Action[]

/** Creates a player of one seat in one game. */
export const createPlanningPlayer = (planActions: PlanActions): MatchPlayer<BlackstoneTypes> => {
  let planned: readonly Action[] = []
  return (playout, _, below) => {
    const [action, ...laterActions] = planned.length > 0 ? planned : planActions(playout, below)
    if (!action) throw new Error('a plan has an action')
    planned = laterActions
    return action
  }
}
