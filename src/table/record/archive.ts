/** File with all games of a phone, the puzzles solved on it, its settings, and what was learned. */
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
  /** Settings, plain data; null in files of before. */
  readonly settings: Json
  /** Lessons that are done and the like, plain data; null in files of before. */
  readonly progress: Json
}

/** An archive of games alone. */
export const archiveOfGames = (games: readonly ArchivedGame[]): Archive => ({
  games,
  puzzles: null,
  settings: null,
  progress: null,
})

const gameToJsonText = ({ name, record, told }: ArchivedGame): string =>
  `{"name":${JSON.stringify(name)},"told":${JSON.stringify(told)},"record":${record}}`

/** Text of an archive. The records are finished texts, damaged ones among them. */
export const writeArchive = ({ games, ...more }: Archive): string => {
  const fields = Object.entries(more).flatMap(([name, value]) =>
    value === null ? [] : `,"${name}":${JSON.stringify(value)}`,
  )
  const gamesField = `"games":[${games.map(gameToJsonText).join()}]`
  return `{"format":"${ARCHIVE_FORMAT}","version":${ARCHIVE_VERSION},${gamesField}${fields.join('')}}`
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
 * Reads an archive; its records are not checked here. Older files have games alone. Refused: `record.cut` if its end is
 * missing, `record.newer`, `record.damaged`.
 */
export const readArchive = (text: string): Result<Archive> => {
  const value = parseJsonOrNull(text)
  if (value === null) return refuse('record.cut')
  const { format, version, games, puzzles, settings, progress } = fieldsOf(value)
  const plain = (field: unknown): Json => (isJson(field) ? field : null)
  if (Number.isSafeInteger(version) && Number(version) > ARCHIVE_VERSION) return refuse('record.newer')
  if (format !== ARCHIVE_FORMAT || version !== ARCHIVE_VERSION || !Array.isArray(games))
    return refuse('record.damaged', undefined, { at: 'games' })
  return ok({
    games: games.map(readArchivedGame),
    puzzles: plain(puzzles),
    settings: plain(settings),
    progress: plain(progress),
  })
}
