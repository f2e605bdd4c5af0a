/** What is wrong with a string whose checksum does not fit: what carried it cut it, or changed it. */
import { inflateSync } from 'fflate'
import { fromBase64url } from '../../kernel/base64url.ts'

/** Length of the checksum at the end of a string, in characters. */
export const CHECKSUM_LENGTH = 8
/** Code of fflate for data that end too early. */
const ENDS_EARLY = 0
/** Fewest characters of which some are capitals and some are not. */
const FEWEST_OF_BOTH = 40

/** `oneCase`: all of its letters were made small, or all of them capitals. */
export type StringFlaw = 'cut' | 'damaged' | 'oneCase'

const flawOfBytes = (bytes: Uint8Array, mostBytes: number): StringFlaw => {
  try {
    inflateSync(bytes, { out: new Uint8Array(mostBytes) })
    return 'damaged'
  } catch (error) {
    return (error as { readonly code?: number }).code === ENDS_EARLY ? 'cut' : 'damaged'
  }
}

/**
 * Flaw of a string.
 * @param packed what follows its sign
 * @param mostBytes how many bytes it may inflate to
 */
export const flawOfString = (packed: string, mostBytes: number): StringFlaw => {
  if (!/^[\w-]*$/.test(packed)) return 'damaged'
  const isOneCase = packed === packed.toLowerCase() || packed === packed.toUpperCase()
  if (isOneCase && packed.length >= FEWEST_OF_BOTH) return 'oneCase'
  const bytes = fromBase64url(packed.slice(0, -CHECKSUM_LENGTH))
  // Of a form that is never written: its end is missing.
  return bytes && bytes.length > 0 ? flawOfBytes(bytes, mostBytes) : 'cut'
}
