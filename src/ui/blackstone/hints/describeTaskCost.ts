/** What a task costs this turn, in a sentence. */
import '../text/hints.ts'
import type { Cheapest } from '../../games/blackstone/insight/cheapest/cheapest.ts'
import { noMore } from '../../games/blackstone/rules/completion.ts'
import { sentence } from '../blackstone/game/choices.ts'
import type { Now } from '../blackstone/game/sitting.ts'
import { rowOf } from '../text/list.ts'
import { t } from '../text/t.ts'

const tokens = ({ knights, wizards }: { readonly knights: number; readonly wizards: number }): string =>
  rowOf([
    ...(knights > 0 ? [t('costs.knights', { count: knights })] : []),
    ...(wizards > 0 ? [t('costs.wizards', { count: wizards })] : []),
  ])

/** What a task costs, in a sentence. */
export const costInWords = (cost: Cheapest | null): string => {
  if (!cost) return t('costs.nobody')
  if ('atLeast' in cost) return cost.atLeast > 0 ? t('costs.atLeast', { missing: cost.atLeast }) : t('costs.nobody')
  if (cost.missing > 0) return t('costs.missing', { missing: cost.missing, tokens: tokens(cost) })
  return cost.actions.length === 0 ? t('costs.ready') : t('costs.can', { tokens: tokens(cost) })
}

/** Why no task can be completed any more; in another's turn that is nobody's affair but theirs. */
export const whyNoTask = ({ state, scene, seat }: Now): string | null => {
  const refusal = noMore(scene)
  if (!refusal) return null
  return state.seat === seat ? sentence(refusal) : t('hint.notNow')
}
