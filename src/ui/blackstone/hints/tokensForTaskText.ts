/** Sentences about the cost of a task this turn. */
import type { CheapestResult } from '../../../games/blackstone/insight/completionSearch/findCheapestRoute.ts'
import { checkCompletionsLeft } from '../../../games/blackstone/rules/tasks/fulfilment.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import { t } from '../../../text/t.ts'
import type { BlackstoneTableSnapshot } from '../table/blackstoneTableView.ts'
import { refusalSentence } from '../table/turn/actionChoice.ts'

const tokensText = ({ knights, wizards }: { readonly knights: number; readonly wizards: number }): string =>
  joinNames([
    ...(knights > 0 ? [t('costs.knights', { count: knights })] : []),
    ...(wizards > 0 ? [t('costs.wizards', { count: wizards })] : []),
  ])

/** Cost of a task in a sentence; null if nobody can complete it. */
export const tokensForTaskText = (cost: CheapestResult | null): string => {
  if (!cost) return t('costs.nobody')
  if ('atLeast' in cost) return cost.atLeast > 0 ? t('costs.atLeast', { missing: cost.atLeast }) : t('costs.nobody')
  if (cost.missing > 0) return t('costs.missing', { missing: cost.missing, tokens: tokensText(cost) })
  return cost.actions.length === 0 ? t('costs.ready') : t('costs.can', { tokens: tokensText(cost) })
}

/**
 * Reason why no further task can be completed this turn; null if one can. In another seat's turn the reason is only
 * "not now".
 */
export const whyNoCompletion = ({ state, scene, seat }: BlackstoneTableSnapshot): string | null => {
  const refusal = checkCompletionsLeft(scene)
  if (!refusal) return null
  return state.seat === seat ? refusalSentence(refusal) : t('hint.notNow')
}
