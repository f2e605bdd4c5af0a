/** Outlines of a site as SVG paths, 20 units a square. */
import { isWall, type Site } from '#src/games/castlescape/site/site.ts'
import { columnOf, rowOf, type Square } from '#src/games/castlescape/site/square.ts'

/** Side of a square in units of the drawing. */
export const UNIT = 20

/** Upper left corner of a square, in units. */
export const cornerOf = (square: Square, size: number): { readonly x: number; readonly y: number } => ({
  x: columnOf(square, size) * UNIT,
  y: rowOf(square, size) * UNIT,
})

const squaresOf = (size: number): readonly Square[] => Array.from({ length: size * size }, (_, square) => square)

/** Full squares. */
export const squaresPath = (squares: readonly Square[], size: number): string =>
  squares
    .map((square) => {
      const { x, y } = cornerOf(square, size)
      return `M${x} ${y}h${UNIT}v${UNIT}h-${UNIT}z`
    })
    .join('')

export const wallSquares = (site: Site): readonly Square[] =>
  squaresOf(site.size).filter((square) => isWall(site, square))

/** Joints of the stones, which differ from square to square. */
export const jointsPath = (walls: readonly Square[], size: number): string =>
  walls
    .map((square) => {
      const { x, y } = cornerOf(square, size)
      const isEven = (columnOf(square, size) + rowOf(square, size)) % 2 === 0
      return `M${x + 1} ${y + 10}h18M${x + (isEven ? 13 : 6)} ${y + 1.5}v8.5M${x + (isEven ? 6 : 13)} ${y + 10}v8.5`
    })
    .join('')

/** Lines between Walls and what is no Wall. */
export const edgesPath = (site: Site): string => {
  const { size } = site
  const isWallAt = (column: number, row: number): boolean =>
    column >= 0 && row >= 0 && column < size && row < size && isWall(site, row * size + column)
  return wallSquares(site)
    .map((square) => {
      const column = columnOf(square, size)
      const row = rowOf(square, size)
      const { x, y } = cornerOf(square, size)
      return [
        isWallAt(column, row - 1) ? '' : `M${x} ${y}h${UNIT}`,
        isWallAt(column, row + 1) ? '' : `M${x} ${y + UNIT}h${UNIT}`,
        isWallAt(column - 1, row) ? '' : `M${x} ${y}v${UNIT}`,
        isWallAt(column + 1, row) ? '' : `M${x + UNIT} ${y}v${UNIT}`,
      ].join('')
    })
    .join('')
}

/** Lines of the grid. */
export const gridPath = (size: number): string => {
  const end = size * UNIT
  return Array.from({ length: size }, (_, line) => `M${line * UNIT} 0V${end}M0 ${line * UNIT}H${end}`).join('')
}
