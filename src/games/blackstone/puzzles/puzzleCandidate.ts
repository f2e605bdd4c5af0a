/** Board that may make a puzzle, and helpers for random choices. */
import type { Task } from '../cards.ts'
import type { RandomBelow } from './puzzle.ts'
import type { PuzzleBoard } from './puzzleBoard.ts'
import type { PuzzleGoal, PuzzleSolution } from './searchSolutions.ts'

export interface PuzzleCandidate {
  readonly board: PuzzleBoard
  readonly goal: PuzzleGoal
  /** Numbers of moves that a solution may have. */
  readonly moveCounts: readonly number[]
  readonly task?: Task
  /** Is a puzzle with this solution good enough? */
  accepts(solved: PuzzleSolution): boolean
}

export const shuffleItems = <T>(randomBelow: RandomBelow, items: readonly T[]): readonly T[] => {
  const cards = [...items]
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = randomBelow(last + 1)
    ;[cards[last], cards[pick]] = [cards[pick] as T, cards[last] as T]
  }
  return cards
}

export const pickOne = <T>(randomBelow: RandomBelow, items: readonly T[]): T => items[randomBelow(items.length)] as T
