/** What two browsers must know of each other to open one data channel, found in a session description and made into one again (RFC 8829, 8839). */
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { type Address, addressOf, hostOf } from './address.ts'

/** `offer` leaves the roles of DTLS open, the answer takes one of them. */
export const ROLES = ['offer', 'active', 'passive'] as const
export type Role = (typeof ROLES)[number]

export interface Essentials {
  readonly role: Role
  /** Name and password of ICE, in its own 64 letters. */
  readonly ufrag: string
  readonly pwd: string
  /** SHA-256 of the certificate, 32 bytes. */
  readonly fingerprint: Uint8Array
  /** Where the phone can be reached, the best way first. */
  readonly addresses: readonly Address[]
}

/** More ways than this would only make the code larger. */
export const MOST_ADDRESSES = 6
const SETUP = { offer: 'actpass', active: 'active', passive: 'passive' } as const
const UFRAG = /^[A-Za-z\d+/]{4,255}$/
const PWD = /^[A-Za-z\d+/]{22,255}$/
/** What one frame may take there. It is more than we send, so that no browser sees cause to warn. */
const MESSAGE_SIZE = 262_144

/** Whether these may stand in a session description: letters of ICE alone, and as many as it asks for. */
export const isCredentials = (ufrag: string, pwd: string): boolean => UFRAG.test(ufrag) && PWD.test(pwd)

const attribute = (sdp: string, name: string): string => new RegExp(`^a=${name}:(.*?)\\s*$`, 'm').exec(sdp)?.[1] ?? ''

const fingerprintOf = (sdp: string): Uint8Array =>
  Uint8Array.from(/^sha-256 ([\dA-F:]+)$/i.exec(attribute(sdp, 'fingerprint'))?.[1]?.split(':') ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )

const addressesOf = (sdp: string): readonly Address[] =>
  [...sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ (host|srflx)/gim)]
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .flatMap(([, , host = '', port, from]) => addressOf(from === 'host' ? 'host' : 'srflx', host, Number(port)) ?? [])
    .slice(0, MOST_ADDRESSES)

/**
 * The essentials of a browser's own session description with one data channel. Refused: `pairing.noAddress` where the phone has no network.
 * What no browser writes throws.
 */
export const essentialsOf = (sdp: string): Result<Essentials> => {
  const role = ROLES.find((one) => SETUP[one] === attribute(sdp, 'setup'))
  const [ufrag, pwd, fingerprint] = [attribute(sdp, 'ice-ufrag'), attribute(sdp, 'ice-pwd'), fingerprintOf(sdp)]
  if (!role || !isCredentials(ufrag, pwd) || fingerprint.length !== 32) throw new Error(`not a data channel: ${sdp}`)
  const addresses = addressesOf(sdp)
  return addresses.length > 0 ? ok({ role, ufrag, pwd, fingerprint, addresses }) : refuse('pairing.noAddress')
}

/** RFC 8445, 5.1.2: the kind of the way, then its place in the list, then the component. */
const priority = (from: Address['from'], at: number): number =>
  (from === 'host' ? 126 : 100) * 2 ** 24 + (65_535 - at) * 256 + 255

const candidate = (address: Address, at: number): string => {
  const base = address.from === 'host' ? '' : ' raddr 0.0.0.0 rport 0'
  return `a=candidate:${at + 1} 1 udp ${priority(address.from, at)} ${hostOf(address)} ${address.port} typ ${address.from}${base}`
}

const hex = (byte: number): string => byte.toString(16).padStart(2, '0').toUpperCase()

/** A session description that Chromium, Firefox and Safari take for that of a browser like themselves. */
export const sdpOf = ({ role, ufrag, pwd, fingerprint, addresses }: Essentials): string =>
  [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...addresses.map(candidate),
    // Who answers may be given more ways: see keepLooking.ts.
    ...(role === 'offer' ? [] : ['a=end-of-candidates']),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${[...fingerprint].map(hex).join(':')}`,
    `a=setup:${SETUP[role]}`,
    'a=mid:0',
    'a=sctp-port:5000',
    `a=max-message-size:${MESSAGE_SIZE}`,
    '',
  ].join('\r\n')
