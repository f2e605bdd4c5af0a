/** A bot at a table of two phones: the host's phone seats and plays it, the other sees who it is and hears what it does. */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { FLAGS, findBrowser } from '../../scripts/browser.mjs'
import { openRooms } from '../../scripts/rooms.mjs'
import { serve } from '../../scripts/serve.mjs'
import { whyNot } from './network.ts'

const reason = whyNot()
test.skip(reason !== null, reason ?? '')

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

const phone = async (): Promise<Page> => {
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  page.setDefaultTimeout(15_000)
  page.on('pageerror', (error) => errors.push(error.message))
  return page
}

/** From New game to the lobby; the room's code. */
const gather = async (host: Page): Promise<string> => {
  await host.goto(`${app.url}#/new`)
  await host.getByRole('heading', { name: 'Options' }).scrollIntoViewIfNeeded()
  // Its label lies over it.
  await host.getByRole('radio', { name: 'Several phones' }).check({ force: true })
  await host.locator('button[type=submit]').click()
  const told = host.getByText(/^Join code /)
  await expect(told).toBeAttached({ timeout: 20_000 })
  return ((await told.textContent()) ?? '').replace('Join code', '').replace(/[^A-Z2-9]/g, '')
}

const tower = (page: Page) => page.getByRole('button', { name: /tower.*choose it/ }).first()
const endOf = (page: Page) => page.getByRole('button', { name: /^End turn/, disabled: false })
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d+ of`) })

/** Takes the tower, or ends the turn and what it asks, on whichever phone may. */
const goOn = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages) {
    if (await tower(page).isVisible()) await tower(page).click()
    else if (await endOf(page).isVisible()) {
      await endOf(page).click()
      const accept = page.getByRole('dialog').getByRole('button', { name: /^Accept/ })
      if (await accept.isVisible()) await accept.click()
    }
  }
}

test('two phones and a bot: the other phone sees its mark and hears its deeds, and it goes on after its host came back', async () => {
  test.setTimeout(180_000)
  const [ann, bo] = [await phone(), await phone()]
  const code = await gather(ann)
  await ann.getByRole('button', { name: 'Add a seat for a bot' }).click()
  await expect(ann.getByText('A bot on this phone')).toBeVisible()
  await ann.getByRole('radio', { name: 'Emissary' }).check({ force: true })
  await bo.goto(`${app.url}#/join/${code}`)
  await bo.getByLabel('Your name').fill('Bo')
  await bo.getByRole('button', { name: 'Sit down' }).click()
  await expect(bo.getByText('Emissary (bot)', { exact: true })).toBeVisible()
  await ann.reload()
  await expect(ann.getByText('A bot on this phone')).toBeVisible({ timeout: 20_000 })
  await ann.getByRole('button', { name: 'Start with three' }).click({ timeout: 30_000 })
  await Promise.all([ann, bo].map((page) => page.waitForURL(/#\/play\//, { timeout: 20_000 })))

  const told = bo.locator('#said', { hasText: /Emissary \(bot\) (slid|swapped|flipped|drew|completed|retained)/ })
  const until = async (): Promise<boolean> => {
    await goOn([ann, bo])
    return told.isVisible()
  }
  await expect.poll(until, { timeout: 90_000, intervals: [50] }).toBe(true)
  await expect(chip(ann, 'Emissary \\(bot\\)')).toHaveAccessibleName(/, a bot: Emissary/)
  await ann.reload()
  await expect(chip(ann, 'Emissary \\(bot\\)')).toHaveAccessibleName(/, a bot: Emissary/, { timeout: 20_000 })
  const again = async (): Promise<number> => {
    await goOn([ann, bo])
    const deeds = bo.locator('.log, #said')
    return deeds.count()
  }
  expect(await again()).toBeGreaterThan(0)
  await bo.context().close()
  await ann.context().close()
})
