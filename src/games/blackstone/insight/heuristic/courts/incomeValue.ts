/** Value of the tokens that come in every turn, in points. */
import type { CompletedSummary } from '../completedCardsSummary.ts'
import type { Weights } from '../weights.ts'

const weighIncome = (knights: number, wizards: number, weights: Weights): number =>
  weights.income * (knights + wizards) + weights.balancedIncome * Math.min(knights, wizards)

/** Value of the present income, and what one more Knight or Wizard a turn would add to it. */
export interface IncomeValue {
  readonly current: number
  readonly extraKnight: number
  readonly extraWizard: number
}

export const incomeValue = ({ knights, wizards }: CompletedSummary, weights: Weights): IncomeValue => {
  const current = weighIncome(knights, wizards, weights)
  return {
    current,
    extraKnight: weighIncome(knights + 1, wizards, weights) - current,
    extraWizard: weighIncome(knights, wizards + 1, weights) - current,
  }
}
