/** A game as a file, and what may come in through the same door: a game record or a position document. */
import type { Json } from '../kernel/json.ts'
import { ok, type Result, refuse } from '../kernel/result.ts'
import { isJson, parseSave } from './schema.ts'
import type { Save } from './store.ts'

export const RECORD = 'blackstone-record'
const POSITION = 'blackstone-position'
/** Raised by every change that an older app cannot read. */
export const RECORD_VERSION = 1
/** Longest text that is read, in characters: many times what a long game takes. */
export const RECORD_LIMIT = 2_000_000

/** `full`: with the dealer's secret, so that the game can be played on; whoever reads it can see all cards. `public`: the open log alone. */
export type Extent = 'full' | 'public'

export type Imported =
  | { readonly kind: 'record'; readonly save: Save }
  | { readonly kind: 'position'; readonly json: Json }

/** A save as what a record holds, plain data. */
export function recordOf({ header, secret, entries, shown }: Save, extent: Extent): object {
  const hidden = extent === 'full' ? { ...(secret && { secret }), shown } : { shown: [] }
  return { format: RECORD, version: RECORD_VERSION, header, ...hidden, entries }
}

/** A save as the text of a file. */
export const makeRecord = (save: Save, extent: Extent): string => JSON.stringify(recordOf(save, extent))

/**
 * Reads a file or a pasted text. Refused: `record.tooBig`, `record.notJson`, `record.cut` (the end of a record is missing), and what
 * `readRecord` refuses.
 */
export function parseRecord(text: string): Result<Imported> {
  if (text.length > RECORD_LIMIT) return refuse('record.tooBig', undefined, { limit: RECORD_LIMIT })
  const parsed = parseJson(text.trim())
  return parsed.ok ? readRecord(parsed.value) : parsed
}

function parseJson(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text) as unknown)
  } catch {
    return refuse(text.startsWith('{') && text.includes(`"${RECORD}"`) ? 'record.cut' : 'record.notJson')
  }
}

/**
 * Reads the content of a file. Refused: `record.notOurs`, `record.newer`, `record.damaged` with the path `at`. What the entries mean,
 * and their hashes, are proved by replay. A position is only recognised here: the game reads it.
 */
export function readRecord(value: unknown): Result<Imported> {
  if (typeof value !== 'object' || value === null || !('format' in value)) return refuse('record.notOurs')
  if (value.format === POSITION) return readPosition(value)
  return value.format === RECORD ? readSave(value) : refuse('record.notOurs')
}

function readPosition(value: object): Result<Imported> {
  return isJson(value) ? ok({ kind: 'position', json: value }) : refuse('record.damaged', undefined, { at: 'position' })
}

const isVersion = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 1

function readSave(value: object): Result<Imported> {
  const { format: _, version, ...parts } = value as Readonly<Record<string, unknown>>
  if (!isVersion(version)) return refuse('record.damaged', undefined, { at: 'version' })
  if (version > RECORD_VERSION) return refuse('record.newer')
  const save = parseSave({ header: parts.header, ...parts })
  return save.ok ? ok({ kind: 'record', save: save.value }) : save
}
