/** Kings of a court, its active cards, and the tokens that they bring (rules 2.0, rulings 22 to 28). */
import type { Slot } from '#src/kernel/contract.ts'
import type { Stack } from '../../cards.ts'
import type { Court, State } from '../../state.ts'
import { taskInSlot } from '../engine/slots.ts'

const HOUSEHOLD_KINGS = 2

/** Number of Kings, with the two of the Household (ruling 22). It limits everything else. */
export const kingsOf = (court: Court): number => HOUSEHOLD_KINGS + court.stacks.king.length // ruling 28

/** Household cards at the start of this stack: one for Knights and Wizards, none for others. */
export const householdCount = (stack: Stack): number => (stack === 'knight' || stack === 'wizard' ? 1 : 0)

/**
 * Number of active completed cards of a stack: the first ones, up to the number of Kings; the Household's card counts
 * as one of them (rulings 23 to 26). Kings are always active (27).
 */
export const activeCount = (court: Court, stack: Stack): number => {
  const completed = court.stacks[stack].length
  return stack === 'king' ? completed : Math.min(completed, kingsOf(court) - householdCount(stack)) // rulings 24 and 27
}

const isKnightWizard = (state: State, slot: Slot): boolean => taskInSlot(state, slot).type === 'knightWizard'

/** Active Knight-Wizard cards, which pay either token every turn (ruling 141). */
export const activeKnightWizards = (state: State, court: Court): readonly Slot[] =>
  (['knight', 'wizard'] as const).flatMap((stack) =>
    court.stacks[stack].slice(0, activeCount(court, stack)).filter((slot) => isKnightWizard(state, slot)),
  )

/** Tokens that this stack brings at muster: one for each active card of its own kind, with the Household's. */
export const stackIncome = (state: State, court: Court, stack: 'knight' | 'wizard'): number => {
  const active = court.stacks[stack].slice(0, activeCount(court, stack))
  return householdCount(stack) + active.filter((slot) => !isKnightWizard(state, slot)).length
}
