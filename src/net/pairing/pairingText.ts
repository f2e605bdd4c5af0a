/**
 * Parameters of a session description as a short text for a QR code or for pasting: `BCP1.`, then bytes as one number
 * in the digits 0–9 A–Z, which a QR code holds more densely than any other letters. The bytes are
 *
 *     role (1 offer, 2 active, 3 passive) · in an answer: the offer's checksum (4) · length, ufrag · length, pwd
 *     · fingerprint (32) · for each address: kind (0–4), its bytes, port (2) · checksum (4)
 */

import { sha256 } from '@noble/hashes/sha2.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { PAIRING_SIGN } from '../../kernel/formats.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { findEncodedString } from '../../table/record/findEncodedString.ts'
import { ADDRESS_LENGTHS, type CandidateAddress } from './candidateAddress.ts'
import { isIceCredentials, MOST_ADDRESSES, SESSION_ROLES, type SessionParameters } from './sessionDescription.ts'

/** Raised by every change that an older app cannot read. */
const VERSION = 1
/** Longest text that is read, in characters: a message with a link and the largest code fits in. */
const TEXT_LIMIT = 10_000
/** Most digits that are read. */
const DIGITS_LIMIT = 2000
const CHECKSUM_LENGTH = 4
const FINGERPRINT_LENGTH = 32
const VERSION_PATTERN = new RegExp(`^${PAIRING_SIGN}(\\d+)\\.`)
const DIGITS_PATTERN = new RegExp(`^${PAIRING_SIGN}\\d+\\.([\\dA-Z]{1,${DIGITS_LIMIT}})$`, 'i')
const ADDRESS_FORMATS = [
  { kind: 'ipv4', from: 'host' },
  { kind: 'ipv6', from: 'host' },
  { kind: 'name', from: 'host' },
  { kind: 'ipv4', from: 'srflx' },
  { kind: 'ipv6', from: 'srflx' },
] as const

const checksumOf = (bytes: Uint8Array): Uint8Array => sha256(bytes).slice(0, CHECKSUM_LENGTH)
const encodeAddress = ({ kind, from, bytes, port }: CandidateAddress): readonly number[] => {
  const format = ADDRESS_FORMATS.findIndex(
    (addressFormat) => addressFormat.kind === kind && addressFormat.from === from,
  )
  return [format, ...bytes, port >> 8, port & 255]
}
const encodeText = (text: string): readonly number[] => [text.length, ...utf8ToBytes(text)]

/** Bytes as a number in base 36. The first byte is a role and never 0, so no byte is lost. */
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

const isEqual = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])

/** Bytes before the checksum; undefined if the checksum is wrong. */
const readCheckedBody = (bytes: Uint8Array): Uint8Array | undefined => {
  const body = bytes.subarray(0, -CHECKSUM_LENGTH)
  return body.length > 0 && isEqual(bytes.subarray(-CHECKSUM_LENGTH), checksumOf(body)) ? body : undefined
}

const isIntact = (text: string): boolean => {
  const [, digits] = DIGITS_PATTERN.exec(text) ?? []
  return digits !== undefined && readCheckedBody(fromDigits(digits)) !== undefined
}

/** Digits after `BCP1.`, whether alone, in a link or in a message, and whatever carried them. */
const readDigits = (text: string): Result<string> => {
  const found = text.length > TEXT_LIMIT ? null : findEncodedString(text, PAIRING_SIGN, isIntact)
  if (found === null) return refuse('pairing.notOurs')
  const version = Number(VERSION_PATTERN.exec(found)?.[1])
  const [, digits] = DIGITS_PATTERN.exec(found) ?? []
  if (version > VERSION) return refuse('pairing.newer')
  return version === VERSION && digits !== undefined ? ok(digits) : refuse('pairing.damaged')
}

/** Checksum at the end of an offer's text; the answer repeats it to name its offer. */
const checksumOfOffer = (offer: string): Uint8Array => {
  const digits = readDigits(offer)
  if (!digits.ok) throw new Error(`not an offer: ${offer}`)
  return fromDigits(digits.value).slice(-CHECKSUM_LENGTH)
}

