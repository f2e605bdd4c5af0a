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
import { isJson } from '../schema.ts'

/** Raised by every change that an older app cannot read. */
const POSITION_STRING_VERSION = 1
/** Longest string that is written or read, in characters. */
const POSITION_STRING_LIMIT = 16_000
/** Most bytes that a string may inflate to. */
const MOST_BYTES = 200_000
const CHECKSUM_LENGTH = 8

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
  const text = `BP${POSITION_STRING_VERSION}.${body}${checksumOf(body)}`
  return text.length > POSITION_STRING_LIMIT ? refuse('position.link.tooBig') : ok(text)
}

/**
 * Position document in a string. Refused: `position.link.tooBig`, `position.link.notOurs`, `position.link.newer`,
 * `position.link.damaged`.
 */
export const parsePositionString = (text: string): Result<Json> => {
  if (text.length > POSITION_STRING_LIMIT) return refuse('position.link.tooBig')
  const [, version] = /^BP(\d{1,6})\./.exec(text) ?? []
  if (version === undefined) return refuse('position.link.notOurs')
  if (Number(version) > POSITION_STRING_VERSION) return refuse('position.link.newer')
  const [, body = '', checksum] = /^BP1\.([\w-]*)([\w-]{8})$/.exec(text) ?? []
  const bytes = checksum === checksumOf(body) ? fromBase64url(body) : undefined
  const json = bytes && inflateJson(bytes)
  return json === undefined ? refuse('position.link.damaged') : ok(json)
}
