/** Links that bring a phone to a table. Their content follows `#`, which a browser sends to no server. */
import { fromBase64url } from '#src/kernel/base64url.ts'
import { readRoomCode } from '#src/net/roomCode.ts'
import { readingsOf } from '#src/table/record/findEncodedString.ts'
import type { SeatLink } from '../parts/phoneProps.ts'

const hashLink = (page: string, ...parts: readonly string[]): string =>
  `${page.replace(/#.*$/, '')}#/${parts.map(encodeURIComponent).join('/')}`

/**
 * Link in the QR code of a room.
 * @param page address of the app
 */
export const roomLink = (page: string, code: string): string => hashLink(page, 'join', code)

/** Link that moves a seat: any phone that has it can play the seat. */
export const seatLink = (page: string, { code, seat, secret }: SeatLink): string =>
  hashLink(page, 'seat', code, seat, secret)

/** Content of a scanned or pasted text: a room, a seat, or the offer of a pairing. */
export type ParsedLink =
  | { readonly kind: 'room'; readonly code: string }
  | { readonly kind: 'seat'; readonly link: SeatLink }
  | { readonly kind: 'offer'; readonly text: string }

/** What may stand between two signs of a link: nothing, what a mail program does at the end of a line, or any space. */
const GAPS = ['', '(?:\\s*\\n\\s*)?', '\\s*'] as const
type Gap = (typeof GAPS)[number]

const signs = (sign: string, count: number, gap: string): string => `((?:${sign}${gap}){${count - 1}}${sign})`

/** Link of a room, with nothing that belongs to a longer word behind it. */
const roomPattern = (gap: Gap): RegExp => {
  const code = signs('[a-z\\d]', 6, `[-]?${gap}[-]?`)
  return new RegExp(`[#/]${gap}join${gap}/${gap}${code}(?![a-z\\d])`, 'i')
}

/**
 * Link of a seat: its id and its secret are base64url of known lengths, and at most three signs of a sentence follow.
 * Only the host can say whether they are valid.
 */
const seatPattern = (gap: Gap): RegExp => {
  const [code, id, secret] = [signs('[a-z\\d]', 6, `[-]?${gap}[-]?`), signs('[\\w-]', 8, gap), signs('[\\w-]', 22, gap)]
  const parts = [`[#/]${gap}seat`, code, id, secret].join(`${gap}/${gap}`)
  return new RegExp(`${parts}(?=[-_]{0,3}(?![\\w-]))`, 'i')
}

const ROOM_LINKS = GAPS.map(roomPattern)
const SEAT_LINKS = GAPS.map(seatPattern)
/** Link of a seat with no more than its room. */
const CUT_SEAT_LINK = /[#/]seat\/([^/\s]+)/i
const OFFER_TEXT = /(?:^|[^a-z\d])BCP\d+\./i

/** Content of the first match of which something is made: of all readings without a gap, then of those with one. */
const firstOf = <T>(
  readings: readonly string[],
  patterns: readonly RegExp[],
  make: (match: readonly string[]) => T | null,
) => {
  for (const pattern of patterns)
    for (const reading of readings) {
      const match = pattern.exec(reading)
      const made = match && make(match.map((part) => part.replace(/\s/g, '')))
      if (made) return made
    }
  return null
}

const roomOf = ([, text = '']: readonly string[]): ParsedLink | null => {
  const code = readRoomCode(text)
  return code.ok ? { kind: 'room', code: code.value } : null
}

const seatOf = ([, text = '', seat = '', secret = '']: readonly string[]): ParsedLink | null => {
  const code = readRoomCode(text)
  // A secret of another form is one that ran into the next word.
  return code.ok && fromBase64url(secret) ? { kind: 'seat', link: { code: code.value, seat, secret } } : null
}

/** Reads the link of a seat or of a room in a text, whatever carried it; null where there is none. */
export const parseTableLink = (text: string): ParsedLink | null => {
  const readings = readingsOf(text)
  return firstOf(readings, SEAT_LINKS, seatOf) ?? firstOf(readings, ROOM_LINKS, roomOf)
}

/** Room in the link of a seat that is not whole; null where there is none. */
export const roomOfCutSeat = (text: string): string | null => {
  const room = firstOf(readingsOf(text), [CUT_SEAT_LINK], roomOf)
  return room?.kind === 'room' ? room.code : null
}

/** Code by itself, with what a sentence puts round it. */
const parseCode = (text: string): ParsedLink | null => {
  const [reading = ''] = readingsOf(text)
  return roomOf(['', reading.replace(/^[^a-z\d]+|[^a-z\d]+$/gi, '')])
}

/** Reads a link, a bare code, or the text of a pairing; null for any other text. */
export const parseLink = (text: string): ParsedLink | null => {
  const trimmed = text.trim()
  if (readingsOf(trimmed).some((reading) => OFFER_TEXT.test(reading))) return { kind: 'offer', text: trimmed }
  return parseTableLink(trimmed) ?? parseCode(trimmed)
}
