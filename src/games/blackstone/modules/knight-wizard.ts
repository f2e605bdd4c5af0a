/** Four Knight-Wizard cards in the Guild deck: each goes to either stack and pays either token (rulings 9, 122 and 141 to 143). */
import type { Module } from '../rules/module.ts'
import { askIncome, income, whoseIncome } from '../rules/verbs/income.ts'

export const module: Module = {
  id: 'knightWizard',
  tasks: 'knightWizard',
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
