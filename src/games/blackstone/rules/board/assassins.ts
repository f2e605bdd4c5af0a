/** Assassins and Saboteurs: recognizing them, and setting them aside (rules 2.9). */
import type { Slot } from '#src/kernel/contract.ts'
import { cardOf, isAssassin } from '../../cards.ts'
import { type State, type Todo, TURN_STEPS } from '../../state.ts'
import { codeInSlot } from '../engine/slots.ts'
import type { MoveContext } from '../ruleTypes.ts'

/** Is an open Assassin or Saboteur in this slot? */
export const holdsAssassin = (state: State, slot: Slot): boolean =>
  slot >= 0 && isAssassin(cardOf(codeInSlot(state, slot)))

const isStep = ({ do: what }: Todo): boolean => TURN_STEPS.some((step) => step === what)

/** Queues the placing after all refills of the step, and before anything that waits below them (rulings 53 and 157). */
const queuePlacing = (draft: State): void => {
  const { todo } = draft
  if (todo.some(({ do: what }) => what === 'place')) return
  draft.todo = todo.toSpliced(todo.findLastIndex(isStep) + 1, 0, { do: 'place' }) // ruling 54
}

/** Sets aside an Assassin from this pile; it waits to be placed (ruling 53). */
export const setAside = (context: MoveContext, slot: Slot, pile: number): void => {
  const { draft } = context
  draft.aside = [...(draft.aside ?? []), { slot, pile }]
  queuePlacing(draft)
  context.emit({ kind: 'setAside', slot })
}
