/** Game as a file, and reading of imported files: a game record or a position document. */

import { isLeaving } from '../../kernel/concededSeats.ts'
import { RECORD_FORMAT } from '../../kernel/formats.ts'
import type { GameId } from '../../kernel/gameCard.ts'
import type { Json } from '../../kernel/json.ts'
import type { Entry } from '../../kernel/log.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import type { GameSave } from '../logStore.ts'
import { isJson, parseSave } from '../savedGameSchema.ts'

/** End of the format of a position document; the id of its game comes before it. */
const POSITION_SUFFIX = '-position'
/**
 * Versions of a game without bots, which every app reads, of one that says who is a bot, and of one that a seat left
 * while the others played on. The last is raised by every change that an older app cannot read.
 */
const [PLAIN_VERSION, BOTS_VERSION, LEAVING_VERSION] = [1, 2, 3]
/** Longest text that is read, in characters: many times the length of a long game. */
export const RECORD_LIMIT = 2_000_000

/**
 * Extent of a record. `full`: with the dealer's secret, so that the game can be played on; whoever reads it can see all
 * cards. `public`: the open log alone.
 */
export type RecordExtent = 'full' | 'public'

export type ImportedDocument =
  | { readonly kind: 'record'; readonly save: GameSave }
  /** Recognised here only: the game reads it. */
  | { readonly kind: 'position'; readonly game: GameId; readonly json: Json }

const hasLeaving = (entries: readonly unknown[]): boolean =>
  entries.some((entry) => (entry as Partial<Entry> | null)?.body && isLeaving((entry as Entry).body))

/** First fields of a record: its format, the lowest version that can say all of it, its header and its bots. */
export const recordStart = (header: unknown, bots: GameSave['bots'], entries: readonly unknown[]): object => ({
  format: RECORD_FORMAT,
  version: hasLeaving(entries) ? LEAVING_VERSION : bots ? BOTS_VERSION : PLAIN_VERSION,
  header,
  ...(bots && { bots }),
})

/** Save as the content of a record, plain data. */
export function toRecord({ header, secret, entries, shown, bots }: GameSave, extent: RecordExtent): object {
  const hidden = extent === 'full' ? { ...(secret && { secret }), shown } : { shown: [] }
  return { ...recordStart(header, bots, entries), ...hidden, entries }
}

/** Save as the text of a file. */
export const writeRecord = (save: GameSave, extent: RecordExtent): string => JSON.stringify(toRecord(save, extent))

/**
 * Reads a file or a pasted text. Refused: `record.tooBig`, `record.empty`, `record.notJson`, `record.cut` (the end of a record is
 * missing), and what `readRecord` refuses.
 */
export function parseRecord(text: string): Result<ImportedDocument> {
  if (text.length > RECORD_LIMIT) return refuse('record.tooBig', undefined, { limit: RECORD_LIMIT })
  const parsed = parseJson(text.trim())
  return parsed.ok ? readRecord(parsed.value) : parsed
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    if (text === '') return refuse('record.empty')
    return refuse(text.startsWith('{') && text.includes(`"${RECORD_FORMAT}"`) ? 'record.cut' : 'record.notJson')
  }
}

/**
 * Reads the content of a file. Refused: `record.notOurs`, `record.newer`, `record.damaged` with the path `at`. The
 * meaning of the entries and their hashes are proved by replay.
 */
export function readRecord(value: unknown): Result<ImportedDocument> {
  if (typeof value !== 'object' || value === null || !('format' in value)) return refuse('record.notOurs')
  const { format } = value
  if (format === RECORD_FORMAT) return readSave(value)
  if (typeof format !== 'string' || !format.endsWith(POSITION_SUFFIX)) return refuse('record.notOurs')
  if (!isJson(value)) return refuse('record.damaged', undefined, { at: 'position' })
  return ok({ kind: 'position', game: format.slice(0, -POSITION_SUFFIX.length), json: value })
}

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1

function readSave(value: object): Result<ImportedDocument> {
  const { format: _, version, ...parts } = value as Readonly<Record<string, unknown>>
  if (!isVersion(version)) return refuse('record.damaged', undefined, { at: 'version' })
  if (version > LEAVING_VERSION) return refuse('record.newer')
  const saysBots = 'bots' in parts
  if (version < LEAVING_VERSION && (version === BOTS_VERSION) !== saysBots)
    return refuse('record.damaged', undefined, { at: 'bots' })
  const save = parseSave({ header: parts.header, ...parts })
  if (!save.ok) return save
  // A log that nobody left would have been of an earlier version.
  if ((version === LEAVING_VERSION) !== hasLeaving(save.value.entries))
    return refuse('record.damaged', undefined, { at: 'version' })
  return ok({ kind: 'record', save: save.value })
}
