/** What is kept of a game to show it without loading it. */
import { signal } from '@preact/signals'
import type { Json } from '../../kernel/json.ts'

export interface Summary {
  readonly note: string
  /** The faction on each space, -1 where there is none. */
  readonly factions: readonly number[]
  /** By seat, how far each is: points in most modes; empty where nobody has something for himself. */
  readonly points: readonly number[]
  /** The same in words. */
  readonly words: readonly string[]
}

/** Counts the summaries that were kept while the app runs: a game that is left is summed up when Home stands already. */
export const kept = signal(0)

const numbers = (value: unknown): readonly number[] =>
  Array.isArray(value) && value.every((one) => Number.isInteger(one)) ? value : []
const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value : []
const text = (value: unknown): string => (typeof value === 'string' ? value : '')

export const writeSummary = (summary: Summary): Json => ({ ...summary })

/** A summary from storage; each part that is missing or damaged is empty. */
export const readSummary = (value: unknown): Summary => {
  const fields: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {}
  return {
    note: text(fields.note),
    factions: numbers(fields.factions),
    points: numbers(fields.points),
    words: texts(fields.words),
  }
}
