import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makePairingText, readAnswerText, readOfferText } from '../../../src/net/pairing/pairingText.ts'
import type { SessionParameters } from '../../../src/net/pairing/sessionDescription.ts'
import { answers, at, from, OFFER, offers } from './sessionParameters.ts'

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
