/** What a court is worth: Kings, active cards, points, upcharge (rules 2.0, rulings 22 to 28 and 50). */
import type { Slot } from '../../../kernel/contract.ts'
import { STACKS, type Stack } from '../cards.ts'
import type { Face } from '../faces.ts'
import type { Court, State } from '../state.ts'
import { uncovered } from './covering.ts'
import { faceIn, taskIn } from './play.ts'

export const HOUSEHOLD_KINGS = 2

/** All Kings, the two of the Household included (ruling 22). It is the limit of everything else. */
export const kingsOf = (court: Court): number => HOUSEHOLD_KINGS + court.stacks.king.length

/** Tasks of the hand, and the one that lies face down (ruling 31). */
export const heldBy = ({ hand, intrigue }: Court): readonly Slot[] =>
  intrigue?.at === 'faceDown' ? [...hand, intrigue.card] : hand

/** Does the Household's own Knight or Wizard stand first in this stack? */
export const household = (stack: Stack): number => (stack === 'knight' || stack === 'wizard' ? 1 : 0)

/**
 * How many completed cards of a stack are active: the first ones, up to the number of Kings, where the Household's card takes a place
 * of its own (rulings 23 to 26). Kings are always active (27).
 */
export const activeCount = (court: Court, stack: Stack): number => {
  const completed = court.stacks[stack].length
  return stack === 'king' ? completed : Math.min(completed, kingsOf(court) - household(stack))
}

/** Places a completed card on top of a stack. */
export const placeIn = (court: Court, stack: Stack, card: Slot): void => {
  court.stacks = { ...court.stacks, [stack]: [...court.stacks[stack], card] }
}

const isEither = (state: State, slot: Slot): boolean => taskIn(state, slot).type === 'knightWizard'

/** Active Knight-Wizard cards, which pay either token every turn (ruling 141). */
export const eitherCards = (state: State, court: Court): readonly Slot[] =>
  (['knight', 'wizard'] as const).flatMap((stack) =>
    court.stacks[stack].slice(0, activeCount(court, stack)).filter((slot) => isEither(state, slot)),
  )

/** Tokens that muster brings from this stack: one for each active card of its own kind, the Household's included. */
export const income = (state: State, court: Court, stack: 'knight' | 'wizard'): number => {
  const active = court.stacks[stack].slice(0, activeCount(court, stack))
  return household(stack) + active.filter((slot) => !isEither(state, slot)).length
}

/** Cards whose points count. Setting `householdTakesVpSlot` (ruling 26): when off, the Household's card takes none. */
export const scoringCount = (state: State, court: Court, stack: Stack): number =>
  state.setting.options.householdTakesVpSlot === 'off' && stack !== 'king'
    ? Math.min(court.stacks[stack].length, kingsOf(court))
    : activeCount(court, stack)

export interface Points {
  readonly total: number
  readonly by: Readonly<Record<Stack, number>>
  /** Points on cards that do not count, because there are more of them than Kings. */
  readonly asleep: number
}

const worth = (state: State, slots: readonly Slot[]): number => {
  let points = 0
  for (const slot of slots) points += taskIn(state, slot).points
  return points
}

/** The points of one stack that count. */
const counted = (state: State, court: Court, stack: Stack): number =>
  worth(state, court.stacks[stack].slice(0, scoringCount(state, court, stack)))

/** All points of a court that count. */
export const totalOf = (state: State, court: Court): number => {
  let total = 0
  for (const stack of STACKS) total += counted(state, court, stack)
  return total
}

/** Points of a court, by stack. */
export const pointsOf = (state: State, court: Court): Points => {
  const of = (stack: Stack): number => counted(state, court, stack)
  const by = { knight: of('knight'), wizard: of('wizard'), king: of('king'), ploy: of('ploy') }
  const total = totalOf(state, court)
  return { total, by, asleep: worth(state, Object.values(court.stacks).flat()) - total }
}

/** The faces that the next card of this stack costs, ascending: the cost faces of all completed ones (ruling 50). */
export const upcharge = (state: State, court: Court, stack: Stack): readonly Face[] =>
  court.stacks[stack].map((slot) => taskIn(state, slot).cost).sort((a, b) => a - b)

/** One retained vassal for each of these faces, oldest first; null where one is missing. Faces are frozen as retained. */
export const payment = (state: State, court: Court, faces: readonly Face[]): readonly number[] | null => {
  const left = court.retained.slice()
  const paid: number[] = []
  for (const face of faces) {
    const at = left.findIndex((slot) => faceIn(state, slot) === face)
    if (at < 0) return null
    paid.push(...left.splice(at, 1))
  }
  return paid
}

/** The faces of the retained vassals, ascending: wild ones last. */
export const retainedFaces = (state: State, court: Court): readonly Face[] =>
  court.retained.map((slot) => faceIn(state, slot)).sort((a, b) => a - b)

/** The faces of the upcharge that no retained vassal pays for yet. */
export const missingFaces = (state: State, court: Court, stack: Stack): readonly Face[] =>
  uncovered(retainedFaces(state, court), upcharge(state, court, stack))
