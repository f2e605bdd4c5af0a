/**
 * Position document as a string for a link: `BP1.`, then base64url of its canonical JSON, deflated, then a checksum of
 * eight characters. The game's own reader checks the content.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { fromBase64url, toBase64url } from '../../kernel/base64url.ts'
import { canonicalJson } from '../../kernel/canonicalJson.ts'
import type { Json } from '../../kernel/json.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { sha256OfJson } from '../../kernel/sha256OfJson.ts'
import { isJson } from '../savedGameSchema.ts'
import { CHECKSUM_LENGTH, flawOfString, type StringFlaw } from './stringFlaw.ts'

/** Begin of a position as a string; its version follows, then a dot. */
export const POSITION_SIGN = 'BP'
/** Raised by every change that an older app cannot read. */
const POSITION_STRING_VERSION = 1
/** Longest string that is written or read, in characters. */
const POSITION_STRING_LIMIT = 16_000
/** Most bytes that a string may inflate to. */
const MOST_BYTES = 200_000
const POSITION_STRING_START = new RegExp(`^${POSITION_SIGN}(\\d{1,6})\\.`)
const POSITION_STRING_PARTS = new RegExp(
  `^${POSITION_SIGN}${POSITION_STRING_VERSION}\\.([\\w-]*)([\\w-]{${CHECKSUM_LENGTH}})$`,
)
const FLAW_CODES: Readonly<Record<StringFlaw, string>> = {
  cut: 'position.link.cut',
  damaged: 'position.link.damaged',
  oneCase: 'position.link.oneCase',
}

const checksumOf = (body: string): string => toBase64url(sha256OfJson(['position', body])).slice(0, CHECKSUM_LENGTH)

const inflateJson = (bytes: Uint8Array): Json | undefined => {
  try {
    const json: unknown = JSON.parse(strFromU8(inflateSync(bytes, { out: new Uint8Array(MOST_BYTES) })))
    return isJson(json) ? json : undefined
  } catch {
    return undefined
  }
}

/** String of a position document. Refused: `position.link.tooBig`. */
export const writePositionString = (document: Json): Result<string> => {
  const body = toBase64url(deflateSync(strToU8(canonicalJson(document)), { level: 9 }))
  const text = `${POSITION_SIGN}${POSITION_STRING_VERSION}.${body}${checksumOf(body)}`
  return text.length > POSITION_STRING_LIMIT ? refuse('position.link.tooBig') : ok(text)
}

/** Whether the checksum of a string fits, which is of a version that this app can read. */
export const hasPositionChecksum = (text: string): boolean => {
  const [, body = '', checksum] = POSITION_STRING_PARTS.exec(text) ?? []
  return checksum === checksumOf(body)
}

/**
 * Position document in a string. Refused: `position.link.tooBig`, `position.link.notOurs`, `position.link.newer`,
 * `position.link.cut`, `position.link.damaged`, `position.link.oneCase`.
 */
export const parsePositionString = (text: string): Result<Json> => {
  if (text.length > POSITION_STRING_LIMIT) return refuse('position.link.tooBig')
  const [sign, version] = POSITION_STRING_START.exec(text) ?? []
  if (sign === undefined) return refuse('position.link.notOurs')
  if (Number(version) > POSITION_STRING_VERSION) return refuse('position.link.newer')
  const packed = text.slice(sign.length)
  if (!hasPositionChecksum(text)) return refuse(FLAW_CODES[flawOfString(packed, MOST_BYTES)])
  const bytes = fromBase64url(packed.slice(0, -CHECKSUM_LENGTH))
  const json = bytes && inflateJson(bytes)
  return json === undefined ? refuse(FLAW_CODES.damaged) : ok(json)
}
