/**
 * A session description's essentials as a short text for a QR code or for pasting: `BCP1.`, then bytes as one number in the digits 0–9 A–Z,
 * which a QR code holds more densely than any other letters. The bytes are
 *
 *     role (1 offer, 2 active, 3 passive) · in an answer: the offer's check (4) · length, ufrag · length, pwd
 *     · fingerprint (32) · for each address: kind (0–4), its bytes, port (2) · check (4)
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { type Address, LENGTHS } from './address.ts'
import { type Essentials, isCredentials, MOST_ADDRESSES, ROLES } from './essentials.ts'

/** Raised by every change that an older app cannot read. */
const VERSION = 1
/** Longest text that is read, in characters: a link and the largest code fit in. */
const TEXT_LIMIT = 2000
const CHECK = 4
const FINGERPRINT = 32
const WAYS = [
  { kind: 'ipv4', from: 'host' },
  { kind: 'ipv6', from: 'host' },
  { kind: 'name', from: 'host' },
  { kind: 'ipv4', from: 'srflx' },
  { kind: 'ipv6', from: 'srflx' },
] as const

const checkOf = (bytes: Uint8Array): Uint8Array => sha256(bytes).slice(0, CHECK)
const addressBytes = ({ kind, from, bytes, port }: Address): readonly number[] => {
  const way = WAYS.findIndex((one) => one.kind === kind && one.from === from)
  return [way, ...bytes, port >> 8, port & 255]
}
const withLength = (text: string): readonly number[] => [text.length, ...utf8ToBytes(text)]

/** Bytes as a number in base 36. The first byte is a role and never 0, so none is lost. */
const toDigits = (bytes: Uint8Array): string =>
  bytes
    .reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
    .toString(36)
    .toUpperCase()

const fromDigits = (digits: string): Uint8Array => {
  const sum = [...digits].reduce((sum, digit) => sum * 36n + BigInt(Number.parseInt(digit, 36)), 0n)
  const hex = sum.toString(16)
  const pairs = hex.padStart(hex.length + (hex.length % 2), '0').match(/../g) ?? []
  return Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
}

/** The digits after the last `BCP1.`, whether alone, broken into lines or at the end of a link. */
const digitsIn = (text: string): Result<string> => {
  const whole = text.length > TEXT_LIMIT ? '' : text.replace(/\s/g, '')
  const [, version, digits = ''] = /(?:^|\/)BCP(\d+)\.(.*)$/i.exec(whole) ?? []
  if (version === undefined) return refuse('pairing.notOurs')
  if (Number(version) > VERSION) return refuse('pairing.newer')
  return Number(version) === VERSION && /^[\dA-Z]+$/i.test(digits) ? ok(digits) : refuse('pairing.damaged')
}

/** The check at the end of an offer's text; in the answer it says what is answered. */
const nameOf = (offer: string): Uint8Array => {
  const digits = digitsIn(offer)
  if (!digits.ok) throw new Error(`not an offer: ${offer}`)
  return fromDigits(digits.value).slice(-CHECK)
}

/** The text of an offer, or of the answer to the offer with the text `answered`. Only digits, capitals and a point. */
export const packed = ({ role, ufrag, pwd, fingerprint, addresses }: Essentials, answered?: string): string => {
  const body = Uint8Array.from([
    ROLES.indexOf(role) + 1,
    ...(answered === undefined ? [] : nameOf(answered)),
    ...withLength(ufrag),
    ...withLength(pwd),
    ...fingerprint,
    ...addresses.flatMap(addressBytes),
  ])
  return `BCP${VERSION}.${toDigits(concatBytes(body, checkOf(body)))}`
}

/** Takes bytes from the front, fewer where no more are left. */
const opened = (bytes: Uint8Array) => {
  let at = 0
  const take = (count: number): Uint8Array => {
    at += count
    return bytes.subarray(at - count, at)
  }
  const number = (count: number): number => take(count).reduce((sum, byte) => sum * 256 + byte, 0)
  return { take, number, text: () => String.fromCharCode(...take(number(1))), left: () => bytes.length - at }
}

const isEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])

/** The bytes before the check, where the check is right. */
const checked = (bytes: Uint8Array): Uint8Array | undefined => {
  const body = bytes.subarray(0, -CHECK)
  return body.length > 0 && isEqual(bytes.subarray(-CHECK), checkOf(body)) ? body : undefined
}

type Opened = ReturnType<typeof opened>

const readAddresses = (from: Opened): readonly Address[] | undefined => {
  const addresses: Address[] = []
  while (from.left() > 0) {
    const way = WAYS[from.number(1)]
    if (!way) return undefined
    addresses.push({ ...way, bytes: from.take(LENGTHS[way.kind]), port: from.number(2) })
  }
  return from.left() === 0 ? addresses : undefined
}

interface Read {
  readonly essentials: Essentials
  /** The check of the offer that is answered; empty in an offer. */
  readonly answered: Uint8Array
}

const readBody = (body: Uint8Array): Read | undefined => {
  const from = opened(body)
  const role = ROLES[from.number(1) - 1]
  const answered = from.take(role === 'offer' ? 0 : CHECK)
  const [ufrag, pwd, fingerprint] = [from.text(), from.text(), from.take(FINGERPRINT)]
  const addresses = readAddresses(from)
  if (!role || !isCredentials(ufrag, pwd) || fingerprint.length !== FINGERPRINT || !addresses) return undefined
  const fits = addresses.length > 0 && addresses.length <= MOST_ADDRESSES && addresses.every(({ port }) => port > 0)
  return fits ? { essentials: { role, ufrag, pwd, fingerprint, addresses }, answered } : undefined
}

const read = (text: string): Result<Read> => {
  const digits = digitsIn(text)
  if (!digits.ok) return digits
  const body = checked(fromDigits(digits.value))
  const found = body && readBody(body)
  return found ? ok(found) : refuse('pairing.damaged')
}

/**
 * The essentials in the text of an offer. Refused: `pairing.notOurs`, `pairing.newer`, `pairing.damaged`, and `pairing.isAnswer` where it is
 * the text of the second step.
 */
export const readOffer = (text: string): Result<Essentials> => {
  const found = read(text)
  if (!found.ok) return found
  return found.value.essentials.role === 'offer' ? ok(found.value.essentials) : refuse('pairing.isAnswer')
}

/** The essentials in the text of the answer to `offer`. Refused as there, and `pairing.isOffer`, `pairing.otherOffer` for what answers another. */
export const readAnswer = (text: string, offer: string): Result<Essentials> => {
  const found = read(text)
  if (!found.ok) return found
  if (found.value.essentials.role === 'offer') return refuse('pairing.isOffer')
  return isEqual(found.value.answered, nameOf(offer)) ? ok(found.value.essentials) : refuse('pairing.otherOffer')
}
