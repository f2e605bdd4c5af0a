/**
 * Four Knight-Wizard cards in the Guild deck: each goes to either stack and pays either token (rulings 9, 122 and 141
 * to 143).
 */

import { chooseIncome, incomeSeat, queueIncomeChoice } from '../rules/actions/chooseKnightWizardToken.ts'
import type { Module } from '../rules/ruleTypes.ts'

export const module: Module = {
  id: 'knightWizard',
  taskType: 'knightWizard',
  isOn: ({ knightWizard }) => knightWizard === 'on',
  actionHandlers: { income: { income: chooseIncome } },
  todoHandlers: {
    // The supply has neither token, so nothing is paid.
    income: () => {},
  },
  deciders: { income: incomeSeat },
  onEvent(context, event) {
    if (event.kind === 'mustered') queueIncomeChoice(context)
  },
}
