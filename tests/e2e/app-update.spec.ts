/** A new version on the server: it asks, at Home alone, and touches no game, also where its line breaks. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { build } from 'vite'
import { serveFolder } from '../../scripts/staticHost.mjs'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { ofMany } from '../nightly.ts'
import { expect, readyOffline, test } from './phoneFixtures.ts'
import { aboutGame, atTable, beginGame, button, expectVassalOn, gameIdIn, goTo, slide } from './tableAndStorage.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const ROOT = resolve(import.meta.dirname, '../..')
const OLD = resolve(process.env.DIST ?? join(ROOT, 'dist'))
const VERSION = '99.0.0'

let next: string
test.beforeAll(async () => {
  next = mkdtempSync(join(tmpdir(), 'castle-next-'))
  await build({
    root: ROOT,
    logLevel: 'error',
    define: { __VERSION__: JSON.stringify(VERSION) },
    build: { outDir: next, emptyOutDir: true },
  })
})
test.afterAll(() => rmSync(next, { recursive: true, force: true }))

/** What the browser does by itself once in a while: resolves when the new version waits. */
const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update()
    const worker = registration.installing
    if (worker) await new Promise((ready) => worker.addEventListener('statechange', ready, { once: true }))
    if (!registration.waiting) throw new Error('nothing waits')
  })

const prompt = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version is ready.' })
const shows = async (page: Page, url: string, version: string | RegExp): Promise<void> => {
  await goTo(page, url, 'about')
  await expect(page.getByText(/^Version /)).toHaveText(version)
}

/** Taps Reload until the page loads anew, as a person does when the other tab takes long to close. */
const reload = async (page: Page): Promise<void> => {
  let isLoaded = false
  page.once('load', () => {
    isLoaded = true
  })
  await expect(async () => {
    if (!isLoaded) await button(page, 'Reload').tap({ timeout: 5_000 })
    await expect.poll(() => isLoaded, { timeout: 10_000 }).toBe(true)
  }).toPass()
}

