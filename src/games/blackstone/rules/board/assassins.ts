/** Assassins and Saboteurs: how they are known, and set aside (rules 2.9). */
import type { Slot } from '../../../kernel/contract.ts'
import { cardOf, isAssassin } from '../cards.ts'
import { STEPS, type State, type Todo } from '../state.ts'
import { codeIn, type Play } from './play.ts'

/** Does an Assassin or a Saboteur lie open in this slot? */
export const holdsAssassin = (state: State, slot: Slot): boolean => slot >= 0 && isAssassin(cardOf(codeIn(state, slot)))

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
