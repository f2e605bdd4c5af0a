/** Address of a phone: a port at an IPv4 or IPv6 address, or at the name that a browser has made up for one (mDNS). */

/** Address of an ICE candidate. `host` is the phone's own address, `srflx` the one under which a STUN server saw it. */
export interface CandidateAddress {
  readonly from: 'host' | 'srflx'
  /** Kind of address; a name's bytes are those of its UUID. */
  readonly kind: 'ipv4' | 'ipv6' | 'name'
  readonly bytes: Uint8Array
  readonly port: number
}

/** Bytes that an address of each kind takes. */
export const ADDRESS_LENGTHS = { ipv4: 4, ipv6: 16, name: 16 } as const

const BYTE = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`^${Array.from({ length: 4 }, () => BYTE).join('\\.')}$`)
const NAME = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i

const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const splitGroups = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))

/** Bytes of an IPv6 address of hexadecimal groups, one run of zeros left out at most; undefined if it is none. */
const parseIpv6 = (text: string): Uint8Array | undefined => {
  const halves = text.split('::').map(splitGroups)
  const [head = [], tail = []] = halves
  const zeros = 8 - head.length - tail.length
  const fits = halves.length === 2 ? zeros > 0 : halves.length === 1 && zeros === 0
  if (!fits) return undefined
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return fromHex(groups.map((group) => group.padStart(4, '0')).join(''))
}

const parseHost = (host: string): Pick<CandidateAddress, 'kind' | 'bytes'> | undefined => {
  const [, ...ipv4Parts] = IPV4.exec(host) ?? []
  if (ipv4Parts.length > 0) return { kind: 'ipv4', bytes: Uint8Array.from(ipv4Parts, Number) }
  const [, ...nameParts] = NAME.exec(host) ?? []
  if (nameParts.length > 0) return { kind: 'name', bytes: fromHex(nameParts.join('')) }
  const ipv6 = parseIpv6(host)
  return ipv6 && { kind: 'ipv6', bytes: ipv6 }
}

/** Address in a candidate of ICE; undefined if it is of none of the three kinds. */
export const readAddress = (
  from: CandidateAddress['from'],
  host: string,
  port: number,
): CandidateAddress | undefined => {
  const parsed = parseHost(host)
  return parsed && { from, ...parsed, port }
}

/** Address as ICE writes it. */
export const formatHost = ({ kind, bytes }: CandidateAddress): string => {
  if (kind === 'ipv4') return bytes.join('.')
  const digits = toHex(bytes)
  if (kind === 'ipv6') return (digits.match(/..../g) ?? []).map((group) => group.replace(/^0{1,3}/, '')).join(':')
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`
}
