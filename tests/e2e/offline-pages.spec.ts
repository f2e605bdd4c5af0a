/** Everything is there after one visit: every page and every sheet, with the server gone, in a browser that was started anew. */
import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import {
  expect,
  forgetLaterFiles,
  type Host,
  ignoreMissingLaterFiles,
  type Phone,
  readyOffline,
  test,
  untilAllIsKept,
} from './phoneFixtures.ts'
import { atTable, beginGame, button, goTo } from './tableAndStorage.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

const OWN = { own: true, width: 320, height: 568 }

const PAGES = [
  ['', 'Blackstone Castle'],
  ['new', 'New game'],
  ['saved', 'Games'],
  ['learn', 'Learn by playing'],
  ['settings', 'Settings'],
  ['about', 'About'],
] as const

/** Sheets of a King's Quest, each with a word that stands on it. */
const SHEETS = [
  ['menu', 'Export as a file'],
  ['about', 'State '],
  ['finish', 'End the game now?'],
  ['card/12', 'Lion Scout'],
  ['tower/1', 'north-east'],
  ['court/1', 'Bo'],
  ['end', 'End of turn'],
  ['bots', 'Which seat?'],
  ['bots/1', 'A bot: Expert'],
] as const

const showsEverything = async ({ page }: Phone, url: string, id: string): Promise<void> => {
  for (const [path, title] of PAGES) {
    await goTo(page, url, path)
    await page.reload()
    await expect(page.getByRole('heading', { name: title }).first(), path).toBeVisible()
  }
  for (const [path, word] of SHEETS) {
    await goTo(page, url, 'play', id, ...path.split('/'))
    await expect(page.getByRole('dialog'), path).toContainText(word)
  }
  await page.reload()
  await atTable(page)
  await goTo(page, url, 'play', id, 'finish')
  await button(page, 'Yes, all agree').tap()
  await expect(button(page, 'Rematch')).toBeVisible()
  await expect(page.getByText('The charts of this game come once this phone is online.')).toBeVisible()
}

const visit = async (phone: Phone, host: Host): Promise<void> => {
  await phone.page.goto(host.url)
  await readyOffline(phone.page)
  await host.stop()
  await forgetLaterFiles(phone.page)
  const id = await beginGame(phone.page, host.url)
  await phone.kill()
  await phone.reopen()
  await showsEverything(phone, host.url, id)
  // What failed to load would say so on the screen and in the console.
  const fonts = await phone.page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'error').length)
  expect(fonts).toBe(0)
  ignoreMissingLaterFiles(phone)
  await host.start()
}

test('every page and sheet is there with the server gone since the first visit', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  await visit(await phone(OWN), host)
})

// In normal runs Home under a sub-path is asked for by addresses-and-install.spec.ts.
if (process.env.NIGHTLY)
  test('and the same under a sub-path', async ({ subPathHost, phone }) => {
    await visit(await phone(OWN), subPathHost)
  })

/** Begins against a bot; it thinks and does something. */
const meetsBot = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Options' }).scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: 'Me and bots' }).check({ force: true })
  await button(page, 'Start').tap()
  const tower = page.getByRole('button', { name: /tower.*choose it/ }).first()
  const end = page.getByRole('button', { name: /^End turn/, disabled: false })
  const accept = page.getByRole('dialog', { name: 'End of turn' }).getByRole('button', { name: /^Accept/ })
  // The seat that begins is random: whatever is asked before the bot's turn is answered.
  // A question may go away under the finger: then all of it is tried again.
  await expect(async () => {
    if (await accept.isVisible()) await accept.tap({ timeout: 5_000 })
    else if (await tower.isVisible()) await tower.tap({ timeout: 5_000 })
    else if (await end.isVisible()) await end.tap({ timeout: 5_000 })
    await expect(page.locator('[role=status][data-said]')).toHaveText(/^Pip /, { timeout: 1_000 })
  }).toPass({ intervals: [200] })
}

test('all rules, bots, and what several phones need, come as soon as the app is installed, and are there with the server gone: a table gathers by pairing alone', async ({
  host,
  phone,
}) => {
  const one = await phone(OWN)
  // Later visits wait for twenty seconds of the page's clock; the first does not wait for it.
  await one.page.clock.install()
  await one.page.goto(host.url)
  await one.page.clock.pauseAt(Date.now() + 1_000)
  await untilAllIsKept(one.page)
  await host.stop()
  await one.kill()
  await one.reopen()
  const { page } = one
  await goTo(page, host.url, 'rules')
  await expect(page.getByRole('heading', { name: 'All rules' })).toBeVisible()
  await goTo(page, host.url, 'rules', 'retain')
  await expect(page.getByRole('heading', { name: 'Retain' })).toBeVisible()
  await goTo(page, host.url, 'about')
  await expect(page.getByText('All of it is on this device now')).toBeVisible()
  await goTo(page, host.url, 'new')
  await meetsBot(page)
  await goTo(page, host.url, 'new')
  await page.getByRole('heading', { name: 'Options' }).scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: 'Several phones' }).check({ force: true })
  await button(page, 'Invite').tap()
  await expect(page.getByRole('heading', { name: 'Invite players' })).toBeVisible()
  await button(page, 'Without internet').tap()
  await expect(page.getByRole('heading', { name: 'Without internet' })).toBeVisible()
  // Nothing is called any more from here on.
  await page.goto('about:blank')
  // The browser itself says that the server is not heard, each time that it is called.
  const said = one.errors.splice(0)
  expect(said.filter((error) => !error.includes('/rooms/'))).toEqual([])
  await host.start()
})

test('soon after the first visit and without a network, Invite and Join say when they come, and lead back', async ({
  host,
  phone,
}) => {
  const one = await phone(OWN)
  const { page, context } = one
  await page.goto(host.url)
  await readyOffline(page)
  await context.setOffline(true)
  await forgetLaterFiles(page)
  const comesLater = page.getByText('Connect to the internet and try again')
  await page.getByRole('link', { name: 'Join' }).tap()
  await expect(comesLater).toBeVisible()
  await button(page, 'Back').tap()
  await expect(page.getByRole('heading', { name: 'Blackstone Castle' })).toBeVisible()
  await goTo(page, host.url, 'new')
  await page.getByRole('heading', { name: 'Options' }).scrollIntoViewIfNeeded()
  await page.getByRole('radio', { name: 'Several phones' }).check({ force: true })
  await button(page, 'Invite').tap()
  await expect(comesLater).toBeVisible()
  await context.setOffline(false)
  await button(page, 'Try again').tap()
  await expect(page.getByRole('heading', { name: 'Invite players' })).toBeVisible()
  await page.goto('about:blank')
  one.errors.length = 0
})
