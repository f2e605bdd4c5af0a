/**
 * Generated puzzles: of a kind, from random numbers that are passed in, so that the same numbers give the same puzzle.
 * Each is one turn on the small site, and its best result is known exactly.
 */
import type { PuzzleGrade } from '../../../kernel/puzzleGrade.ts'
import type { PositionDocument } from '../position/positionSchema.ts'
import type { Square } from '../site/square.ts'

/**
 * `walls`: finish the most squares of Baileys with the Walls of one card. `recruits`: occupy the most Baileys with the
 * Recruits, moves and removals that wait.
 */
export const PUZZLE_KINDS = ['walls', 'recruits'] as const
export type PuzzleKind = (typeof PUZZLE_KINDS)[number]

/** A whole number from 0 to less than `bound`, each equally likely. */
export type RandomBelow = (bound: number) => number

/** Size of the site of every puzzle: the small one. */
export const PUZZLE_SITE = 13

/** The player. The other seat is the rival. */
export const PLAYER = 0

/** What is done in a puzzle, in the form of the game's own actions. */
export type PuzzleMove =
  | { readonly kind: 'build'; readonly square: Square; readonly group: 0 }
  | { readonly kind: 'post' | 'oust'; readonly square: Square }
  | { readonly kind: 'move'; readonly from: Square; readonly to: Square }

/** All that can be reached with what waits. */
export interface PuzzleSolution {
  readonly best: number
  /** Fewest moves after which the best is reached. */
  readonly moveCount: number
  /** One way for each different end of that many moves at which the best is reached. */
  readonly ways: readonly (readonly PuzzleMove[])[]
  /** Number of different ends after that many moves, whatever is reached. */
  readonly endCount: number
  /** Number of those at which something is reached, but not the best. */
  readonly lesserCount: number
}

export interface Puzzle {
  readonly kind: PuzzleKind
  readonly grade: PuzzleGrade
  /** Ends of as many moves to each that reaches the best. */
  readonly rarity: number
  readonly position: Omit<PositionDocument, 'seats'>
  /** What is to be reached: squares of Baileys, or Baileys. */
  readonly best: number
  readonly way: readonly PuzzleMove[]
}