/** Text of an offer, or of the answer to the offer with the text `offerText`. Only digits, capitals and a point. */
export const makePairingText = (
  { role, ufrag, pwd, fingerprint, addresses }: SessionParameters,
  offerText?: string,
): string => {
  const body = Uint8Array.from([
    SESSION_ROLES.indexOf(role) + 1,
    ...(offerText === undefined ? [] : checksumOfOffer(offerText)),
    ...encodeText(ufrag),
    ...encodeText(pwd),
    ...fingerprint,
    ...addresses.flatMap(encodeAddress),
  ])
  return `${PAIRING_SIGN}${VERSION}.${toDigits(concatBytes(body, checksumOf(body)))}`
}

/** Reader that takes bytes from the front, fewer if no more are left. */
const createByteReader = (bytes: Uint8Array) => {
  let offset = 0
  const take = (count: number): Uint8Array => {
    offset += count
    return bytes.subarray(offset - count, offset)
  }
  const number = (count: number): number => take(count).reduce((sum, byte) => sum * 256 + byte, 0)
  return { take, number, text: () => String.fromCharCode(...take(number(1))), left: () => bytes.length - offset }
}

type ByteReader = ReturnType<typeof createByteReader>

const readAddresses = (reader: ByteReader): readonly CandidateAddress[] | undefined => {
  const addresses: CandidateAddress[] = []
  while (reader.left() > 0) {
    const format = ADDRESS_FORMATS[reader.number(1)]
    if (!format) return undefined
    addresses.push({ ...format, bytes: reader.take(ADDRESS_LENGTHS[format.kind]), port: reader.number(2) })
  }
  return reader.left() === 0 ? addresses : undefined
}

interface PairingMessage {
  readonly essentials: SessionParameters
  /** Checksum of the offer that is answered; empty in an offer. */
  readonly offerChecksum: Uint8Array
}

const parseBody = (body: Uint8Array): PairingMessage | undefined => {
  const reader = createByteReader(body)
  const role = SESSION_ROLES[reader.number(1) - 1]
  const offerChecksum = reader.take(role === 'offer' ? 0 : CHECKSUM_LENGTH)
  const [ufrag, pwd, fingerprint] = [reader.text(), reader.text(), reader.take(FINGERPRINT_LENGTH)]
  const addresses = readAddresses(reader)
  if (!role || !isIceCredentials(ufrag, pwd) || fingerprint.length !== FINGERPRINT_LENGTH || !addresses)
    return undefined
  const fits = addresses.length > 0 && addresses.length <= MOST_ADDRESSES && addresses.every(({ port }) => port > 0)
  return fits ? { essentials: { role, ufrag, pwd, fingerprint, addresses }, offerChecksum } : undefined
}

const readPairingText = (text: string): Result<PairingMessage> => {
  const digits = readDigits(text)
  if (!digits.ok) return digits
  const body = readCheckedBody(fromDigits(digits.value))
  const message = body && parseBody(body)
  return message ? ok(message) : refuse('pairing.damaged')
}

/**
 * Parameters in the text of an offer. Refused: `pairing.notOurs`, `pairing.newer`, `pairing.damaged`, and
 * `pairing.isAnswer` if it is the text of the second step.
 */
export const readOfferText = (text: string): Result<SessionParameters> => {
  const message = readPairingText(text)
  if (!message.ok) return message
  return message.value.essentials.role === 'offer' ? ok(message.value.essentials) : refuse('pairing.isAnswer')
}

/**
 * Parameters in the text of the answer to `offer`. Refused as in `readOfferText`, and `pairing.isOffer`,
 * `pairing.otherOffer` for what answers another.
 */
export const readAnswerText = (text: string, offer: string): Result<SessionParameters> => {
  const message = readPairingText(text)
  if (!message.ok) return message
  if (message.value.essentials.role === 'offer') return refuse('pairing.isOffer')
  return isEqual(message.value.offerChecksum, checksumOfOffer(offer))
    ? ok(message.value.essentials)
    : refuse('pairing.otherOffer')
}
