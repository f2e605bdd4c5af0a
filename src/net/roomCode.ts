import { PEER_PREFIX } from '../kernel/formats.ts'
import { err, ok, type Result } from '../kernel/result.ts'

/** Letters and digits that nobody confuses, aloud or in print: no 0 and O, no 1, I and L. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 6

/** Bound of the bytes used: below it every letter is equally likely. */
const FAIR = 256 - (256 % ALPHABET.length)

/** Source of as many random bytes as asked for. */
export type RandomBytes = (count: number) => Uint8Array

/**
 * Room code of six characters.
 * @param randomBytes is asked until it has given enough
 */
export const createRoomCode = (randomBytes: RandomBytes): string => {
  let code = ''
  while (code.length < CODE_LENGTH) {
    for (const byte of randomBytes(CODE_LENGTH - code.length)) if (byte < FAIR) code += ALPHABET[byte % ALPHABET.length]
  }
  return code
}

/** Room code as somebody typed it: small letters, spaces and dashes are accepted. Refused: `room.code`. */
export const readRoomCode = (text: string): Result<string> => {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  const isCode = code.length === CODE_LENGTH && [...code].every((letter) => ALPHABET.includes(letter))
  return isCode ? ok(code) : err({ code: 'room.code' })
}

/** Peer id under which a room's host is found on the PeerServer. */
export const hostPeerId = (code: string): string => `${PEER_PREFIX}${code}`

/**
 * Peer id of a phone that dials a room: it includes the code, so that a proxy can lead both phones to one server of
 * many.
 */
export const guestPeerId = (code: string, guestName: string): string => `${PEER_PREFIX}${code}-${guestName}`
