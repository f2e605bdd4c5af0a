/** Swapping two neighbouring vassals or stacks for one action; equal faces do not merge by it (ruling 107). */
import type { ActionOf } from '../../../actions.ts'
import { areNeighbours, NEIGHBOURS, SPACES } from '../../../board.ts'
import { checkVassalAction, spacesOpenTo } from '../../actions/sharedConditions.ts'
import { firstRefusal, refusal } from '../../engine/refusal.ts'
import { slotAt } from '../../engine/slots.ts'
import type { ActionHandler } from '../../ruleTypes.ts'
import { canAct, checkActionPoints, checkNoToken, spendActionPoints } from '../actionPoints.ts'
import { swapSpaces } from '../vassalStacks.ts'

const SWAPS_FROM = SPACES.map((a) =>
  (NEIGHBOURS[a] ?? []).filter((b) => a < b).map((b) => ({ kind: 'swap', a, b }) as const),
)

export const swapForAction: ActionHandler<ActionOf<'swap'>> = {
  list: (scene) => (canAct(scene) ? spacesOpenTo(scene, SPACES, 'swap').flatMap((a) => SWAPS_FROM[a] ?? []) : []),

  check: (scene, { a, b, by }) =>
    firstRefusal(
      checkVassalAction(scene, a, 'swap'),
      slotAt(scene.state, b) < 0 && refusal('swap.empty', 57),
      // Each swap has one form: the space that comes first in reading order is `a`.
      (a >= b || !areNeighbours(a, b)) && refusal('swap.notNeighbour'),
      checkNoToken(by),
      checkActionPoints(scene, 1),
    ),

  // Never a stack with another vassal (ruling 107).
  act(context, { a, b }) {
    spendActionPoints(context, 1)
    swapSpaces(context.draft, a, b)
    context.emit({ kind: 'swapped', seat: context.draft.seat, a, b })
  },
}
