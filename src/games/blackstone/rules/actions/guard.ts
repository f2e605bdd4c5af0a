/** A Knight is put on a vassal to guard it, and taken away again (rulings 83 to 85 and 147). */
import type { ActionOf } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { type Guarding, guardsOn } from '../guarding.ts'
import { activeCourt, firstOf, refusal, slotAt, type Verb } from '../play.ts'
import { needKnights, touchable } from './conditions.ts'

export const guard = ({ mayGuard, stacked }: Guarding): Verb<ActionOf<'guard'>> => ({
  list: (scene) => (mayGuard(scene) ? SPACES.map((space) => ({ kind: 'guard', space })) : []),

  check: (scene, { space }) =>
    firstOf(
      !mayGuard(scene) && refusal('guard.cannot', 83),
      touchable(scene, space, 'guard'),
      !stacked && guardsOn(scene.state, space) > 0 && refusal('guard.already', 84),
      needKnights(scene, 1),
    ),

  act(play, { space }) {
    const { draft } = play
    const slot = slotAt(draft, space)
    activeCourt(play).knights -= 1
    draft.guards = [...(draft.guards ?? []), slot].sort((a, b) => a - b)
    play.tell({ kind: 'guarded', seat: draft.seat, slot, space })
  },
})

export const unguard = ({ stops, price, ruling }: Guarding): Verb<ActionOf<'unguard'>> => ({
  list: ({ state }) =>
    SPACES.filter((space) => guardsOn(state, space) > 0).map((space) => ({ kind: 'unguard', space })),

  check: (scene, { space }) =>
    firstOf(
      touchable(scene, space, 'guard'),
      guardsOn(scene.state, space) === 0 && refusal('unguard.none', ruling),
      !stops(scene) && refusal('unguard.own', 160),
      needKnights(scene, price),
    ),

  act(play, { space }) {
    const { draft } = play
    const slot = slotAt(draft, space)
    const at = (draft.guards ?? []).indexOf(slot)
    activeCourt(play).knights -= price
    draft.guards = (draft.guards ?? []).filter((_, one) => one !== at)
    play.tell({ kind: 'unguarded', seat: draft.seat, slot, space })
  },
})
