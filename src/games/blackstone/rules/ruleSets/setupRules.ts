/** Chapter before the first turn: who begins, who has which pile, and two tasks each (rules 2.1). */
import type { RuleSet } from '../contract.ts'
import { dealTask } from '../tasks/dealTask.ts'
import { towerRules } from './boxAndTowersRules.ts'

export const setupRules: RuleSet = {
  ...towerRules,
  todoHandlers: {
    ...towerRules.todoHandlers,
    deal: (context, { deck, seat }) => dealTask(context, deck, seat),
  },
}
