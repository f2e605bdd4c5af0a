import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from './canonicalJson.ts'
import type { Json } from './json.ts'

/** SHA-256 (32 bytes) of the canonical text of plain data. `sha256sum` gives the same. */
export const sha256OfJson = (value: Json): Uint8Array => sha256(utf8ToBytes(canonicalJson(value)))
