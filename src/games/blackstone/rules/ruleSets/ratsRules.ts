/** Chapter of the rats in the walls, and the dogs that catch them (rules 2.8). */

import { adopt } from '../actions/adoptDog.ts'
import { kill } from '../actions/killRats.ts'
import { resolveRatCard, revealRats } from '../rats.ts'
import type { RuleSet } from '../ruleTypes.ts'

export const ratsRules: RuleSet = {
  actionHandlers: { work: { adopt, kill } },
  todoHandlers: { rats: revealRats, rat: (context, { slot }) => resolveRatCard(context, slot) },
}
