/** Closer view of the site: a window of seven squares, moved by whole squares. */
import { columnOf, rowOf, type Square } from '#src/games/castlescape/site/square.ts'

/** Squares across the closer view. */
export const CLOSER = 7

/** Upper left square of the closer view. */
export interface Corner {
  readonly column: number
  readonly row: number
}

const clamp = (value: number, size: number): number => Math.min(size - CLOSER, Math.max(0, value))

/** Corner of the view that has this square in its middle, as far as the site allows. */
export const cornerAround = (square: Square, size: number): Corner => ({
  column: clamp(columnOf(square, size) - 3, size),
  row: clamp(rowOf(square, size) - 3, size),
})

/** Corner moved by whole squares. */
export const moveCorner = ({ column, row }: Corner, columns: number, rows: number, size: number): Corner => ({
  column: clamp(column + columns, size),
  row: clamp(row + rows, size),
})

const isInView = ({ column, row }: Corner, square: Square, size: number): boolean => {
  const x = columnOf(square, size) - column
  const y = rowOf(square, size) - row
  return x >= 0 && y >= 0 && x < CLOSER && y < CLOSER
}

/** The same corner where the square is in view, else one round the square. */
export const cornerShowing = (corner: Corner, square: Square, size: number): Corner =>
  isInView(corner, square, size) ? corner : cornerAround(square, size)
