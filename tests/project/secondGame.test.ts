/**
 * Second game: a folder of rules and one of screens. The sketch in which all choose at once is planted in a copy of the
 * sources with a card, a guide and some eighty lines of screen; no other file changes, and it is played in a browser.
 */
import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Browser, chromium, type Page, expect as playwrightExpect } from '@playwright/test'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openRooms } from '../../scripts/rooms.mjs'
import { serveFolder } from '../../scripts/staticHost.mjs'
import { FLAGS, findShell } from '../../scripts/testBrowser.mjs'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { openGate } from '../e2e/curtainGate.ts'
import { withoutTips } from '../e2e/withoutTips.ts'
import { NIGHTLY, ofMany } from '../nightly.ts'
import { copySources, type SourceCopy } from './sourceCopy.ts'

const FIXTURE = resolve(import.meta.dirname, 'fixture/second-game')
const SKETCH = resolve(import.meta.dirname, '../sampleGames/walls-market.ts')
/** A busy machine makes no test red: these end only what would never end. */
const PATIENCE = { timeout: 30_000 }
vi.setConfig({ testTimeout: WHOLE_GAMES, hookTimeout: WHOLE_GAMES })
const expectPage = playwrightExpect.configure(PATIENCE)

let sourceCopy: SourceCopy
let host: Awaited<ReturnType<typeof serveFolder>>
let browser: Browser
const errors: string[] = []

beforeAll(async () => {
  sourceCopy = copySources()
  for (const file of readdirSync(FIXTURE, { recursive: true, encoding: 'utf8' }))
    if (/\.tsx?$/.test(file)) sourceCopy.add(file, readFileSync(join(FIXTURE, file), 'utf8'))
  sourceCopy.add(
    'src/games/walls-market/game.ts',
    readFileSync(SKETCH, 'utf8').replaceAll('../../src/kernel', '../../kernel/'),
  )
  host = await serveFolder(await sourceCopy.buildApp(), { beside: openRooms })
  browser = await chromium.launch({ executablePath: findShell() ?? '', args: FLAGS })
})
afterAll(async () => {
  await browser?.close()
  await host?.stop()
  sourceCopy?.remove()
})

const openPhone = async (address = '', locale = 'en-GB'): Promise<Page> => {
  const viewport = { width: 390, height: 844 }
  const phone = { viewport, hasTouch: true, serviceWorkers: 'block', locale, reducedMotion: 'reduce' } as const
  const context = await browser.newContext(phone)
  await context.addInitScript(withoutTips)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE.timeout)
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(host.url + address)
  return page
}

/** Opens New game from the second game's card on Home, which shows its only mode first and chooses it. */
const newGame = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'New game Walls market' }).click()
  await expectPage(page.getByRole('radio', { name: /^Market/ })).toBeChecked()
  await expectPage(page.getByRole('radio').first()).toBeChecked()
}

const openGateOf = async (page: Page, name: string): Promise<void> => {
  await expectPage(page.getByRole('heading', { name })).toBeVisible()
  await openGate(page)
  await expectPage(prompt(page)).toBeVisible()
}
const prompt = (page: Page) => page.getByText('Choose in secret.')
const choice = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first()
const openMenuItem = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
}

test('has a card on Home beside the other games, also on a small phone, and New game begins with its mode', async () => {
  const page = await openPhone()
  const cards = page.getByRole('main').getByRole('listitem')
  await expectPage(cards).toHaveCount(3)
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 })
    const [first, second] = await Promise.all([0, 1].map((at) => cards.nth(at).boundingBox()))
    expect(second?.y, `${width}`).toBe(first?.y)
    expect(second?.width, `${width}`).toBe(first?.width)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBe(width)
  }
  await newGame(page)
})

