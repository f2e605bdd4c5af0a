/** Sets of squares as one bit mask of columns for each row: bit 0 is column a. All squares of a row are met at once. */
import type { Square } from './square.ts'

export type RowMasks = readonly number[]

/** All columns of a row. */
export const fullRow = (size: number): number => (1 << size) - 1

export const noSquares = (size: number): number[] => new Array<number>(size).fill(0)

/** Column of the lowest bit of a mask that is not 0. */
const lowestColumn = (mask: number): number => 31 - Math.clz32(mask & -mask)

export const hasSquare = (rows: RowMasks, square: Square): boolean => {
  const column = square % rows.length
  return (((rows[(square - column) / rows.length] ?? 0) >> column) & 1) === 1
}

/** Adds squares to a set that nobody else has. */
export const addSquares = (rows: number[], squares: readonly Square[]): void => {
  const size = rows.length
  for (const square of squares) {
    const column = square % size
    const row = (square - column) / size
    rows[row] = (rows[row] ?? 0) | (1 << column)
  }
}

export const rowMasksOf = (squares: readonly Square[], size: number): RowMasks => {
  const rows = noSquares(size)
  addSquares(rows, squares)
  return rows
}

/** The squares of a set, ascending. */
export const squaresIn = (rows: RowMasks): readonly Square[] => {
  const size = rows.length
  const squares: Square[] = []
  for (let row = 0; row < size; row++)
    for (let rest = rows[row] ?? 0; rest !== 0; rest &= rest - 1) squares.push(row * size + lowestColumn(rest))
  return squares
}

/** The first square of a set in reading order, -1 if it is empty. */
export const firstSquareIn = (rows: RowMasks): Square => {
  const row = rows.findIndex((mask) => mask !== 0)
  return row < 0 ? -1 : row * rows.length + lowestColumn(rows[row] ?? 0)
}

/** A row of a set with the columns beside its own. */
const widened = (rows: RowMasks, row: number): number => {
  const mask = rows[row] ?? 0
  return mask | (mask << 1) | (mask >> 1)
}

/** Squares of `within` that are in this row of the set or touch one of its squares. */
const touchedInRow = (rows: RowMasks, row: number, within: RowMasks): number =>
  (widened(rows, row - 1) | widened(rows, row) | widened(rows, row + 1)) & (within[row] ?? 0)

/** Squares of `within` that are in the set or touch one of its squares. */
export const touchedBy = (rows: RowMasks, within: RowMasks): RowMasks =>
  rows.map((_, row) => touchedInRow(rows, row, within))

/** Squares of `within` that are in this row of the set or beside one of its squares. */
const besideInRow = (rows: RowMasks, row: number, within: RowMasks): number =>
  (widened(rows, row) | (rows[row - 1] ?? 0) | (rows[row + 1] ?? 0)) & (within[row] ?? 0)

/** Grows a set row by row, down and up in turn, until a pass adds nothing or the set is enough. */
const grow = (
  seed: Square,
  within: RowMasks,
  reachedInRow: (rows: RowMasks, row: number, within: RowMasks) => number,
  isEnough: (rows: RowMasks) => boolean = () => false,
): RowMasks => {
  const size = within.length
  const rows = noSquares(size)
  addSquares(rows, [seed])
  // Nothing can be reached from rows further away than the next.
  let top = Math.max(0, Math.floor(seed / size) - 1)
  let bottom = Math.min(size - 1, top + 2)
  let hasGrown = true
  const growRow = (row: number): void => {
    for (let before = -1; before !== rows[row]; ) {
      before = rows[row] ?? 0
      rows[row] = before | reachedInRow(rows, row, within)
      if (rows[row] !== before) hasGrown = true
    }
    if (rows[row] === 0) return
    if (row === top && top > 0) top--
    if (row === bottom && bottom < size - 1) bottom++
  }
  while (hasGrown && !isEnough(rows)) {
    hasGrown = false
    for (let row = top; row <= bottom; row++) growRow(row)
    for (let row = bottom; row >= top; row--) growRow(row)
  }
  return rows
}

/** Squares of `within` that are connected with one of them by touching (C2); as many of them as are enough. */
export const connectedByTouching = (seed: Square, within: RowMasks, isEnough: (rows: RowMasks) => boolean): RowMasks =>
  grow(seed, within, touchedInRow, isEnough)
/** Squares of `within` that are connected with one of them by being beside each other. */
export const connectedBeside = (seed: Square, within: RowMasks): RowMasks => grow(seed, within, besideInRow)
