/** Hints of CastleScape by touch: what is advised is pointed to, done, taken back, and let go. */
import type { Page } from '@playwright/test'
import { axe } from './axeFindings.ts'
import { beginFrom, button } from './castlescapeTable.ts'
import { fingerOn } from './finger.ts'
import { keepPicture } from './keepPicture.ts'
import { overflow, resizeTo, unreadable } from './layoutFaults.ts'
import { someOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'

/** A ring round i7 that lacks the Wall j6; Ann stands on its Wall h6, and one Wall waits. */
const SITE = Array.from({ length: 15 }, (_, row) => {
  const rows: Readonly<Record<number, string>> = { 5: '.......A#......', 6: '.......#.#.....', 7: '.......###.....' }
  return rows[row] ?? '.'.repeat(15)
})
const position = (more: object): string =>
  JSON.stringify({
    format: 'castlescape-position',
    version: 1,
    seats: ['Ann', 'Bo'],
    site: SITE,
    turnNumber: 5,
    ...more,
  })
const oneWall = position({ turn: { groups: [{ left: 1 }] }, hidden: { hands: [[], []] } })

const hint = (page: Page) => page.getByRole('region', { name: 'Hint' })
const doIt = (page: Page) => hint(page).getByRole('button', { name: 'Do it' })
const lamp = (page: Page) => page.locator('[data-part="lamp"]')

test('the lamp leads to a hint at 320: the ghost stands on its square, one tap builds, and Undo takes it back', async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  const { tap } = fingerOn(page)
  await beginFrom(one, host.url, oneWall)
  await tap(lamp(page))
  await expect(hint(page).getByRole('status')).toHaveText(
    'Build a Wall on j6.It finishes a Bailey of 1 that you claim: +1 Renown.',
  )
  await expect(page.getByRole('gridcell', { name: /^j6,.*chosen/ })).toBeAttached()
  await expect(button(page, 'Build j6')).toBeVisible()
  await axe(page, 'a hint of CastleScape')
  await keepPicture(page, 'castlescape-hint-320')
  await tap(doIt(page))
  await expect(hint(page)).toBeHidden()
  await expect(page.getByRole('gridcell', { name: /^j6, Wall/ })).toBeAttached()
  await expect(button(page, 'Ann, 1 Renown, on turn')).toBeVisible()
  await tap(button(page, /^Undo/))
  await expect(button(page, 'Ann, 0 Renown, on turn')).toBeVisible()
})

test('a hint can be let go by its cross and by Back, and is found anew when something else is done', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  const { tap } = fingerOn(page)
  await beginFrom(one, host.url, oneWall)
  const table = page.url()
  await tap(lamp(page))
  await tap(hint(page).getByRole('button', { name: /Cancel|Close/ }))
  await expect(hint(page)).toBeHidden()
  await tap(button(page, 'Menu'))
  await tap(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Hint' }))
  await expect(doIt(page)).toBeVisible()
  await page.goBack()
  await expect(hint(page)).toBeHidden()
  await expect(page).toHaveURL(table)
  await tap(lamp(page))
  await expect(doIt(page)).toBeVisible()
  await tap(button(page, 'Build j6'))
  await expect(hint(page).getByRole('status')).not.toContainText('j6')
  await expect(hint(page).getByRole('status')).toHaveText(/\.$/)
})

test('where the Wall that waits closes the ring in a last turn, a hint leaves Stone Walls in the hand', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  const { tap } = fingerOn(page)
  const last = { turn: { groups: [{ left: 1 }] }, lastSeat: 1, hidden: { hands: [['stone-walls'], []] } }
  await beginFrom(one, host.url, position(last))
  await tap(lamp(page))
  await expect(hint(page).getByRole('status')).toHaveText(
    'Build a Wall on j6.It finishes a Bailey of 1 that you claim: +1 Renown.',
  )
  await tap(doIt(page))
  await expect(hint(page)).toBeHidden()
  await tap(lamp(page))
  await expect(hint(page).getByRole('status')).toHaveText(
    'End your turn.No use was found for the card left in your hand.',
  )
})

test('a hint rings the card of the hand that it plays, and leaves it in sight at every size', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  const { page } = one
  const { tap } = fingerOn(page)
  await beginFrom(one, host.url, position({ hidden: { hands: [['stone-walls'], []] } }))
  await tap(lamp(page))
  await expect(hint(page).getByRole('status')).toHaveText(/^Play Stone Walls\./)
  for (const size of someOrAll(
    [
      { width: 320, height: 568 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 1280, height: 800 },
    ],
    2,
  )) {
    await resizeTo(page, size)
    await expect(async () => {
      const card = await page.locator('[data-slot]').first().boundingBox()
      const bar = await hint(page).boundingBox()
      if (!card || !bar) throw new Error('no card or no bar')
      const isApart =
        card.y >= bar.y + bar.height ||
        bar.y >= card.y + card.height ||
        card.x >= bar.x + bar.width ||
        bar.x >= card.x + card.width
      expect(isApart, `${size.width}`).toBe(true)
      expect(bar.y, 'the bar is within the screen').toBeGreaterThanOrEqual(0)
    }).toPass()
    expect(await unreadable(page), `${size.width}`).toEqual([])
    expect(await overflow(page), `${size.width}`).toEqual({ right: 0, below: 0 })
    await keepPicture(page, `castlescape-hint-card-${size.width}`)
  }
})

test('by keys H asks and Escape leaves; in the turn of another the lamp says whose it is', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 1280, height: 800, touch: false })
  const { page } = one
  await beginFrom(one, host.url, oneWall)
  await page.getByRole('gridcell').nth(112).focus()
  await page.keyboard.press('h')
  await expect(doIt(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint(page)).toBeHidden()
  await page.goto(`${host.url}#/new/castlescape`)
  await button(page, 'Seats').click()
  await page.getByRole('radio', { name: 'Me and bots', exact: true }).check({ force: true })
  await button(page, 'A bot plays seat 1').click()
  await button(page, 'Start').click()
  await expect(lamp(page)).toHaveAttribute('aria-disabled', 'true')
  await lamp(page).click({ force: true })
  await expect(page.locator('[data-part="prompt"]')).toHaveText(/It is Pip [12]’s turn/)
  expect(page.url()).not.toContain('hint')
})
