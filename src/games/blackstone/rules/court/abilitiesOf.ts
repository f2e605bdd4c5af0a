/** The abilities of a court: the usual ones, and those of its family. */
import type { Court, State } from '../../state.ts'
import type { Family } from '../family.ts'
import type { Rules } from '../ruleTypes.ts'
import { type Abilities, USUAL_ABILITIES } from './abilities.ts'
import { familyOf } from './familyOf.ts'

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
