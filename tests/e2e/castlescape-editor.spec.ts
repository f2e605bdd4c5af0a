/** The position editor of CastleScape, at 320×568 by touch and by keys: a position is made, played and handed on. */

import type { Page } from '@playwright/test'
import { axe } from './axeFindings.ts'
import { beginFrom, button, grid, position, square } from './castlescapeTable.ts'
import { gate, openGate } from './curtainGate.ts'
import { fingerOn } from './finger.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow, unreadable } from './layoutFaults.ts'
import { expect, test } from './phoneFixtures.ts'

const SMALL = { width: 320, height: 568 }
const RING = ['h7', 'i7', 'j7', 'j8', 'j9', 'i9', 'h9']

const touchSquare = async (page: Page, name: string): Promise<void> => {
  const box = await square(page, name).boundingBox()
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
  await expect(page.getByText(`What stands on ${name}?`)).toBeVisible()
}

/** Chooses a value of a list, as the phone's own picker does. */
const choose = (page: Page, label: string, value: string): Promise<readonly string[]> =>
  page.getByRole('combobox', { name: label }).selectOption(value)

test('a Bailey is made by touch and claimed, a hand is named, and the position is played, linked and edited elsewhere', async ({
  host,
  phone,
}) => {
  const { page, context } = await phone(SMALL)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { tap } = fingerOn(page)
  await page.goto(`${host.url}#/castlescape/puzzles`)
  await tap(page.getByRole('link', { name: 'Make your own position' }))
  await expect(page.getByRole('status').first()).toHaveText('This position can be played.')
  const pieces = page.getByRole('group', { name: 'What stands on the square' })
  const wall = pieces.getByRole('button', { name: 'Wall' })
  for (const name of RING) {
    await touchSquare(page, name)
    await tap(wall)
    await expect(wall).toHaveAttribute('aria-pressed', 'true')
  }
  await touchSquare(page, 'j9')
  await tap(pieces.getByRole('button', { name: 'Recruit of player 2' }))
  await touchSquare(page, 'i8')
  await tap(button(page, 'Claimed by player 2'))
  await expect(button(page, 'Claimed by player 2')).toHaveAttribute('aria-pressed', 'true')
  // A Wall too many is named at once, and taken back.
  await touchSquare(page, 'k8')
  await tap(wall)
  await touchSquare(page, 'k7')
  await tap(wall)
  await expect(page.getByRole('status').first()).toHaveText('From j7 on, “site” has two by two Walls.')
  for (const _ of [1, 2]) await tap(button(page, 'Undo'))
  await expect(page.getByRole('status').first()).toHaveText('This position can be played.')
  expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  expect(await unreadable(page)).toEqual([])
  await axe(page, 'the position editor of CastleScape')
  await keepPicture(page, 'castlescape-editor-320')

  await tap(button(page, 'Guild'))
  const sheet = page.getByRole('dialog')
  await tap(sheet.getByRole('button', { name: 'Infamy: one more' }))
  await choose(page, 'Hand: add a card', 'ramparts')
  await expect(sheet.getByRole('button', { name: 'Take Ramparts away' })).toBeVisible()
  await axe(page, 'a guild in the position editor')
  await tap(button(page, 'Close'))
  await tap(button(page, 'Market'))
  await choose(page, 'Stall 2', 'master-mason')
  await tap(button(page, 'Close'))
  await tap(button(page, 'Site'))
  await tap(sheet.getByRole('button', { name: 'Gold: one more' }))
  await tap(button(page, 'Close'))

  await tap(button(page, 'Menu'))
  await tap(button(page, 'Link to it'))
  const link = await page.getByRole('textbox', { name: 'The link' }).inputValue()
  await tap(button(page, 'Close'))
  await tap(button(page, 'Play it'))
  await openGate(page)
  await expect(square(page, 'j9')).toHaveAccessibleName(/Wall, Recruit of Player 2/)
  await expect(square(page, 'i8')).toHaveAccessibleName(/claimed by Player 2/)
  await expect(page.getByRole('group', { name: 'Your hand' }).getByRole('button')).toHaveText([/Ramparts/])
  await expect(button(page, 'Gold: 1')).toBeVisible()

  // Whoever opens the link, pasted as a text, sees it and can go on with it.
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.getByText('Player 1: 0 Renown, Infamy 1, Corruption 0.')).toBeVisible()
  // Whoever does not see the picture reads what stands on the site.
  const site = other.getByRole('list', { name: 'Castle site' }).getByRole('listitem')
  await expect(site).toHaveText([
    /^8 Walls: .*j9/,
    /at i8, claimed by Player 2$/,
    'Guild of player 2: the Recruit on j9',
  ])
  await axe(other, 'a position of CastleScape from a link')
  await button(other, 'Open in the editor').click()
  await expect(square(other, 'j9')).toHaveAccessibleName(/Wall, Recruit of player 2/)
})

test('by keys alone a square is chosen and filled, and a moment of a game opens with what its viewer may know', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 1280, height: 800 })
  const { page } = one
  const hands = [['market-stall'], ['ramparts', 'ramparts'], [], []]
  await beginFrom(one, host.url, position({ guilds: [{}, {}, {}, {}], hidden: { hands } }))
  await button(page, 'Menu').click()
  await button(page, 'Open this position in the editor').click()
  await expect(page.getByRole('status').first()).toHaveText('This position can be played.')
  await expect(square(page, 'c3')).toHaveAccessibleName(/Wall/)
  await button(page, 'Menu').click()
  await button(page, 'As text').click()
  const written = JSON.parse(await page.getByRole('textbox', { name: 'As text' }).inputValue())
  expect(written.hidden.hands).toEqual([['market-stall'], [], [], []])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await grid(page).locator('[tabindex="0"]').focus()
  const name = ((await grid(page).locator(':focus').getAttribute('aria-label')) ?? '').split(',')[0] ?? ''
  await page.keyboard.press('Enter')
  await expect(page.getByText(`What stands on ${name}?`)).toBeVisible()
  await page.keyboard.press('3')
  await expect(square(page, name)).toHaveAccessibleName(/Recruit of player 3/)
  await page.keyboard.press('Delete')
  await expect(square(page, name)).toHaveAccessibleName(/open ground$/)
  await page.keyboard.press('u')
  await expect(square(page, name)).toHaveAccessibleName(/Recruit of player 3/)
  await page.keyboard.press('Escape')
  await expect(page.getByText('Choose a square, then what stands on it.')).toBeVisible()
  await expect(gate(page)).toHaveCount(0)
})
