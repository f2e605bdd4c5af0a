/** What comes in every turn, in points. */

import { income } from '../../rules/court.ts'
import type { Court, State } from '../../state.ts'
import type { Weights } from './weights.ts'

const incomeWorth = (knights: number, wizards: number, weights: Weights): number =>
  weights.income * (knights + wizards) + weights.scarce * Math.min(knights, wizards)

/** A turn's income as it is, and what one more Knight or Wizard would add to it. */
export interface Income {
  readonly now: number
  readonly knight: number
  readonly wizard: number
}

export const incomeOf = (state: State, court: Court, weights: Weights): Income => {
  const knights = income(state, court, 'knight')
  const wizards = income(state, court, 'wizard')
  const now = incomeWorth(knights, wizards, weights)
  return {
    now,
    knight: incomeWorth(knights + 1, wizards, weights) - now,
    wizard: incomeWorth(knights, wizards + 1, weights) - now,
  }
}
