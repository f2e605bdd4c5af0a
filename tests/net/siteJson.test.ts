/** What a site says of itself and of its rooms, asked of real servers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRooms } from '../../scripts/rooms.mjs'
import { serveFolder } from '../../scripts/staticHost.mjs'
import { isNoPeerServer } from '../../src/net/isNoPeerServer.ts'
import { loadSiteJson } from '../../src/net/loadSiteJson.ts'
import { readPeerServerAddress } from '../../src/net/peerServerAddress.ts'

const NOTHING = { ok: true, value: { name: '', contact: '', source: '', peerServer: '', ice: [] } }
const DAMAGED = { ok: false, error: { code: 'site.damaged' } }
const WHOLE = {
  name: 'The games evening',
  contact: 'mailto:castle@example.org',
  source: 'https://example.org/castle',
  peerServer: 'https://rooms.example.org/rooms',
  ice: [{ urls: 'stun:example.org:3478' }, { urls: 'turn:example.org', username: 'ann', credential: 'secret' }],
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'castle-site-'))
})
const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
  rmSync(folder, { recursive: true })
})

const served = async (options: Parameters<typeof serveFolder>[1] = {}): Promise<string> => {
  const { url, stop } = await serveFolder(folder, options)
  stops.push(stop)
  return url
}

/** A server that answers everything with this status, as this type. */
const answering = async (status: number, type: string): Promise<string> => {
  const server = createServer((_, response) => response.writeHead(status, { 'content-type': type }).end('<p>Hello'))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stops.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

/** A server that is down at first, and then answers this with this status, as JSON. It counts how often it is asked. */
const recovering = async (status: number, body: unknown) => {
  let asked = 0
  const server = createServer((_, response) => {
    asked++
    if (asked === 1) response.writeHead(503).end()
    else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  stops.push(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, countAsked: () => asked }
}

/** What is known of a site with this file. */
const siteOf = async (text: string) => {
  writeFileSync(join(folder, 'site.json'), text)
  return loadSiteJson(`${await served()}#/settings`)
}

test('a site says who runs it and where phones meet', async () => {
  expect(await siteOf(JSON.stringify(WHOLE))).toEqual({ ok: true, value: WHOLE })
  const { name } = WHOLE
  expect(await siteOf(JSON.stringify({ name, more: 1 }))).toEqual({ ok: true, value: { ...NOTHING.value, name } })
})

test('a site may say nothing: there is no file, or a page in its place', async () => {
  expect(await loadSiteJson(await served())).toEqual(NOTHING)
  expect(await loadSiteJson(await answering(200, 'text/html'))).toEqual(NOTHING)
})

test('a site that cannot be asked just now is not taken for one that says nothing', async () => {
  const unknown = { ok: true, value: null }
  expect(await loadSiteJson('http://127.0.0.1:9/')).toEqual(unknown)
  expect(await loadSiteJson(await answering(503, 'text/html'))).toEqual(unknown)
})

test('a site that has answered is not asked again; one that could not be asked is', async () => {
  const { url, countAsked } = await recovering(200, WHOLE)
  const said = [await loadSiteJson(url), await loadSiteJson(`${url}#/join`), await loadSiteJson(`${url}#/settings`)]
  expect(said).toEqual([null, WHOLE, WHOLE].map((value) => ({ ok: true, value })))
  expect(countAsked()).toBe(2)
})

test('a file that was cut is read again once it is mended', async () => {
  const file = join(folder, 'site.json')
  writeFileSync(file, '{"name":')
  const { url, stop } = await serveFolder(folder)
  expect(await loadSiteJson(url)).toEqual(DAMAGED)
  await stop()
  writeFileSync(file, JSON.stringify(WHOLE))
  stops.push((await serveFolder(folder, { port: Number(new URL(url).port) })).stop)
  expect(await loadSiteJson(url)).toEqual({ ok: true, value: WHOLE })
})

test.each([
  ['cut', JSON.stringify(WHOLE).slice(0, -9)],
  ['empty', ''],
  ['a list', '[]'],
  ['a name that is none', '{"name":7}'],
  ['a contact that would run', '{"contact":"javascript:alert(1)"}'],
  ['no PeerServer', '{"peerServer":"ftp://example.org"}'],
  ['no ICE server', '{"ice":[{"urls":"https://example.org"}]}'],
])('a file that is %s is told and counts for nothing', async (_, text) => {
  expect(await siteOf(text)).toEqual(DAMAGED)
})

const roomsOf = async (url: string): Promise<boolean> => {
  const server = readPeerServerAddress('', url)
  if (!server.ok) throw new Error(server.error.code)
  return isNoPeerServer(server.value)
}

test('a plain host has no rooms; where nobody answers, or a proxy says so, there may be some', async () => {
  expect(await roomsOf(await served())).toBe(true)
  expect(await roomsOf(await answering(200, 'text/html'))).toBe(true)
  expect(await roomsOf(await served({ beside: openRooms }))).toBe(false)
  for (const status of [403, 429, 502]) expect(await roomsOf(await answering(status, 'text/html'))).toBe(false)
  expect(await roomsOf('http://127.0.0.1:9/')).toBe(false)
})

test.each([
  [200, false],
  [404, true],
])(
  'who has said by %i whether there are rooms is not asked again; who could not be asked is',
  async (status, isNone) => {
    const { url, countAsked } = await recovering(status, { name: 'PeerJS Server' })
    expect([await roomsOf(url), await roomsOf(url), await roomsOf(url)]).toEqual([false, isNone, isNone])
    expect(countAsked()).toBe(2)
  },
)
