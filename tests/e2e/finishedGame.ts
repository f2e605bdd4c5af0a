/** A game that was begun and ended on a phone, and the link to it. */
import type { Page } from '@playwright/test'
import { button } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { expect, type Phone } from './phoneFixtures.ts'

/** A solo game that was begun here and ended by hand. */
export const finish = async (page: Page, url: string): Promise<void> => {
  const { tap } = fingerOn(page)
  await page.goto(`${url}#/new`)
  await tap(page.getByRole('radio', { name: /^Solo/ }))
  await tap(button(page, 'Start'))
  await expect(page).toHaveURL(/play/)
  await tap(button(page, 'Menu'))
  await tap(button(page, 'End the game'))
  await tap(button(page, 'Yes, end it'))
}

/** What the page would have handed to another app: the browser of the tests has none. */
export const pasted = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

/** Finishes a game on this phone; the link to it. */
export const linkOfFinished = async ({ context, page }: Phone, url: string): Promise<string> => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await finish(page, url)
  await fingerOn(page).tap(button(page, 'Share'))
  await expect(page.getByText('The link to this game is copied')).toBeVisible()
  return pasted(page)
}
