/** What is kept of a game to show it without loading it. What a person reads of it is worded when it is shown. */
import { signal } from '@preact/signals'
import type { Json } from '../../kernel/json.ts'
import { fieldsOf, number, numbers, text, texts } from './reading.ts'

export interface Summary {
  /** The faction on each space, -1 where there is none. */
  readonly factions: readonly number[]
  /** By seat, how far each is by the yardstick; empty where nobody has something for himself. */
  readonly points: readonly number[]
  /** How far one has to come; 0 where nothing says so. */
  readonly goal: number
  readonly yardstick: string
  /** Whose turn it is; null once the game is over. */
  readonly turn: number | null
  /** What older versions kept in words, of whose turn it is and how far each seat is; empty since. */
  readonly note: string
  readonly words: readonly string[]
}

/** Counts the summaries that were kept while the app runs: a game that is left is summed up when Home stands already. */
export const kept = signal(0)

/** `more`: what the history and the statistics ask for. */
export const writeSummary = (
  summary: Omit<Summary, 'note' | 'words'>,
  more: { readonly [part: string]: Json },
): Json => ({
  ...summary,
  ...more,
})

/** A summary from storage; each part that is missing or damaged is empty. */
export const readSummary = (value: unknown): Summary => {
  const fields = fieldsOf(value)
  return {
    factions: numbers(fields.factions),
    points: numbers(fields.points),
    goal: number(fields.goal),
    yardstick: text(fields.yardstick),
    turn: Number.isSafeInteger(fields.turn) ? number(fields.turn) : null,
    note: text(fields.note),
    words: texts(fields.words),
  }
}
