/** Where a phone can be reached: a port at an IPv4 or IPv6 address, or at the name that a browser has made up for one (mDNS). */

/** `host` is the phone's own address, `srflx` the one under which a STUN server saw it. */
export interface Address {
  readonly from: 'host' | 'srflx'
  /** A name's bytes are those of its UUID. */
  readonly kind: 'ipv4' | 'ipv6' | 'name'
  readonly bytes: Uint8Array
  readonly port: number
}

/** Bytes that an address of this kind takes. */
export const LENGTHS = { ipv4: 4, ipv6: 16, name: 16 } as const

const BYTE = '(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`^${Array.from({ length: 4 }, () => BYTE).join('\\.')}$`)
const NAME = /^([\da-f]{8})-([\da-f]{4})-([\da-f]{4})-([\da-f]{4})-([\da-f]{12})\.local$/i

const fromHex = (digits: string): Uint8Array =>
  Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

const groupsOf = (text: string): readonly string[] => (text === '' ? [] : text.split(':'))

/** The bytes of an IPv6 address of hexadecimal groups, one run of zeros left out at most; nothing where it is none. */
const ipv6Bytes = (text: string): Uint8Array | undefined => {
  const halves = text.split('::').map(groupsOf)
  const [head = [], tail = []] = halves
  const zeros = 8 - head.length - tail.length
  const fits = halves.length === 2 ? zeros > 0 : halves.length === 1 && zeros === 0
  if (!fits) return undefined
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return fromHex(groups.map((group) => group.padStart(4, '0')).join(''))
}

const hostBytes = (host: string): Pick<Address, 'kind' | 'bytes'> | undefined => {
  const [, ...four] = IPV4.exec(host) ?? []
  if (four.length > 0) return { kind: 'ipv4', bytes: Uint8Array.from(four, Number) }
  const [, ...parts] = NAME.exec(host) ?? []
  if (parts.length > 0) return { kind: 'name', bytes: fromHex(parts.join('')) }
  const six = ipv6Bytes(host)
  return six && { kind: 'ipv6', bytes: six }
}

/** The address in a candidate of ICE; nothing where it is of none of the three kinds. */
export const addressOf = (from: Address['from'], host: string, port: number): Address | undefined => {
  const found = hostBytes(host)
  return found && { from, ...found, port }
}

/** The address as ICE writes it. */
export const hostOf = ({ kind, bytes }: Address): string => {
  if (kind === 'ipv4') return bytes.join('.')
  const digits = toHex(bytes)
  if (kind === 'ipv6') return (digits.match(/..../g) ?? []).map((group) => group.replace(/^0{1,3}/, '')).join(':')
  return `${digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`
}
