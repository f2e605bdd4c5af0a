import type { Space } from '../../board.ts'
import type { TaskProgress } from './taskProgress.ts'

/**
 * Spaces of vassals elsewhere that fit a half which still lacks one. A half that is met lacks none, unless the same
 * single vassal meets both halves.
 */
export const spacesOfFittingVassals = ({ left, right, pairs: pairsFound }: TaskProgress): readonly Space[] => {
  const needsSecondVassal = left.matching.length > 0 && right.matching.length > 0 && pairsFound.length === 0
  return [left, right].flatMap(({ matching, fitElsewhere: elsewhere }) =>
    needsSecondVassal || matching.length === 0 ? elsewhere : [],
  )
}
