import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonicalJson.ts'
import type { Json } from './json.ts'

/** Bytes of a text in UTF-8. What is all ASCII, as locks are, is not worth an encoder: it takes longer than the hash. */
const bytesOf = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index)
    if (unit > 127) return utf8ToBytes(text)
    bytes[index] = unit
  }
  return bytes
}

/** SHA-256 (32 bytes) of the canonical text of plain data. `sha256sum` gives the same. */
export const sha256OfJson = (value: Json): Uint8Array => sha256(bytesOf(canonicalJson(value)))
