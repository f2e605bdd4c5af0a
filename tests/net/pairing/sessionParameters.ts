/** Session parameters for tests: one offer, and any offers and answers. */
import fc from 'fast-check'
import { readAddress } from '../../../src/net/pairing/candidateAddress.ts'
import type { DtlsRole, SessionParameters } from '../../../src/net/pairing/sessionDescription.ts'

export const from = (start: number, step: number) => Uint8Array.from({ length: 32 }, (_, at) => start + at * step)
export const at = (host: string, port: number, kind: 'host' | 'srflx' = 'host') => {
  const address = readAddress(kind, host, port)
  if (!address) throw new Error(host)
  return address
}

export const OFFER: SessionParameters = {
  role: 'offer',
  ufrag: 'kq3Z',
  pwd: 'Ab/9Ab/9Ab/9Ab/9Ab/9Ab/9',
  fingerprint: from(0, 1),
  addresses: [at('192.168.1.7', 51_234)],
}

const credential = (least: number, most: number) =>
  fc.string({
    unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'),
    minLength: least,
    maxLength: most,
  })
const host = fc.oneof(
  fc.ipV4(),
  fc.ipV6().filter((text) => !text.includes('.')),
  fc.uuid().map((id) => `${id}.local`),
)
const address = fc
  .tuple(host, fc.integer({ min: 1, max: 65_535 }), fc.constantFrom('host' as const, 'srflx' as const))
  .map(([host, port, from]) => at(host, port, host.endsWith('.local') ? 'host' : from))
const essentials = (role: fc.Arbitrary<DtlsRole>): fc.Arbitrary<SessionParameters> =>
  fc.record({
    role,
    ufrag: credential(4, 32),
    pwd: credential(22, 48),
    fingerprint: fc.uint8Array({ minLength: 32, maxLength: 32 }),
    addresses: fc.array(address, { minLength: 1, maxLength: 6 }),
  })
export const offers = essentials(fc.constant('offer'))
export const answers = essentials(fc.constantFrom('active', 'passive'))
