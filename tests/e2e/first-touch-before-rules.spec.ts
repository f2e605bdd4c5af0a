/** A touch before the rules of turns have come: it waits for them, and is done once; where they do not come, it says so. */
import type { Page, Route } from '@playwright/test'
import { button } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { loadDice } from './fixedChance.ts'
import { expect, test } from './phoneFixtures.ts'

const TURN = '**/assets/turn-*.js'
/** Number of dice with which the second seat, a bot, begins. */
const BOT_BEGINS = 18
const towers = (page: Page) => page.getByRole('button', { name: /tower.*choose it/ })

/** Begins a game of two; `answer` decides what becomes of the rules of its turns. */
const beginWith = async (page: Page, url: string, answer: (route: Route) => Promise<void>): Promise<void> => {
  const { tap } = fingerOn(page)
  await page.route(TURN, answer)
  await page.goto(url)
  await tap(page.getByRole('link', { name: 'New game Blackstone Castle' }))
  await tap(button(page, 'Start'))
  await expect(towers(page)).toHaveCount(4)
}

test('a tower that is touched before the rules come is chosen once they are here, and once', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone()
  const { tap } = fingerOn(page)
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await beginWith(page, host.url, async (route) => {
    await released
    await route.continue()
  })
  const board = await page.getByRole('grid', { name: 'Castle board' }).textContent()
  const [first, second] = [towers(page).first(), towers(page).nth(1)]
  await tap(first)
  await expect(page.locator('[data-part~="prompt"]')).toContainText('One moment')
  // Neither another touch on it nor one on another tower counts meanwhile.
  await tap(first)
  await tap(second)
  await expect(towers(page)).toHaveCount(4)
  release()
  await expect(towers(page)).toHaveCount(3)
  await expect(page).toHaveURL(/play\/[^/]+$/)
  expect(await page.getByRole('grid', { name: 'Castle board' }).textContent()).toBe(board)
  await tap(towers(page).first())
  await expect(page.getByRole('button', { name: /open the gate/ })).toBeVisible()
})

test('rules that do not come are asked for again, and the game is as it was dealt', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone()
  const { page } = one
  const { tap } = fingerOn(page)
  await beginWith(page, host.url, (route) => route.abort())
  const labels = () =>
    page.locator('[data-space]').evaluateAll((spaces) => spaces.map((space) => space.getAttribute('aria-label')))
  const dealt = await labels()
  const notice = page.getByRole('alert').filter({ hasText: 'This part did not load.' })
  await expect(notice).toBeVisible()
  // The notice lies over the upper two.
  await tap(towers(page).last())
  await expect(towers(page)).toHaveCount(4)
  await expect(notice).toBeVisible()
  one.errors.length = 0
  await page.unroute(TURN)
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(towers(page)).toHaveCount(4)
  await expect(notice).toBeHidden()
  expect(await labels()).toEqual(dealt)
  await tap(towers(page).first())
  await expect(towers(page)).toHaveCount(3)
  // The browser may tell late of requests that were cut off.
  expect(one.errors.filter((error) => !/ERR_FAILED .*\/turn-/.test(error))).toEqual([])
  one.errors.length = 0
})

test('a board on which a bot begins stands before the rules come, and the bot takes its tower', async ({
  host,
  phone,
}) => {
  const { page } = await phone()
  const { tap } = fingerOn(page)
  await loadDice(page, BOT_BEGINS)
  await page.goto(host.url)
  await tap(page.getByRole('link', { name: 'New game Blackstone Castle' }))
  await tap(button(page, 'Seats'))
  await tap(page.getByRole('radio', { name: 'Me and bots', exact: true }))
  await tap(button(page, 'Start'))
  await expect(towers(page)).toHaveCount(3)
})
