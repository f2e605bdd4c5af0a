import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { certificate } from '../../scripts/certificate.mjs'
import { openRooms } from '../../scripts/rooms.mjs'
import { serve } from '../../scripts/serve.mjs'

/** What `npm start` does: the app and the PeerServer at one address. */
let folder: string
let plain: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  writeFileSync(join(folder, 'index.html'), 'the app')
  plain = await serve(folder, { beside: openRooms })
})
afterAll(async () => {
  await plain.stop()
  rmSync(folder, { recursive: true })
})

const connect = (url: string, id: string, options: WebSocket.ClientOptions = {}): WebSocket =>
  new WebSocket(`${url.replace('http', 'ws')}rooms/peerjs?key=peerjs&id=${id}&token=t`, options)

const word = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve, reject) => {
    socket.once('message', (text) => resolve(JSON.parse(text.toString())))
    socket.once('error', reject)
  })

test('the app and the rooms have one address', async () => {
  expect(await (await fetch(plain.url)).text()).toBe('the app')
  expect(await (await fetch(`${plain.url}rooms/`)).json()).toMatchObject({ name: 'PeerJS Server' })
  expect((await fetch(`${plain.url}rooms`)).status).toBe(404)
  const socket = connect(plain.url, 'one')
  expect(await word(socket)).toEqual({ type: 'OPEN' })
  socket.close()
})

test('nobody is told who is there', async () => {
  expect((await fetch(`${plain.url}rooms/peerjs/peers`)).status).toBe(401)
})

test('where no relay is set none is handed out', async () => {
  const answer = await fetch(`${plain.url}rooms/ice`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toEqual([])
})

test('a word of more than 64 KiB ends the line of who said it', async () => {
  const socket = connect(plain.url, 'loud')
  await word(socket)
  const ended = new Promise((resolve) => socket.once('close', resolve))
  socket.send(JSON.stringify({ type: 'OFFER', dst: 'one', payload: 'x'.repeat(65_536) }))
  expect(await ended).toBe(1009)
})

test('words that cannot be read end nothing', async () => {
  const socket = connect(plain.url, 'odd')
  await word(socket)
  for (const odd of ['{', 'null', '7', '[]', '{"type":"OFFER"}', '{"type":"OFFER","dst":{}}']) socket.send(odd)
  const other = connect(plain.url, 'other')
  await word(other)
  const heard = word(other)
  socket.send(JSON.stringify({ type: 'OFFER', dst: 'other', payload: 'still here' }))
  expect(await heard).toMatchObject({ src: 'odd', payload: 'still here' })
  socket.close()
  other.close()
})

test('over HTTPS, as with --lan', async () => {
  const { key, cert, authority } = await certificate(['127.0.0.1'], folder)
  const secure = await serve(folder, { tls: { key, cert }, beside: openRooms })
  const socket = connect(secure.url, 'two', { ca: authority })
  expect(await word(socket)).toEqual({ type: 'OPEN' })
  socket.terminate()
  await secure.stop()
})
