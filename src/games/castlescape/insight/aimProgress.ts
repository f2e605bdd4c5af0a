/** How far a guild is with a Goal or a Contract. */
import type { Seat } from '../../../kernel/contract.ts'
import type { Face } from '../cards.ts'
import { isGuildCondition } from '../goalAndContractTypes.ts'
import { aimOf } from '../goalsAndContracts.ts'
import { recruitsOf } from '../recruits.ts'
import { aimHolds, guildCount } from '../rules/aimHolds.ts'
import { neededFor, reachedOnSite } from '../site/siteConditions.ts'
import { guildOf, type State } from '../state.ts'

export interface AimProgress {
  readonly holds: boolean
  /** What is counted and how much of it is needed; null where nothing is counted up to a number. */
  readonly count: { readonly reached: number; readonly needed: number } | null
}

/** Gold that was received and Walls that were built in this turn are those of the seat whose turn it is. */
const isOfOthersTurn = ({ seat: current }: State, seat: Seat, face: Face): boolean => {
  const { of } = aimOf(face).test
  return seat !== current && (of === 'goldThisTurn' || of === 'builtThisTurn')
}

const countOf = (state: State, seat: Seat, face: Face): AimProgress['count'] => {
  const { test } = aimOf(face)
  if (!isGuildCondition(test))
    return { reached: reachedOnSite(test, state.site, recruitsOf(state), seat), needed: neededFor(test) }
  if (test.of === 'levels' || test.atLeast === undefined) return null
  const reached = isOfOthersTurn(state, seat, face) ? 0 : guildCount(state, guildOf(state, seat), test)
  return { reached, needed: test.atLeast }
}

/** Progress of a guild with the Goal or Contract of this face. */
export const aimProgress = (state: State, seat: Seat, face: Face): AimProgress => {
  const count = countOf(state, seat, face)
  const holds = aimHolds(state, seat, face) && !isOfOthersTurn(state, seat, face)
  return { holds, count: count && count.needed > 1 ? count : null }
}
