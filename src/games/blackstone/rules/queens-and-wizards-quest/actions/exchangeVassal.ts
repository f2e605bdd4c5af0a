/**
 * Wizard's Quest: exchanging a vassal of the hand for one of the five open ones, which are never refilled (ruling 94).
 */

import type { ActionOf } from '../../../actions.ts'
import { draftCourt, draftQuest } from '../../../changeStateInTurns.ts'
import { withItemAt } from '../../../listHelpers.ts'
import { firstRefusal, refusal } from '../../engine/refusal.ts'
import { courtOf } from '../../engine/slots.ts'
import type { ActionHandler } from '../../ruleTypes.ts'
import { canAct, checkActionPoints, spendActionPoints } from '../actionPoints.ts'
import { requireQuest } from '../questState.ts'

export const exchangeVassal: ActionHandler<ActionOf<'exchange'>> = {
  list(scene) {
    const exchanges: ActionOf<'exchange'>[] = []
    if (!canAct(scene)) return exchanges
    const { vassals = [] } = courtOf(scene.state, scene.seat)
    for (const slot of vassals)
      for (const offer of requireQuest(scene.state).vassals.keys()) exchanges.push({ kind: 'exchange', slot, offer })
    return exchanges
  },

  check: (scene, { slot, offer }) =>
    firstRefusal(
      !courtOf(scene.state, scene.seat).vassals?.includes(slot) && refusal('lay.notYours'),
      requireQuest(scene.state).vassals[offer] === undefined && refusal('take.none', 94),
      checkActionPoints(scene, 1),
    ),

  act(context, { slot, offer }) {
    const { draft } = context
    const taken = requireQuest(draft).vassals[offer]
    if (taken === undefined) throw new Error('the place was checked')
    spendActionPoints(context, 1)
    const court = draftCourt(draft, draft.seat)
    court.vassals = court.vassals?.map((own) => (own === slot ? taken : own)) ?? []
    const quest = draftQuest(draft)
    quest.vassals = withItemAt(quest.vassals, offer, slot)
    context.emit({ kind: 'exchanged', seat: draft.seat, given: slot, taken })
  },
}
