import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatHost, readAddress } from '../../../src/net/pairing/candidateAddress.ts'
import { makePairingText, readAnswerText, readOfferText } from '../../../src/net/pairing/pairingText.ts'
import {
  type DtlsRole,
  makeSessionDescription,
  readSessionDescription,
  type SessionParameters,
} from '../../../src/net/pairing/sessionDescription.ts'

const from = (start: number, step: number) => Uint8Array.from({ length: 32 }, (_, at) => start + at * step)
const at = (host: string, port: number, kind: 'host' | 'srflx' = 'host') => {
  const address = readAddress(kind, host, port)
  if (!address) throw new Error(host)
  return address
}

const OFFER: SessionParameters = {
  role: 'offer',
  ufrag: 'kq3Z',
  pwd: 'Ab/9Ab/9Ab/9Ab/9Ab/9Ab/9',
  fingerprint: from(0, 1),
  addresses: [at('192.168.1.7', 51_234)],
}
const ANSWER: SessionParameters = {
  role: 'active',
  ufrag: '0123abcd',
  pwd: '0123456789abcdef0123456789abcdef',
  fingerprint: from(255, -1),
  addresses: [at('0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.local', 9)],
}
/** Both worked out with another language's big numbers and SHA-256. */
const OFFER_TEXT =
  'BCP1.VUHYXBA3GD7J4YDES7FBWMT4HK5IL44VEO2YXXHVSAGRAZFRFFA6KXBZ0UYTEHOQUAVQAAPJ09J7RKZGQNR33VNZOXM0M1JA9ZW0KIMS0W30A7T7C'
const ANSWER_TEXT =
  'BCP1.7CWKUIFCCFHHTVK3GUAVMJOQ83OFLWD61BT6O9CM7EWZF8OM4T6GIWBQIBLXNIZNN1LPJY3KE4I13DNNP8YQI60Q2MBEEOQAO7DJIXNFJIFK7G4QUFYQEONYVE6JHGOVYW9JY4TLM82T9D6THNVX4F13P5NAX'

const code = (result: ReturnType<typeof readOfferText>) => (result.ok ? 'ok' : result.error.code)

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
const offers = essentials(fc.constant('offer'))
const answers = essentials(fc.constantFrom('active', 'passive'))

describe('the text of a pairing', () => {
  test('worked out by another program', () => {
    expect(makePairingText(OFFER)).toBe(OFFER_TEXT)
    expect(makePairingText(ANSWER, OFFER_TEXT)).toBe(ANSWER_TEXT)
  })

  test('is read as what was written, through a link, broken lines and small letters too', () => {
    expect(readOfferText(OFFER_TEXT)).toEqual({ ok: true, value: OFFER })
    expect(readAnswerText(ANSWER_TEXT, OFFER_TEXT)).toEqual({ ok: true, value: ANSWER })
    expect(readOfferText(`https://castle.example/app/#/pair/${OFFER_TEXT}`)).toEqual({ ok: true, value: OFFER })
    expect(readOfferText(` ${OFFER_TEXT.slice(0, 60)}\r\n\t${OFFER_TEXT.slice(60).toLowerCase()}\n`)).toEqual({
      ok: true,
      value: OFFER,
    })
  })

  test('is read whatever carried it', () => {
    const lines = OFFER_TEXT.replace(/.{30}/g, '$&\n')
    const carried = [
      ...['.', ',', ')', '”', '?', '_', '…', '?fbclid=abc'].map((behind) => OFFER_TEXT + behind),
      `Here it is: “${OFFER_TEXT}”, paste it`,
      `<${OFFER_TEXT}>`,
      `> ${lines.replaceAll('\n', '\n> ')}`,
      `${lines}\n\nSee you at the table!`,
      lines.replaceAll('\n', '=\r\n'),
      OFFER_TEXT.replace('.', '=2E'),
      OFFER_TEXT.replace('.', '%2E'),
      OFFER_TEXT.replace(/.{9}/g, '$&\u200b'),
      encodeURIComponent(`https://castle.example/app/#/pair/${OFFER_TEXT}`),
    ]
    for (const text of carried) expect(readOfferText(text)).toEqual({ ok: true, value: OFFER })
  })

  test('comes back from every offer and answer, in letters that a QR code holds densely', () =>
    fc.assert(
      fc.property(offers, answers, (offer, answer) => {
        const text = makePairingText(offer)
        expect(readOfferText(text)).toEqual({ ok: true, value: offer })
        expect(readAnswerText(makePairingText(answer, text), text)).toEqual({ ok: true, value: answer })
        expect(makePairingText(answer, text)).toMatch(/^BCP1\.[0-9A-Z]+$/)
      }),
    ))
})

