/** A vassal leaves the board. */
import type { Slot } from '../../../kernel/contract.ts'
import type { Space } from '../board.ts'
import { type Play, slotAt } from './play.ts'

/** Takes the vassal from a space; Knights that guarded it go to the supply (rulings 83 and 164). */
export const takeAway = ({ draft }: Play, space: Space): Slot => {
  const slot = slotAt(draft, space)
  draft.board[space] = -1
  if (draft.guards) draft.guards = draft.guards.filter((guarded) => guarded !== slot)
  return slot
}
