/** What comes in every turn, in points. */
import type { Completed } from './completed.ts'
import type { Weights } from './weights.ts'

const incomeWorth = (knights: number, wizards: number, weights: Weights): number =>
  weights.income * (knights + wizards) + weights.scarce * Math.min(knights, wizards)

/** A turn's income as it is, and what one more Knight or Wizard would add to it. */
export interface Income {
  readonly now: number
  readonly knight: number
  readonly wizard: number
}

export const incomeOf = ({ knights, wizards }: Completed, weights: Weights): Income => {
  const now = incomeWorth(knights, wizards, weights)
  return {
    now,
    knight: incomeWorth(knights + 1, wizards, weights) - now,
    wizard: incomeWorth(knights, wizards + 1, weights) - now,
  }
}
