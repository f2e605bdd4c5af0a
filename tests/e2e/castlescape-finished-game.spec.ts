/** A game of CastleScape that is over: found again, watched, branched off, counted, handed on and proved, played again. */

import type { Locator, Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { LAST_TURN_POSITION } from '../games/castlescape/lastTurnPosition.ts'
import { axe } from './axeFindings.ts'
import { beginFrom, button, endUntouchedTurn, grid, position } from './castlescapeTable.ts'
import { gate, openGate } from './curtainGate.ts'
import { loadDice } from './fixedChance.ts'
import { unreadable } from './layoutFaults.ts'
import { expect, type Phone, test } from './phoneFixtures.ts'
import { fileFrom, paste } from './tableAndStorage.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

/** What the page would have handed to another app: the browser of the tests has none. */
const pasted = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

const dialog = (page: Page): Locator => page.getByRole('dialog')

const playLastTurn = async (one: Phone, url: string): Promise<void> => {
  await beginFrom(one, url, position(LAST_TURN_POSITION))
  await endUntouchedTurn(one.page)
  await expect(one.page.getByRole('heading', { level: 1 })).toHaveText('Ann wins')
}

test('the end says what decided it and where Renown came from, as bars, a chart and a table', async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  await playLastTurn(one, host.url)
  const main = page.getByRole('main')
  await expect(main).toContainText('15 Renown to 14')
  for (const bar of [
    'Ann: Baileys 0, Inspections 1, Goals 0, Contracts 0, Cards 0, At the start 14, total 15',
    'Cy: Baileys 0, Inspections 0, Goals 0, Contracts 0, Cards 3, At the start 11, total 14',
    'Bo: Baileys 0, Inspections 0, Goals 0, Contracts 2, Cards 0, At the start 9, total 9',
  ])
    await expect(page.getByRole('img', { name: bar })).toBeVisible()
  await expect(main).toContainText('Dee: 4 less for Corruption.')
  // Every part of a bar has a pattern of its own.
  const fills = await page
    .locator('svg[role="img"] rect')
    .evaluateAll((all) => all.map((one) => one.getAttribute('fill')))
  for (const fill of fills) await expect(page.locator(`[id="${/#([^)]+)/.exec(fill ?? '')?.[1]}"]`)).toBeAttached()
  await expect(page.getByRole('img', { name: /At the end: Ann: 15, Bo: 9, Cy: 14, Dee: 0/ })).toBeVisible()
  await button(page, 'As a table').click()
  // The last row is the result; the one above it the Renown after the last turn.
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.last()).toContainText('159140')
  await expect(rows.nth(-2)).toContainText('15911-2')
  await page.locator('summary').click()
  await expect(main).toContainText('The stalls are emptied')
  await axe(page, 'CastleScape, the end and its Inspection at 320 px')
})

test('it is found among the games with its verdict, watched, branched off, and its log folds what was done', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone()
  const { page } = one
  await playLastTurn(one, host.url)
  await button(page, 'Games').click()
  await expect(page.getByRole('main')).toContainText('Ann wins')
  await expect(page.getByRole('main')).toContainText('15 Renown to 14')
  await axe(page, 'Games with CastleScape')
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByText(/step \d+ of/)).toBeVisible()
  await expect(page.locator('[data-part="site"]')).toBeVisible()
  await axe(page, 'CastleScape, the replay')
  // Contracts are shown after the last decision: what can be played on lies before it.
  await page.getByRole('slider').press('Home')
  await button(page, 'Branch off').click()
  await expect(dialog(page)).toContainText('All cards are as they were then')
  await button(page, 'Play on from here').click()
  await openGate(page)
  await expect(grid(page)).toBeAttached()
  await page.goto(`${host.url}#/saved`)
  await expect(page.getByText(/branched off CastleScape at step \d/)).toBeVisible()
})

