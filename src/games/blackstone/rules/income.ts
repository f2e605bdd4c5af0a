/** Tokens that come by themselves as a turn begins. */
import type { Court, State } from '../state.ts'
import { income } from './court.ts'

export interface Earned {
  readonly knights: number
  readonly wizards: number
}

export type Income = (state: State, court: Court) => Earned

/** Where no tokens come. */
export const NO_INCOME: Income = () => ({ knights: 0, wizards: 0 })

/** One for each active Knight and Wizard card, the Household's included (ruling 23). */
export const usualIncome: Income = (state, court) => ({
  knights: income(state, court, 'knight'),
  wizards: income(state, court, 'wizard'),
})
