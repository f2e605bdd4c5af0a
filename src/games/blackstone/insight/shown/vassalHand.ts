/** Vassals of a hand in the Wizard's Quest as a seat sees them: their faces, their order and how many are left. */
import type { Slot } from '#src/kernel/contract.ts'
import { cardOf, faceOnSide, isVassal, sideOf } from '../../cards.ts'
import { factionOf, roleOf } from '../../faces.ts'
import { courtOf } from '../../rules/engine/slots.ts'
import type { Scene } from '../../rules/ruleTypes.ts'
import type { State } from '../../state.ts'
import type { VassalFaces } from '../tableCards.ts'

/** Vassal with its first face up, if this seat knows it. */
export const visibleVassalIn = (scene: Scene, slot: Slot): (VassalFaces & { readonly side: 0 | 1 }) | null => {
  const code = scene.knownCode(slot)
  if (code < 0 || !isVassal(cardOf(code))) return null
  const side = sideOf(code) === 1 ? 1 : 0
  return { face: faceOnSide(cardOf(code), side), reverse: faceOnSide(cardOf(code), 1 - side), side }
}

/** Vassal with this side up, if this seat knows it. */
export const vassalWithSideUp = (scene: Scene, slot: Slot, side: 0 | 1): VassalFaces | null => {
  const seen = visibleVassalIn(scene, slot)
  if (!seen || seen.side === side) return seen
  return { face: seen.reverse, reverse: seen.face }
}

/** Vassals of a hand by the faction of their first face, then by role. Those that this seat does not know come last. */
export const sortByFaction = (scene: Scene, slots: readonly Slot[]): readonly Slot[] => {
  const sortKey = (slot: Slot): number => {
    const face = visibleVassalIn(scene, slot)?.face ?? 99
    return factionOf(face) * 4 + roleOf(face)
  }
  return slots.slice().sort((a, b) => sortKey(a) - sortKey(b))
}

/** Number of vassals that each seat still holds: fewest win. */
export const vassalsLeftInHand = (state: State): readonly number[] =>
  state.courts.map((_, seat) => courtOf(state, seat).vassals?.length ?? 0)
