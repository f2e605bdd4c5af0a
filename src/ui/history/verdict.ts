/** How a game ended, in words: who, and what decided. */
import '../text/seeing.ts'
import type { Decision } from '../../games/blackstone/insight/decision.ts'
import { listOf } from '../text/list.ts'
import { say, t } from '../text/t.ts'
import { type Ending, winnersOf } from './ending.ts'

/** Who has won, or that all have won or lost. */
export const titleOf = (ending: Ending, names: readonly string[]): string => {
  const winners = winnersOf(ending).map((seat) => names[seat] ?? '')
  if (ending.together) {
    if (winners.length > 0) return t(ending.formation ? 'over.wonFormation' : 'over.won')
    return t(ending.decidedBy === 'rats' ? 'over.lostRats' : 'over.lost')
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

/** How far all came together. */
const far = ({ yardstick, values, goal, rats }: Ending): readonly string[] => {
  const points = values.reduce((sum, value) => sum + value, 0)
  return [
    ...(yardstick === 'points' && goal ? [t('over.together', { points, goal })] : []),
    ...(rats ? [t('over.ratsOf', { rats: rats.count, limit: rats.limit })] : []),
  ]
}

const reasonsTogether = (ending: Ending): readonly string[] => {
  const by = ending.decidedBy
  // Won by points, these say it themselves.
  return by === 'points' ? far(ending) : [say(`over.by.${by}`, undefined, 'told.over'), ...far(ending)]
}

/** Who came last gave it up (ruling 155). */
const conceded = ({ ranks }: Ending, names: readonly string[]): string =>
  t('over.conceded', { name: names[ranks.indexOf(ranks.length)] ?? '' })

const reasons = (ending: Ending, names: readonly string[]): readonly string[] => {
  if (ending.together) return reasonsTogether(ending)
  if (ending.decidedBy === 'concession') return [conceded(ending, names)]
  return [...(ending.decision ? [apart(ending.decision)] : []), ...(ending.agreed ? [t('over.agreed')] : [])]
}

/** What decided, and when. */
export const lineOf = (ending: Ending, names: readonly string[]): string =>
  [...reasons(ending, names), t('over.round', { round: ending.round })].join(' · ')
