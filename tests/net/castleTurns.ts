/** A table of CastleScape on several phones: what is seen at it, and turns that are played. */
import { expect, type Locator, type Page } from '@playwright/test'
import { LONG_WAIT, press } from './phones.ts'

export const site = (page: Page): Locator => page.getByRole('grid', { name: 'Castle site' })
export const papers = (page: Page): Locator => page.getByRole('group', { name: 'Contracts' }).getByRole('button')
export const hand = (page: Page): Locator => page.getByRole('group', { name: 'Your hand' }).getByRole('button')
export const chip = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}, -?\\d+ Renown`) })
export const endOf = (page: Page): Locator => page.getByRole('button', { name: /^End turn/, disabled: false })

/** Plays one card of the hand, and returns its title. */
export const playCard = async (page: Page, at: number): Promise<string> => {
  const card = hand(page).nth(at)
  const before = await hand(page).count()
  const title = (await card.locator('b').first().textContent()) ?? ''
  await card.click()
  await press(page, `Play ${title}`)
  await expect(hand(page)).toHaveCount(before - 1)
  return title
}

/** Places what waits on squares that the arrows propose, and ends the turn. */
export const finishTurn = async (page: Page): Promise<void> => {
  const place = page.getByRole('button', { name: /^(Build|Post) [a-o]\d+$/ })
  const point = page.getByRole('button', { name: 'Show a square' })
  while (!(await endOf(page).isVisible())) {
    await expect(point.or(endOf(page))).toBeVisible(LONG_WAIT)
    if (await endOf(page).isVisible()) break
    await point.click()
    const one = page.getByRole('button', { name: ((await place.textContent()) ?? '').trim(), exact: true })
    // Posting says once what it gives up, and is pressed again.
    await expect(async () => {
      await one.click({ timeout: 1_000 }).catch(() => undefined)
      await expect(one).toHaveCount(0, { timeout: 1_000 })
    }).toPass()
  }
  await endOf(page).click()
  await expect(endOf(page)).toHaveCount(0)
}
