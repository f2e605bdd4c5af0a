/** Guards: Knights on vassals of the board, which move with their vassal (rulings 83 and 84). */
import type { Space } from '../../board.ts'
import type { State } from '../../state.ts'

/** Number of guards on the vassal of this space. */
export const guardCountOn = ({ board, guards }: State, space: Space): number => {
  const slot = board[space] ?? -1
  return slot < 0 || !guards?.length ? 0 : guards.filter((guarded) => guarded === slot).length
}
