/** Squares near a point of the site. */
import { columnOf, rowOf, type Square } from '#src/games/castlescape/site/square.ts'

/** Point of the site in squares from the upper left corner: 0.5, 0.5 is the middle of a1. */
export interface SitePoint {
  readonly x: number
  readonly y: number
}

const distanceTo = ({ x, y }: SitePoint, square: Square, size: number): number =>
  Math.hypot(columnOf(square, size) + 0.5 - x, rowOf(square, size) + 0.5 - y)

/** The nearest of these squares; null where there is none. */
export const nearestSquare = (point: SitePoint, squares: readonly Square[], size: number): Square | null =>
  squares.reduce<Square | null>(
    (best, square) =>
      best === null || distanceTo(point, square, size) < distanceTo(point, best, size) ? square : best,
    null,
  )

/** Whether a finger at this point may have meant the square. */
export const isNear = (point: SitePoint, square: Square, size: number): boolean =>
  distanceTo(point, square, size) <= 1.6

/** The square under a point; the nearest of the edge for a point outside. */
export const squareUnder = ({ x, y }: SitePoint, size: number): Square => {
  const index = (value: number): number => Math.min(size - 1, Math.max(0, Math.floor(value)))
  return index(y) * size + index(x)
}
