/** Removal of vassals from the board. */

import type { Slot } from '#src/kernel/contract.ts'
import type { Space } from '../../board.ts'
import { setSpace } from '../../changeState.ts'
import { slotAt } from '../engine/slots.ts'
import type { MoveContext } from '../ruleTypes.ts'

/** Takes the vassal from a space; its guards go to the supply (rulings 83 and 164). */
export const removeVassal = ({ draft }: MoveContext, space: Space): Slot => {
  const slot = slotAt(draft, space)
  setSpace(draft, space, -1)
  if (draft.guards) draft.guards = draft.guards.filter((guarded) => guarded !== slot)
  return slot
}
