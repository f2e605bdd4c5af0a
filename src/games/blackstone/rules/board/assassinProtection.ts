/** What cannot be done to Assassins and Saboteurs (rules 2.9). */
import type { Refusal } from '../../../kernel/result.ts'
import type { Space } from '../board.ts'
import { sideOf } from '../cards.ts'
import type { State } from '../state.ts'
import { holdsAssassin } from './assassins.ts'
import type { Touch } from './chapter.ts'
import { codeIn, refusal, type Scene, slotAt } from './play.ts'

export const isSaboteur = (state: State, space: Space): boolean => {
  const slot = slotAt(state, space)
  return holdsAssassin(state, slot) && sideOf(codeIn(state, slot)) === 1
}

const NEVER: Readonly<Record<Exclude<Touch, 'flip'>, Refusal | null>> = {
  slide: null,
  swap: null,
  retain: refusal('assassin.retain', 136),
  use: refusal('assassin.use', 158),
  guard: refusal('assassin.guard', 158),
}
const SABOTEUR: typeof NEVER = {
  ...NEVER,
  slide: refusal('saboteur.fixed', 139),
  swap: refusal('saboteur.fixed', 139),
  retain: refusal('saboteur.retain', 134),
}

/** An Assassin is slid, swapped and flipped like a vassal, a Saboteur only flipped (rulings 138, 139 and 158). */
export const forbidden = ({ state }: Scene, space: Space, touch: Touch): Refusal | null => {
  if (touch === 'flip' || !holdsAssassin(state, slotAt(state, space))) return null
  return (isSaboteur(state, space) ? SABOTEUR : NEVER)[touch]
}
