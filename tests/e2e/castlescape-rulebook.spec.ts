/** The rulebook of CastleScape, read from its table. */
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { axe } from './axeFindings.ts'
import { beginFrom, button, grid, position } from './castlescapeTable.ts'
import { overflow } from './layoutFaults.ts'
import { expect, test } from './phoneFixtures.ts'

test.describe.configure({ timeout: WHOLE_GAMES })

test('what is found in the rules is no wider than the smallest screen, with its tables', async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  await page.goto(`${host.url}#/castlescape/rules`)
  await page.getByRole('searchbox', { name: 'Search the rules' }).fill('infamy')
  await expect(page.getByRole('main').getByRole('table').first()).toBeVisible()
  expect((await overflow(page)).right).toBe(0)
})

test('the rules are read from the menu, by chapters with drawn pictures, and Back leads to the table', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  await beginFrom(one, host.url, position({ turn: { groups: [{ left: 3 }] } }))
  await button(page, 'Menu').click()
  await button(page, /^Rules/).click()
  await expect(page.getByRole('heading', { name: 'Rules', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'All rules' }).getByRole('link')).toHaveCount(16)
  await axe(page, 'CastleScape, the rules')
  await page.getByRole('link', { name: /Walls and Baileys/ }).click()
  await expect(page.getByRole('heading', { name: 'Walls and Baileys' })).toBeVisible()
  const ring = page.getByRole('img', { name: /Row 2: 1 Wall, 1 square of ground, 1 Wall. Row 3: 3 Walls/ })
  await expect(ring).toBeVisible()
  await expect(page.getByRole('figure').first()).toContainText('a Bailey')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await axe(page, 'CastleScape, a chapter of the rules')
  await page.goBack()
  await page.getByRole('link', { name: /Goals and Contracts/ }).click()
  await expect(page.getByRole('region', { name: 'Table of 13.1, Contract' })).toBeVisible()
  await axe(page, 'CastleScape, two tables of one paragraph')
  for (const _ of ['the chapter', 'the rules']) await button(page, 'Back').click()
  await expect(grid(page)).toBeAttached()
})
