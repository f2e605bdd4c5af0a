/** Wild vassals: one side serves a faction in any role, the other has a role in any faction (rulings 131 to 133). */
import { FIRST_WILD } from '../cards.ts'
import type { Module } from '../rules/ruleTypes.ts'

export const module: Module = {
  id: 'wildVassals',
  vassalCards: [0, 1, 2, 3].map((one) => FIRST_WILD + one),
  isOn: ({ wildVassals }) => wildVassals === 'on',
}
