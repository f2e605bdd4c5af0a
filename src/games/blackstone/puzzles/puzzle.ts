/** Puzzles that are made: of a kind, of a grade, and from numbers that are passed in, so that the same numbers make the same puzzle. */
import type { PositionDocument } from '../position/document.ts'
import type { Deed, Tokens } from './board.ts'

/** `task`: this one task of the hand is to be completed. `formation`: the Puzzle Master's formation is to stand. */
export const KINDS = ['task', 'formation'] as const
export type Kind = (typeof KINDS)[number]
export const GRADES = ['easy', 'medium', 'hard'] as const
export type Grade = (typeof GRADES)[number]

/** A whole number from 0 to less than `bound`, each equally likely. */
export type Below = (bound: number) => number

export interface Puzzle extends Tokens {
  readonly kind: Kind
  readonly grade: Grade
  /** With just the tokens that the shortest way takes. */
  readonly position: Omit<PositionDocument, 'seats'>
  /** One of the shortest ways; a task is then completed. */
  readonly way: readonly Deed[]
  /** Boards that solve it. */
  readonly ends: number
  /** Who moves at random solves it once in about so many tries. */
  readonly rarity: number
}
