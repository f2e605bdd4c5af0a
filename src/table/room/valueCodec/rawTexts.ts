/** Texts that stand for random bytes and travel as these: hashes of states, salts, ids, locks and signatures. */
import { fromBase64url, toBase64url } from '../../../kernel/base64url.ts'
import { TAG } from './tags.ts'

export interface RawKind {
  readonly tag: number
  readonly characters: number
  readonly bytes: number
}

const HASH: RawKind = { tag: TAG.hash, characters: 16, bytes: 8 }
/** Kinds by their length: the hash of a state as hex digits, 16, 32 and 64 bytes as base64url. */
export const RAW_KINDS: readonly RawKind[] = [
  HASH,
  { tag: TAG.bytes16, characters: 22, bytes: 16 },
  { tag: TAG.bytes32, characters: 43, bytes: 32 },
  { tag: TAG.bytes64, characters: 86, bytes: 64 },
]

const HASH_PATTERN = /^[0-9a-f]{16}$/

/** Kind of a text; undefined if it stands for no bytes, or is not written as `textOfRawBytes` would write them. */
export const rawKindOf = (text: string): RawKind | undefined => {
  const kind = RAW_KINDS.find(({ characters }) => characters === text.length)
  const isRaw = kind === HASH ? HASH_PATTERN.test(text) : kind && fromBase64url(text)
  return isRaw ? kind : undefined
}

const bytesOfHex = (text: string): Uint8Array =>
  Uint8Array.from({ length: 8 }, (_, nth) => Number.parseInt(text.slice(2 * nth, 2 * nth + 2), 16))

/** Bytes of a text of this kind. */
export const rawBytesOfText = (kind: RawKind, text: string): Uint8Array =>
  kind === HASH ? bytesOfHex(text) : (fromBase64url(text) as Uint8Array)

export const textOfRawBytes = (kind: RawKind, bytes: Uint8Array): string =>
  kind === HASH ? [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') : toBase64url(bytes)
