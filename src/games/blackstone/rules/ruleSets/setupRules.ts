/** Chapter before the first turn: who begins, who has which pile, and two tasks each (rules 2.1). */
import type { RuleSet } from '../ruleTypes.ts'
import { dealTask } from '../tasks/dealAndDiscardTasks.ts'
import { boxAndTowersRules } from './boxAndTowersRules.ts'

export const setupRules: RuleSet = {
  ...boxAndTowersRules,
  todoHandlers: {
    ...boxAndTowersRules.todoHandlers,
    deal: (context, { deck, seat }) => dealTask(context, deck, seat),
  },
}
