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

/** Corner of squares, in squares: column and row. */
type Corner = readonly [column: number, row: number]

/** Sides of a square, clockwise from the upper left corner. */
const SIDES = [
  { from: [0, 0], to: [1, 0], beyond: [0, -1] },
  { from: [1, 0], to: [1, 1], beyond: [1, 0] },
  { from: [1, 1], to: [0, 1], beyond: [0, 1] },
  { from: [0, 1], to: [0, 0], beyond: [-1, 0] },
] as const

/** Border round squares that touch by their sides, from one corner on clockwise; a border inside follows by itself. */
export const outlinePath = (squares: readonly Square[], size: number): string => {
  const inside = new Set(squares)
  const keyOf = ([column, row]: Corner): number => row * (size + 1) + column
  const next = new Map<number, Corner[]>()
  for (const square of squares) {
    const [column, row] = [columnOf(square, size), rowOf(square, size)]
    for (const { from, to, beyond } of SIDES) {
      const [x, y] = [column + beyond[0], row + beyond[1]]
      if (x >= 0 && x < size && y >= 0 && y < size && inside.has(y * size + x)) continue
      const key = keyOf([column + from[0], row + from[1]])
      next.set(key, [...(next.get(key) ?? []), [column + to[0], row + to[1]]])
    }
  }
  const loops: string[] = []
  for (let [start] = next.keys(); start !== undefined; [start] = next.keys()) {
    const corners: Corner[] = []
    for (let at = start; next.has(at); ) {
      const [to, ...others] = next.get(at) ?? []
      if (others.length > 0) next.set(at, others)
      else next.delete(at)
      if (!to) break
      corners.push(to)
      at = keyOf(to)
    }
    loops.push(`M${corners.map(([column, row]) => `${column * UNIT} ${row * UNIT}`).join('L')}z`)
  }
  return loops.join('')
}

/** Lines of the grid. */
export const gridPath = (size: number): string => {
  const end = size * UNIT
  return Array.from({ length: size }, (_, line) => `M${line * UNIT} 0V${end}M0 ${line * UNIT}H${end}`).join('')
}