describe('refused in words', () => {
  test('what is of another step, another offer, a newer app or no pairing at all', () => {
    const other = makePairingText({ ...OFFER, ufrag: 'kq3z' })
    expect(code(readOfferText(ANSWER_TEXT))).toBe('pairing.isAnswer')
    expect(code(readAnswerText(OFFER_TEXT, OFFER_TEXT))).toBe('pairing.isOffer')
    expect(code(readAnswerText(ANSWER_TEXT, other))).toBe('pairing.otherOffer')
    expect(code(readOfferText('BCP2.anything, at all'))).toBe('pairing.newer')
    for (const text of [
      '',
      'BCP',
      'BCP1',
      'https://example.org/BCP.html',
      'BC1.abc',
      `x${OFFER_TEXT}`,
      'A'.repeat(5000),
    ])
      expect(code(readOfferText(text))).toBe('pairing.notOurs')
    for (const text of ['BCP1.', 'BCP0.A', 'BCP1.0', 'BCP1.A', 'BCP1.É', `${OFFER_TEXT}0`])
      expect(code(readOfferText(text))).toBe('pairing.damaged')
  })

  test('every text that is cut or has one other letter', () => {
    for (let end = 5; end < OFFER_TEXT.length; end++) {
      expect(code(readOfferText(OFFER_TEXT.slice(0, end)))).toBe('pairing.damaged')
      const other = OFFER_TEXT[end] === 'Q' ? 'R' : 'Q'
      expect(code(readOfferText(OFFER_TEXT.slice(0, end) + other + OFFER_TEXT.slice(end + 1)))).toBe('pairing.damaged')
    }
  })

  test('whatever is put in: read as what it says, or refused, never thrown', () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), maxLength: 300 }),
        ),
        (text) => {
          expect(code(readOfferText(text))).toMatch(/^pairing\.(notOurs|newer|damaged)$/)
          expect(code(readOfferText(`BCP1.${text}`))).toMatch(/^pairing\.(notOurs|damaged)$/)
          expect(code(readAnswerText(`BCP1.${text}`, OFFER_TEXT))).toMatch(/^pairing\.(notOurs|damaged)$/)
        },
      ),
      { numRuns: 300 },
    ))

  test('bytes whose check is right and whose meaning is not', () => {
    const wrong: readonly Partial<SessionParameters>[] = [
      { ufrag: 'abc' },
      { ufrag: 'ab\r\n' },
      { pwd: 'short' },
      { pwd: `${OFFER.pwd} ` },
      { addresses: [] },
      { addresses: [at('10.0.0.1', 0)] },
      { addresses: Array.from({ length: 7 }, () => at('10.0.0.1', 5)) },
      { addresses: [{ ...at('10.0.0.1', 5), bytes: Uint8Array.of(10, 0, 0) }] },
      { fingerprint: from(0, 1).slice(1) },
    ]
    for (const change of wrong)
      expect(code(readOfferText(makePairingText({ ...OFFER, ...change })))).toBe('pairing.damaged')
  })
})

