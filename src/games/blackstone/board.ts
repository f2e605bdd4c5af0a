/** The board: columns B L A C K, rows S T O N E (rules 2.0). */

export const COLUMNS = ['B', 'L', 'A', 'C', 'K'] as const
export const ROWS = ['S', 'T', 'O', 'N', 'E'] as const
export const LETTERS = [...COLUMNS, ...ROWS] as const
export type Letter = (typeof LETTERS)[number]
export const BOARD_SIZE = 5

/** A space as one number, `row * 5 + column`: 0 is BS in the upper left, 24 is KE. */
export type Space = number
export const SPACES: readonly Space[] = Array.from({ length: BOARD_SIZE * BOARD_SIZE }, (_, space) => space)
/**
 * A line as its index in LETTERS: 0 to 4 the columns, 5 to 9 the rows. All ten letters differ, so one letter names one
 * line.
 */
export type BoardLine = number

export const columnOf = (space: Space): number => space % BOARD_SIZE
export const rowOf = (space: Space): number => (space - (space % BOARD_SIZE)) / BOARD_SIZE
export const spaceAt = (column: number, row: number): Space => row * BOARD_SIZE + column
export const isOnLine = (space: Space, line: BoardLine): boolean =>
  line < BOARD_SIZE ? columnOf(space) === line : rowOf(space) === line - BOARD_SIZE

const SPACES_BY_LINE = LETTERS.map((_, line) => SPACES.filter((space) => isOnLine(space, line)))
/** The five spaces of a line, in reading order. */
export const spacesOn = (line: BoardLine): readonly Space[] => SPACES_BY_LINE[line] ?? []

/** Orthogonal neighbours of each space, in reading order. */
export const NEIGHBOURS: readonly (readonly Space[])[] = SPACES.map((space) =>
  SPACES.filter((other) => Math.abs(columnOf(space) - columnOf(other)) + Math.abs(rowOf(space) - rowOf(other)) === 1),
)
export const areNeighbours = (a: Space, b: Space): boolean => NEIGHBOURS[a]?.includes(b) ?? false

/** Diagonal neighbours of each space, in reading order. */
export const DIAGONALS: readonly (readonly Space[])[] = SPACES.map((space) =>
  SPACES.filter(
    (other) => Math.abs(columnOf(space) - columnOf(other)) === 1 && Math.abs(rowOf(space) - rowOf(other)) === 1,
  ),
)
/** Rays from each space to the edge in all four directions: up, left, right, down; nearest space first. */
export const RAYS: readonly (readonly (readonly Space[])[])[] = SPACES.map((space) => {
  const above = SPACES.filter((other) => columnOf(other) === columnOf(space) && other < space)
  const left = SPACES.filter((other) => rowOf(other) === rowOf(space) && other < space)
  const right = SPACES.filter((other) => rowOf(other) === rowOf(space) && other > space)
  const below = SPACES.filter((other) => columnOf(other) === columnOf(space) && other > space)
  return [above.reverse(), left.reverse(), right, below]
})

/** The four lines along the edge, clockwise from the top: S, K, E, B. */
export const OUTER_LINES: readonly BoardLine[] = [5, 4, 9, 0]
/** The sixteen spaces of the edge, clockwise from BS. */
export const RING_SPACES: readonly Space[] = [0, 1, 2, 3, 4, 9, 14, 19, 24, 23, 22, 21, 20, 15, 10, 5]
export const INNER_SPACES: readonly Space[] = SPACES.filter((space) => !RING_SPACES.includes(space))

/** Spaces that hold a vassal at the start: those of the corners' colour on a checkerboard (ruling 2). */
export const SETUP_SPACES: readonly Space[] = SPACES.filter((space) => space % 2 === 0)
