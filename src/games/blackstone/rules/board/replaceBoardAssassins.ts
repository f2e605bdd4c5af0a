/** Setup with Assassins: none is on the board at the start (ruling 10). */

import type { Slot } from '#src/kernel/contract.ts'
import type { Space } from '../../board.ts'
import { BACKS, OUT_OF_USE } from '../../cards.ts'
import { setSpace } from '../../draft.ts'
import { setCards } from '../../draftTurn.ts'
import type { MoveContext } from '../contract.ts'
import { pushTodos } from '../engine/moveContext.ts'
import { codeInSlot, slotAt } from '../engine/slots.ts'
import { holdsAssassin } from './assassins.ts'
import { addHiddenSlots, fillPiles, topSlotsOf } from './piles.ts'

/** Replaces the Assassin on this space by the next card; the Assassin goes to the end of the others. */
const replaceAssassin = (context: MoveContext, space: Space, [slot = -1, ...remaining]: readonly Slot[]): void => {
  const slots = [...remaining, slotAt(context.draft, space)]
  setSpace(context.draft, space, slot)
  pushTodos(context, { do: 'open', slots: [slot], to: 'all' }, { do: 'sortOut', slots })
}

/** Fills the piles from these slots; if Assassins from the board are among them, all are shuffled first. */
const layRemainingPiles = (context: MoveContext, slots: readonly Slot[]): void => {
  const { draft } = context
  const isMixed = slots.some((slot) => codeInSlot(draft, slot) >= 0)
  const pileSlots = isMixed ? addHiddenSlots(draft, slots.length, BACKS.vassal) : slots
  fillPiles(draft, pileSlots)
  pushTodos(context, { do: 'open', slots: topSlotsOf(draft), to: 'all' })
  if (!isMixed) return
  setCards(draft, slots, OUT_OF_USE)
  pushTodos(context, { do: 'reseal', from: slots, to: pileSlots, sides: 2 })
}

/** Replaces the first Assassin on the open board by the next card, until none is left; then fills the piles. */
export const replaceBoardAssassins = (context: MoveContext, slots: readonly Slot[]): void => {
  const { draft, mode } = context
  const space = mode.setupSpaces.find((one) => holdsAssassin(draft, slotAt(draft, one)))
  if (space === undefined) layRemainingPiles(context, slots)
  else replaceAssassin(context, space, slots)
}
