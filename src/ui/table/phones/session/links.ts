/** Links that bring a phone to a table. What they say stands behind `#`, which a browser tells no server. */
import { readCode } from '../../net/code.ts'
import type { SeatLink } from './props.ts'

const at = (page: string, ...parts: readonly string[]): string =>
  `${page.replace(/#.*$/, '')}#/${parts.map(encodeURIComponent).join('/')}`

/** The link that a room's square code holds. @param page the app's own address */
export const roomLink = (page: string, code: string): string => at(page, 'join', code)

/** The link that moves a seat: whoever has it plays that seat. */
export const seatLink = (page: string, { code, seat, secret }: SeatLink): string => at(page, 'seat', code, seat, secret)

/** What a camera read or somebody pasted: a room, a seat, the code of a pairing; null where it is nothing of ours. */
export type Found =
  | { readonly kind: 'room'; readonly code: string }
  | { readonly kind: 'seat'; readonly link: SeatLink }
  | { readonly kind: 'offer'; readonly text: string }

/** Seats and secrets are letters of base64url; whether they open anything only the host can say. */
const SEAT = /#\/seat\/([^/]+)\/([\w-]{1,32})\/([\w-]{1,64})$/
const ROOM = /#\/join\/([^/]+)$/
const OFFER = /(?:^|\/)BCP\d+\./i

const roomOf = (text: string): Found | null => {
  const code = readCode(ROOM.exec(text)?.[1] ?? text)
  return code.ok ? { kind: 'room', code: code.value } : null
}

const seatOf = (text: string): Found | null => {
  const [, room = '', seat = '', secret = ''] = SEAT.exec(text) ?? []
  const code = readCode(room)
  return code.ok ? { kind: 'seat', link: { code: code.value, seat, secret } } : null
}

/** Reads a link, a bare code, or the text of a pairing. */
export const readLink = (text: string): Found | null => {
  const whole = text.trim()
  if (OFFER.test(whole)) return { kind: 'offer', text: whole }
  return seatOf(whole) ?? roomOf(whole)
}
