import { expect, test } from 'vitest'
import { relays } from '../../scripts/rooms.mjs'
import { readIceServers } from '../../src/net/iceServers.ts'
import { peerServerUrl, readPeerServerAddress } from '../../src/net/peerServerAddress.ts'

const HTTPS = 'https://play.example/castle/'
const HTTP = 'http://192.0.2.7:4173/'
const value = { path: '/', key: 'peerjs' }

test.each([
  ['', HTTPS, { host: 'play.example', port: 443, path: '/castle/rooms/', secure: true }],
  ['', HTTP, { host: '192.0.2.7', port: 4173, path: '/rooms/', secure: false }],
  [
    '  ',
    'https://play.example/castle/index.html#/settings',
    { host: 'play.example', port: 443, path: '/castle/rooms/', secure: true },
  ],
  ['rooms.example', HTTPS, { host: 'rooms.example', port: 443, secure: true }],
  ['rooms.example', HTTP, { host: 'rooms.example', port: 80, secure: false }],
  ['rooms.example:9000/there', HTTPS, { host: 'rooms.example', port: 9000, path: '/there/', secure: true }],
  ['wss://rooms.example/a/b/', HTTP, { host: 'rooms.example', port: 443, path: '/a/b/', secure: true }],
  ['https://rooms.example/?key=own', HTTP, { host: 'rooms.example', port: 443, secure: true, key: 'own' }],
  ['http://localhost:9000', HTTPS, { host: 'localhost', port: 9000, secure: false }],
  ['http://[::1]:9000', HTTPS, { host: '[::1]', port: 9000, secure: false }],
])('%j on %s', (text, page, server) => {
  expect(readPeerServerAddress(text, page)).toEqual({ ok: true, value: { ...value, ...server } })
})

test.each([
  ['rooms example', HTTPS, 'server.form'],
  ['http://', HTTPS, 'server.form'],
  ['ftp://rooms.example', HTTPS, 'server.form'],
  ['rooms.example:99999', HTTPS, 'server.form'],
  ['https://me:secret@rooms.example', HTTPS, 'server.form'],
  ['https://rooms.example/#there', HTTPS, 'server.form'],
  ['javascript:alert(1)', HTTPS, 'server.form'],
  ['http://rooms.example', HTTPS, 'server.insecure'],
  ['ws://192.0.2.7:9000', HTTPS, 'server.insecure'],
])('%j on %s is refused', (text, page, code) => {
  expect(readPeerServerAddress(text, page)).toEqual({ ok: false, error: { code } })
})

test('what a server says besides lies under its path', () => {
  const server = readPeerServerAddress('https://rooms.example:9000/there', HTTPS)
  expect(server.ok && peerServerUrl(server.value, 'ice')).toBe('https://rooms.example:9000/there/ice')
})

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

test("a relay's name ends twelve hours from now, and its password is what coturn makes of it", () => {
  const [one, other] = relays('turn:a.example, turns:a.example', 'secret', 1_700_000_000, 'castle')
  // As `printf 1700043200:castle | openssl dgst -sha1 -hmac secret -binary | base64` says.
  const credential = 'QSs1A04nILUxVwuHMkFt9a5F4LI='
  expect(one).toEqual({ urls: 'turn:a.example', username: '1700043200:castle', credential })
  expect(other).toMatchObject({ urls: 'turns:a.example' })
})
