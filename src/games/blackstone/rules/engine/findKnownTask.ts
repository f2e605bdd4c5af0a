import type { Slot } from '#src/kernel/contract.ts'
import { cardOf, type Task } from '../../cards.ts'
import { taskOf } from '../../taskCatalogue.ts'
import type { Scene } from '../ruleTypes.ts'

/** The task in a slot; null if this seat does not know it. */
export const findKnownTask = (scene: Scene, slot: Slot): Task | null => {
  const code = scene.knownCode(slot)
  return code < 0 ? null : taskOf(scene.state.setting, cardOf(code))
}