test('is played on one phone by two who choose in secret, has a log, a replay and an export, and is found again', async () => {
  const page = await openPhone()
  await newGame(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await openGateOf(page, 'Player 1')
  await choice(page, /^Keep/).click()
  // The first player's choice is hidden, but that the player has chosen is shown.
  await openGateOf(page, 'Player 2')
  await expectPage(page.getByRole('button', { name: 'Player 1, 0, has chosen' })).toBeVisible()
  await choice(page, /^Keep/).click()
  await expectPage(choice(page, /pass$/)).toBeVisible()
  await choice(page, /^(Wall|Step|Buy) \d+ to/).click()
  await openGateOf(page, 'Player 1')
  await choice(page, /^(Wall|Step|Buy) \d+ to/).click()
  await expectPage(page.locator('[role=status][data-said]')).toContainText('Round 2')

  await openMenuItem(page, 'Log')
  const log = page.getByRole('dialog', { name: 'Log' })
  await expectPage(log).toContainText('Player 1 keeps a contract')
  await expectPage(log.getByText(/Player 2 (built a wall|went a step|bought a card|did nothing)/)).toBeVisible()
  await page.keyboard.press('Escape')

  await openMenuItem(page, 'Replay')
  await expectPage(page.getByRole('heading', { name: /^Replay/ })).toBeAttached()
  await expectPage(page.getByText('Player 1 keeps a contract').first()).toBeVisible()
  await page.goBack()

  const saved = page.waitForEvent('download')
  await openMenuItem(page, 'Export')
  const record = JSON.parse(readFileSync(await (await saved).path(), 'utf8'))
  expect(record).toMatchObject({ header: { game: 'walls-market', mode: 'market' } })

  await page.goto(host.url)
  await expectPage(page.getByRole('link', { name: /^Play Walls market · Market/ })).toBeVisible()
  await expectPage(page.getByRole('listitem').filter({ hasText: 'Walls market' })).toContainText('1 game open')
  await page.getByRole('link', { name: 'Games', exact: true }).click()
  const listed = page.getByRole('listitem').filter({ hasText: 'Market' })
  await expectPage(listed).toHaveCount(1)
  await listed.getByRole('link').first().click()
  await openGateOf(page, 'Player 1')
  await expectPage(choice(page, /pass$/)).toBeVisible()
})

test('is played against a bot that chooses by itself, at night to its end', async () => {
  const page = await openPhone()
  await newGame(page)
  await page.getByRole('button', { name: 'Seats' }).click()
  await page.getByRole('radio', { name: 'Me and bots' }).check({ force: true })
  await page.getByRole('button', { name: 'Start' }).click()
  await choice(page, /^Keep/).click()
  for (let round = 1; round <= ofMany(2, 8); round++) {
    await expectPage(page.getByRole('img', { name: new RegExp(`^Round ${round},`) })).toBeVisible()
    await choice(page, /pass$/).click()
  }
  if (!NIGHTLY) {
    await expectPage(page.getByRole('img', { name: /^Round 3,/ })).toBeVisible()
    return
  }
  await expectPage(page.getByRole('heading', { name: /wins|share/ })).toBeVisible()
  await expectPage(page.getByRole('button', { name: 'Share' })).toBeVisible()
})

/** Choices that are hidden until all have chosen are made on two phones in every run: Contracts of CastleScape. */
if (NIGHTLY)
  test('is shared by two phones: each sees who has chosen, and both see what was chosen once all have', async () => {
    const ann = await openPhone()
    await newGame(ann)
    await ann.getByRole('button', { name: 'Seats' }).click()
    await ann.getByRole('radio', { name: 'Several phones' }).check({ force: true })
    await ann.getByLabel('Name of player 1').fill('Ann')
    await ann.getByRole('button', { name: 'Invite' }).click()
    const joinCodeText = ann.getByText(/^Join code /)
    await expectPage(joinCodeText).toBeAttached()
    const code = ((await joinCodeText.textContent()) ?? '').replace('Join code', '').replace(/[^A-Z2-9]/g, '')
    const bo = await openPhone(`#/join/${code}`)
    await bo.getByLabel('Your name').fill('Bo')
    await bo.getByRole('button', { name: 'Sit down' }).click()
    await ann.getByRole('button', { name: 'Start with two', exact: true }).click()
    for (const page of [ann, bo]) await expectPage(prompt(page)).toBeVisible()
    await choice(ann, /^Keep/).click()
    await expectPage(bo.getByRole('button', { name: /^Ann, .*has chosen/ })).toBeVisible()
    await choice(bo, /^Keep/).click()
    for (const page of [ann, bo]) {
      await expectPage(page.getByRole('img', { name: /^Round 1,/ })).toBeVisible()
      await openMenuItem(page, 'Log')
      await expectPage(page.getByRole('dialog', { name: 'Log' })).toContainText('Bo keeps a contract')
    }
  })

/** Opens a phone with a service worker, like an installed app. */
const openInstalledPhone = async (): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' })
  await context.addInitScript(withoutTips)
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE.timeout)
  await page.goto(host.url)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.reload()
  return page
}

