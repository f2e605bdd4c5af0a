/**
 * Abilities: ways to move, flip and retain vassals. Every player has the usual ones, and a family adds its own (rules
 * 2.10), so no action handler needs to know a family.
 */
import type { PaymentToken } from '../../actions.ts'
import type { Space } from '../../board.ts'
import type { Court, State } from '../../state.ts'
import { orthogonalReach, type Reach } from '../board/reach.ts'
import { findPaymentWith, type TokenPayment } from './tokenPayment.ts'

export interface ReachAbility extends TokenPayment {
  readonly reach: Reach
}

export interface Abilities {
  readonly slides: readonly ReachAbility[]
  readonly swaps: readonly ReachAbility[]
  readonly flips: readonly TokenPayment[]
  readonly retains: readonly TokenPayment[]
}

/** Abilities of every player (rules 2.1). */
export const USUAL_ABILITIES: Abilities = {
  slides: [{ token: 'knight', reach: orthogonalReach }],
  swaps: [{ token: 'wizard', reach: orthogonalReach }],
  flips: [{ token: 'wizard' }],
  retains: [{ token: 'knight' }],
}

/** Spaces that a vassal can reach with this token, each once. */
export const reachableSpaces = (
  state: State,
  abilities: readonly ReachAbility[],
  token: PaymentToken,
  from: Space,
): readonly Space[] => {
  let targets: readonly Space[] = []
  for (const ability of abilities) {
    if (ability.token !== token) continue
    const reached = ability.reach(state, from)
    targets = targets.length > 0 ? [...new Set([...targets, ...reached])] : reached
  }
  return targets
}

/** The ability with which this token brings a vassal from one space to the other. */
export const findAbilityTo = (
  state: State,
  court: Court,
  abilities: readonly ReachAbility[],
  token: PaymentToken,
  from: Space,
  to: Space,
): ReachAbility | undefined => findPaymentWith(court, abilities, token, ({ reach }) => reach(state, from).includes(to))
