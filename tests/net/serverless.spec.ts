/** Phones that share a table without any server, through the screens: by texts, and again after one was closed. */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { FLAGS, findBrowser } from '../../scripts/browser.mjs'
import { serve } from '../../scripts/serve.mjs'
import { withoutTips } from '../e2e/withoutTips.ts'
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
test.afterEach(() => Promise.all(browsers.splice(0).map((browser) => browser.close())))
test.afterAll(() => app?.stop())

/** In a browser of its own: two pages of one do not find each other by made-up names. */
const phone = async (address: string): Promise<Page> => {
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: [...FLAGS] })
  browsers.push(browser)
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  await page.addInitScript(withoutTips)
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

const board = { name: 'Castle board' } as const

/** From New game to the first step of a pairing. */
const gather = async (host: Page): Promise<void> => {
  await host.getByRole('button', { name: 'Seats' }).click()
  await host.getByRole('radio', { name: 'Several phones' }).check({ force: true })
  await press(host, 'Gather')
  await expect(host.getByText('The server that introduces phones does not answer')).toBeVisible(LONG)
  await press(host, 'Without internet')
}

/** At the table, from the line that says that it has ended. */
const comeBack = async (host: Page, guest: Page): Promise<void> => {
  await guest.getByText('What to do').click()
  await expect(guest.getByText('Connect them again in the same way')).toBeVisible(LONG)
  await press(guest, 'Connect without internet')
  await press(host, 'Menu')
  await press(host, /^Phones/)
  await host.getByText('Let others in').click()
  await press(host, 'Without internet')
  await pair(host, guest)
  await expect(guest.getByText('The line has ended.')).toHaveCount(0, LONG)
}

test('a table without a server says so, lets phones in by two codes, and again after one was closed', async () => {
  const host = await phone('#/new')
  await gather(host)
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
  for (const page of [host, guest]) await expect(page.getByRole('grid', board)).toBeVisible(LONG)

  // What the host has told is stored meanwhile.
  await guest.waitForTimeout(3000)
  await guest.reload()
  await expect(guest.getByRole('grid', board)).toBeVisible(LONG)
  await comeBack(host, guest)
  await expect(guest.getByRole('list', { name: 'At the table' }).getByText('here')).toHaveCount(2, LONG)
})

/** What lies on the board, in words. */
const spaces = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[role=gridcell]').evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label')))

/** What storage has of the game in the moment after Start: the game itself, and nothing that was dealt. */
const forgetDealt = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const open = indexedDB.open('blackstone')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const tx = open.result.transaction(['games', 'entries', 'shown'], 'readwrite')
          for (const store of ['entries', 'shown']) tx.objectStore(store).clear()
          const asked = tx.objectStore('games').openCursor()
          asked.onsuccess = () => asked.result?.update({ ...asked.result.value, seq: -1, hash: '', shown: 0 })
          tx.oncomplete = () => {
            open.result.close()
            resolve()
          }
        }
      }),
  )

test('a phone that is closed in the moment after the start is told to connect again, and then is dealt to', async () => {
  const [host, guest] = [await phone('#/new'), await phone('#/join')]
  await gather(host)
  await press(guest, 'Without internet')
  await pair(host, guest)
  await guest.getByLabel('Your name').fill('Bo')
  await press(guest, 'Sit down')
  await press(host, 'Start with two')
  for (const page of [host, guest]) await expect(page.getByRole('grid', board)).toBeVisible(LONG)
  await guest.waitForTimeout(2000)
  const place = guest.url()
  await guest.goto(`${app.url}#/about`)
  await guest.waitForTimeout(1000)
  await forgetDealt(guest)
  await guest.goto(place)
  await guest.reload()
  await expect(guest.getByRole('grid', board)).toBeVisible(LONG)
  const undealt = await spaces(guest)
  await comeBack(host, guest)
  await guest.keyboard.press('Escape')
  await expect.poll(() => spaces(guest), LONG).not.toEqual(undealt)
  expect(await spaces(guest)).toEqual(await spaces(host))
})
