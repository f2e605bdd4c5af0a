/** Income of a court's next turn as things are now (rulings 23, 37, 141 and 145). */

import { activeKnightWizards, kingsOf } from '../../rules/court/activeCards.ts'
import type { EarnedTokens } from '../../rules/court/income.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { Court } from '../../state.ts'

export interface IncomeForecast extends EarnedTokens {
  /** Tokens of either kind, which their owner will choose. */
  readonly either: number
}

export const incomeForecast = ({ state, rules }: Pick<Scene, 'state' | 'rules'>, court: Court): IncomeForecast => {
  const { knights, wizards } = rules.income(state, court)
  // Cards of the First Edition that are over their limit are gone by then (145); elsewhere no more pay.
  const most = kingsOf(court)
  return {
    knights: Math.min(knights, most),
    wizards: Math.min(wizards, most),
    either: activeKnightWizards(state, court).length,
  }
}
