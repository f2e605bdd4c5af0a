/** Guards on vassals, by the policy of an edition (rulings 83 to 86, 146, 147 and 164). */

import { createGuardHandler, createUnguardHandler } from '../actions/guardVassal.ts'
import { guardCountOn } from '../board/guardCount.ts'
import { refusal } from '../engine/refusal.ts'
import type { GuardPolicy, RuleSet } from '../ruleTypes.ts'

/**
 * Creates the chapter of these guards. Code that takes a vassal from the board calls `removeVassal`, which returns its
 * guards to the supply.
 */
export const createGuardRules = (policy: GuardPolicy): RuleSet => ({
  guardPolicy: policy,
  addEmptyZones(state) {
    state.guards = []
  },
  actionHandlers: { work: { guard: createGuardHandler(policy), unguard: createUnguardHandler(policy) } },
  checkProtection: (scene, space, action) =>
    guardCountOn(scene.state, space) > 0 && policy.forbiddenActions.includes(action) && policy.stopsSeat(scene)
      ? refusal('guard.stops', policy.ruling)
      : null,
})
