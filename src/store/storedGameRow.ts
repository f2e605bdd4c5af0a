/** What is kept about one game beside its entries: what the list of saved games shows, and where the log ends. */
import type { Json } from '../kernel/json.ts'
import type { Entry, Header } from '../kernel/log.ts'
import type { PrivateOpening } from '../table/store.ts'

/** Where a game is from that was not begun here from its start: somebody else's record, or another game from which it branches off. */
export type Origin =
  | { readonly from: 'elsewhere' }
  /** `name` is what a person called that game, empty where nobody did; `step` is the step of its replay. */
  | { readonly from: 'game'; readonly id: string; readonly name: string; readonly step: number }

export interface GameRow {
  readonly header: Header
  /** What a person called it; empty until then. */
  readonly name: string
  /** Milliseconds since 1970, as are all times here. */
  readonly created: number
  /** When the last entry was stored. */
  readonly changed: number
  /** Of the last entry; -1 while there is none. */
  readonly seq: number
  /** State hash of the last entry; empty while there is none. */
  readonly hash: string
  /** How many private openings are stored. */
  readonly shown: number
  readonly finished: boolean
  /** What the app wants to say of the game without loading it; null until it said so. */
  readonly summary: Json
  /** Absent where the game was begun here. */
  readonly origin?: Origin
}

export const firstRow = (header: Header, now: number): GameRow => ({
  header,
  name: '',
  created: now,
  changed: now,
  seq: -1,
  hash: '',
  shown: 0,
  finished: false,
  summary: null,
})

/** The row after these entries and openings have been added at the end of its log. */
export const grown = (
  row: GameRow,
  entries: readonly Entry[],
  shown: readonly PrivateOpening[],
  now: number,
): GameRow => ({
  ...row,
  changed: now,
  seq: row.seq + entries.length,
  hash: entries.at(-1)?.hash ?? row.hash,
  shown: row.shown + shown.length,
})

/** The header of a stored value that may be no row. */
export const headerOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'header' in value ? value.header : undefined

/** The last moment that a date can name. */
const LATEST = 8.64e15
export const isCount = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LATEST

/** An origin as it was stored; undefined where there is none, or none that can be read. */
export function readOrigin(value: unknown): Origin | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { from, id, name, step } = value as Readonly<Record<string, unknown>>
  if (from === 'elsewhere') return { from }
  const isWhole = from === 'game' && typeof id === 'string' && typeof name === 'string' && isCount(step)
  return isWhole ? { from, id, name, step: Number(step) } : undefined
}

/** Whether a stored value can be used as a row. Of its header only what a list shows is looked at; loading checks the rest. */
export function isRow(value: unknown): value is GameRow {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Partial<Record<keyof GameRow, unknown>>
  const counts = [row.created, row.changed, row.shown].every(isCount)
  const texts = [row.name, row.hash].every((text) => typeof text === 'string')
  const log = Number.isSafeInteger(row.seq) && Number(row.seq) >= -1
  return counts && texts && log && typeof row.finished === 'boolean' && hasNames(row.header)
}

function hasNames(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, game, mode, seats } = value as Partial<Record<keyof Header, unknown>>
  if (![id, game, mode].every((text) => typeof text === 'string') || !Array.isArray(seats)) return false
  return seats.every(
    (seat: unknown) => typeof seat === 'object' && seat !== null && 'name' in seat && typeof seat.name === 'string',
  )
}
