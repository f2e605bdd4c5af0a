/** Base64 of bytes with `-` and `_`, without padding (RFC 4648, section 5): for ids, salts and locks. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map([...DIGITS].map((digit, value) => [digit, value]))

export const toBase64url = (bytes: Uint8Array): string => {
  let text = ''
  let buffer = 0
  let bits = 0
  for (const byte of bytes) {
    buffer = ((buffer << 8) | byte) & 0xffff
    for (bits += 8; bits >= 6; bits -= 6) text += DIGITS.charAt((buffer >> (bits - 6)) & 63)
  }
  return bits ? text + DIGITS.charAt((buffer << (6 - bits)) & 63) : text
}

/** Bytes of a text; `undefined` unless `toBase64url` would make exactly this text of them. */
export const fromBase64url = (text: string): Uint8Array | undefined => {
  const bytes = new Uint8Array((text.length * 6) >> 3)
  let buffer = 0
  let bits = 0
  let length = 0
  for (const digit of text) {
    const value = VALUES.get(digit)
    if (value === undefined) return undefined
    buffer = ((buffer << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[length++] = (buffer >> bits) & 0xff
  }
  const isWhole = text.length % 4 !== 1 && (buffer & ((1 << bits) - 1)) === 0
  return isWhole ? bytes : undefined
}
