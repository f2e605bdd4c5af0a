/** ICE servers, read from a setting. */
import { expect, test } from 'vitest'
import { readIceServers } from '../../src/net/iceServers.ts'

test('no ICE server is ever added', () => {
  expect(readIceServers('')).toEqual({ ok: true, value: [] })
  expect(readIceServers(' , ')).toEqual({ ok: true, value: [] })
})

test('STUN servers have an address, TURN servers a name and a password too', () => {
  const text = 'stun:one.example, stuns:[::1]:3478,turn:two.example:3478?transport=udp 1700000000:ann Zm9v+/8='
  expect(readIceServers(text)).toEqual({
    ok: true,
    value: [
      { urls: 'stun:one.example' },
      { urls: 'stuns:[::1]:3478' },
      { urls: 'turn:two.example:3478?transport=udp', username: '1700000000:ann', credential: 'Zm9v+/8=' },
    ],
  })
})

test.each([
  'example.org',
  'turn:two.example',
  'turn:two.example ann',
  'stun:a ann secret',
  'turn:a ann secret more',
  'http://a',
  'stun:a:0',
  'stun:a:65536',
  'turn:[::1]:99999?transport=tcp ann secret',
])('%j is refused by name', (part) => {
  expect(readIceServers(`stun:one.example, ${part}`)).toEqual({
    ok: false,
    error: { code: 'ice.form', values: { part } },
  })
})
