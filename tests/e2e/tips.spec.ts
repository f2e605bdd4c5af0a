/** Tips by touch on a small phone: once, when nothing is asked, below the hand, and switched off in the settings. */

import { axe } from './axeFindings.ts'
import { button, cell } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { loadDice } from './fixedChance.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow } from './layoutFaults.ts'
import { expect, test } from './phoneFixtures.ts'

test('a tip comes once at the foot of the tray, again where the page is loaded anew, gives way to a question, and can be switched off', async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 320, height: 568, tips: true })
  const finger = fingerOn(page)
  const tip = page.getByRole('status', { name: 'Tip' })
  await page.goto(`${host.url}#/new`)
  await finger.tap(page.getByRole('radio', { name: /^Solo/ }))
  await finger.tap(button(page, 'Start'))
  await finger.tap(button(page, 'Begin'))
  await finger.tap(page.getByRole('button', { name: /tower.*choose it/ }).first())
  // Which one, the deal decides.
  await expect(tip).toHaveText(/\w/)
  const text = (await tip.textContent()) ?? ''
  await page.reload()
  await expect(tip).toHaveText(text)
  await keepPicture(page, 'tip-320')
  await axe(page, 'a tip')
  expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  const [over, prompt] = await Promise.all([tip.boundingBox(), page.locator('[data-part~="prompt"]').boundingBox()])
  expect(over?.y ?? 0).toBeGreaterThan((prompt?.y ?? 999) + (prompt?.height ?? 999))
  const vassal = cell(page, 'A O')
  await finger.tap(vassal)
  await expect(tip).toBeEmpty()
  await finger.tap(vassal)
  await expect(tip).not.toBeEmpty()
  await finger.tap(tip.getByRole('button', { name: 'Close' }))
  await expect(tip).toBeEmpty()

  await page.goto(`${host.url}#/settings`)
  await expect(button(page, 'Show all tips again')).toBeVisible()
  await finger.tap(page.getByRole('group', { name: 'Tips' }).getByRole('radio', { name: 'Off' }))
  await expect(button(page, 'Show all tips again')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('group', { name: 'Tips' }).getByRole('radio', { name: 'Off' })).toBeChecked()
})

test('the coach of a first turn goes on with what is done, and is waved away once for all', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568, tips: true })
  const finger = fingerOn(page)
  const tip = page.getByRole('status', { name: 'Tip' })
  const beginQuest = async () => {
    await loadDice(page, 4)
    await page.goto(`${host.url}#/new`)
    await finger.tap(page.getByRole('radio', { name: /^Queen/ }))
    await finger.tap(button(page, 'Start'))
  }
  const takeCard = async (at: number) => {
    await finger.tap(page.getByRole('button', { name: /halves met/ }).nth(at))
    await finger.tap(button(page, 'Take card'))
  }
  await beginQuest()
  await finger.tap(button(page, 'Begin'))
  await expect(tip).toContainText('Three actions a turn')
  await keepPicture(page, 'first-turn-320')
  await axe(page, 'the coach of a first turn')
  await takeCard(0)
  await expect(tip).toContainText(/not met yet/)
  await finger.tap(tip.getByRole('button', { name: 'Close' }))
  await expect(tip).toBeEmpty()
  expect(await page.evaluate(() => localStorage.getItem('tips'))).toContain('queens-quest.end')

  await page.reload()
  await beginQuest()
  await takeCard(0)
  await expect(button(page, 'End turn')).toBeVisible()
  expect(await tip.textContent()).not.toMatch(/not met yet|Three actions/)
})
