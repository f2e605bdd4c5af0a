/**
 * Assassins and Saboteurs: the two sides of four cards that are shuffled among the vassals and serve nobody (rules
 * 2.9).
 */
import { FIRST_ASSASSIN } from '../cards.ts'
import { blowUp } from '../rules/actions/blowUp.ts'
import { placeAssassin, returnAsideToPiles } from '../rules/actions/place.ts'
import { checkAssassinProtection } from '../rules/board/assassinProtection.ts'
import { setAsideExposedAssassin } from '../rules/board/refill.ts'
import { replaceBoardAssassins } from '../rules/board/replaceBoardAssassins.ts'
import type { Module } from '../rules/contract.ts'
import type { State } from '../state.ts'

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
