/** How a quest is won, before its first turn: once on a device, with one button, and again from the menu. */

import type { Page } from '@playwright/test'
import { WHOLE_GAMES } from '../../scripts/testLimits.mjs'
import { axe } from './axeFindings.ts'
import { button } from './blackstoneTable.ts'
import { openGate } from './curtainGate.ts'
import { fingerOn } from './finger.ts'
import { loadDice } from './fixedChance.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow, unreadable } from './layoutFaults.ts'
import { oneOrAll, someOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'
import { beginAsProposed } from './wholeGamesOfModes.ts'

const SMALL = { width: 320, height: 568 }

const opening = (page: Page, mode: string) => page.getByRole('dialog', { name: mode })

const SIZES = [SMALL, { width: 390, height: 844 }, { width: 844, height: 390 }]
const MODES = ["King's Quest", 'Solo', 'Co-op', 'Puzzle Master', "Queen's Quest", 'First Edition']

for (const [index, mode] of someOrAll(MODES, 8).entries())
  for (const size of oneOrAll(SIZES, index))
    test(`${mode} opens with three lines on how it is won at ${size.width}x${size.height}`, async ({ host, phone }) => {
      const { page } = await phone({ ...size, tips: true })
      const finger = fingerOn(page)
      await beginAsProposed(finger, host.url, mode, 4)
      const sheet = opening(page, mode)
      await expect(sheet.getByRole('listitem')).toHaveCount(3)
      expect(await unreadable(page)).toEqual([])
      expect(await overflow(page)).toEqual({ right: 0, below: 0 })
      await axe(page, `the opening of ${mode}`)
      const name = mode.replace(/\W+/g, '-').toLowerCase()
      await keepPicture(page, `opening-${name}-${size.width}x${size.height}`)
      await finger.tap(button(page, 'Begin'))
      await expect(sheet).toHaveCount(0)
      // Beside rats and points the names of the seats have room, too.
      const names = page.locator('[data-part~="chip"] span')
      const countCut = (all: Element[]) => all.filter((name) => name.scrollWidth > name.clientWidth).length
      expect(await names.evaluateAll(countCut)).toBe(0)
    })

test('behind a curtain it waits until the hand is opened; it comes once, and again from the menu', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ ...SMALL, tips: true })
  const finger = fingerOn(page)
  const sheet = opening(page, "Wizard's Quest")
  await beginAsProposed(finger, host.url, "Wizard's Quest", 4)
  await expect(button(page, 'I am Player')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await openGate(page)
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await page.goBack()
  await expect(sheet).toHaveCount(0)
  await finger.tap(button(page, 'Menu'))
  await finger.tap(button(page, 'How to win'))
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await finger.tap(button(page, 'Begin'))
  await expect(sheet).toHaveCount(0)

  await beginAsProposed(finger, host.url, "Wizard's Quest", 4)
  await openGate(page)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(button(page, 'End turn')).toBeVisible()
  await expect(sheet).toHaveCount(0)
})

test('a game of bots alone begins at once', { tag: '@nightly' }, async ({ host, phone }) => {
  test.setTimeout(WHOLE_GAMES)
  const { page } = await phone({ ...SMALL, tips: true })
  const { tap } = fingerOn(page)
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })
  await loadDice(page, 18)
  await page.goto(`${host.url}#/new`)
  await tap(page.getByRole('radio', { name: /^Co-op/ }))
  await tap(button(page, 'Seats'))
  await tap(radio('Me and bots'))
  await tap(button(page, 'A bot plays seat 1'))
  await tap(
    page
      .getByRole('group', { name: /level$/ })
      .last()
      .getByRole('radio', { name: 'Easy' }),
  )
  await tap(button(page, 'Start'))
  await tap(page.getByRole('button', { name: /^Skip/ }))
  await expect(button(page, 'Rematch')).toBeVisible({ timeout: WHOLE_GAMES })
  expect(await page.evaluate(() => localStorage.getItem('tips') ?? '')).toBe('')
})

test('where tips are switched off a game begins at once', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await beginAsProposed(finger, host.url, 'Solo', 4)
  await expect(page.getByRole('button', { name: /tower.*choose it/ }).first()).toBeVisible()
  await expect(opening(page, 'Solo')).toHaveCount(0)
})