test('against three bots: what they build is one line, the game is counted, and played again', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await loadDice(page, 1)
  await page.goto(`${host.url}#/new/castlescape`)
  await button(page, 'Seats').click()
  await page.getByRole('radio', { name: 'Me and bots' }).check({ force: true })
  for (const _ of ['third', 'fourth']) await button(page, 'Add a seat').click()
  // The strongest thinks longest: at night.
  const levels = ['Medium', 'Hard', process.env.NIGHTLY ? 'Expert' : 'Medium']
  for (const [at, level] of levels.entries())
    await page.getByRole('radio', { name: level, exact: true }).nth(at).check({ force: true })
  await button(page, 'Start').click()
  const papers = page.getByRole('group', { name: 'Contracts' }).getByRole('button')
  for (const at of [0, 1]) await papers.nth(at).click()
  await button(page, 'Keep these').click()
  const end = button(page, /^End turn/)
  // Until the own turn, which is ended with no card played, and so twice; then all bots play.
  await end.click()
  await end.click()
  await expect(end).toHaveCount(0)
  await expect(end).toBeVisible({ timeout: WHOLE_GAMES })
  // Seven steps of three bots at the least since the own turn, for each plays its cards and ends its turn.
  const since = button(page, /^Since your turn: \d+ steps/)
  await expect(since).toBeVisible()
  await axe(page, 'CastleScape after the turns of bots')
  await since.click()
  await expect(page.getByText(/step \d+ of/)).toBeVisible()
  await button(page, 'Close the replay').click()
  await button(page, 'Menu').click()
  await button(page, /^Log/).click()
  await expect(
    dialog(page)
      .getByText(/ built [2-9]\d* Walls$/)
      .first(),
  ).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Your turn' }).first()).toBeVisible()
  await expect(dialog(page)).not.toContainText('#')
  await axe(page, 'CastleScape, the log')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await button(page, 'Menu').click()
  await button(page, /^End the game/).click()
  await button(page, /^Yes/).click()
  await expect(page.getByRole('heading', { level: 1, name: /wins?$|share/ })).toBeVisible()
  await page.goto(`${host.url}#/stats`)
  await expect(page.getByRole('main')).toContainText('1 game')
  await axe(page, 'Statistics with CastleScape')
  await page.goto(`${host.url}#/saved`)
  await page.getByRole('link', { name: 'Replay' }).click()
  await button(page, 'Close the replay').click()
  await button(page, 'Rematch').click()
  await expect(papers).toHaveCount(4)
})

test('it is handed on as a link and as a file, and proved on another phone', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 320, height: 568 })
  await one.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await playLastTurn(one, host.url)
  await button(one.page, 'Share').click()
  await expect(one.page.getByText('The link to this game is copied')).toBeVisible()
  const link = await pasted(one.page)
  const file = await fileFrom(one.page, button(one.page, 'Export'))

  const { page } = await phone()
  await page.goto(link)
  await expect(page.getByText(/^Checked: all \d+ entries/)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ann wins')
  await axe(page, 'CastleScape, a game from elsewhere')
  await button(page, 'Watch it').click()
  await expect(page.getByText(/step \d+ of/)).toBeVisible()
  await button(page, 'Close the replay').click()
  await button(page, 'Keep it among my games').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann wins')
  await expect(gate(page)).toHaveCount(0)

  const other = await phone()
  // A file is checked as it is read, and its game stands among one's own at once.
  await paste(other.page, host.url, file)
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText('Ann wins')
})

test('with text twice as large nothing of the table, its sheets and its end is cut off', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  await page.goto(host.url)
  // The app has set the size of its settings by then, and sets none later.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-text', '200'))
  await expect(page.locator('html')).toHaveAttribute('data-flow')
  const turn = { gold: 5, groups: [{ left: 1, built: ['j9', 'k9'] }, { left: 2 }], ground: 2, built: 2 }
  await beginFrom(one, host.url, position({ ...LAST_TURN_POSITION, turn }))
  await button(page, 'Next square').click()
  expect(await unreadable(page)).toEqual([])
  for (const sheet of ['market', 'guild/3', 'quarry', 'baileys']) {
    await page.goto(page.url().replace(/(play\/[^/]+).*/, `$1/${sheet}`))
    await expect(dialog(page)).toBeVisible()
    expect(await unreadable(page), sheet).toEqual([])
  }
})
