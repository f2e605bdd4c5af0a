/** Sets up family cards, and the Knights that guard vassals. */

import type { Slot } from '../../../kernel/contract.ts'
import { encodeCard } from '../cards.ts'
import { draftCourt } from '../changeStateInTurns.ts'
import { abilitiesOnceATurn } from '../rules/court/abilitiesOnceATurn.ts'
import { familyOf, findFamily } from '../rules/court/familyOf.ts'
import { familyPoolOf } from '../rules/court/familySetup.ts'
import { slotAt } from '../rules/engine/slots.ts'
import type { Family } from '../rules/family.ts'
import type { State } from '../state.ts'
import { addOpenSlot, isVassalOn, type PositionBuilder, readSpaceName, rejectPosition } from './positionBuilder.ts'
import type { PublicHalf } from './positionSchema.ts'

type CourtDocument = NonNullable<PublicHalf['courts']>[number]

/** Places a family card that is in this table's pool and belongs to nobody yet (ruling 154). */
const placeFamilyCard = ({ state, rules }: PositionBuilder, { id, card }: Family): Slot => {
  if (!familyPoolOf(rules, state.setting.options).some((one) => one.card === card))
    rejectPosition('position.notInPlay', id)
  const code = encodeCard(card, 0)
  return state.cards.includes(code) ? rejectPosition('position.twice', id) : addOpenSlot(state, code)
}

/** The abilities that a family has used up this turn; rejects unknown and repeated names. */
const checkUsedAbilities = (family: Family | null, used: readonly string[] = []): string[] => {
  const names = family ? abilitiesOnceATurn(family) : []
  const invalid = used.find((one, i) => !names.includes(one) || used.indexOf(one) < i)
  return invalid === undefined ? used.slice() : rejectPosition('position.noUse', invalid)
}

const setUpFamily = (builder: PositionBuilder, { family, used }: CourtDocument, seat: number): void => {
  const { state, rules } = builder
  const court = state.courts[seat]
  if (court?.family === undefined) {
    if (family !== undefined || used !== undefined) rejectPosition('position.noFamilies', family ?? 'used')
    return
  }
  const own = family === undefined ? null : (findFamily(rules, family) ?? rejectPosition('position.noFamily', family))
  draftCourt(state, seat).used = checkUsedAbilities(own, used)
  if (own) draftCourt(state, seat).family = placeFamilyCard(builder, own)
}

/** Sets up the families of all courts; a court that names none has none. */
export const setUpFamilies = (builder: PositionBuilder, half: PublicHalf): void =>
  half.courts?.forEach((court, seat) => {
    setUpFamily(builder, court, seat)
  })

/** Rejects two guards on one vassal in a game with families (ruling 84). */
const checkSingleGuards = ({ courts }: State, guards: readonly string[]): void => {
  const twice = guards.find((text, i) => guards.indexOf(text) < i)
  if (twice !== undefined && courts.some(({ family }) => family !== undefined))
    rejectPosition('position.guardsTwice', twice)
}

/** Can any seat guard? With families only some can; in the First Edition everybody can (ruling 83). */
const canAnyoneGuard = ({ state, rules }: PositionBuilder): boolean =>
  state.courts.every(({ family }) => family === undefined) ||
  state.courts.some((court) => familyOf(rules, state, court)?.canGuard)

/** Sets up guards by the spaces of their vassals, a space once for each guard; only on vassals (rulings 84 and 158). */
export const setUpGuards = (builder: PositionBuilder, { guards }: PublicHalf): void => {
  const { state } = builder
  if (!guards) return
  if (!state.guards) rejectPosition('position.noGuards', guards.join())
  checkSingleGuards(state, guards)
  state.guards = guards
    .map((text) => {
      const at = readSpaceName(text)
      return isVassalOn(state, at) ? slotAt(state, at) : rejectPosition('position.guardsNothing', text)
    })
    .sort((a, b) => a - b)
  if (guards.length > 0 && !canAnyoneGuard(builder)) rejectPosition('position.noGuards', guards.join())
}
