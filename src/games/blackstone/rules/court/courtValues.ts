/** Values of a court: Kings, active cards, points (rules 2.0, rulings 22 to 28). */

import type { Slot } from '#src/kernel/contract.ts'
import { STACKS, type Stack } from '../../cards.ts'
import type { Court, State } from '../../state.ts'
import { taskInSlot } from '../engine/slots.ts'

const HOUSEHOLD_KINGS = 2

/** Number of Kings, with the two of the Household (ruling 22). It limits everything else. */
export const kingsOf = (court: Court): number => HOUSEHOLD_KINGS + court.stacks.king.length // ruling 28

/** Tasks of the hand, and the face-down one (ruling 31). */
export const tasksHeldBy = ({ hand, intrigue }: Court): readonly Slot[] =>
  intrigue?.at === 'faceDown' ? [...hand, intrigue.card] : hand

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

/**
 * Number of cards whose points count. If `householdTakesVpSlot` (ruling 26) is off, the Household's card takes no
 * place.
 */
export const scoringCount = (state: State, court: Court, stack: Stack): number =>
  state.setting.options.householdTakesVpSlot === 'off' && stack !== 'king'
    ? Math.min(court.stacks[stack].length, kingsOf(court))
    : activeCount(court, stack)

export interface CourtPoints {
  readonly total: number
  readonly by: Readonly<Record<Stack, number>>
  /** Points of cards that do not count, because there are more cards than Kings. */
  readonly inactive: number
}

const sumPoints = (state: State, slots: readonly Slot[]): number => {
  let points = 0
  for (const slot of slots) points += taskInSlot(state, slot).points
  return points
}

/** Points of one stack that count. */
const scoringPoints = (state: State, court: Court, stack: Stack): number =>
  sumPoints(state, court.stacks[stack].slice(0, scoringCount(state, court, stack)))

/** All points of a court that count. */
export const totalPointsOf = (state: State, court: Court): number => {
  let total = 0
  for (const stack of STACKS) total += scoringPoints(state, court, stack)
  return total
}

/** Points of a court, by stack. */
export const courtPointsOf = (state: State, court: Court): CourtPoints => {
  const pointsOfStack = (stack: Stack): number => scoringPoints(state, court, stack)
  const by = {
    knight: pointsOfStack('knight'),
    wizard: pointsOfStack('wizard'),
    king: pointsOfStack('king'),
    ploy: pointsOfStack('ploy'),
  }
  const total = totalPointsOf(state, court)
  return { total, by, inactive: sumPoints(state, Object.values(court.stacks).flat()) - total }
}
