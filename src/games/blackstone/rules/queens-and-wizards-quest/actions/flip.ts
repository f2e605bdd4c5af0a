/** Flipping a single vassal for one action; a stack cannot be flipped (rules 2.5). */

import type { ActionOf } from '../../../actions.ts'
import { SPACES } from '../../../board.ts'
import { setCard } from '../../../changeStateInTurns.ts'
import { checkVassalAction } from '../../actions/sharedConditions.ts'
import { firstRefusal, refusal } from '../../engine/refusal.ts'
import { codeInSlot, slotAt } from '../../engine/slots.ts'
import type { ActionHandler } from '../../ruleTypes.ts'
import { canAct, checkActionPoints, checkNoToken, spendActionPoints } from '../actionPoints.ts'
import { isStack } from '../vassalStacks.ts'

const ALL_FLIPS = SPACES.map((space) => ({ kind: 'flip', space }) as const)

export const flipSingle: ActionHandler<ActionOf<'flip'>> = {
  list: (scene) => (canAct(scene) ? ALL_FLIPS : []),

  check: (scene, { space, by }) =>
    firstRefusal(
      checkVassalAction(scene, space, 'flip'),
      isStack(scene.state, space) && refusal('flip.stack'),
      checkNoToken(by),
      checkActionPoints(scene, 1),
    ),

  act(context, { space }) {
    const slot = slotAt(context.draft, space)
    spendActionPoints(context, 1)
    setCard(context.draft, slot, codeInSlot(context.draft, slot) ^ 1)
    context.emit({ kind: 'flipped', seat: context.draft.seat, slot, space })
  },
}
