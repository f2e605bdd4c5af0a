/** All games of a phone in one file, and what was solved of puzzles. */
import type { Json } from '../kernel/json.ts'
import { ok, type Result, refuse } from '../kernel/result.ts'
import { isJson } from './schema.ts'

const ARCHIVE = 'blackstone-games'
/** Raised by every change that an older app cannot read. */
const VERSION = 1

/** A game in it: what a person called it, empty where nobody did, and its record as a text. */
export interface Kept {
  readonly name: string
  readonly record: string
  /** What else the phone said of it, plain data: when it was played, how it ended. Null where nothing is known. */
  readonly told: Json
}

export interface Archive {
  readonly games: readonly Kept[]
  /** What is kept of puzzles, plain data; null where nothing is. */
  readonly puzzles: Json
}

const gameText = ({ name, record, told }: Kept): string =>
  `{"name":${JSON.stringify(name)},"told":${JSON.stringify(told)},"record":${record}}`

/** The text of such a file. The records are texts that were made already, damaged ones among them. */
export const makeArchive = ({ games, puzzles }: Archive): string => {
  const solved = puzzles === null ? '' : `,"puzzles":${JSON.stringify(puzzles)}`
  return `{"format":"${ARCHIVE}","version":${VERSION},"games":[${games.map(gameText).join()}]${solved}}`
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

const keptOf = (value: unknown): Kept => {
  const { name, record, told } = fieldsOf(value)
  return {
    name: typeof name === 'string' ? name : '',
    record: JSON.stringify(record ?? null),
    told: isJson(told) ? told : null,
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether a text is such a file and no other: it begins as one. */
export const isArchive = (text: string): boolean => text.trimStart().slice(0, 60).includes(`"${ARCHIVE}"`)

/**
 * Reads such a file; what the records are worth, each is asked by itself. Files of before say nothing of puzzles. Refused: `record.cut`
 * where its end is missing, `record.newer`, `record.damaged`.
 */
export const readArchive = (text: string): Result<Archive> => {
  const value = parsed(text)
  if (value === null) return refuse('record.cut')
  const { format, version, games, puzzles } = fieldsOf(value)
  if (Number.isSafeInteger(version) && Number(version) > VERSION) return refuse('record.newer')
  if (format !== ARCHIVE || version !== VERSION || !Array.isArray(games))
    return refuse('record.damaged', undefined, { at: 'games' })
  return ok({ games: games.map(keptOf), puzzles: isJson(puzzles) ? puzzles : null })
}
