/**
 * Assassins and Saboteurs: the two sides of four cards that are shuffled among the vassals and serve nobody (rules
 * 2.9).
 */
import type { Slot } from '../../../kernel/contract.ts'
import type { Space } from '../board.ts'
import { BACKS, FIRST_ASSASSIN } from '../cards.ts'
import { setSpace } from '../changeState.ts'
import { takeOutOfUse } from '../changeStateInTurns.ts'
import { blowUp } from '../rules/actions/blowUpSaboteur.ts'
import { placeAssassin, returnAsideToPiles } from '../rules/actions/placeAssassin.ts'
import { checkAssassinProtection } from '../rules/board/assassinProtection.ts'
import { holdsAssassin } from '../rules/board/assassins.ts'
import { setAsideExposedAssassin } from '../rules/board/fillSpace.ts'
import { fillPiles, topSlotsOf } from '../rules/board/piles.ts'
import { pushTodos } from '../rules/engine/pushTodos.ts'
import { addHiddenSlots, codeInSlot, slotAt } from '../rules/engine/slots.ts'
import type { Module, MoveContext } from '../rules/ruleTypes.ts'
import type { State } from '../state.ts'

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
  takeOutOfUse(draft, slots)
  pushTodos(context, { do: 'reseal', from: slots, to: pileSlots, sides: 2 })
}

/** Replaces the first Assassin on the open board by the next card, until none is left; then fills the piles. */
const replaceBoardAssassins = (context: MoveContext, slots: readonly Slot[]): void => {
  const { draft, mode } = context
  const space = mode.setupSpaces.find((one) => holdsAssassin(draft, slotAt(draft, one)))
  if (space === undefined) layRemainingPiles(context, slots)
  else replaceAssassin(context, space, slots)
}

const hasEmptySpace = ({ board }: State): boolean => board.some((slot) => slot < 0)

export const module: Module = {
  id: 'assassins',
  vassalCards: [0, 1, 2, 3].map((one) => FIRST_ASSASSIN + one),
  isOn: ({ assassins }) => assassins === 'on',
  addEmptyZones(state) {
    state.aside = []
  },
  actionHandlers: { work: { blowUp }, place: { place: placeAssassin } },
  todoHandlers: {
    sortOut: (context, { slots }) => replaceBoardAssassins(context, slots),
    exposed: (context, { pile }) => setAsideExposedAssassin(context, pile),
    place: returnAsideToPiles,
  },
  deciders: { place: (state) => (hasEmptySpace(state) ? state.seat : null) },
  checkProtection: checkAssassinProtection,
}
