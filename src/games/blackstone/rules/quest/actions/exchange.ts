/**
 * Wizard's Quest: exchanging a vassal of the hand for one of the five open ones, which are never refilled (ruling 94).
 */
import type { ActionOf } from '../../../actions.ts'
import { type ActionHandler, activeCourt, courtOf, firstRefusal, refusal } from '../../engine/moveContext.ts'
import { canAct, checkActionPoints, spendActionPoints } from '../actionPoints.ts'
import { requireQuest } from '../quest.ts'

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
    const openVassals = requireQuest(context.draft).vassals
    const { vassals = [] } = activeCourt(context)
    const taken = openVassals[offer]
    if (taken === undefined) throw new Error('the place was checked')
    spendActionPoints(context, 1)
    vassals[vassals.indexOf(slot)] = taken
    openVassals[offer] = slot
    context.emit({ kind: 'exchanged', seat: context.draft.seat, given: slot, taken })
  },
}
