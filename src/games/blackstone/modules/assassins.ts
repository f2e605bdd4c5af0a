/** Assassins and Saboteurs: two sides of four cards that lie among the vassals and serve nobody (rules 2.9). */
import { FIRST_ASSASSIN } from '../cards.ts'
import { forbidden } from '../rules/assassin-touch.ts'
import type { Module } from '../rules/module.ts'
import { setExposedAside } from '../rules/piles.ts'
import { sortOut } from '../rules/sort-out.ts'
import { blowUp } from '../rules/verbs/blow-up.ts'
import { place, returnToPiles } from '../rules/verbs/place.ts'
import type { State } from '../state.ts'

const hasRoom = ({ board }: State): boolean => board.some((slot) => slot < 0)

export const module: Module = {
  id: 'assassins',
  cards: [0, 1, 2, 3].map((one) => FIRST_ASSASSIN + one),
  isOn: ({ assassins }) => assassins === 'on',
  bare(state) {
    state.aside = []
  },
  verbs: { work: { blowUp }, place: { place } },
  runs: {
    sortOut: (play, { slots }) => sortOut(play, slots),
    exposed: (play, { pile }) => setExposedAside(play, pile),
    place: returnToPiles,
  },
  deciders: { place: (state) => (hasRoom(state) ? state.seat : null) },
  forbids: forbidden,
}
