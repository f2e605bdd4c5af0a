/** Hidden cards of a position, put into their slots. */
import type { CardValue, Slot } from '../kernel/contract.ts'
import { ok, type Result, refuse } from '../kernel/result.ts'

/**
 * Slot with the card that a document names for it, and what a refusal names. A card too many has no slot; one that the
 * game does not know is null.
 */
export type NamedCard = readonly [slot: Slot | undefined, card: CardValue | null, what: string]

/** Slots that wait for their cards, and the faces of these. */
export interface Seal {
  readonly slots: readonly Slot[]
  readonly faces: readonly number[]
}

/** Cards by slot. Refused with this code if one is named that cannot be in its slot, or is there more often than it exists. */
export const placeHiddenCards = (
  seals: readonly Seal[],
  named: readonly NamedCard[],
  code: string,
): Result<ReadonlyMap<Slot, CardValue>> => {
  const left = seals.map(({ slots, faces }) => ({ slots, faces: [...faces] }))
  const cards = new Map<Slot, CardValue>()
  for (const [slot, card, what] of named) {
    const faces = slot === undefined ? undefined : left.find(({ slots }) => slots.includes(slot))?.faces
    const index = faces && card ? faces.indexOf(card.face) : -1
    if (slot === undefined || !card || !faces || index < 0) return refuse(code, undefined, { what })
    faces.splice(index, 1)
    cards.set(slot, card)
  }
  return ok(cards)
}
