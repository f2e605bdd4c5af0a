/** Points of a court: of the cards that count, by stack, and of those that do not (rulings 22 to 27). */
import type { Slot } from '#src/kernel/contract.ts'
import { STACKS, type Stack } from '../../cards.ts'
import type { Court, State } from '../../state.ts'
import { taskInSlot } from '../engine/slots.ts'
import { activeCount, kingsOf } from './activeCards.ts'

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
