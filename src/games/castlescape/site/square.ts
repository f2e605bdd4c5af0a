/** Squares of a site, their names and their neighbours (rules 1). A site is square, of an odd size up to 15. */

export const LARGEST_SITE = 15

/** A square as one number, `row * size + column`: 0 is a1 in the upper left. */
export type Square = number

export const columnOf = (square: Square, size: number): number => square % size
export const rowOf = (square: Square, size: number): number => (square - (square % size)) / size
export const centreOf = (size: number): Square => (size * size - 1) / 2

const FIRST_LETTER = 'a'.charCodeAt(0)

/** A letter for the column from the left and a number for the row from the top: `h8`. */
export const squareName = (square: Square, size: number): string =>
  String.fromCharCode(FIRST_LETTER + columnOf(square, size)) + (rowOf(square, size) + 1)

/** Square of this name; null if the site has none, or the name is not written as `squareName` does. */
export const readSquare = (text: string, size: number): Square | null => {
  if (!/^[a-o][1-9]\d?$/.test(text)) return null
  const column = text.charCodeAt(0) - FIRST_LETTER
  const row = Number(text.slice(1)) - 1
  return column < size && row < size ? row * size + column : null
}

type Neighbours = readonly (readonly Square[])[]

/** Squares of the site that lie within one step, for each square in reading order. */
const findNeighbours = (size: number, isNear: (columns: number, rows: number) => boolean): Neighbours =>
  Array.from({ length: size * size }, (_, square) =>
    Array.from({ length: size * size }, (_, other) => other).filter((other) => {
      const columns = Math.abs(columnOf(square, size) - columnOf(other, size))
      const rows = Math.abs(rowOf(square, size) - rowOf(other, size))
      return columns <= 1 && rows <= 1 && isNear(columns, rows)
    }),
  )

/** The same list for the same size: it is made once, when it is asked for first. */
const onceForEachSize = (isNear: (columns: number, rows: number) => boolean): ((size: number) => Neighbours) => {
  const known = new Map<number, Neighbours>()
  return (size) => {
    const neighbours = known.get(size) ?? findNeighbours(size, isNear)
    known.set(size, neighbours)
    return neighbours
  }
}

/** Squares beside each square: one step left, right, up or down. */
export const besideOf = onceForEachSize((columns, rows) => columns + rows === 1)
/** Squares that touch each square: beside it or diagonal. */
export const touchingOf = onceForEachSize((columns, rows) => columns + rows > 0)
