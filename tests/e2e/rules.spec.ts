/** The rules in the app: sought, read at an address of their own, and left for the same state. */
import { expect, test } from './app.ts'
import { fingerOn } from './finger.ts'
import { button } from './told.ts'

const SMALL = { width: 320, height: 568 }

test('a rule is found by its words, and Back leads to what was found', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(host.url)
  await finger.tap(page.getByRole('link', { name: 'Rules' }))
  const field = page.getByRole('searchbox', { name: 'Search the rules' })
  await finger.tap(field)
  await field.fill('upcharge')
  await finger.tap(page.getByRole('listitem').getByRole('link', { name: 'Upcharge' }).first())
  await expect(page).toHaveURL(/#\/rules\/upcharge\/6\.7$/)
  await expect(page.locator('[aria-current]')).toContainText('The first card of each stack is free.')
  await expect(page.locator('[aria-current]')).toBeInViewport()
  await page.goBack()
  await expect(field).toHaveValue('upcharge')
  await field.fill('xyzzy')
  await expect(page.getByText('Nothing is found. Try fewer words.')).toBeVisible()
})

test('a section has an address; paragraphs that it names lead on', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await page.goto(`${host.url}#/rules/retain`)
  await expect(page.getByRole('heading', { level: 1, name: 'Actions' })).toBeVisible()
  const heading = page.getByRole('heading', { level: 2, name: 'Retain' })
  await expect(heading).toBeInViewport()
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(100)
  await page.goto(`${host.url}#/rules/nowhere`)
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
})

test('from a game the rules lead back to the same state of it', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/new`)
  await finger.tap(page.getByRole('radio', { name: /^Solo/ }))
  await finger.tap(button(page, 'Start'))
  const prompt = page.getByRole('heading', { level: 1, name: /^Solo/ })
  await expect(prompt).toBeVisible()
  const before = await page.locator('body').ariaSnapshot()
  await finger.tap(button(page, 'Menu'))
  await finger.tap(button(page, 'Rules'))
  await finger.tap(page.getByRole('link', { name: 'Modes' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Modes' })).toBeVisible()
  await finger.tap(button(page, 'Back'))
  await finger.tap(button(page, 'Back'))
  await expect(prompt).toBeVisible()
  expect(await page.locator('body').ariaSnapshot()).toBe(before)
})
