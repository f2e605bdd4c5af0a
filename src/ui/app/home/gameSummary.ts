/** Summary of a save, which shows it without loading the game. Texts are created when it is shown. */
import type { Seat } from '../../../kernel/contract.ts'
import { readFields, readNumber, readNumbers, readText, readTexts } from '../../common/history/readFields.ts'

/** Fields that every game stores. A game may store more, which its own screens read. */
export interface GameSummary {
  /** Points by seat; empty if nobody has points of their own. */
  readonly points: readonly number[]
  /** Points needed to win; 0 if there is no such goal. */
  readonly goal: number
  /** Seat whose turn it is; null once the game is over. */
  readonly turn: Seat | null
  /** Texts that older versions stored, about the turn and the points of each seat; empty since then. */
  readonly note: string
  readonly words: readonly string[]
}

/** Reads a summary from storage; a missing or damaged part is empty. */
export const readSummary = (value: unknown): GameSummary => {
  const fields = readFields(value)
  return {
    points: readNumbers(fields.points),
    goal: readNumber(fields.goal),
    turn: Number.isSafeInteger(fields.turn) ? readNumber(fields.turn) : null,
    note: readText(fields.note),
    words: readTexts(fields.words),
  }
}
