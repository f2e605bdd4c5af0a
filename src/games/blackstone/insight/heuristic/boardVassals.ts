/** Board as flat lists, for a heuristic that runs thousands of times a turn. */
import { SPACES, type Space } from '../../board.ts'
import { cardOf, faceOnSide, sideOf } from '../../cards.ts'
import type { Face } from '../../faces.ts'
import type { State } from '../../state.ts'
import { OUT_OF_RANGE } from './boardDistances.ts'

/** Vassal that may still be used this turn: its space, the face that shows and the one beneath. */
export interface BoardVassal {
  readonly space: Space
  readonly face: Face
  readonly reverse: Face
}

/**
 * Vassals by space and open code. Made once, because most states that a search tries have the same vassals on the same
 * spaces.
 */
const vassalCache: readonly (BoardVassal | null)[][] = SPACES.map(() => [])

const createBoardVassal = (space: Space, code: number): BoardVassal | null => {
  const face = faceOnSide(cardOf(code), sideOf(code))
  return face < 0 ? null : { space, face, reverse: faceOnSide(cardOf(code), 1 - sideOf(code)) }
}

/** Vassal that this open code shows on this space; null for an Assassin. */
const boardVassalFor = (space: Space, code: number): BoardVassal | null => {
  const cachedHere = vassalCache[space] as (BoardVassal | null)[]
  const cached = cachedHere[code]
  if (cached !== undefined) return cached
  const vassal = createBoardVassal(space, code)
  cachedHere[code] = vassal
  return vassal
}

/** All vassals of the board that are not used up. Assassins are left out. */
export const usableBoardVassals = (state: State): readonly BoardVassal[] => {
  const vassals: BoardVassal[] = []
  for (const space of SPACES) {
    const slot = state.board[space] ?? -1
    if (slot < 0 || state.marked.includes(space)) continue
    const code = state.cards[slot] ?? -1
    const vassal = code < 0 ? null : boardVassalFor(space, code)
    if (vassal) vassals.push(vassal)
  }
  return vassals
}

/**
 * Flips until this vassal shows one of these faces (a bit for each): 0, 1, or `OUT_OF_RANGE` where neither side does.
 */
export const flipsToShow = (wantedFaces: number, { face, reverse }: BoardVassal): number =>
  (wantedFaces >> face) & 1 ? 0 : (wantedFaces >> reverse) & 1 ? 1 : OUT_OF_RANGE
