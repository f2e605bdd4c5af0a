/** How a game ended, in words: who, and what decided. */
import { type Decision, decisionOf, winnersOf } from '../../../games/blackstone/insight/decision.ts'
import { ratsSeen } from '../../../games/blackstone/insight/rats.ts'
import { goalIn, measured, yardstickOf } from '../../../games/blackstone/insight/yardstick.ts'
import type { State } from '../../../games/blackstone/state.ts'
import { listOf } from '../../text/list.ts'
import { say, t } from '../../text/t.ts'
import type { Now, Sitting } from './sitting.ts'

/** Who has won, or that all have won or lost. */
export const titleOf = ({ names }: Sitting, { state, scene, outcome }: Now): string => {
  const winners = winnersOf(state).map((seat) => names[seat] ?? '')
  if (scene.mode.together) {
    if (winners.length > 0) return t(scene.mode.formation ? 'over.wonFormation' : 'over.won')
    return t(outcome?.decidedBy === 'rats' ? 'over.lostRats' : 'over.lost')
  }
  const [name = ''] = winners
  return winners.length > 1 ? t('over.shared', { names: listOf(winners) }) : t('over.wins', { name })
}

const has = ({ yardstick }: Decision, count: number): string => t(`over.has.${yardstick}`, { count })

/** `23 points to 19`; `Level on 21 points; more ploys: 3 to 2`. */
export const apart = (decision: Decision): string => {
  const { by, best, next, level, isPlain } = decision
  if (next === null || by === 'shared') return t('over.all', { best: has(decision, level) })
  if (isPlain) return t('over.plain', { best: has(decision, best), next })
  return t('over.tie', {
    level: has(decision, level),
    by: say(`over.tie.${by}`, undefined, 'over.tie.tokens'),
    best,
    next,
  })
}

const pointsTogether = (state: State): number => measured(state).reduce((sum, points) => sum + points, 0)

/** How far all came together. */
const far = (state: State): readonly string[] => {
  const rats = ratsSeen(state)
  const goal = goalIn(state)
  return [
    ...(yardstickOf(state) === 'points' && goal ? [t('over.together', { points: pointsTogether(state), goal })] : []),
    ...(rats ? [t('over.ratsOf', { rats: rats.wandering + rats.plagued, limit: rats.limit })] : []),
  ]
}

const reasonsTogether = ({ state, outcome }: Now): readonly string[] => {
  const by = outcome?.decidedBy
  // Won by points, these say it themselves.
  return by === 'points' ? far(state) : [say(`over.by.${by}`, undefined, 'told.over'), ...far(state)]
}

/** Who came last gave it up (ruling 155). */
const conceded = (sitting: Sitting, { state }: Now): string => {
  const ranks = state.outcome?.ranks ?? []
  return t('over.conceded', { name: sitting.names[ranks.indexOf(ranks.length)] ?? '' })
}

const reasons = (sitting: Sitting, now: Now): readonly string[] => {
  if (now.scene.mode.together) return reasonsTogether(now)
  if (now.outcome?.decidedBy === 'concession') return [conceded(sitting, now)]
  const decision = decisionOf(now.state)
  const last = sitting.entries().at(-1)?.body
  const agreed = last?.kind === 'end' && last.how === 'agreement'
  return [...(decision ? [apart(decision)] : []), ...(agreed ? [t('over.agreed')] : [])]
}

/** What decided, and when. */
export const lineOf = (sitting: Sitting, now: Now): string =>
  [...reasons(sitting, now), t('over.round', { round: now.state.round })].join(' · ')
