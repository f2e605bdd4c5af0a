/**
 * Limits at the end of the turn, and what a court has beyond them, to be shown early (rules 2.1 and 2.2, rulings 22, 29
 * to 35, 145 and 163).
 */

import { kingsOf } from '../../rules/court/activeCards.ts'
import { isLimitedCourt } from '../../rules/court/familyOf.ts'
import type { CardLimit } from '../../rules/court/limits.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { Court } from '../../state.ts'

/** Kind of things that are limited. Surplus tokens go back by themselves; which cards go is the owner's choice. */
export type LimitedKind = 'knights' | 'wizards' | CardLimit['zone']

export interface LimitStatus {
  readonly what: LimitedKind
  /** Count that includes the Household's own Knight and Wizard cards. */
  readonly count: number
  readonly limit: number
  /** How many are too many now; 0 where the limits are not enforced for this court. */
  readonly excess: number
}

/**
 * Everything that is limited in this game, and how much of it a court has (ruling 32). Empty where nothing is limited.
 */
export const limitStatuses = (
  { state, rules }: Pick<Scene, 'state' | 'rules'>,
  court: Court,
): readonly LimitStatus[] => {
  const limit = kingsOf(court)
  const isEnforced = isLimitedCourt(rules, state, court)
  const statusOf = (what: LimitedKind, count: number): LimitStatus => {
    return { what, count, limit, excess: isEnforced ? Math.max(0, count - limit) : 0 }
  }
  const cards = rules.limits(court)
  if (cards.length === 0) return []
  return [
    statusOf('knights', court.knights),
    statusOf('wizards', court.wizards),
    // Where fewer may be kept than there are Kings, the Household's own card takes a place already.
    ...cards.map(({ zone, slots, maximum }) => statusOf(zone, slots.length + limit - maximum)),
  ]
}
