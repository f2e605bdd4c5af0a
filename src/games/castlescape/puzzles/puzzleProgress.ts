/** What of its goal a puzzle has reached. */
import { recruitsOf } from '../recruits.ts'
import { leadersOf } from '../site/influence.ts'
import { isWall } from '../site/site.ts'
import type { State } from '../state.ts'
import { PLAYER, type PuzzleKind, type PuzzleMove } from './puzzle.ts'
import { finishedSquares } from './solveWallPuzzle.ts'

/** Squares of the finished Baileys, of which there were none at first; or Baileys that the player occupies. */
export const reachedIn = (kind: PuzzleKind, state: State): number =>
  kind === 'walls'
    ? finishedSquares(state.site)
    : leadersOf(state.site, recruitsOf(state)).filter((seat) => seat === PLAYER).length

/** Whether this move, or another that comes to the same on its square, is done. */
export const isMoveDone = (state: State, move: PuzzleMove): boolean => {
  const [own = [], rivals = []] = recruitsOf(state)
  switch (move.kind) {
    case 'build':
      return isWall(state.site, move.square)
    case 'post':
      return own.includes(move.square)
    case 'move':
      return own.includes(move.to)
    case 'oust':
      return !rivals.includes(move.square)
  }
}
