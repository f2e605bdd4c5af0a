/** All games of a phone in one file. */
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

/** The text of such a file. The records are texts that were made already, damaged ones among them. */
export const makeArchive = (games: readonly Kept[]): string =>
  `{"format":"${ARCHIVE}","version":${VERSION},"games":[${games
    .map(
      ({ name, record, told }) => `{"name":${JSON.stringify(name)},"told":${JSON.stringify(told)},"record":${record}}`,
    )
    .join()}]}`

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
 * Reads such a file; what the records are worth, each is asked by itself. Refused: `record.cut` where its end is missing, `record.newer`,
 * `record.damaged`.
 */
export const readArchive = (text: string): Result<readonly Kept[]> => {
  const value = parsed(text)
  if (value === null) return refuse('record.cut')
  const { format, version, games } = fieldsOf(value)
  if (Number.isSafeInteger(version) && Number(version) > VERSION) return refuse('record.newer')
  const isOurs = format === ARCHIVE && version === VERSION && Array.isArray(games)
  return isOurs ? ok(games.map(keptOf)) : refuse('record.damaged', undefined, { at: 'games' })
}
