/** Income: tokens that a player gets at the start of a turn. */
import type { Court, State } from '../../state.ts'
import { stackIncome } from './activeCards.ts'

export interface EarnedTokens {
  readonly knights: number
  readonly wizards: number
}

export type IncomeRule = (state: State, court: Court) => EarnedTokens

/** Income of modes without any. */
export const NO_INCOME: IncomeRule = () => ({ knights: 0, wizards: 0 })

/** One token for each active Knight and Wizard card, with the Household's (ruling 23). */
export const incomeOfActiveCards: IncomeRule = (state, court) => ({
  knights: stackIncome(state, court, 'knight'),
  wizards: stackIncome(state, court, 'wizard'),
})
