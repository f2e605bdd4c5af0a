/** Moves between the spaces of the board, made once for a heuristic that runs thousands of times a turn. */
import { BOARD_SIZE, columnOf, LETTERS, rowOf, SPACES } from '../../board.ts'

/** More moves than any path over the board has. */
export const OUT_OF_RANGE = 12

/** Moves between two spaces: each step is a slide or a swap. */
export const DISTANCES: readonly (readonly number[])[] = SPACES.map((a) =>
  SPACES.map((b) => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b))),
)

/** Moves from each space to the nearest space of a line. */
export const LINE_DISTANCES: readonly (readonly number[])[] = LETTERS.map((_, line) =>
  SPACES.map((space) =>
    line < BOARD_SIZE ? Math.abs(columnOf(space) - line) : Math.abs(rowOf(space) - (line - BOARD_SIZE)),
  ),
)
