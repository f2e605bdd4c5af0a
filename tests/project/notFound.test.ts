/** The page of addresses below the app that are none: it finds the app above them and leads there. */

import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { serveFolder } from '../../scripts/staticHost.mjs'

const PAGE = readFileSync(resolve(import.meta.dirname, '../../public/404.html'), 'utf8')
const script = /<script type="module">\n(.*)<\/script>/s.exec(PAGE)?.[1] ?? ''
const HOST = 'https://castle.example.org'

/** What a host answers whose app lies in this folder, and for all else. */
type Answer = (path: string, app: string) => Response
const plain: Answer = (path, app) =>
  path === `${app}later.json` ? Response.json({ all: ['a.js'] }) : new Response('none', { status: 404 })
/** Says of everything that it is there. */
const rewriting: Answer = (path, app) => (path.startsWith(app) ? plain(path, app) : new Response('<!doctype html>'))
/** Says in JSON that something is not there. */
const wordy: Answer = (path, app) =>
  path === `${app}later.json` ? plain(path, app) : Response.json({ error: 404 }, { status: 404 })

/** Where the page leads from an address, or what it says in these languages; and what it asked for. */
const follow = async (address: string, app: string, answer: Answer = plain, languages: readonly string[] = []) => {
  const { origin, pathname, hash } = new URL(address, HOST)
  const asked: string[] = []
  const [documentElement, home] = [{ lang: '' }, { textContent: '' }]
  const outcome = await new Promise<string>((resolve) => {
    const location = { origin, pathname, hash, replace: resolve }
    const fetching = async (url: string) => {
      asked.push(url)
      const { host, pathname: path } = new URL(url)
      return host === new URL(HOST).host ? answer(path, app) : Promise.reject(new Error(url))
    }
    const names = ['location', 'fetch', 'said', 'home', 'document', 'navigator']
    new Function(...names, script)(location, fetching, { append: resolve }, home, { documentElement }, { languages })
  })
  const said = [documentElement.lang, outcome, home.textContent]
  return { said, outcome: outcome.replace(HOST, ''), asked: asked.map((url) => url.replace(HOST, '')) }
}

test.each(['/', '/games/castle/'])('an address below an app at %s leads to it, with what was meant', async (app) => {
  const led = async (rest: string) => (await follow(`${app}${rest}`, app)).outcome
  expect(await led('x')).toBe(`${app}#/x`)
  expect(await led('x/y/')).toBe(`${app}#/x/y/`)
  expect(await led('%23/shared/BC1.abc')).toBe(`${app}#/shared/BC1.abc`)
  expect(await led('%23%2Fshared%2FBC1.abc')).toBe(`${app}#/%2Fshared%2FBC1.abc`)
  expect(await led('shared/BC1.abc')).toBe(`${app}#/shared/BC1.abc`)
  expect(await led('join/K7QX9M?fbclid=abc')).toBe(`${app}#/join/K7QX9M`)
  expect(await led('x/#/shared/BC1.abc')).toBe(`${app}#/shared/BC1.abc`)
  expect(await led('?q#/shared/BC1.abc')).toBe(`${app}#/shared/BC1.abc`)
  expect(await led('?q')).toBe(`${app}#/`)
  expect(await led('%')).toBe(`${app}#/%`)
})

test('the nearest folder is asked first, and none but those of this host', async () => {
  const { asked } = await follow('/games/castle/x/y', '/games/castle/')
  expect(asked).toEqual(['/games/castle/x/later.json', '/games/castle/later.json'])
  expect((await follow(`${HOST}//elsewhere.example/x`, '/none/')).asked).toEqual([
    '//elsewhere.example/later.json',
    '//later.json',
    '/later.json',
  ])
})

test('a host that answers everything, or refuses in JSON, is understood', async () => {
  for (const answer of [rewriting, wordy])
    expect((await follow('/games/castle/x', '/games/castle/', answer)).outcome).toBe('/games/castle/#/x')
})

test('where there is no app it says that nothing is here, beside a way Home', async () => {
  expect((await follow('/nowhere/x', '/games/castle/')).outcome).toBe('There is nothing here.')
  expect((await follow('/nowhere/', '/games/castle/', wordy)).outcome).toBe('There is nothing here.')
  expect(PAGE).toContain('<a id="home" href="./">Home</a>')
})

test.each([
  [
    ['de-AT', 'en'],
    ['de', 'Hier ist nichts.', 'Start'],
  ],
  [
    ['it', 'fr-CA', 'en'],
    ['fr', 'Il n’y a rien ici.', 'Accueil'],
  ],
  [['es-419'], ['es', 'Aquí no hay nada.', 'Inicio']],
  [['zh-CN'], ['zh', '这里什么都没有。', '首页']],
  [
    ['en-GB', 'de'],
    ['en', 'There is nothing here.', 'Home'],
  ],
  [['it'], ['en', 'There is nothing here.', 'Home']],
])('to a browser of %s it says so in the first of its languages that the app has', async (languages, said) => {
  expect((await follow('/nowhere/x', '/games/castle/', plain, languages)).said).toEqual(said)
})

test('the static host shows the page with status 404 to whoever navigates, and to nobody else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'castle-host-'))
  writeFileSync(join(folder, 'index.html'), 'Home')
  const host = await serveFolder(folder, { base: '/games/castle/' })
  const answer = async (path: string, accept: string) => {
    const { status, ...response } = await fetch(`${host.url}${path}`, { headers: { accept } }).then(async (one) => ({
      status: one.status,
      text: await one.text(),
    }))
    return [status, response.text]
  }
  expect(await answer('x/y/', 'text/html,*/*')).toEqual([404, ''])
  await host.stop()
  writeFileSync(join(folder, '404.html'), 'Nothing')
  const second = await serveFolder(folder, { base: '/games/castle/', port: host.port })
  for (const path of ['x', 'x/y/', '%23/shared/BC1.abc', '%'])
    expect(await answer(path, 'text/html,*/*')).toEqual([404, 'Nothing'])
  expect(await answer('x/later.json', '*/*')).toEqual([404, ''])
  expect(await answer('?q', 'text/html,*/*')).toEqual([200, 'Home'])
  await second.stop()
  rmSync(folder, { recursive: true })
})

test('its policy lets its own script run, and no other', () => {
  const whole = /<script type="module">(.*)<\/script>/s.exec(PAGE)?.[1] ?? ''
  const hash = createHash('sha256').update(whole).digest('base64')
  expect(PAGE).toContain(`script-src 'sha256-${hash}';`)
  expect(PAGE).not.toContain('unsafe-')
})
