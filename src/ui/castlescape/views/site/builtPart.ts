/** Part of a site that a small picture shows. */
import { columnOf, rowOf, type Square } from '#src/games/castlescape/site/square.ts'

/** Fewest squares across that are shown, and squares of ground around what stands. */
const LEAST = 7
const MARGIN = 1

/** First column and row, and squares across, of the part of a site in which something stands: a square of squares. */
export const builtPart = (size: number, squares: readonly Square[]) => {
  const columns = squares.map((square) => columnOf(square, size))
  const rows = squares.map((square) => rowOf(square, size))
  const spread = (places: readonly number[]): number => Math.max(...places) - Math.min(...places) + 1 + 2 * MARGIN
  if (squares.length === 0) return { column: 0, row: 0, across: size }
  const across = Math.min(size, Math.max(LEAST, spread(columns), spread(rows)))
  const begin = (places: readonly number[]): number =>
    Math.max(0, Math.min(size - across, Math.floor((Math.min(...places) + Math.max(...places) + 1 - across) / 2)))
  return { column: begin(columns), row: begin(rows), across }
}
