/** Texts for families: their powers, and what is used up this turn. */

import { cardOf } from '#src/games/blackstone/cards.ts'
import { familyOf } from '#src/games/blackstone/rules/court/familyOf.ts'
import type { Family } from '#src/games/blackstone/rules/family.ts'
import type { Scene } from '#src/games/blackstone/rules/ruleTypes.ts'
import type { Court, State } from '#src/games/blackstone/state.ts'
import type { Slot } from '#src/kernel/contract.ts'
import { messageOr } from '#src/text/t.ts'
import type { FamilyView } from '../../views/tray/FamilyCard.tsx'

const families = Object.values(
  import.meta.glob<Family>('../../../../games/blackstone/families/*.ts', { eager: true, import: 'family' }),
)

const familyMessage = (code: string): string => messageOr(`family.${code}`, undefined, 'family.none')

/** The family on a card, by its code; null for another card. */
const familyViewOf = (code: number): FamilyView | null => {
  const id = families.find(({ card }) => card === cardOf(code))?.id
  return id
    ? { id, name: familyMessage(id), powers: [familyMessage(`${id}.major`), familyMessage(`${id}.minor`)] }
    : null
}

/** The family on a card that this seat knows; else null. */
export const familyOnCard = ({ knownCode }: Scene, slot: Slot): FamilyView | null => familyViewOf(knownCode(slot))

/** Name of the family on an open card; empty where there is none. */
export const familyNameOnCard = (state: State, slot: Slot): string => familyViewOf(state.cards[slot] ?? -1)?.name ?? ''

/** Sentences on the family powers that a court has used up this turn. */
export const usedPowers = ({ used = [] }: Court): readonly string[] =>
  used.map((power) => familyMessage(`used.${power}`))

/** The family of a court; null before it is chosen. */
export const courtFamilyView = ({ rules, state }: Scene, court: Court): FamilyView | null =>
  familyOf(rules, state, court) && familyViewOf(state.cards[court.family ?? -1] ?? -1)
