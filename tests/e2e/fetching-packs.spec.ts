/** The second game is a pack: fetched in sight when it is chosen, stopped, cut off and gone on with, and kept for offline. */
import { existsSync, readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { openRooms } from '../../scripts/rooms.mjs'
import { gzipped } from '../../scripts/sizes.mjs'
import { serveFolder } from '../../scripts/staticHost.mjs'
import { axe } from './axeFindings.ts'
import { overflow, unreadable } from './layoutFaults.ts'
import { expect, type Phone, readyOffline, test as shared } from './phoneFixtures.ts'
import { paste } from './tableAndStorage.ts'

const DIST = 'dist'
interface LaterFiles {
  readonly all: readonly string[]
  readonly packs: Readonly<Record<string, readonly string[]>>
  readonly sizes: Readonly<Record<string, readonly [bytes: number, packed: number]>>
}
const later = (): LaterFiles => JSON.parse(readFileSync(join(DIST, 'later.json'), 'utf8'))
const packFiles = (): readonly string[] => later().packs.castlescape ?? []
/** The code of the pack's table, the largest of its files. */
const tableFile = (): string => packFiles().find((file) => /\/pack-castlescape-.*\.js$/.test(file)) ?? ''
const kilobytesOf = (files: readonly string[]): number =>
  Math.ceil(files.reduce((sum, file) => sum + gzipped(readFileSync(join(DIST, file))), 0) / 1000)

/** A host of the app that can be slow with a file, or refuse some. */
interface SlowHost {
  readonly url: string
  /** How often each file of the pack was asked for. */
  readonly asked: ReadonlyMap<string, number>
  /** Sends the first half of this file, and waits. */
  hold(file: string): void
  /** How many answers wait. */
  heldCount(): number
  /** Sends what is held, or breaks its line off. */
  release(how?: 'whole' | 'cut'): void
  /** Refuses these files. */
  refuse(files: readonly string[]): void
  stop(): Promise<void>
  start(): Promise<void>
}

const openSlowHost = async (): Promise<SlowHost> => {
  const asked = new Map<string, number>()
  let heldFile: string | null = null
  let refused: readonly string[] = []
  const held: { readonly response: ServerResponse; readonly rest: Uint8Array }[] = []
  const sendHalf = (file: string, response: ServerResponse): void => {
    const bytes = readFileSync(join(DIST, file))
    const half = Math.floor(bytes.length / 2)
    response.writeHead(200, {
      'Content-Type': 'text/javascript',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
    response.write(bytes.subarray(0, half))
    held.push({ response, rest: bytes.subarray(half) })
  }
  const begin = (port = 0) =>
    serveFolder(DIST, {
      port,
      beside: openRooms,
      first: ({ url = '' }, response) => {
        const file = url.slice(1)
        if (packFiles().includes(file)) asked.set(file, (asked.get(file) ?? 0) + 1)
        if (refused.includes(file)) response.writeHead(503).end()
        else if (file === heldFile) sendHalf(file, response)
        else return false
        return true
      },
    })
  let server = await begin()
  const { port, url } = server
  return {
    ...{ url, asked },
    hold: (file) => {
      heldFile = file
    },
    heldCount: () => held.length,
    release: (how = 'whole') => {
      heldFile = null
      for (const { response, rest } of held.splice(0)) how === 'whole' ? response.end(rest) : response.destroy()
    },
    refuse: (files) => {
      refused = files
    },
    stop: () => server.stop(),
    start: async () => {
      server = await begin(port)
    },
  }
}

const test = shared.extend<{ slowHost: SlowHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that a function needs from this pattern.
  slowHost: async ({}, use) => {
    if (!existsSync(join(DIST, 'index.html'))) throw new Error('There is no dist folder: run `npm run build` first.')
    const host = await openSlowHost()
    await use(host)
    host.release('cut')
    await host.stop()
  },
})

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
const chooseGame = (page: Page): Promise<void> => page.getByRole('link', { name: 'New game CastleScape' }).click()
const progress = (page: Page): Locator => page.getByRole('progressbar', { name: 'Fetching CastleScape' })
/** The pack is on its way, and waits in the midst of the file that its host holds. */
const onItsWay = async (page: Page, host: SlowHost): Promise<void> => {
  await expect(progress(page)).toBeVisible()
  await expect.poll(host.heldCount).toBe(1)
}
const missing = (page: Page): Locator => page.getByRole('alert').filter({ hasText: 'CastleScape is not' })
const card = (page: Page): Locator => page.getByRole('listitem').filter({ hasText: 'CastleScape' })

/** A table of CastleScape: the curtain before it, or its site. */
const atTable = (page: Page): Promise<void> =>
  expect(
    button(page, /open the gate/)
      .or(page.getByRole('grid', { name: 'Castle site' }))
      .first(),
  ).toBeVisible()

/** Errors of the console about files that a test refused or cut off, and about a host that it stopped. */
const forgetLoadErrors = ({ errors }: Phone): void => {
  errors.push(...errors.splice(0).filter((error) => !/Failed to load resource|net::ERR/.test(error)))
}

const POSITION = JSON.stringify({
  format: 'castlescape-position',
  version: 1,
  seats: ['Ann', 'Bo'],
  site: [...Array.from({ length: 7 }, () => '...............'), '.......#.......', ...Array(7).fill('...............')],
})

shared('the sizes that are said are those of the built files', () => {
  const { sizes } = later()
  for (const file of packFiles()) {
    const bytes = readFileSync(join(DIST, file))
    expect(sizes[file], file).toEqual([bytes.length, gzipped(bytes)])
  }
})

test('the chosen game is fetched with its size and progress shown, stopped, and gone on with where it was', async ({
  slowHost,
  phone,
}) => {
  const { page } = await phone({ width: 320, height: 568 })
  const files = packFiles()
  slowHost.hold(tableFile())
  await page.goto(slowHost.url)
  await chooseGame(page)
  const said = page.getByText(new RegExp(`^[1-9]\\d* of ${kilobytesOf(files)} kB$`))
  await expect(said).toBeVisible()
  const share = () =>
    progress(page).evaluate((bar) => (bar instanceof HTMLProgressElement ? bar.value / bar.max : Number.NaN))
  // All that comes before the table, and half of that.
  const before = files.slice(0, files.indexOf(tableFile()))
  const { sizes } = later()
  const packed = (some: readonly string[]) => some.reduce((sum, file) => sum + (sizes[file]?.[1] ?? 0), 0)
  await expect.poll(share).toBeCloseTo((packed(before) + packed([tableFile()]) / 2) / packed(files), 2)
  await axe(page, 'a pack on its way')
  expect(await unreadable(page)).toEqual([])
  expect((await overflow(page)).right).toBe(0)

  await button(page, 'Cancel').click()
  await expect(progress(page)).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /^CastleScape/ })).toBeChecked()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('radio', { name: /^King's Quest/ }).check({ force: true })
  await expect(page.getByRole('status').filter({ hasText: 'Fetching' })).toHaveCount(0)

  slowHost.release('cut')
  await page.getByRole('radio', { name: /^CastleScape/ }).check({ force: true })
  await button(page, 'Start').click()
  await atTable(page)
  for (const file of files) expect(slowHost.asked.get(file), file).toBe(file === tableFile() ? 2 : 1)
})

test('Start waits for the pack, and nothing begins by itself once its page was left', { tag: '@nightly' }, async ({
  slowHost,
  phone,
}) => {
  const { page } = await phone()
  slowHost.hold(tableFile())
  await page.goto(slowHost.url)
  await chooseGame(page)
  await onItsWay(page, slowHost)
  await button(page, 'Start').click()
  await page.goBack()
  await expect(progress(page)).toBeVisible()
  slowHost.release()
  await expect(progress(page)).toHaveCount(0)
  await expect(page.getByText('CastleScape has been fetched.')).toBeAttached()
  await expect(page).toHaveURL(slowHost.url)
  await chooseGame(page)
  await button(page, 'Start').click()
  await atTable(page)
})

test('nothing begins by itself where the page is left in the moment of Start', { tag: '@nightly' }, async ({
  slowHost,
  phone,
}) => {
  const { page } = await phone()
  slowHost.hold(tableFile())
  await page.goto(slowHost.url)
  await chooseGame(page)
  await onItsWay(page, slowHost)
  await button(page, 'Start').evaluate((start: HTMLButtonElement) => {
    start.click()
    history.replaceState(null, '', '#/')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  slowHost.release()
  await expect(page.getByText('CastleScape has been fetched.')).toBeAttached()
  // The pack is read, and what waited for it has gone on.
  await page.evaluate(async (file) => {
    await import(`/${file}`)
    await new Promise((resolve) => requestIdleCallback(resolve))
  }, tableFile())
  await expect(page).toHaveURL(`${slowHost.url}#/`)
  await chooseGame(page)
  await button(page, 'Start').click()
  await atTable(page)
  await page.goto(`${slowHost.url}#/saved`)
  await expect(page.getByRole('listitem').filter({ hasText: 'CastleScape' })).toHaveCount(1)
})

test('a pack that is cut off in the midst says what is missing, and goes on there', { tag: '@nightly' }, async ({
  slowHost,
  phone,
}) => {
  const one = await phone()
  const { page } = one
  const files = packFiles()
  slowHost.hold(tableFile())
  await page.goto(slowHost.url)
  await chooseGame(page)
  await onItsWay(page, slowHost)
  // Whoever comes back waits for it as well as before.
  await page.goto(`${slowHost.url}#/`)
  await chooseGame(page)
  await button(page, 'Start').click()
  slowHost.release('cut')
  const rest = files.slice(files.indexOf(tableFile()))
  await expect(missing(page)).toContainText(
    `CastleScape is not on this device yet. Connect to the internet to fetch what is missing: ${kilobytesOf(rest)} kB.`,
  )
  await button(page, 'Try again').click()
  await atTable(page)
  for (const file of files) expect(slowHost.asked.get(file), file).toBe(file === tableFile() ? 2 : 1)
  forgetLoadErrors(one)
})

test('once fetched the game is begun without a network, though nothing else came at leisure', {
  tag: '@nightly',
}, async ({ slowHost, phone }) => {
  const one = await phone({ own: true })
  const { page } = one
  slowHost.refuse(later().all.filter((file) => !packFiles().includes(file)))
  await page.goto(slowHost.url)
  await readyOffline(page)
  await page.reload()
  await chooseGame(page)
  await expect(page.getByText('CastleScape has been fetched.')).toBeAttached()
  await slowHost.stop()
  await page.goto(`${slowHost.url}#/`)
  await page.reload()
  await chooseGame(page)
  await button(page, 'Start').click()
  await atTable(page)
  await slowHost.start()
  forgetLoadErrors(one)
})

test('without a network and a pack the card and New game say so, the first game is played, and the pack comes with the network', {
  tag: '@nightly',
}, async ({ slowHost, phone }) => {
  const one = await phone({ own: true })
  const { page } = one
  slowHost.refuse(packFiles())
  await page.goto(slowHost.url)
  await readyOffline(page)
  await page.reload()
  await page.getByRole('link', { name: 'New game Blackstone Castle' }).click()
  await button(page, 'Start').click()
  await expect(page.getByRole('grid', { name: 'Castle board' })).toBeVisible()
  await slowHost.stop()
  await page.goto(`${slowHost.url}#/`)
  const size = kilobytesOf(packFiles())
  await expect(card(page)).toContainText(`Not on this device yet: ${size} kB`)

  await chooseGame(page)
  const note = `CastleScape is not on this device yet. Connect to the internet to fetch what is missing: ${size} kB.`
  await expect(missing(page)).toContainText(note)
  await axe(page, 'a pack that is missing')
  await button(page, 'Start').click()
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.getByRole('radio', { name: /^Solo/ }).check({ force: true })
  await button(page, 'Start').click()
  await expect(page.getByRole('grid', { name: 'Castle board' })).toBeVisible()
  await expect(missing(page)).toHaveCount(0)

  await page.goto(`${slowHost.url}#/`)
  await chooseGame(page)
  await expect(missing(page)).toContainText(note)
  slowHost.refuse([])
  await slowHost.start()
  await button(page, 'Try again').click()
  await expect(page.getByText('CastleScape has been fetched.')).toBeAttached()
  await page.goto(`${slowHost.url}#/`)
  await expect(card(page)).toContainText('No game open')
  await chooseGame(page)
  await button(page, 'Start').click()
  await atTable(page)
  forgetLoadErrors(one)
})

test('a file is read on a phone without the pack: it is fetched first, or the page says that it is missing', async ({
  slowHost,
  phone,
}) => {
  const { page } = await phone()
  slowHost.hold(tableFile())
  await paste(page, slowHost.url, POSITION)
  await onItsWay(page, slowHost)
  await button(page, 'Cancel').click()
  await expect(page.getByText('CastleScape is not on this device yet. It has to be fetched first.')).toBeVisible()
  slowHost.release('cut')
  await button(page, 'Read what I pasted').click()
  await atTable(page)
})

test('a link is opened on a phone without the pack: it is fetched first, or the page leads to it', async ({
  slowHost,
  phone,
}) => {
  const one = await phone()
  await one.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await paste(one.page, slowHost.url, POSITION)
  await button(one.page, /open the gate/).click()
  await button(one.page, /^Press again/).click()
  await button(one.page, 'Menu').click()
  await button(one.page, /^End the game/).click()
  await button(one.page, /^Yes/).click()
  await button(one.page, 'Share').click()
  await expect(one.page.getByText('The link to this game is copied')).toBeVisible()
  const link = await one.page.evaluate(() => navigator.clipboard.readText())

  const { page } = await phone()
  slowHost.hold(tableFile())
  await page.goto(link)
  await onItsWay(page, slowHost)
  await button(page, 'Cancel').click()
  await expect(page.getByText('CastleScape is not on this device yet. It has to be fetched first.')).toBeVisible()
  await axe(page, 'a link to a game whose pack is missing')
  slowHost.release('cut')
  await button(page, 'Fetch it').click()
  await expect(page.getByText(/^Checked: all \d+ entries/)).toBeVisible()
})

test('a stored game whose pack was deleted leads to it, and is opened once it is there', { tag: '@nightly' }, async ({
  slowHost,
  phone,
}) => {
  const { page } = await phone()
  await paste(page, slowHost.url, POSITION)
  await atTable(page)
  await page.evaluate(() => caches.delete('later'))
  slowHost.hold(tableFile())
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await page.reload()
  await onItsWay(page, slowHost)
  await button(page, 'Cancel').click()
  await expect(page.getByRole('alert')).toContainText('CastleScape is not on this device yet.')
  slowHost.release('cut')
  await button(page, 'Fetch it').click()
  await atTable(page)
})

test('who is invited to a game without its pack is told in the lobby, and sits at its table', async ({
  slowHost,
  phone,
}) => {
  const { page: ann } = await phone()
  await ann.goto(slowHost.url)
  await chooseGame(ann)
  await button(ann, 'Seats').click()
  await ann.getByRole('radio', { name: 'Several phones' }).check({ force: true })
  await ann.getByLabel('Name of player 1').fill('Ann')
  await button(ann, 'Invite').click()
  const codeText = ann.getByText(/^Join code /)
  await expect(codeText).toBeAttached()
  const code = ((await codeText.textContent()) ?? '').replace('Join code', '').replace(/[^A-Z2-9]/g, '')

  const { page: bo } = await phone()
  slowHost.hold(tableFile())
  await bo.goto(`${slowHost.url}#/join/${code}`)
  await bo.getByLabel('Your name').fill('Bo')
  await button(bo, 'Sit down').click()
  await onItsWay(bo, slowHost)
  await button(ann, 'Start with two').click()
  slowHost.release()
  for (const page of [ann, bo])
    await expect(page.getByRole('group', { name: 'Contracts' }).getByRole('button').first()).toBeVisible()
})
