/** Assassins and Saboteurs: how they are known, what cannot be done to them, how they are set aside (rules 2.9). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Refusal } from '../../../kernel/result.ts'
import type { Space } from '../board.ts'
import { cardOf, isAssassin, sideOf } from '../cards.ts'
import { STEPS, type State, type Todo } from '../state.ts'
import type { Touch } from './chapter.ts'
import { codeIn, type Play, refusal, type Scene, slotAt } from './play.ts'

/** Does an Assassin or a Saboteur lie open in this slot? */
export const holdsAssassin = (state: State, slot: Slot): boolean => slot >= 0 && isAssassin(cardOf(codeIn(state, slot)))

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

export const hasRoom = ({ board }: State): boolean => board.some((slot) => slot < 0)

const isStep = ({ do: what }: Todo): boolean => STEPS.some((step) => step === what)

/** They are placed when all refills of the step are done: before anything that waits below them (rulings 53 and 157). */
const placeLater = ({ todo }: State): void => {
  if (todo.some(({ do: what }) => what === 'place')) return
  todo.splice(todo.findLastIndex(isStep) + 1, 0, { do: 'place' })
}

/** It came from this pile and waits to be placed (ruling 53). */
export const setAside = (play: Play, slot: Slot, pile: number): void => {
  const { draft } = play
  draft.aside = [...(draft.aside ?? []), { slot, pile }]
  placeLater(draft)
  play.tell({ kind: 'setAside', slot })
}
