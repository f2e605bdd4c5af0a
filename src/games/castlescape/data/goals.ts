/** The Goals (rules 9): claimed one a turn, while what they ask for holds. */
import type { Aim } from '../goalAndContractTypes.ts'

export const GOALS: readonly Aim[] = [
  { id: 'two-courts', renown: 2, test: { of: 'claimed', atLeast: 2 } },
  { id: 'three-courts', renown: 3, test: { of: 'claimed', atLeast: 3 } },
  { id: 'great-yard', renown: 3, test: { of: 'claimed', atLeast: 1, sizeAtLeast: 4 } },
  { id: 'common-wall', renown: 3, test: { of: 'sharedWall' } },
  { id: 'manned-walls', renown: 2, test: { of: 'recruits', where: 'walls', atLeast: 4 } },
  { id: 'full-muster', renown: 2, test: { of: 'recruits', where: 'board', atLeast: 7 } },
  { id: 'the-watch', renown: 3, test: { of: 'line', atLeast: 3 } },
  { id: 'full-purse', renown: 2, test: { of: 'goldThisTurn', atLeast: 8 } },
  { id: 'busy-season', renown: 3, test: { of: 'builtThisTurn', atLeast: 6 } },
  { id: 'clean-hands', renown: 2, test: { of: 'levels', infamyAtMost: 0, corruptionAtMost: 0, inspectionsHeld: 1 } },
]
