/** What the limits will take at the end of the turn, shown before they bite (rules 2.1 and 2.2, rulings 22, 29 to 35, 145 and 163). */
import { kingsOf } from '../rules/court.ts'
import type { Limit as Rule } from '../rules/limits.ts'
import type { Scene } from '../rules/play.ts'
import { isLimited } from '../rules/steps.ts'
import type { Court } from '../state.ts'

/** Tokens drop by themselves, of cards the owner chooses. */
export type Limited = 'knights' | 'wizards' | Rule['what']

export interface Limit {
  readonly what: Limited
  /** The Household's own Knight and Wizard cards included. */
  readonly count: number
  readonly limit: number
  /** How many are too many now. */
  readonly over: number
}

/** Everything that is limited in this game, and how much of it a court has; nothing is over where the limits do not hold for it (32). */
export const limitsOf = ({ state, rules }: Pick<Scene, 'state' | 'rules'>, court: Court): readonly Limit[] => {
  const limit = kingsOf(court)
  const held = isLimited(rules, state, court)
  const limitOf = (what: Limited, count: number): Limit => {
    return { what, count, limit, over: held ? Math.max(0, count - limit) : 0 }
  }
  const cards = rules.limits(court)
  if (cards.length === 0) return []
  return [
    limitOf('knights', court.knights),
    limitOf('wizards', court.wizards),
    // Where fewer may be kept than there are Kings, the Household's own card is there already.
    ...cards.map(({ what, slots, most }) => limitOf(what, slots.length + limit - most)),
  ]
}
