/** Positions that are made by hand in the editor, and go as a link to another phone. */

import { axeAtNight } from './axeFindings.ts'
import { button, cell } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { overflow } from './layoutFaults.ts'
import { expect, test } from './phoneFixtures.ts'

const SMALL = { width: 320, height: 568 }

test('a card of a module that is off says what it switches on, and the position can be played', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/editor`)
  await finger.tap(cell(page, 'A O'))
  const others = page.getByRole('combobox', { name: 'Another card' })
  await expect(others.locator('optgroup[label="Switches on: Assassins"]')).toHaveCount(1)
  await others.selectOption('S1')
  await expect(cell(page, 'A O')).toHaveAccessibleName(/Saboteur/)
  await expect(page.getByRole('status').first()).toHaveText('This position can be played.')
  await finger.tap(cell(page, 'B S'))
  await expect(others.locator('optgroup[label="Switches on: Wild vassals"]')).toHaveCount(1)
  await expect(others.locator('optgroup[label="Switches on: Assassins"]')).toHaveCount(0)
})

test('a position that is made by touch goes as a link to another phone, which plays it', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/editor`)
  await finger.tap(cell(page, 'A O'))
  await finger.tap(button(page, 'Lion Scout'))
  await finger.tap(button(page, 'Dragon Emissary'))
  await finger.tap(cell(page, 'A O'))
  await axeAtNight(page, 'the editor')
  expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  await finger.tap(cell(page, 'B S'))
  await finger.tap(button(page, 'Court of player 1'))
  await finger.tap(button(page, 'Knight tokens: one more'))
  await page.getByRole('combobox', { name: 'Tasks in hand: Add a task' }).selectOption('G01')
  await expect(page.getByRole('dialog')).toContainText('B·S any Lion')
  await axeAtNight(page, 'a court of the editor')
  await finger.tap(button(page, 'Retained vassals'))
  await finger.tap(button(page, 'Add…'))
  await finger.tap(button(page, 'Phoenix Spy'))
  await finger.tap(button(page, 'Maple Captain'))
  await expect(page.getByRole('listitem')).toHaveText('Phoenix Spy, reverse Maple Captain')
  await page.keyboard.press('Escape')
  await expect(button(page, 'Retained vassals')).toContainText('1')
  await page.keyboard.press('Escape')
  await finger.tap(button(page, 'Link to it'))
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue()

  const { page: other } = await phone(SMALL)
  await other.goto(link.slice(0, -1))
  await expect(other.getByRole('alert')).toContainText('Its end is missing. Ask for it again.')
  await other.goto(link)
  await expect(cell(other, 'B S')).toHaveAccessibleName(/^Lion Scout/)
  await axeAtNight(other, 'a position')
  expect((await overflow(other)).right).toBe(0)
  await button(other, 'Play it on this phone').tap()
  await expect(other).toHaveURL(/#\/play\//)
  await expect(cell(other, 'B S')).toHaveAccessibleName(/^Lion Scout/)
})