test('an update is offered at Home, not in a game nor over one in another tab; then it brings the new version', async ({
  phone,
}) => {
  let server = await serveFolder(OLD)
  const { url, port } = server
  const one = await phone({ own: true })
  const { page } = one
  try {
    await page.goto(url)
    await readyOffline(page)
    await shows(page, url, /^Version (?!99)/)
    await beginGame(page, url)
    const id = gameIdIn(page)
    await slide(page, 'A O', 'A N')
    const told = await aboutGame(page)

    await server.stop()
    server = await serveFolder(next, { port })
    await lookForUpdate(page)
    await expect(page.locator('[data-part~="notice"]')).toHaveCount(0)
    await slide(page, 'A N', 'A E')
    await button(page, 'Undo').tap()
    await expectVassalOn(page, 'A N')
    expect(await aboutGame(page)).toMatchObject({ hash: told.hash, entries: told.entries + 2 })
    await goTo(page, url, 'settings')
    await expect(page.locator('[data-part~="notice"]')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Settings' }).first()).toBeVisible()
    await expect(page.locator('[data-part~="notice"]')).toHaveCount(0)
    await goTo(page, url)
    await expect(prompt(page)).toBeVisible()

    const other = await one.context.newPage()
    await goTo(other, url, 'play', id)
    await atTable(other)
    await slide(other, 'A N', 'A O')
    await page.bringToFront()
    await button(page, 'Reload').tap()
    const why = page.getByRole('status').filter({ hasText: 'A game is open in another tab. Close it there first.' })
    await expect(why).toBeVisible()
    await other.bringToFront()
    await expectVassalOn(other, 'A O')
    await other.close()

    await page.bringToFront()
    await reload(page)
    await expect(page.getByRole('heading', { name: 'Blackstone Castle' })).toBeVisible()
    await expect(page.locator('[data-part~="notice"]')).toHaveCount(0)
    await shows(page, url, `Version ${VERSION}`)
    await goTo(page, url, 'play', id)
    await atTable(page)
    expect(await aboutGame(page)).toMatchObject({ entries: told.entries + 3, saved: true })
    await server.stop()
    await page.reload()
    await atTable(page)
    await shows(page, url, `Version ${VERSION}`)
    // What the old version would have fetched at leisure the server had no more, and the app went without it.
    const said = one.errors.splice(0)
    expect(said.filter((error) => !/status of 404.*\/assets\//.test(error))).toEqual([])
  } finally {
    await server.stop()
  }
})

/** Lets a host send so many bytes and breaks every line then, as a tunnel does. */
const breakingAfter = (bytes: number) => {
  let left = bytes
  return (_: IncomingMessage, response: ServerResponse): boolean => {
    const write = response.write.bind(response) as (part: Buffer) => boolean
    const writeWhatIsLeft = (part: Buffer): boolean => {
      const sent = part.subarray(0, Math.max(0, left))
      left -= part.length
      if (sent.length > 0) write(sent)
      if (sent.length < part.length) setImmediate(() => response.destroy())
      return true
    }
    response.write = writeWhatIsLeft as ServerResponse['write']
    return false
  }
}

/** What becomes of a new version: it waits, or it is given up. */
const updateOnce = (page: Page): Promise<'waiting' | 'given up'> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    await registration.update().catch(() => undefined)
    const worker = registration.installing
    const isOver = () => worker?.state === 'installed' || worker?.state === 'redundant'
    if (worker && !isOver())
      await new Promise<void>((over) => worker.addEventListener('statechange', () => isOver() && over()))
    return registration.waiting ? 'waiting' : 'given up'
  })

/**
 * Bytes of a new version after which its line breaks: within its worker, within what that imports, and within all else,
 * of which each try keeps what came whole.
 */
const CUTS = ofMany(
  [2_000, 19_000, 300_000],
  [0, 1, 2_000, 16_000, 17_400, 18_000, 18_700, 19_000, 20_000, 21_000, 50_000, 100_000, 200_000, 400_000],
)

test('an update whose line breaks at any byte costs a game nothing; it comes whole the next time', async ({
  phone,
}) => {
  let server = await serveFolder(OLD)
  const { url, port } = server
  const one = await phone({ own: true })
  const { page } = one
  try {
    await page.goto(url)
    await readyOffline(page)
    await beginGame(page, url)
    const id = gameIdIn(page)
    await slide(page, 'A O', 'A N')
    const told = await aboutGame(page)
    for (const bytes of CUTS) {
      await server.stop()
      server = await serveFolder(next, { port, first: breakingAfter(bytes) })
      expect(await updateOnce(page), `the line broke after ${bytes} bytes`).toBe('given up')
      await slide(page, 'A N', 'A E')
      await button(page, 'Undo').tap()
      await expectVassalOn(page, 'A N')
    }
    await server.stop()
    expect(await aboutGame(page)).toMatchObject({ entries: told.entries + 2 * CUTS.length, saved: true })
    await page.reload()
    await atTable(page)
    await shows(page, url, /^Version (?!99)/)
    server = await serveFolder(next, { port })
    expect(await updateOnce(page)).toBe('waiting')
    await goTo(page, url)
    await reload(page)
    await shows(page, url, `Version ${VERSION}`)
    await server.stop()
    await goTo(page, url, 'play', id)
    await atTable(page)
    expect(await aboutGame(page)).toMatchObject({ entries: told.entries + 2 * CUTS.length, saved: true })
    // The browser says of each file that it came broken, or not at all.
    expect(one.errors.splice(0).filter((error) => !/Failed to load resource/.test(error))).toEqual([])
  } finally {
    await server.stop()
  }
})

test('an install that is cut off is begun anew while the app is open, and is whole without another visit', async ({
  phone,
}) => {
  let [isCut, cuts] = [true, 0]
  // Of what is installed this alone is asked for by nothing else.
  const cutOff = ({ url }: IncomingMessage, response: ServerResponse): boolean => {
    if (!isCut || !url?.includes('404.html')) return false
    cuts += 1
    response.destroy()
    return true
  }
  const server = await serveFolder(OLD, { first: cutOff })
  const one = await phone({ own: true })
  const { page } = one
  const isGivenUp = () => page.evaluate(async () => !(await navigator.serviceWorker.getRegistration()))
  try {
    await page.clock.install()
    await page.goto(server.url)
    await expect.poll(() => cuts).toBeGreaterThan(0)
    await expect.poll(isGivenUp).toBe(true)
    isCut = false
    // What the app is at leisure for comes after twenty seconds of the page's clock.
    await page.clock.fastForward(20_000)
    await readyOffline(page)
    await server.stop()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Blackstone Castle' })).toBeVisible()
    one.errors.length = 0
  } finally {
    await server.stop()
  }
})
