/** Four Knight-Wizard cards in the Guild deck: each goes to either stack and pays either token (rulings 9, 122 and 141 to 143). */
import { FIRST_TASK, TASKS } from '../cards.ts'
import type { Module } from '../rules/module.ts'
import { askIncome, income, whoseIncome } from '../rules/verbs/income.ts'

export const module: Module = {
  id: 'knightWizard',
  cards: TASKS.flatMap(({ type }, index) => (type === 'knightWizard' ? [FIRST_TASK + index] : [])),
  isOn: ({ knightWizard }) => knightWizard === 'on',
  verbs: { income: { income } },
  runs: {
    // The supply has neither token: nothing is paid.
    income: () => {},
  },
  deciders: { income: whoseIncome },
  hears(play, event) {
    if (event.kind === 'mustered') askIncome(play)
  },
}
