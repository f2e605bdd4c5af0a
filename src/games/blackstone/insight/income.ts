/** What the next turn of a court brings by itself, as it stands (rulings 23, 37 and 141). */
import { eitherCards } from '../rules/court.ts'
import type { Earned } from '../rules/income.ts'
import type { Scene } from '../rules/play.ts'
import type { Court } from '../state.ts'

export interface Outlook extends Earned {
  /** Tokens of either kind, as their owner then chooses. */
  readonly either: number
}

export const outlookOf = ({ state, rules }: Pick<Scene, 'state' | 'rules'>, court: Court): Outlook => ({
  ...rules.income(state, court),
  either: eitherCards(state, court).length,
})
