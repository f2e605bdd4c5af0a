/** Sets up family cards. */
import type { Slot } from '../../../kernel/contract.ts'
import { encodeCard } from '../cards.ts'
import { draftCourt } from '../changeStateInTurns.ts'
import { abilitiesOnceATurn } from '../rules/court/abilitiesOnceATurn.ts'
import { findFamily } from '../rules/court/familyOf.ts'
import { familyPoolOf } from '../rules/court/familySetup.ts'
import type { Family } from '../rules/family.ts'
import { addOpenSlot, type PositionBuilder, rejectPosition } from './positionBuilder.ts'
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
