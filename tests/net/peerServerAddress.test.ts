import { expect, test } from 'vitest'
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
