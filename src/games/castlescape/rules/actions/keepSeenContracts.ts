/** KEEP ONE: Contracts that were seen are kept (rules 4). */
import type { ActionOf } from '../../actions.ts'
import { because } from '../../refusal.ts'
import { keepSeen } from '../cards/seeContracts.ts'
import { choicesOf } from '../keepContracts.ts'
import type { ActionHandler } from '../ruleTypes.ts'
import { taskOf } from './waitingTask.ts'

export const keepOfSeen: ActionHandler<ActionOf<'keep'>> = {
  list(scene) {
    const { slots, keep } = taskOf<'keepOne'>(scene)
    return choicesOf(slots, keep).map((chosen) => ({ kind: 'keep', slots: chosen }) as const)
  },
  check(scene, { slots }) {
    const { slots: seen, keep } = taskOf<'keepOne'>(scene)
    return choicesOf(seen, keep).some((chosen) => chosen.join() === slots.join())
      ? null
      : because('castlescape.contracts')
  },
  act: (context, _seat, { slots }) => keepSeen(context, taskOf<'keepOne'>({ state: context.draft }), slots),
}
