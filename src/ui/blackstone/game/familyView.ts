/** Families in words: what they may do, and what of it is used up this turn. */

import { cardOf } from '../../../games/blackstone/cards.ts'
import { type Family, familyOf } from '../../../games/blackstone/rules/family.ts'
import type { Scene } from '../../../games/blackstone/rules/play.ts'
import type { Court, State } from '../../../games/blackstone/state.ts'
import type { Slot } from '../../../kernel/contract.ts'
import { say } from '../../text/t.ts'
import type { FamilyView } from '../FamilyCard.tsx'

const families = Object.values(
  import.meta.glob<Family>('../../../games/blackstone/families/*.ts', { eager: true, import: 'family' }),
)

const told = (code: string): string => say(`family.${code}`, undefined, 'family.none')

/** The family on an open card. */
const viewOf = (code: number): FamilyView | null => {
  const id = families.find(({ card }) => card === cardOf(code))?.id
  return id ? { id, name: told(id), powers: [told(`${id}.major`), told(`${id}.minor`)] } : null
}

/** The family on a card that this seat knows; null where it does not. */
export const familyOn = ({ know }: Scene, slot: Slot): FamilyView | null => viewOf(know(slot))

/** The name of the family on a card that lies open. */
export const familyNamed = (state: State, slot: Slot): string => viewOf(state.cards[slot] ?? -1)?.name ?? ''

/** What a court has used up of its family this turn, in words. */
export const usedUp = ({ used = [] }: Court): readonly string[] => used.map((once) => told(`used.${once}`))

/** The family of a court; null where it has none yet. */
export const familyIn = ({ rules, state }: Scene, court: Court): FamilyView | null =>
  familyOf(rules, state, court) && viewOf(state.cards[court.family ?? -1] ?? -1)
