/**
 * A position document as a string for a link: `BP1.`, then base64url of its canonical JSON, deflated, then eight characters that tell
 * whether the string is whole. What stands in it, the game's own reader checks.
 */
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import { fromBase64url, toBase64url } from '../kernel/base64url.ts'
import { canonical } from '../kernel/canonical.ts'
import type { Json } from '../kernel/json.ts'
import { ok, type Result, refuse } from '../kernel/result.ts'
import { shaOf } from '../kernel/sha.ts'
import { isJson } from './schema.ts'

/** Raised by every change that an older app cannot read. */
const VERSION = 1
/** Longest string that is made or read, in characters. */
const LIMIT = 16_000
/** Most bytes that a string may unfold to. */
const MOST_BYTES = 200_000
const CHECK = 8

const checkOf = (body: string): string => toBase64url(shaOf(['position', body])).slice(0, CHECK)

const inflated = (bytes: Uint8Array): Json | undefined => {
  try {
    const json: unknown = JSON.parse(strFromU8(inflateSync(bytes, { out: new Uint8Array(MOST_BYTES) })))
    return isJson(json) ? json : undefined
  } catch {
    return undefined
  }
}

/** Refused: `position.link.tooBig`. */
export const makePositionString = (document: Json): Result<string> => {
  const body = toBase64url(deflateSync(strToU8(canonical(document)), { level: 9 }))
  const text = `BP${VERSION}.${body}${checkOf(body)}`
  return text.length > LIMIT ? refuse('position.link.tooBig') : ok(text)
}

/** Refused: `position.link.tooBig`, `position.link.notOurs`, `position.link.newer`, `position.link.damaged`. */
export const parsePositionString = (text: string): Result<Json> => {
  if (text.length > LIMIT) return refuse('position.link.tooBig')
  const [, version] = /^BP(\d{1,6})\./.exec(text) ?? []
  if (version === undefined) return refuse('position.link.notOurs')
  if (Number(version) > VERSION) return refuse('position.link.newer')
  const [, body = '', check] = /^BP1\.([\w-]*)([\w-]{8})$/.exec(text) ?? []
  const bytes = check === checkOf(body) ? fromBase64url(body) : undefined
  const json = bytes && inflated(bytes)
  return json === undefined ? refuse('position.link.damaged') : ok(json)
}
