/** A bot at a table of two phones: the host's phone seats and plays it, the other sees who it is and hears what it does. */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test'
import { FLAGS, findBrowser } from '../../scripts/browser.mjs'
import { openRooms } from '../../scripts/rooms.mjs'
import { serve } from '../../scripts/serve.mjs'
import { withoutTips } from '../e2e/withoutTips.ts'
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
  await page.addInitScript(withoutTips)
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

/** Everything that the live region says from now on. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      const text = document.getElementById('said')?.textContent ?? ''
      if (text && heard.at(-1) !== text) heard.push(text)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard)

const tower = (page: Page) => page.getByRole('button', { name: /tower.*choose it/ }).first()
const endOf = (page: Page) => page.getByRole('button', { name: /^End turn/, disabled: false })
const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d+ of`) })

/** Takes the tower, or ends the turn and what it asks, on whichever phone may. */
const goOn = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages) {
    const accept = page.getByRole('dialog').getByRole('button', { name: /^Accept/ })
    for (const one of [accept, tower(page), endOf(page)])
      if (await one.isVisible()) {
        // It may be gone meanwhile; whoever is asked next goes on.
        await one.click({ timeout: 1_000 }).catch(() => undefined)
        break
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

  await listen(bo)
  const deeds = /^Emissary \(bot\) (slid|swapped|flipped|drew|completed|retained|took|returned)/
  const told = async (): Promise<number> => {
    await goOn([ann, bo])
    return (await heard(bo)).filter((text) => deeds.test(text)).length
  }
  await expect.poll(told, { timeout: 90_000, intervals: [50] }).toBeGreaterThan(1)
  await expect(chip(ann, 'Emissary \\(bot\\)')).toHaveAccessibleName(/, a bot: Emissary/)
  await expect(chip(bo, 'Emissary \\(bot\\)')).toHaveAccessibleName(/, a bot(,|$)/)
  await ann.reload()
  const before = await told()
  await expect(chip(ann, 'Emissary \\(bot\\)')).toHaveAccessibleName(/, a bot: Emissary/, { timeout: 20_000 })
  await expect.poll(told, { timeout: 90_000, intervals: [50] }).toBeGreaterThan(before + 1)

  // Bo leaves the own seat to a bot: all see it, and it plays.
  await bo.getByRole('button', { name: 'Menu' }).click()
  for (const name of ['Bots', 'Bo', 'A bot: Scout'])
    await bo
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click()
  await expect(chip(bo, 'Bo')).toHaveAccessibleName(/, a bot: Scout/)
  await expect(chip(ann, 'Bo')).toHaveAccessibleName(/, a bot(,|$)/)
  const plays = async (): Promise<boolean> => {
    await goOn([ann])
    return (await heard(bo)).some((text) => /^Bo (slid|swapped|flipped|drew|completed|retained)/.test(text))
  }
  await expect.poll(plays, { timeout: 90_000, intervals: [50] }).toBe(true)
  await bo.context().close()
  await ann.context().close()
})
