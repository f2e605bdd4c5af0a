/** Links that bring a phone to a table. Their content follows `#`, which a browser sends to no server. */
import { readRoomCode } from '#src/net/roomCode.ts'
import type { SeatLink } from '../parts/props.ts'

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

/** Seats and secrets are base64url; only the host can say whether they are valid. */
const SEAT_LINK = /#\/seat\/([^/]+)\/([\w-]{1,32})\/([\w-]{1,64})$/
const ROOM_LINK = /#\/join\/([^/]+)$/
const OFFER_TEXT = /(?:^|\/)BCP\d+\./i

const parseRoomLink = (text: string): ParsedLink | null => {
  const code = readRoomCode(ROOM_LINK.exec(text)?.[1] ?? text)
  return code.ok ? { kind: 'room', code: code.value } : null
}

const parseSeatLink = (text: string): ParsedLink | null => {
  const [, codeText = '', seat = '', secret = ''] = SEAT_LINK.exec(text) ?? []
  const code = readRoomCode(codeText)
  return code.ok ? { kind: 'seat', link: { code: code.value, seat, secret } } : null
}

/** Reads a link, a bare code, or the text of a pairing; null for any other text. */
export const parseLink = (text: string): ParsedLink | null => {
  const trimmed = text.trim()
  if (OFFER_TEXT.test(trimmed)) return { kind: 'offer', text: trimmed }
  return parseSeatLink(trimmed) ?? parseRoomLink(trimmed)
}
