/** A stranger's way from a cold start to a game against somebody, by nothing but what stands on the screen. */

import { axe } from '../axeFindings.ts'
import { fingerOn } from '../finger.ts'
import { resizeTo } from '../layoutFaults.ts'
import { expect, test } from '../phoneFixtures.ts'

const SMALL = { width: 320, height: 568 }
const SIZES = [SMALL, { width: 390, height: 844 }, { width: 844, height: 390 }, { width: 1024, height: 768 }]

test('from a cold start it takes two taps to a first turn against the easiest bot', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(host.url)
  await finger.tap(page.getByRole('link', { name: /^Play/ }))
  await expect(page.getByRole('radio', { name: /^Me and bots/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Easy' })).toBeChecked()
  await finger.tap(page.getByRole('button', { name: 'Play' }))
  await expect(page.getByText('Tap a glowing corner tower.')).toBeVisible()
  expect(finger.taps()).toBe(2)
  await expect(page.getByRole('button', { name: /^Pip, .*, a bot: Easy/ })).toBeVisible()
})

test('who plays is asked on one screen at every size', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await page.goto(`${host.url}#/who`)
  await expect(page.getByRole('heading', { name: 'Who plays?' })).toBeVisible()
  for (const size of SIZES) {
    await resizeTo(page, size)
    for (const name of [/^Me and bots/, /^One phone/, /^Several phones/]) {
      const card = page.locator('label').filter({ has: page.getByRole('radio', { name }) })
      await expect(card, `${size.width}`).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 })
  }
  await resizeTo(page, SMALL)
  const overflow = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(overflow).toBeLessThanOrEqual(0)
  await axe(page, 'who plays')
})

test('who played last is remembered, also on the way to another game', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/who`)
  await finger.tap(page.getByRole('radio', { name: /^Several phones/ }))
  await finger.tap(page.getByRole('button', { name: /^Choose a game/ }))
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite' })).toBeVisible()
  await page.goto(host.url)
  await page.goto(`${host.url}#/who`)
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Several phones/ })).toBeChecked()
  await finger.tap(page.getByRole('radio', { name: /^Me and bots/ }))
  await finger.tap(page.getByRole('radio', { name: 'Hard' }))
  await finger.tap(page.getByRole('button', { name: 'Play' }))
  await expect(page.getByRole('button', { name: /^Odo, .*, a bot: Hard/ })).toBeVisible()
})

test('without internet several phones hear how they meet before anybody presses Join', async ({ host, phone }) => {
  const { page, context, errors } = await phone(SMALL)
  await page.goto(`${host.url}#/join`)
  await expect(page.getByRole('textbox', { name: /code/i })).toBeVisible()
  const note = page.getByText(/^There is no internet here\./)
  await expect(note).toHaveCount(0)
  await context.setOffline(true)
  await expect(note).toBeVisible()
  await context.setOffline(false)
  await expect(note).toHaveCount(0)
  await page.goto(`${host.url}#/who`)
  await page.getByRole('radio', { name: /^Several phones/ }).check({ force: true })
  await context.setOffline(true)
  await expect(note).toBeVisible()
  await page.getByRole('radio', { name: /^One phone/ }).check({ force: true })
  await expect(note).toHaveCount(0)
  errors.length = 0
})
