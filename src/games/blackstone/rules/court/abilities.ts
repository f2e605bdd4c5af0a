/**
 * Abilities: ways to move, flip and retain vassals. Every player has the usual ones, and a family adds its own (rules
 * 2.10), so no action handler needs to know a family.
 */
import type { PaymentToken } from '../../actions.ts'
import type { Space } from '../../board.ts'
import type { Court, State } from '../../state.ts'
import { orthogonalReach, type Reach } from '../board/reach.ts'
import { type Family, familyOf } from '../family.ts'
import type { Rules } from '../rules.ts'
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

const appendOwn = <T>(usual: readonly T[], own: readonly T[] = []): readonly T[] =>
  own.length > 0 ? [...usual, ...own] : usual

/** The usual abilities, followed by those of a family. */
const withUsualAbilities = (own: Partial<Abilities> = {}): Abilities => ({
  slides: appendOwn(USUAL_ABILITIES.slides, own.slides),
  swaps: appendOwn(USUAL_ABILITIES.swaps, own.swaps),
  flips: appendOwn(USUAL_ABILITIES.flips, own.flips),
  retains: appendOwn(USUAL_ABILITIES.retains, own.retains),
})

/** Abilities of the members of families, put together once for each. */
const knownAbilities = new WeakMap<Family, Abilities>()

const abilitiesOfMembers = (family: Family): Abilities => {
  const known = knownAbilities.get(family)
  if (known) return known
  const abilities = withUsualAbilities(family.abilities)
  knownAbilities.set(family, abilities)
  return abilities
}

/** The abilities of a court. */
export const abilitiesOf = (rules: Rules, state: State, court: Court): Abilities => {
  const family = familyOf(rules, state, court)
  return family ? abilitiesOfMembers(family) : USUAL_ABILITIES
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
