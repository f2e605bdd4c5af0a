/** File with all games of a phone, and the puzzles solved on it. */
import { ARCHIVE_FORMAT } from '../../kernel/formats.ts'
import type { Json } from '../../kernel/json.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { isJson } from '../schema.ts'

/** Raised by every change that an older app cannot read. */
const ARCHIVE_VERSION = 1

/** Game in the file: the name that a person gave it, empty if none, and its record as a text. */
export interface ArchivedGame {
  readonly name: string
  readonly record: string
  /** Plain data that the phone had about it: when it was played, how it ended. Null if nothing is known. */
  readonly told: Json
}

export interface Archive {
  readonly games: readonly ArchivedGame[]
  /** Stored puzzles, plain data; null if there are none. */
  readonly puzzles: Json
}

const gameToJsonText = ({ name, record, told }: ArchivedGame): string =>
  `{"name":${JSON.stringify(name)},"told":${JSON.stringify(told)},"record":${record}}`

/** Text of an archive. The records are finished texts, damaged ones among them. */
export const writeArchive = ({ games, puzzles }: Archive): string => {
  const puzzlesField = puzzles === null ? '' : `,"puzzles":${JSON.stringify(puzzles)}`
  const gamesField = `"games":[${games.map(gameToJsonText).join()}]`
  return `{"format":"${ARCHIVE_FORMAT}","version":${ARCHIVE_VERSION},${gamesField}${puzzlesField}}`
}

type UnknownFields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): UnknownFields =>
  typeof value === 'object' && value !== null ? (value as UnknownFields) : {}

const readArchivedGame = (value: unknown): ArchivedGame => {
  const { name, record, told } = fieldsOf(value)
  return {
    name: typeof name === 'string' ? name : '',
    record: JSON.stringify(record ?? null),
    told: isJson(told) ? told : null,
  }
}

const parseJsonOrNull = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads an archive; its records are not checked here. Older files have no puzzles. Refused: `record.cut` if its end is
 * missing, `record.newer`, `record.damaged`.
 */
export const readArchive = (text: string): Result<Archive> => {
  const value = parseJsonOrNull(text)
  if (value === null) return refuse('record.cut')
  const { format, version, games, puzzles } = fieldsOf(value)
  if (Number.isSafeInteger(version) && Number(version) > ARCHIVE_VERSION) return refuse('record.newer')
  if (format !== ARCHIVE_FORMAT || version !== ARCHIVE_VERSION || !Array.isArray(games))
    return refuse('record.damaged', undefined, { at: 'games' })
  return ok({ games: games.map(readArchivedGame), puzzles: isJson(puzzles) ? puzzles : null })
}
