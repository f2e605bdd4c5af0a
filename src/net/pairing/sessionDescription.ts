/**
 * Parameters that two browsers exchange to open one data channel, read from a session description and written as one
 * again (RFC 8829, 8839).
 */
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { type CandidateAddress, formatHost, readAddress } from './candidateAddress.ts'

/** Roles of DTLS: `offer` leaves them open, the answer takes one of them. */
export const SESSION_ROLES = ['offer', 'active', 'passive'] as const
export type DtlsRole = (typeof SESSION_ROLES)[number]

export interface SessionParameters {
  readonly role: DtlsRole
  /** Name and password of ICE, in its own 64 letters. */
  readonly ufrag: string
  readonly pwd: string
  /** SHA-256 of the certificate, 32 bytes. */
  readonly fingerprint: Uint8Array
  /** Addresses of the phone, the best first. */
  readonly addresses: readonly CandidateAddress[]
}

/** Most addresses: more would only make the code larger. */
export const MOST_ADDRESSES = 6
const SETUP_BY_ROLE = { offer: 'actpass', active: 'active', passive: 'passive' } as const
const UFRAG = /^[A-Za-z\d+/]{4,255}$/
const PWD = /^[A-Za-z\d+/]{22,255}$/
/** Most bytes of one frame in the description. It is more than we send, so that no browser warns. */
const MESSAGE_SIZE = 262_144

/** Whether these may be in a session description: letters of ICE alone, and as many as it asks for. */
export const isIceCredentials = (ufrag: string, pwd: string): boolean => UFRAG.test(ufrag) && PWD.test(pwd)

const attributeIn = (sdp: string, name: string): string => new RegExp(`^a=${name}:(.*?)\\s*$`, 'm').exec(sdp)?.[1] ?? ''

const fingerprintOf = (sdp: string): Uint8Array =>
  Uint8Array.from(/^sha-256 ([\dA-F:]+)$/i.exec(attributeIn(sdp, 'fingerprint'))?.[1]?.split(':') ?? [], (pair) =>
    Number.parseInt(pair, 16),
  )

const addressesOf = (sdp: string): readonly CandidateAddress[] =>
  [...sdp.matchAll(/^a=candidate:\S+ 1 udp (\d+) (\S+) (\d+) typ (host|srflx)/gim)]
    .sort(([, a], [, b]) => Number(b) - Number(a))
    .flatMap(([, , host = '', port, from]) => readAddress(from === 'host' ? 'host' : 'srflx', host, Number(port)) ?? [])
    .slice(0, MOST_ADDRESSES)

/**
 * Parameters in a browser's own session description with one data channel. Refused: `pairing.noAddress` if the phone
 * has no network. Throws on what no browser writes.
 */
export const readSessionDescription = (sdp: string): Result<SessionParameters> => {
  const role = SESSION_ROLES.find((candidateRole) => SETUP_BY_ROLE[candidateRole] === attributeIn(sdp, 'setup'))
  const [ufrag, pwd, fingerprint] = [attributeIn(sdp, 'ice-ufrag'), attributeIn(sdp, 'ice-pwd'), fingerprintOf(sdp)]
  if (!role || !isIceCredentials(ufrag, pwd) || fingerprint.length !== 32) throw new Error(`not a data channel: ${sdp}`)
  const addresses = addressesOf(sdp)
  return addresses.length > 0 ? ok({ role, ufrag, pwd, fingerprint, addresses }) : refuse('pairing.noAddress')
}

/** Priority of a candidate (RFC 8445, 5.1.2): its type, then its index in the list, then the component. */
const candidatePriority = (from: CandidateAddress['from'], index: number): number =>
  (from === 'host' ? 126 : 100) * 2 ** 24 + (65_535 - index) * 256 + 255

const candidateLine = (address: CandidateAddress, index: number): string => {
  const { from, port } = address
  const relatedAddress = from === 'host' ? '' : ' raddr 0.0.0.0 rport 0'
  const target = `${candidatePriority(from, index)} ${formatHost(address)} ${port}`
  return `a=candidate:${index + 1} 1 udp ${target} typ ${from}${relatedAddress}`
}

/** Addresses of a phone as candidates that can be added to a connection. */
export const candidatesOf = ({ addresses }: SessionParameters): readonly string[] =>
  addresses.map((address, index) => candidateLine(address, index).replace('a=', ''))

const toHexByte = (byte: number): string => byte.toString(16).padStart(2, '0').toUpperCase()

/**
 * Session description that Chromium, Firefox and Safari accept as that of a browser like themselves. Without addresses
 * it says that some may follow.
 */
export const makeSessionDescription = ({ role, ufrag, pwd, fingerprint, addresses }: SessionParameters): string =>
  [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0',
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'c=IN IP4 0.0.0.0',
    ...addresses.map(candidateLine),
    // The answering phone may get more candidates: see keepIceAlive of pairing.ts.
    ...(role === 'offer' || addresses.length === 0 ? [] : ['a=end-of-candidates']),
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${pwd}`,
    `a=fingerprint:sha-256 ${[...fingerprint].map(toHexByte).join(':')}`,
    `a=setup:${SETUP_BY_ROLE[role]}`,
    'a=mid:0',
    'a=sctp-port:5000',
    `a=max-message-size:${MESSAGE_SIZE}`,
    '',
  ].join('\r\n')
