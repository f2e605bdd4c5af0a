import type { Space } from '../../board.ts'
import type { HalfProgress, TaskProgress } from './taskProgress.ts'

/** A slide of the vassal on `from`, or its swap with the one on `to`. */
interface Move {
  readonly from: Space
  readonly to: Space
  readonly isSwap: boolean
}

const meetsBy = ({ targetSpaces, fitElsewhere, matching }: HalfProgress, { from, to, isSwap }: Move): boolean =>
  matching.length === 0 &&
  ((fitElsewhere.includes(from) && targetSpaces.includes(to)) ||
    (isSwap && fitElsewhere.includes(to) && targetSpaces.includes(from)))

/** Numbers of the halves of a task that nothing meets yet and that this move would meet. */
export const halvesMetByMove = ({ left, right }: TaskProgress, move: Move): readonly (1 | 2)[] =>
  ([1, 2] as const).filter((half) => meetsBy(half === 1 ? left : right, move))
