/** Wizard's Quest: a vassal of the hand for one of the five that lie open; they are never refilled (ruling 94). */
import type { ActionOf } from '../../../actions.ts'
import { activeCourt, courtOf, firstOf, refusal, type Verb } from '../../play.ts'
import { canAct, needActions, spend } from '../actions.ts'
import { questOf } from '../quest.ts'

export const exchange: Verb<ActionOf<'exchange'>> = {
  list(scene) {
    const exchanges: ActionOf<'exchange'>[] = []
    if (!canAct(scene)) return exchanges
    const { vassals = [] } = courtOf(scene.state, scene.seat)
    for (const slot of vassals)
      for (const offer of questOf(scene.state).vassals.keys()) exchanges.push({ kind: 'exchange', slot, offer })
    return exchanges
  },

  check: (scene, { slot, offer }) =>
    firstOf(
      !courtOf(scene.state, scene.seat).vassals?.includes(slot) && refusal('lay.notYours'),
      questOf(scene.state).vassals[offer] === undefined && refusal('take.none', 94),
      needActions(scene, 1),
    ),

  act(play, { slot, offer }) {
    const open = questOf(play.draft).vassals
    const { vassals = [] } = activeCourt(play)
    const taken = open[offer]
    if (taken === undefined) throw new Error('the place was checked')
    spend(play, 1)
    vassals[vassals.indexOf(slot)] = taken
    open[offer] = slot
    play.tell({ kind: 'exchanged', seat: play.draft.seat, given: slot, taken })
  },
}