const packFiles = (dist: string): readonly string[] =>
  Object.values<string[]>(JSON.parse(readFileSync(join(dist, 'later.json'), 'utf8')).packs).flat()

/** Those of these files that the phone has cached for offline use. */
const cachedOf = (page: Page, files: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(
    async (wanted) => {
      const urls = (await (await caches.open('later')).keys()).map(({ url }) => url)
      return wanted.filter((file) => urls.some((url) => url.endsWith(file)))
    },
    [...files],
  )

test('is named in the language of the app before anything of it is fetched', async () => {
  const page = await openPhone('', 'de-DE')
  await page.route(/\/(pack-|language-de-walls)[^/]*$/, (route) => route.abort())
  await page.reload()
  await expectPage(page.getByRole('link', { name: 'Mauern und Märkte' })).toBeVisible()
  await page.getByRole('link', { name: 'Mauern und Märkte' }).click()
  await expectPage(page.getByRole('heading', { name: 'Mauern und Märkte' })).toBeVisible()
  await expectPage(page.getByRole('radio', { name: /^Marktplatz.*Alle wählen zugleich/ })).toBeAttached()
})

test('a pack that cannot be fetched says so, and the chosen game begins when it is tried again', async () => {
  const page = await openPhone()
  const files = packFiles(join(sourceCopy.folder, 'dist'))
  const isPack = (url: URL): boolean => files.some((file) => url.pathname.endsWith(file))
  await page.route(isPack, (route) => route.abort())
  await newGame(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expectPage(page.getByRole('alert').filter({ hasText: 'Walls market is not' })).toBeVisible()
  await page.unroute(isPack)
  await page.getByRole('button', { name: 'Try again' }).click()
  await openGateOf(page, 'Player 1')
  await expectPage(choice(page, /^Keep/)).toBeVisible()
})

/** The app is built twice for it. What else an update does, e2e/app-update.spec.ts and e2e/fetching-packs.spec.ts see in every run. */
if (NIGHTLY)
  test('an update waits until its packs are loaded, and then a stored game opens without a network', async () => {
    const [before, after] = [join(sourceCopy.folder, 'dist-before'), join(sourceCopy.folder, 'dist')]
    cpSync(after, before, { recursive: true })
    const oldFiles = packFiles(before)
    // A host does not stop while phones of other tests are connected to it.
    for (const context of browser.contexts()) await context.close()
    await host.stop()
    host = await serveFolder(before, { port: host.port, beside: openRooms })
    const page = await openInstalledPhone()
    await newGame(page)
    await page.getByRole('button', { name: 'Start' }).click()
    await openGateOf(page, 'Player 1')
    const game = page.url()
    await expectPage.poll(() => cachedOf(page, oldFiles), PATIENCE).toEqual(oldFiles)

    // The next version: a pack of another name, which its host does not have yet.
    sourceCopy.edit('src/ui/walls-market/gameUi.tsx', (text) =>
      text.replace('Choose in secret.', 'Choose now, in secret.'),
    )
    await sourceCopy.buildApp()
    const newFiles = packFiles(after).filter((file) => !oldFiles.includes(file))
    expect(newFiles.length).toBeGreaterThan(0)
    for (const file of newFiles) renameSync(join(after, file), join(after, `${file}.away`))
    await host.stop()
    host = await serveFolder(after, { port: host.port, beside: openRooms })
    await page.goto(host.url)
    const offer = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
    const update = (): Promise<boolean> =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        await registration.update().catch(() => undefined)
        while (registration.installing) await new Promise((checked) => setTimeout(checked, 50))
        return registration.waiting !== null
      })
    expect(await update()).toBe(false)
    expect(await cachedOf(page, oldFiles)).toEqual(oldFiles)
    await expectPage(offer).toHaveCount(0)

    for (const file of newFiles) renameSync(join(after, `${file}.away`), join(after, file))
    await host.stop()
    host = await serveFolder(after, { port: host.port, beside: openRooms })
    expect(await update()).toBe(true)
    expect(await cachedOf(page, newFiles)).toEqual(newFiles)
    await expectPage(offer).toBeVisible()
    await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Reload' }).click()])
    await host.stop()
    await page.goto(game)
    await expectPage(page.getByRole('heading', { name: 'Player 1' })).toBeVisible()
    await openGate(page)
    await expectPage(page.getByText('Choose now, in secret.')).toBeVisible()
    host = await serveFolder(after, { port: host.port, beside: openRooms })
  })

test('nothing threw in any page', () => {
  expect(errors).toEqual([])
})
