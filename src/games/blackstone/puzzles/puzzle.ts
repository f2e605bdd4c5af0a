/**
 * Generated puzzles: of a kind and a grade, from random numbers that are passed in, so that the same numbers give the
 * same puzzle.
 */
import type { PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import type { PositionDocument } from '../position/positionSchema.ts'
import type { PuzzleMove, PuzzleTokens } from './puzzleBoard.ts'

/** `task`: complete the one task in hand. `formation`: build the Puzzle Master's formation. */
export const PUZZLE_KINDS = ['task', 'formation'] as const
export type PuzzleKind = (typeof PUZZLE_KINDS)[number]

export interface Puzzle extends PuzzleTokens {
  readonly kind: PuzzleKind
  readonly grade: PuzzleGrade
  /** Position with exactly the tokens that the shortest solution takes. */
  readonly position: Omit<PositionDocument, 'seats'>
  /** One of the shortest solutions; completing the task comes after it. */
  readonly way: readonly PuzzleMove[]
  /** Number of boards that solve it. */
  readonly ends: number
  /** A player who moves at random solves it about once in this many tries. */
  readonly rarity: number
}
