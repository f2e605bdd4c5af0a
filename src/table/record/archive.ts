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
  /** True if the file has no end: these are its games that are whole, and nothing else of it. */
  readonly isCut: boolean
}

/** What an archive is written of. */
export type ArchiveContents = Omit<Archive, 'isCut'>

/** An archive of games alone. */
export const archiveOfGames = (games: readonly ArchivedGame[]): ArchiveContents => ({
  games,
  puzzles: null,
  settings: null,
  progress: null,
})

const gameToJsonText = ({ name, record, told }: ArchivedGame): string =>
  `{"name":${JSON.stringify(name)},"told":${JSON.stringify(told)},"record":${record}}`

/** Text of an archive. The records are finished texts, damaged ones among them. */
export const writeArchive = ({ games, ...more }: ArchiveContents): string => {
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

/** Number of brackets that are open between two games: of the file, and of its list of games. */
const BETWEEN_GAMES = 2

/** Where the last game ends that is whole in a text without its end; 0 if none is. */
const endOfWholeGames = (text: string): number => {
  let depth = 0
  let isInString = false
  let end = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (isInString) {
      if (sign === '\\') at++
      else isInString = sign !== '"'
    } else if (sign === '"') isInString = true
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') {
      depth--
      if (depth === BETWEEN_GAMES) end = at + 1
      // The list of games is over.
      if (depth < BETWEEN_GAMES) return end
    }
  }
  return end
}

const parseWholeGames = (text: string): unknown => parseJsonOrNull(`${text.slice(0, endOfWholeGames(text))}]}`)

/**
 * Reads an archive; its records are not checked here. Older files have games alone. Of one whose end is missing the
 * games that are whole are read. Refused: `archive.cut` if it has none, `record.newer`, `record.damaged`.
 */
export const readArchive = (text: string): Result<Archive> => {
  const whole = parseJsonOrNull(text)
  const value = whole ?? parseWholeGames(text)
  if (value === null) return refuse('archive.cut')
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
    isCut: whole === null,
  })
}
