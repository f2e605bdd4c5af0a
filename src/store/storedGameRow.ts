/** Row of one game beside its entries: what the list of saved games shows, and where the log ends. */
import type { Json } from '../kernel/json.ts'
import type { Entry, Header } from '../kernel/log.ts'
import type { PrivateOpening } from '../table/logStore.ts'

/**
 * Origin of a game that was not begun here from its start: somebody else's record, or another game from which it
 * branches off.
 */
export type GameOrigin =
  | { readonly from: 'elsewhere' }
  /** `name` is what a person called that game, empty if unnamed; `step` is the step of its replay. */
  | { readonly from: 'game'; readonly id: string; readonly name: string; readonly step: number }

export interface StoredGameRow {
  readonly header: Header
  /** Name that a person gave it; empty until then. */
  readonly name: string
  /** Time of creation, in milliseconds since 1970, as are all times here. */
  readonly created: number
  /** Time when the last entry was stored, by the clock of then. */
  readonly changed: number
  /** Place among the games, the greatest of the last played (gameOrder.ts); absent in rows of an earlier app. */
  readonly order?: number
  /** `seq` of the last entry; -1 while there is none. */
  readonly seq: number
  /** State hash of the last entry; empty while there is none. */
  readonly hash: string
  /** Number of private openings that are stored. */
  readonly shown: number
  readonly finished: boolean
  /** Summary that the app shows of the game without loading it; null until it is written. */
  readonly summary: Json
  /** Origin of the game; absent if it was begun here. */
  readonly origin?: GameOrigin
  /** Mark of a game that was moved to another phone, as `movedGame.ts` reads it; absent while it is played here. */
  readonly moved?: unknown
}

export const createGameRow = (header: Header, now: number): StoredGameRow => ({
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

/** Row after these entries and openings have been added at the end of its log. */
export const extendGameRow = (
  row: StoredGameRow,
  entries: readonly Entry[],
  shown: readonly PrivateOpening[],
  now: number,
): StoredGameRow => ({
  ...row,
  changed: now,
  seq: row.seq + entries.length,
  hash: entries.at(-1)?.hash ?? row.hash,
  shown: row.shown + shown.length,
})

/** Header of a stored value that may be no row. */
export const headerInRow = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'header' in value ? value.header : undefined

/** Last time that a Date can represent. */
const LATEST = 8.64e15
export const isCount = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LATEST

/** Place of a game among the others. */
export const orderOf = ({ order, changed }: Pick<StoredGameRow, 'order' | 'changed'>): number =>
  isCount(order) ? Number(order) : changed

/** Stored origin; undefined if there is none, or none that can be read. */
export function readGameOrigin(value: unknown): GameOrigin | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { from, id, name, step } = value as Readonly<Record<string, unknown>>
  if (from === 'elsewhere') return { from }
  const isComplete = from === 'game' && typeof id === 'string' && typeof name === 'string' && isCount(step)
  return isComplete ? { from, id, name, step: Number(step) } : undefined
}

/**
 * Whether a stored value can be used as a row. Of its header only what a list shows is checked; loading checks the
 * rest.
 */
export function isGameRow(value: unknown): value is StoredGameRow {
  if (typeof value !== 'object' || value === null) return false
  const row = value as Partial<Record<keyof StoredGameRow, unknown>>
  const hasCounts = [row.created, row.changed, row.shown].every(isCount)
  const hasTexts = [row.name, row.hash].every((text) => typeof text === 'string')
  const hasLogEnd = Number.isSafeInteger(row.seq) && Number(row.seq) >= -1
  return hasCounts && hasTexts && hasLogEnd && typeof row.finished === 'boolean' && isListableHeader(row.header)
}

function isListableHeader(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, game, mode, seats } = value as Partial<Record<keyof Header, unknown>>
  if (![id, game, mode].every((text) => typeof text === 'string') || !Array.isArray(seats)) return false
  return seats.every(
    (seat: unknown) => typeof seat === 'object' && seat !== null && 'name' in seat && typeof seat.name === 'string',
  )
}
