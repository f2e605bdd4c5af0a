/** The rules in the app: sought, read at an address of their own, and left for the same state. */
import type { PositionDocument } from '../../src/games/blackstone/position/positionSchema.ts'
import { axe } from './axeFindings.ts'
import { button, cell } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { keepPicture } from './keepPicture.ts'
import { expect, test } from './phoneFixtures.ts'
import { importPosition } from './positions.ts'

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
  // Keys and screen readers go on there.
  await expect(page.locator('[aria-current]')).toBeFocused()
  await page.goBack()
  await expect(field).toHaveValue('upcharge')
  await field.fill('xyzzy')
  await expect(page.getByText('Nothing found. Try fewer words.')).toBeVisible()
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

test('from a game the rules lead back to the same state of it', { tag: '@nightly' }, async ({ host, phone }) => {
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

/** Ann has one task more than she has kings, and one knight. */
const overLimit: PositionDocument = {
  format: 'blackstone-position',
  version: 1,
  mode: 'kings-quest',
  seats: ['Ann', 'Ben'],
  options: { families: 'off', intrigue: 'off', openHands: 'on' },
  board: { LS: 'Lc/Ds', LN: 'Dy/Ls', CO: 'Py/Ds' },
  courts: [
    { knights: 1, hand: ['G01', 'G29', 'G03'], pile: 0 },
    { hand: ['G02'], pile: 1 },
  ],
  turn: { round: 3 },
}

test('the prompt and a sheet lead to their rules, and Back to what was held and chosen', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(host.url)
  await importPosition(page, overLimit)
  const rules = page.getByRole('dialog', { name: 'Rules' })
  const seen = () => page.locator('body').ariaSnapshot()
  await finger.tap(cell(page, 'L S'))
  const held = button(page, 'Slide to a dashed space. Rules')
  await expect(held).toBeVisible()
  // Where tips will be said is fetched later.
  await expect(page.getByRole('status', { name: 'Tip' })).toBeAttached()
  const before = await seen()
  await finger.tap(held)
  await expect(rules.getByRole('heading', { name: 'What tokens buy' })).toBeVisible()
  await expect(rules.getByText('One Knight: move a vassal to an empty neighbouring space.')).toBeVisible()
  await keepPicture(page, 'rules-of-a-vassal-320')
  await axe(page, 'the rules over a table')
  await finger.tap(rules.getByText('Retain', { exact: true }))
  await expect(rules.getByText('take a vassal from the board into your court')).toBeVisible()
  await page.goBack()
  await expect(rules).toBeHidden()
  expect(await seen()).toBe(before)

  await finger.tap(button(page, 'End turn'))
  const end = page.getByRole('dialog', { name: 'End of turn' })
  const boxes = end.getByRole('checkbox')
  const chosen = () => boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked))
  const suggested = await chosen()
  for (const nth of [suggested.indexOf(true), suggested.indexOf(false)]) await boxes.nth(nth).tap()
  const mine = await chosen()
  expect(mine).not.toEqual(suggested)
  await finger.tap(end.getByRole('button', { name: 'Rules' }))
  await expect(rules.getByRole('heading', { name: 'Limits' })).toBeVisible()
  // A link leads on within the sheet: one Back is still the way to the table.
  await finger.tap(rules.getByText('Example of limits'))
  await page.goBack()
  await expect(rules).toBeHidden()
  expect(await chosen()).toEqual(mine)
})
