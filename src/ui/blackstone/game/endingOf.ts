/** How this game ended, as data: what its end screen says and its save keeps. */
import { decisionOf } from '../../../games/blackstone/insight/decision.ts'
import { ratsSeen } from '../../../games/blackstone/insight/rats.ts'
import { goalIn, measured, yardstickOf } from '../../../games/blackstone/insight/yardstick.ts'
import type { Ending } from '../../history/ending.ts'
import type { Now, Sitting } from './sitting.ts'

const isAgreed = (sitting: Sitting): boolean => {
  const last = sitting.entries().at(-1)?.body
  return last?.kind === 'end' && last.how === 'agreement'
}

/** Null while the game is on. */
export const endingOf = (sitting: Sitting, { state, scene, outcome }: Now): Ending | null => {
  if (!outcome) return null
  const rats = ratsSeen(state)
  const { together } = scene.mode
  return {
    ranks: outcome.ranks,
    decidedBy: outcome.decidedBy,
    together,
    formation: scene.mode.formation,
    agreed: isAgreed(sitting),
    round: state.round,
    yardstick: yardstickOf(state),
    values: measured(state),
    goal: goalIn(state),
    rats: rats && { count: rats.wandering + rats.plagued, limit: rats.limit },
    decision: together ? null : decisionOf(state),
  }
}
