/** Guarding: a Knight is put on a vassal, and taken away again (rulings 83 to 85 and 147). */

import type { ActionOf } from '../../actions.ts'
import { SPACES } from '../../board.ts'
import { draftCourt } from '../../changeStateInTurns.ts'
import { guardCountOn } from '../board/guardCount.ts'
import { firstRefusal, refusal } from '../engine/refusal.ts'
import { slotAt } from '../engine/slots.ts'
import type { ActionHandler, GuardPolicy } from '../ruleTypes.ts'
import { checkKnights, checkVassalAction } from './sharedConditions.ts'

export const createGuardHandler = ({ canGuard, allowsSeveral }: GuardPolicy): ActionHandler<ActionOf<'guard'>> => ({
  list: (scene) => (canGuard(scene) ? SPACES.map((space) => ({ kind: 'guard', space })) : []),

  check: (scene, { space }) =>
    firstRefusal(
      !canGuard(scene) && refusal('guard.cannot', 83),
      checkVassalAction(scene, space, 'guard'),
      !allowsSeveral && guardCountOn(scene.state, space) > 0 && refusal('guard.already', 84),
      checkKnights(scene, 1),
    ),

  act(context, { space }) {
    const { draft } = context
    const slot = slotAt(draft, space)
    draftCourt(draft, draft.seat).knights -= 1
    draft.guards = [...(draft.guards ?? []), slot].sort((a, b) => a - b)
    context.emit({ kind: 'guarded', seat: draft.seat, slot, space })
  },
})

export const createUnguardHandler = ({
  stopsSeat,
  removalPrice,
  ruling,
}: GuardPolicy): ActionHandler<ActionOf<'unguard'>> => ({
  list: ({ state }) =>
    SPACES.filter((space) => guardCountOn(state, space) > 0).map((space) => ({ kind: 'unguard', space })),

  check: (scene, { space }) =>
    firstRefusal(
      checkVassalAction(scene, space, 'guard'),
      guardCountOn(scene.state, space) === 0 && refusal('unguard.none', ruling),
      !stopsSeat(scene) && refusal('unguard.own', 160),
      checkKnights(scene, removalPrice), // rulings 147 and 151
    ),

  act(context, { space }) {
    const { draft } = context
    const slot = slotAt(draft, space)
    const index = (draft.guards ?? []).indexOf(slot)
    draftCourt(draft, draft.seat).knights -= removalPrice // rulings 147 and 151
    draft.guards = (draft.guards ?? []).filter((_, i) => i !== index)
    context.emit({ kind: 'unguarded', seat: draft.seat, slot, space })
  },
})
