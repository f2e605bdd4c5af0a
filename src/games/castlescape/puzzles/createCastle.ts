/** Random castles: rectangles of ground with a ring of Walls round each, which share sides. */
import { completingInRow } from '../site/buildableSquares.ts'
import { addSquares, connectedBeside, hasSquare, noSquares, type RowMasks, squaresIn } from '../site/rowMasks.ts'
import type { Square } from '../site/square.ts'
import { PUZZLE_SITE, type RandomBelow } from './puzzle.ts'

/** Ground of a rectangle, and the ring of Walls round it. */
interface Court {
  readonly inside: readonly Square[]
  readonly ring: readonly Square[]
}

export interface Castle {
  readonly walls: RowMasks
  readonly courts: number
}

const CENTRE = (PUZZLE_SITE - 1) / 2
/** Tries to place one more court. */
const TRIES = 60

const rectangle = (left: number, top: number, width: number, height: number): readonly Square[] =>
  Array.from({ length: width * height }, (_, at) => (top + Math.floor(at / width)) * PUZZLE_SITE + left + (at % width))

const courtAt = (left: number, top: number, width: number, height: number): Court => {
  const inside = rectangle(left, top, width, height)
  return { inside, ring: rectangle(left - 1, top - 1, width + 2, height + 2).filter((one) => !inside.includes(one)) }
}

/** First court: a Wall of its ring is the centre of the site. */
const firstCourt = (randomBelow: RandomBelow): Court => {
  const [width, height] = [1 + randomBelow(3), 1 + randomBelow(3)]
  return courtAt(CENTRE + 1, CENTRE - randomBelow(height), width, height)
}

const randomCourt = (randomBelow: RandomBelow): Court => {
  const [width, height] = [1 + randomBelow(3), 1 + randomBelow(3)]
  const left = 1 + randomBelow(PUZZLE_SITE - 1 - width)
  return courtAt(left, 1 + randomBelow(PUZZLE_SITE - 1 - height), width, height)
}

const withSquares = (rows: RowMasks, squares: readonly Square[]): RowMasks => {
  const next = [...rows]
  addSquares(next, squares)
  return next
}

/** Whether two by two squares are all Walls somewhere. */
const hasTwoByTwo = (walls: RowMasks): boolean => walls.some((mask, row) => (mask & completingInRow(walls, row)) !== 0)

/** Castle of so many courts, or fewer where no more find a place. Its Walls are connected. */
export const createCastle = (randomBelow: RandomBelow, courtCount: number): Castle => {
  const first = firstCourt(randomBelow)
  let walls = withSquares(noSquares(PUZZLE_SITE), first.ring)
  let ground = withSquares(noSquares(PUZZLE_SITE), first.inside)
  let courts = 1
  for (let tries = 0; tries < TRIES && courts < courtCount; tries++) {
    const { inside, ring } = randomCourt(randomBelow)
    const sharesSide = ring.filter((square) => hasSquare(walls, square)).length > 1
    const isFree = !inside.some((square) => hasSquare(walls, square) || hasSquare(ground, square))
    if (!sharesSide || !isFree || ring.some((square) => hasSquare(ground, square))) continue
    const next = withSquares(walls, ring)
    if (hasTwoByTwo(next)) continue
    walls = next
    ground = withSquares(ground, inside)
    courts++
  }
  return { walls, courts }
}

/** The Walls without one of them; null if the others are then not connected any more. */
const withoutWall = (walls: RowMasks, square: Square): RowMasks | null => {
  const row = Math.floor(square / PUZZLE_SITE)
  const left = walls.with(row, (walls[row] ?? 0) & ~(1 << (square % PUZZLE_SITE)))
  const [first] = squaresIn(left)
  if (first === undefined) return null
  const connected = connectedBeside(first, left)
  return left.every((mask, index) => mask === connected[index]) ? left : null
}

/** Takes so many Walls away, one after the other, each so that the others stay connected. The centre stays. */
export const openCastle = (randomBelow: RandomBelow, walls: RowMasks, count: number): RowMasks => {
  let left = walls
  for (let removed = 0, tries = 0; removed < count && tries < TRIES; tries++) {
    const standing = squaresIn(left)
    const square = standing[randomBelow(standing.length)] ?? 0
    const next = square === CENTRE * PUZZLE_SITE + CENTRE ? null : withoutWall(left, square)
    if (!next) continue
    left = next
    removed++
  }
  return left
}
