/** Choosing the explorers, seat by seat (rules 2.1). */
import type { ActionOf } from '../actions.ts'
import { EXPLORERS } from '../data/explorers.ts'
import { numbersFrom } from '../lists.ts'
import { because } from '../refusal.ts'
import type { ActionHandler } from './contract.ts'
import { addToCompany } from './setup.ts'

export const chooseExplorer: ActionHandler<ActionOf<'choose'>> = {
  list: () => numbersFrom(0, EXPLORERS.length).map((card) => ({ kind: 'choose', card }) as const),
  check({ state }, { card }) {
    if (!EXPLORERS[card]) return because('lamps-below.noExplorer')
    const isTaken = state.company.some((explorer) => explorer.card === card)
    return isTaken ? because('lamps-below.chosenAlready') : null
  },
  act: (context, _seat, { card }) => addToCompany(context, card),
}
