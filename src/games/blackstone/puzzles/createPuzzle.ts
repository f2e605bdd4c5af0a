/** Generator of puzzles: random boards are tried until one has the requested grade; every solution is known. */

import { POSITION_FORMAT } from '../../../kernel/formats.ts'
import type { PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import { SPACES } from '../board.ts'
import { cardOf, sideOf } from '../cards.ts'
import { formatSpace, formatVassal } from '../notation/cardAndSpaceNotation.ts'
import { createFormationCandidate } from './createFormationCandidate.ts'
import { createTaskCandidate } from './createTaskCandidate.ts'
import type { Puzzle, PuzzleKind } from './puzzle.ts'
import {
  affordableMoves,
  applyPuzzleMove,
  EMPTY,
  type PuzzleBoard,
  type PuzzleTokens,
  tokenOfMove,
} from './puzzleBoard.ts'
import type { PuzzleCandidate } from './puzzleCandidate.ts'
import type { RandomBelow } from './randomChoices.ts'
import { type PuzzleSolution, searchSolutions } from './searchSolutions.ts'

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

const UNLIMITED: PuzzleTokens = { knights: 99, wizards: 99 }

/** Of the accepted shortest solutions, the one whose tokens leave the fewest ways. */
const findStrictestSolution = (candidate: PuzzleCandidate): PuzzleSolution | null => {
  const { board, goal, moveCounts: moves } = candidate
  const solutions = searchSolutions(goal, board, UNLIMITED, Math.max(...moves)) ?? []
  const accepted = solutions.filter((one) => moves.includes(one.path.length) && candidate.accepts(one))
  return accepted.reduce<PuzzleSolution | null>(
    (best, one) => (best && best.pathCount <= one.pathCount ? best : one),
    null,
  )
}

const writePuzzleBoard = (board: PuzzleBoard): Readonly<Record<string, string>> =>
  Object.fromEntries(
    SPACES.flatMap((space) => {
      const code = board[space] ?? EMPTY
      return code < 0 ? [] : [[formatSpace(space), formatVassal({ card: cardOf(code), side: sideOf(code) })] as const]
    }),
  )

const writePuzzlePosition = (
  { board, task }: PuzzleCandidate,
  { knights, wizards }: PuzzleTokens,
): Puzzle['position'] => ({
  format: POSITION_FORMAT,
  version: 1,
  mode: task ? 'kings-quest' : 'puzzle-master',
  options: { openHands: 'on' },
  board: writePuzzleBoard(board),
  // The towers are empty, so that everything that counts is open.
  piles: [{ count: 0 }],
  courts: [{ knights, wizards, hand: task ? [task.id] : [] }],
})

const puzzleFromCandidate = (kind: PuzzleKind, grade: PuzzleGrade, candidate: PuzzleCandidate): Puzzle | null => {
  const solution = findStrictestSolution(candidate)
  if (!solution) return null
  const rarityValue = rarityOf(candidate.board, solution)
  if (gradeFor(rarityValue) !== grade) return null
  const { knights, wizards, path, endBoards } = solution
  return {
    kind,
    grade,
    position: writePuzzlePosition(candidate, solution),
    knights,
    wizards,
    way: path,
    ends: endBoards,
    rarity: rarityValue,
  }
}

const candidateCreators = { task: createTaskCandidate, formation: createFormationCandidate } as const

/**
 * Creates the puzzle of these random numbers. It always ends: one board in a few dozen is good enough, which takes some
 * tenths of a second.
 */
export const createPuzzle = (kind: PuzzleKind, grade: PuzzleGrade, randomBelow: RandomBelow): Puzzle => {
  for (;;) {
    const candidate = candidateCreators[kind](randomBelow, grade)
    const puzzle = candidate && puzzleFromCandidate(kind, grade, candidate)
    if (puzzle) return puzzle
  }
}
