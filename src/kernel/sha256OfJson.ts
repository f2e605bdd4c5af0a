import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { canonical } from './canonical.ts'
import type { Json } from './json.ts'

/** SHA-256 (32 bytes) of the canonical text of plain data. Whoever has `sha256sum` can check it by hand. */
export const shaOf = (value: Json): Uint8Array => sha256(utf8ToBytes(canonical(value)))
