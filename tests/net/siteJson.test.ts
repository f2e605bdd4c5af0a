/** What a site says of itself, asked of real servers. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serveFolder } from '../../scripts/staticHost.mjs'
import { loadSiteJson } from '../../src/net/loadSiteJson.ts'
import { answering, folder, openFolderForEachTest, recovering, served, stops } from './answeringServers.ts'

openFolderForEachTest()

const NOTHING = { ok: true, value: { name: '', contact: '', source: '', peerServer: '', ice: [] } }
const DAMAGED = { ok: false, error: { code: 'site.damaged' } }
const WHOLE = {
  name: 'The games evening',
  contact: 'mailto:castle@example.org',
  source: 'https://example.org/castle',
  peerServer: 'https://rooms.example.org/rooms',
  ice: [{ urls: 'stun:example.org:3478' }, { urls: 'turn:example.org', username: 'ann', credential: 'secret' }],
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
