/** Income of a court's next turn as things are now (rulings 23, 37 and 141). */

import { activeKnightWizards } from '../../rules/court/activeCards.ts'
import type { EarnedTokens } from '../../rules/court/income.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { Court } from '../../state.ts'

export interface IncomeForecast extends EarnedTokens {
  /** Tokens of either kind, which their owner will choose. */
  readonly either: number
}

export const incomeForecast = ({ state, rules }: Pick<Scene, 'state' | 'rules'>, court: Court): IncomeForecast => ({
  ...rules.income(state, court),
  either: activeKnightWizards(state, court).length,
})
