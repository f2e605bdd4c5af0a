/** What the limits will take at the end of the turn, shown before they bite (rules 2.1, rulings 22 and 29 to 35). */
import { kingsOf } from '../rules/court.ts'
import type { Court } from '../state.ts'

export const LIMITED = ['knights', 'wizards', 'hand', 'retained'] as const
export type Limited = (typeof LIMITED)[number]

export interface Limit {
  readonly what: Limited
  readonly count: number
  readonly limit: number
  /** How many are too many now. */
  readonly over: number
}

const countOf = (court: Court, what: Limited): number => {
  const held = court[what]
  return typeof held === 'number' ? held : held.length
}

/** The four limits of a court as it stands. `isLimited`: do they hold for it at all (ruling 32)? */
export const limitsOf = (court: Court, isLimited = true): readonly Limit[] => {
  const limit = kingsOf(court)
  return LIMITED.map((what) => {
    const count = countOf(court, what)
    return { what, count, limit, over: isLimited ? Math.max(0, count - limit) : 0 }
  })
}
