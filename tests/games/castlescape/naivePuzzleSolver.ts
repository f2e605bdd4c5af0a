/**
 * The best of puzzles by a second method: every order of every placing is tried, square by square from the words of the
 * rules. Nothing of the game's own code is used.
 */
import { allowedSquares, besides, cutOffGround, influenceOf, nameOf, type Walls } from './naiveGeometry.ts'

interface Board {
  readonly walls: Walls
  readonly size: number
}

const sizeOf = (baileys: readonly (readonly number[])[]): number => baileys.flat().length

/** Most squares that so many more Walls of one card finish. */
export const mostFinished = ({ walls, size }: Board, left: number, builtSquares: readonly number[] = []): number => {
  const finished = cutOffGround(walls, size)
  if (left === 0) return sizeOf(finished)
  const squares = allowedSquares(walls, size, finished, { builtSquares, isLoose: false })
  const further = squares.map((square) =>
    mostFinished({ walls: new Set([...walls, nameOf(square, size)]), size }, left - 1, [...builtSquares, square]),
  )
  return Math.max(sizeOf(finished), ...further)
}

interface Placed {
  readonly own: readonly number[]
  readonly rivals: readonly number[]
  readonly ground: number
  readonly any: number
  readonly moves: number
  readonly removals: number
}

const areBeside = (one: number, other: number, size: number): boolean =>
  besides(nameOf(one, size)).includes(nameOf(other, size))

/** All that one more post, move or removal leads to. */
const placedNext = ({ walls, size }: Board, placed: Placed): readonly Placed[] => {
  const { own, rivals, ground, any, moves, removals } = placed
  const squares = Array.from({ length: size * size }, (_, square) => square)
  const isWall = (square: number): boolean => walls.has(nameOf(square, size))
  const free = squares.filter((square) => !own.includes(square) && !rivals.includes(square))
  const posted = free.flatMap((square) => {
    const next = { ...placed, own: [...own, square] }
    if (ground > 0 && !isWall(square)) return [{ ...next, ground: ground - 1 }]
    return any > 0 ? [{ ...next, any: any - 1 }] : []
  })
  const moved = own.flatMap((from) =>
    free
      .filter((to) => moves > 0 && areBeside(from, to, size) && isWall(from) === isWall(to))
      .map((to) => ({ ...placed, own: [...own.filter((one) => one !== from), to], moves: moves - 1 })),
  )
  const ousted = rivals
    .filter((square) => removals > 0 && own.some((one) => areBeside(one, square, size)))
    .map((square) => ({ ...placed, rivals: rivals.filter((one) => one !== square), removals: removals - 1 }))
  return [...posted, ...moved, ...ousted]
}

/** Most Baileys in which the first seat has more Influence than the second, now or later. */
export const mostOccupied = (board: Board, placed: Placed, baileys = cutOffGround(board.walls, board.size)): number => {
  const { walls, size } = board
  const influenceBy = (bailey: readonly number[], recruits: readonly number[]): number =>
    influenceOf(walls, size, bailey, recruits)
  const here = baileys.filter((bailey) => influenceBy(bailey, placed.own) > influenceBy(bailey, placed.rivals)).length
  return Math.max(here, ...placedNext(board, placed).map((next) => mostOccupied(board, next, baileys)))
}
