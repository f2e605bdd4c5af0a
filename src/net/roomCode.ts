import { no, ok, type Result } from '../kernel/result.ts'

/** Letters and digits that nobody takes for one another, aloud or in print: no 0 and O, no 1, I and L. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 6
/** On a PeerServer that serves others too, our rooms are ours. */
const PREFIX = 'blackstone-castle-'

/** The largest byte below which every letter is equally likely. */
const FAIR = 256 - (256 % ALPHABET.length)

/** Bytes of chance, as many as asked for. */
export type Chance = (count: number) => Uint8Array

/** A room's six characters. @param chance is asked until it has given enough */
export const newCode = (chance: Chance): string => {
  let code = ''
  while (code.length < CODE_LENGTH) {
    for (const byte of chance(CODE_LENGTH - code.length)) if (byte < FAIR) code += ALPHABET[byte % ALPHABET.length]
  }
  return code
}

/** A code as somebody typed it: small letters, spaces and dashes are forgiven. Refused: `room.code`. */
export const readCode = (text: string): Result<string> => {
  const code = text.toUpperCase().replace(/[\s-]/g, '')
  const isCode = code.length === CODE_LENGTH && [...code].every((letter) => ALPHABET.includes(letter))
  return isCode ? ok(code) : no({ code: 'room.code' })
}

/** The name under which a room's host is found on the PeerServer. */
export const peerIdOf = (code: string): string => `${PREFIX}${code}`

/** The name of a phone that dials a room: it says the code too, so that a proxy can lead both phones to one server of many. */
export const guestIdOf = (code: string, name: string): string => `${PREFIX}${code}-${name}`
