/** Session descriptions, read and made from their essentials. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeSessionDescription, readSessionDescription } from '../../../src/net/pairing/sessionDescription.ts'
import { answers, at, OFFER, offers } from './sessionParameters.ts'

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
