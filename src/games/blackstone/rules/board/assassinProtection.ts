/** Actions that Assassins and Saboteurs are protected from (rules 2.9). */
import type { Refusal } from '#src/kernel/result.ts'
import type { Space } from '../../board.ts'
import { sideOf } from '../../cards.ts'
import type { State } from '../../state.ts'
import { refusal } from '../engine/refusal.ts'
import { codeInSlot, slotAt } from '../engine/slots.ts'
import type { Scene, VassalAction } from '../ruleTypes.ts'
import { holdsAssassin } from './assassins.ts'

/** A Saboteur stays where it is, an Assassin can be moved (rulings 138 and 139). */
export const isSaboteur = (state: State, space: Space): boolean => {
  const slot = slotAt(state, space)
  return holdsAssassin(state, slot) && sideOf(codeInSlot(state, slot)) === 1
}

const ASSASSIN_REFUSALS: Readonly<Record<Exclude<VassalAction, 'flip'>, Refusal | null>> = {
  slide: null,
  swap: null,
  retain: refusal('assassin.retain', 136),
  use: refusal('assassin.use', 158),
  guard: refusal('assassin.guard', 158),
}
const SABOTEUR_REFUSALS: typeof ASSASSIN_REFUSALS = {
  ...ASSASSIN_REFUSALS,
  slide: refusal('saboteur.fixed', 139),
  swap: refusal('saboteur.fixed', 139),
  retain: refusal('saboteur.retain', 134),
}

/**
 * Why this cannot be done to a card on this space: an Assassin can be slid, swapped and flipped like a vassal, a
 * Saboteur only flipped (rulings 138, 139 and 158).
 */
export const checkAssassinProtection = ({ state }: Scene, space: Space, action: VassalAction): Refusal | null => {
  if (action === 'flip' || !holdsAssassin(state, slotAt(state, space))) return null
  return (isSaboteur(state, space) ? SABOTEUR_REFUSALS : ASSASSIN_REFUSALS)[action]
}
