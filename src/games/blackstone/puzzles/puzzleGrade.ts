/** Grade of a puzzle: by its number of moves, and by the number of other moves possible at each. */
import type { PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import { affordableMoves, applyPuzzleMove, type PuzzleBoard, type PuzzleTokens, tokenOfMove } from './puzzleBoard.ts'
import type { PuzzleSolution } from './searchSolutions.ts'

/** Rarity from which a puzzle is medium, or hard. */
const MEDIUM_FROM = 20_000
const HARD_FROM = 400_000

/** Estimated number of move sequences of the same length, from the choices along this path. */
const countMoveOrders = (board: PuzzleBoard, { path, knights, wizards }: PuzzleSolution): number => {
  let orders = 1
  let current: { readonly board: PuzzleBoard; readonly left: PuzzleTokens } = { board, left: { knights, wizards } }
  for (const move of path) {
    const token = tokenOfMove(move)
    orders *= affordableMoves(current.board, current.left).length
    current = {
      board: applyPuzzleMove(current.board, move),
      left: { ...current.left, [token]: current.left[token] - 1 },
    }
  }
  return orders
}

/** A player who moves at random solves it about once in this many tries. */
export const rarityOf = (board: PuzzleBoard, solved: PuzzleSolution): number =>
  Math.floor(countMoveOrders(board, solved) / solved.pathCount)

export const gradeFor = (rarityValue: number): PuzzleGrade =>
  rarityValue < MEDIUM_FROM ? 'easy' : rarityValue < HARD_FROM ? 'medium' : 'hard'
