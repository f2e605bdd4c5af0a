/** The app speaks the phone's language, or the one that was chosen; also with the server gone. */

import { button, cell } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { expect, readyOffline, test } from './phoneFixtures.ts'

const SMALL = { width: 320, height: 568 }

test('a German phone is spoken to in German, from the first word on and at the table', async ({ host, phone }) => {
  const { page } = await phone({ ...SMALL, locale: 'de-AT' })
  const finger = fingerOn(page)
  await page.goto(host.url)
  await finger.tap(page.getByRole('link', { name: 'Spielend lernen' }))
  await finger.tap(cell(page, 'A O'))
  await finger.tap(button(page, 'Wenden'))
  await expect(cell(page, 'A O')).toHaveAccessibleName('Drachen-Gesandter, Rückseite Löwen-Späher, A O')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a language that is chosen is spoken at once and kept, also offline', async ({ host, phone }) => {
  const one = await phone({ ...SMALL, own: true })
  const finger = fingerOn(one.page)
  await one.page.goto(host.url)
  await readyOffline(one.page)
  await finger.tap(one.page.getByRole('link', { name: 'Settings' }))
  await finger.tap(one.page.getByRole('radio', { name: 'Deutsch' }))
  await expect(one.page.getByRole('heading', { level: 1, name: 'Optionen' })).toBeVisible()
  await host.stop()
  await one.page.reload()
  await expect(one.page.getByRole('heading', { level: 1, name: 'Optionen' })).toBeVisible()
  await fingerOn(one.page).tap(one.page.getByRole('radio', { name: 'English' }))
  await expect(one.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  // One that is not on the phone is not chosen, and it says why.
  await fingerOn(one.page).tap(one.page.getByRole('radio', { name: 'Français' }))
  await expect(one.page.getByText(/did not load/)).toBeVisible()
  await expect(one.page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await host.start()
})

test('a phone of a language that there is not is spoken to in English', async ({ host, phone }) => {
  const { page } = await phone({ ...SMALL, locale: 'fi-FI' })
  await page.goto(host.url)
  await expect(page.getByRole('link', { name: 'Learn by playing' })).toBeVisible()
})