describe('addresses', () => {
  test('of the three kinds are written as they were read', () => {
    expect(formatHost(at('10.77.0.1', 1))).toBe('10.77.0.1')
    expect(formatHost(at('fe80::1:0:a0b', 1))).toBe('fe80:0:0:0:0:1:0:a0b')
    expect(formatHost(at('2001:DB8:0:0:8:800:200C:417A', 1))).toBe('2001:db8:0:0:8:800:200c:417a')
    expect(formatHost(at('::', 1))).toBe('0:0:0:0:0:0:0:0')
    expect(formatHost(at('0F1E2D3C-4b5a-6978-8796-a5b4c3d2e1f0.local', 1))).toBe(
      '0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.local',
    )
  })

  test('of no kind are none', () => {
    for (const host of [
      '',
      '1.2.3',
      '1.2.3.256',
      '1.2.3.04',
      '1::2::3',
      ':::',
      '1:2:3:4:5:6:7:8:9',
      '1:2:3:4:5:6:7::8:9',
    ])
      expect(readAddress('host', host, 1), host).toBeUndefined()
    for (const host of ['12345::', 'g::', 'castle.local', '1:2:3:4:5:6:7', '::1.2.3.4', 'fe80::1%lan0'])
      expect(readAddress('host', host, 1), host).toBeUndefined()
  })
})

/** As Chromium writes it, shortened to what differs from Firefox. */
const CHROMIUM = `v=0
o=- 4611731400430051336 2 IN IP4 127.0.0.1
s=-
t=0 0
a=group:BUNDLE 0
a=msid-semantic: WMS
m=application 51234 UDP/DTLS/SCTP webrtc-datachannel
c=IN IP4 192.168.1.7
a=candidate:2 1 udp 2113937151 2001:db8::7 40000 typ host generation 0 network-id 2 network-cost 10
a=candidate:1 1 udp 2122260223 192.168.1.7 51234 typ host generation 0 network-id 1 network-cost 10
a=candidate:3 1 tcp 1518280447 192.168.1.7 9 typ host tcptype active generation 0 network-id 1
a=candidate:4 1 udp 1686052607 203.0.113.9 40001 typ srflx raddr 192.168.1.7 rport 51234 generation 0
a=candidate:5 1 udp 41885439 198.51.100.1 3478 typ relay raddr 203.0.113.9 rport 40001
a=ice-ufrag:kq3Z
a=ice-pwd:Ab/9Ab/9Ab/9Ab/9Ab/9Ab/9
a=ice-options:trickle
a=fingerprint:sha-256 ${Array.from({ length: 32 }, (_, at) => at.toString(16).toUpperCase().padStart(2, '0')).join(':')}
a=setup:actpass
a=mid:0
a=sctp-port:5000
a=max-message-size:262144
`.replaceAll('\n', '\r\n')

describe('a session description', () => {
  test('gives its essentials, the best way first, without what needs TCP or a relay', () => {
    expect(readSessionDescription(CHROMIUM)).toEqual({
      ok: true,
      value: {
        ...OFFER,
        addresses: [at('192.168.1.7', 51_234), at('2001:db8::7', 40_000), at('203.0.113.9', 40_001, 'srflx')],
      },
    })
  })

  test('without an address is refused, and what is no data channel is a bug', () => {
    const none = readSessionDescription(CHROMIUM.replace(/a=candidate.*\r\n/g, ''))
    expect(none).toEqual({ ok: false, error: { code: 'pairing.noAddress' } })
    expect(() => readSessionDescription('v=0')).toThrow('not a data channel')
  })

  test('made from essentials has the same essentials', () =>
    fc.assert(
      fc.property(fc.oneof(offers, answers), (given) => {
        const direct = given.addresses.filter((one) => one.from === 'host')
        const seen = given.addresses.filter((one) => one.from === 'srflx')
        expect(readSessionDescription(makeSessionDescription(given))).toEqual({
          ok: true,
          value: { ...given, addresses: [...direct, ...seen] },
        })
      }),
    ))
})
