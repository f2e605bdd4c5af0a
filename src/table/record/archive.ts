/** File with all games of a phone, the puzzles solved on it, its settings, and what was learned. */
import { ARCHIVE_FORMAT } from '../../kernel/formats.ts'
import type { Json } from '../../kernel/json.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { isJson } from '../savedGameSchema.ts'

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
  /** False if the file was cut or damaged: these are its games that are whole, and nothing else of it. */
  readonly isWhole: boolean
}

/** What an archive is written of. */
export type ArchiveContents = Omit<Archive, 'isWhole'>

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

/** The text of a record; of one that is nested too deeply to be written, that of none. */
const textOf = (record: unknown): string => {
  try {
    return JSON.stringify(record ?? null)
  } catch {
    return 'null'
  }
}

const readArchivedGame = (value: unknown): ArchivedGame => {
  const { name, record, told } = fieldsOf(value)
  return {
    name: typeof name === 'string' ? name : '',
    record: textOf(record),
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

/** Where the object that begins here ends; 0 if it has no end. */
const endOfObject = (text: string, start: number): number => {
  let depth = 0
  let isInString = false
  for (let at = start; at < text.length; at++) {
    const sign = text[at]
    if (isInString) {
      if (sign === '\\') at++
      else isInString = sign !== '"'
    } else if (sign === '"') isInString = true
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') {
      depth--
      if (depth === 0) return at + 1
    }
  }
  return 0
}

/** How a game begins in the file, as `gameToJsonText` writes it; players of a game begin so too. */
const BEGIN = '{"name":'
/** How often as much as the whole text is looked through: what is damaged may seem to have no end, again and again. */
const MOST_LOOKS = 10

/** The games that are whole in a text that as a whole is none: its end is missing, or something in it is damaged. */
const wholeGamesIn = (text: string): readonly unknown[] => {
  const games: unknown[] = []
  let looked = 0
  for (let at = text.indexOf(BEGIN); at >= 0 && looked < MOST_LOOKS * text.length; ) {
    const end = endOfObject(text, at)
    const game = end > 0 ? parseJsonOrNull(text.slice(at, end)) : null
    const isWhole = 'record' in fieldsOf(game)
    if (isWhole) games.push(game)
    looked += (end || text.length) - at
    at = text.indexOf(BEGIN, isWhole ? end : at + 1)
  }
  return games
}

/** What is left of a text that is no JSON; null if no game is. */
const restOf = (text: string): unknown => {
  const games = wholeGamesIn(text)
  return games.length > 0 ? { format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, games } : null
}

/**
 * Reads an archive; its records are not checked here. Older files have games alone. Of one that was cut or damaged the
 * games that are whole are read. Refused: `archive.cut` if it has none, `archive.newer`, `record.damaged`.
 */
export const readArchive = (text: string): Result<Archive> => {
  const whole = parseJsonOrNull(text)
  const value = whole ?? restOf(text)
  if (value === null) return refuse('archive.cut')
  const { format, version, games, puzzles, settings, progress } = fieldsOf(value)
  const plain = (field: unknown): Json => (isJson(field) ? field : null)
  if (Number.isSafeInteger(version) && Number(version) > ARCHIVE_VERSION) return refuse('archive.newer')
  if (format !== ARCHIVE_FORMAT || version !== ARCHIVE_VERSION || !Array.isArray(games))
    return refuse('record.damaged', undefined, { at: 'games' })
  return ok({
    games: games.map(readArchivedGame),
    puzzles: plain(puzzles),
    settings: plain(settings),
    progress: plain(progress),
    isWhole: whole !== null,
  })
}
