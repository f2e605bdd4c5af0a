/** Abilities that a court can use once a turn, and which of them are used up. */
import type { Seat } from '#src/kernel/contract.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import type { Court, State } from '../../state.ts'

/**
 * Names for abilities that are used up once a turn: drawing two tasks (ruling 161), and paying one retained vassal less
 * (82).
 */
export const DRAW_TWO = 'two'
export const PAY_ONE_LESS = 'pay'

export const isUsedUp = (court: Court, once: string | undefined): boolean =>
  once !== undefined && (court.used?.includes(once) ?? false)

/** Marks an ability of a seat as used up for the rest of this turn. */
export const markUsedUp = (draft: State, seat: Seat, once: string): void => {
  const court = draftCourt(draft, seat)
  court.used = [...(court.used ?? []), once]
}
