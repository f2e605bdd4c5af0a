/** Two phones at one table, through the screens, over a real PeerServer: gather, play, come back, and move a seat. */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { FLAGS, findBrowser } from '../../scripts/browser.mjs'
import { openRooms } from '../../scripts/rooms.mjs'
import { serve } from '../../scripts/serve.mjs'
import { withoutTips } from '../e2e/withoutTips.ts'
import { whyNot } from './network.ts'

const reason = whyNot()
test.skip(reason !== null, reason ?? '')
test.describe.configure({ mode: 'serial' })

let browser: Browser
let app: Awaited<ReturnType<typeof serve>>
/** What went wrong in any page. */
const errors: string[] = []

test.beforeAll(async () => {
  if (reason) return
  app = await serve('dist', { port: 0, beside: openRooms })
  browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...FLAGS] })
})
test.afterAll(async () => {
  await browser?.close()
  await app?.stop()
})
test.afterEach(() => expect(errors).toEqual([]))

const phone = async (keeps = true): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.addInitScript(withoutTips)
  if (!keeps) await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  page.setDefaultTimeout(15_000)
  page.on('pageerror', (error) => errors.push(error.message))
  return page
}

/** From New game to the lobby; the room's code. */
const gather = async (host: Page, name: string): Promise<string> => {
  await host.goto(`${app.url}#/new`)
  await host.getByRole('heading', { name: 'Options' }).scrollIntoViewIfNeeded()
  // Its label lies over it.
  await host.getByRole('radio', { name: 'Several phones' }).check({ force: true })
  await host.locator('button[type=submit]').click()
  const told = host.getByText(/^Join code /)
  await expect(told).toBeAttached({ timeout: 20_000 })
  const own = host.getByRole('textbox', { name: /^Name of player/ })
  await own.fill(name)
  await own.press('Enter')
  return ((await told.textContent()) ?? '').replace('Join code', '').replace(/[^A-Z2-9]/g, '')
}

const sitDown = async (guest: Page, code: string, name: string): Promise<void> => {
  await guest.goto(`${app.url}#/join/${code}`)
  await guest.getByLabel('Your name').fill(name)
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await expect(guest.getByRole('textbox', { name: /^Name of player/ })).toHaveValue(name)
}

const atTable = (page: Page): Promise<void> => page.waitForURL(/#\/play\//, { timeout: 20_000 })
const tower = (page: Page) => page.getByRole('button', { name: /tower.*choose it/ }).first()

test('two phones gather, come back in the lobby, play, come back at the table, and a seat moves to a third', async () => {
  test.setTimeout(180_000)
  const [ann, bo] = [await phone(), await phone()]
  const code = await gather(ann, 'Ann')
  await sitDown(bo, code, 'Bo')
  await expect(ann.getByText('Bo', { exact: true })).toBeVisible()

  // Something else is to be played, and then the first thing again; who sits stays.
  for (const game of ["Wizard's Quest", "King's Quest"]) {
    await ann.getByRole('button', { name: 'Change the game' }).click()
    await ann.getByRole('radio', { name: game }).check({ force: true })
    await ann.getByRole('button', { name: 'Play this' }).click()
    await expect(bo.getByText(`The game was changed. It is ${game} now`)).toBeVisible()
    await expect(ann.getByRole('heading', { name: game })).toBeVisible()
    await expect(bo.getByRole('heading', { name: game })).toBeVisible()
    await expect(bo.getByRole('textbox', { name: /^Name of player/ })).toHaveValue('Bo')
  }

  await ann.reload()
  await expect(ann.getByText('Bo', { exact: true })).toBeVisible()
  await expect(ann.getByText(/^Join code /)).toBeAttached({ timeout: 20_000 })
  await bo.reload()
  await expect(bo.getByRole('textbox', { name: /^Name of player/ })).toHaveValue('Bo', { timeout: 20_000 })
  await expect(ann.getByRole('button', { name: 'Start with two', exact: true })).toBeVisible({ timeout: 20_000 })
  await ann.getByRole('button', { name: 'Start with two' }).click()
  await Promise.all([atTable(ann), atTable(bo)])

  // Chance says who begins; both choose a tower.
  for (let turn = 0; turn < 2; turn++) {
    await expect.poll(async () => (await tower(ann).isVisible()) || tower(bo).isVisible()).toBe(true)
    const mover = (await tower(ann).isVisible()) ? ann : bo
    const other = mover === ann ? bo : ann
    await expect(other.getByText(`${mover === ann ? 'Ann' : 'Bo'} plays…`).first()).toBeVisible()
    await tower(mover).click()
    await expect(tower(mover)).toBeHidden()
  }
  const hand = (page: Page) => page.getByRole('button', { name: /Guild/ }).count()
  await expect.poll(() => hand(ann)).toBeGreaterThan(1)
  await expect.poll(() => hand(bo)).toBeGreaterThan(1)

  for (const back of [bo, ann]) {
    await back.reload()
    await expect(back.getByText('End turn').first()).toBeVisible({ timeout: 20_000 })
    await expect(bo.getByText(/Looking for the host/)).toHaveCount(0, { timeout: 20_000 })
  }

  // The seat goes to another phone by its link; the old one looks on.
  await bo.evaluate(() => {
    location.hash += '/phones'
  })
  await bo.getByRole('button', { name: 'Move the seat of Bo' }).click()
  await bo.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await bo.getByRole('button', { name: 'Copy link' }).click()
  const link = await bo.evaluate(() => navigator.clipboard.readText())
  const cy = await phone()
  await cy.goto(link)
  await atTable(cy)
  await expect.poll(() => hand(cy)).toBeGreaterThan(1)
  await expect.poll(() => hand(bo)).toBe(0)
})

test('without storage a phone joins and plays, and is told that nothing is kept; it cannot host', async () => {
  test.setTimeout(120_000)
  const [ann, bo] = [await phone(), await phone(false)]
  const code = await gather(ann, 'Ann')
  await bo.goto(`${app.url}#/join/${code}`)
  await expect(bo.getByText('This browser keeps nothing here')).toBeVisible()
  await bo.getByLabel('Your name').fill('Bo')
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await ann.getByRole('button', { name: 'Start with two' }).click()
  await Promise.all([atTable(ann), atTable(bo)])
  await expect(bo.getByText('This game is not being saved')).toBeVisible()
  await bo.getByRole('button', { name: 'Dismiss' }).click()
  for (let turn = 0; turn < 2; turn++) {
    await expect.poll(async () => (await tower(ann).isVisible()) || tower(bo).isVisible()).toBe(true)
    const mover = (await tower(ann).isVisible()) ? ann : bo
    await tower(mover).click()
    await expect(tower(mover)).toBeHidden()
  }
  await bo.goto(`${app.url}#/about`)
  await bo.goto(`${app.url}#/room`)
  await expect(bo.getByText('This phone cannot host a table')).toBeVisible()
})
