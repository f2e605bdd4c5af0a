/** Phones that share a table without any server, through the screens: by texts, and again after one was closed. */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { FLAGS, findBrowser } from '../../scripts/browser.mjs'
import { serve } from '../../scripts/serve.mjs'
import { whyNot } from './network.ts'

const reason = whyNot()
test.skip(reason !== null, reason ?? '')
test.setTimeout(240_000)
/** Other tests share the machine. */
const LONG = { timeout: 20_000 } as const

const browsers: Browser[] = []
let app: Awaited<ReturnType<typeof serve>>
test.beforeAll(async () => {
  if (!reason) app = await serve(process.env.DIST ?? 'dist', { port: 0 })
})
test.afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()))
  await app?.stop()
})

/** In a browser of its own: two pages of one do not find each other by made-up names. */
const phone = async (address: string): Promise<Page> => {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...FLAGS] })
  browsers.push(browser)
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  page.setDefaultTimeout(20_000)
  await page.goto(`${app.url}${address}`)
  return page
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const shown = async (page: Page): Promise<string> => {
  await page.getByText('As text').click()
  return page.getByLabel('The code as text').inputValue()
}
const paste = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Paste the text of the other phone here').fill(text)
  await press(page, 'Use this text')
}

/** Both are where a pairing begins; neither has a camera. */
const pair = async (host: Page, guest: Page): Promise<void> => {
  await press(host, 'Without camera')
  await expect(host.getByRole('img', { name: 'Square code for the other phone' })).toBeVisible(LONG)
  const offer = await shown(host)
  await press(guest, 'Without camera')
  await paste(guest, offer)
  await expect(guest.getByRole('img', { name: 'Square code for the other phone' })).toBeVisible(LONG)
  const answer = await shown(guest)
  await press(host, 'It shows a code too')
  await paste(host, answer)
}

test('a table without a server says so, lets phones in by two codes, and again after one was closed', async () => {
  const host = await phone('#/new')
  await host.getByRole('button', { name: 'Seats' }).click()
  await host.getByRole('radio', { name: 'Several phones' }).check({ force: true })
  await press(host, 'Gather')
  await expect(host.getByText('The server that introduces phones does not answer')).toBeVisible(LONG)
  await press(host, 'Without internet')
  const guest = await phone('#/join')
  await press(guest, 'Without internet')
  await press(guest, 'Without camera')
  await paste(guest, 'nothing of ours')
  await expect(guest.getByText('That is no code of this app.')).toBeVisible(LONG)
  await guest.reload()

  await pair(host, guest)
  await guest.getByLabel('Your name').fill('Bo')
  await press(guest, 'Sit down')
  await press(host, 'Start with two')
  const board = { name: 'Castle board' } as const
  for (const page of [host, guest]) await expect(page.getByRole('grid', board)).toBeVisible(LONG)

  // What the host has told is stored meanwhile.
  await guest.waitForTimeout(3000)
  await guest.reload()
  await expect(guest.getByRole('grid', board)).toBeVisible(LONG)
  await guest.getByText('What to do').click()
  await expect(guest.getByText('Connect them again in the same way')).toBeVisible(LONG)
  await press(guest, 'Connect without internet')
  await press(host, 'Menu')
  await press(host, /^Phones/)
  await host.getByText('Let others in').click()
  await press(host, 'Without internet')
  await pair(host, guest)
  await expect(guest.getByText('The line has ended.')).toHaveCount(0, LONG)
  await expect(guest.getByRole('list', { name: 'At the table' }).getByText('here')).toHaveCount(2, LONG)
})
