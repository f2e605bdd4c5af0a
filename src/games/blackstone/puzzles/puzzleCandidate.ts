/** A board that may make a puzzle, and the small words of chance. */
import type { Task } from '../cards.ts'
import type { Board } from './board.ts'
import type { Below } from './puzzle.ts'
import type { Goal, Solved } from './search.ts'

export interface Candidate {
  readonly board: Board
  readonly goal: Goal
  /** How many it should take. */
  readonly deeds: readonly number[]
  readonly task?: Task
  /** Is it worth solving so? */
  fits(solved: Solved): boolean
}

export const shuffled = <T>(below: Below, items: readonly T[]): readonly T[] => {
  const cards = [...items]
  for (let last = cards.length - 1; last > 0; last--) {
    const pick = below(last + 1)
    ;[cards[last], cards[pick]] = [cards[pick] as T, cards[last] as T]
  }
  return cards
}

export const drawn = <T>(below: Below, items: readonly T[]): T => items[below(items.length)] as T
