/** Where the system forces its colours no shadow is drawn: what is framed, chosen or met is told apart by lines. */
import type { Locator, Page } from '@playwright/test'
import { button } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'
import { everyVerb, importPosition, openHands } from './positions.ts'

/** The line round a thing: its outline or its border, as it is drawn. */
const lineOf = (thing: Locator): Promise<string> =>
  thing.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopStyle, borderTopWidth } = getComputedStyle(element)
    const [outline, border] = [`${outlineWidth} ${outlineStyle}`, `${borderTopWidth} ${borderTopStyle}`]
    return outlineStyle !== 'none' ? outline : borderTopStyle !== 'none' ? border : 'none'
  })

const SCHEMES = ['dark', 'light'] as const

const openForced = async (page: Page, url: string, scheme: (typeof SCHEMES)[number]): Promise<void> => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme })
  await page.goto(url)
}

for (const scheme of oneOrAll(SCHEMES, 1)) {
  test(`task cards have frames, and a half that is met another line than one that is not (${scheme})`, async ({
    host,
    phone,
  }) => {
    const { page } = await phone({ width: 320, height: 568 })
    const { tap } = fingerOn(page)
    await openForced(page, host.url, scheme)
    // G28 is met, G01 in one half at most.
    const hand = ['G28', 'G01']
    await importPosition(page, openHands({ board: everyVerb.board ?? {}, courts: [{ hand }, { hand: ['G02'] }] }))
    const cards = page.locator('[data-part~="tasks"] [data-part~="task"]')
    await expect(cards).toHaveCount(hand.length)
    const [ready, open] = [cards.first(), cards.last()]
    await expect.poll(() => lineOf(open)).toMatch(/px (solid|dashed|double)/)
    const lines = { ready: await lineOf(ready), open: await lineOf(open) }
    expect(lines.ready, 'a task that can be completed').not.toBe(lines.open)
    const halves = (card: Locator, tick: boolean): Locator =>
      card
        .locator('[data-part~="map"]')
        .locator('..')
        .filter({ [tick ? 'has' : 'hasNot']: page.locator('b svg') })
    const met = await lineOf(halves(ready, true).first())
    const missing = await lineOf(halves(open, false).first())
    expect(met).toMatch(/px solid/)
    expect(missing).toMatch(/px dashed/)
    await tap(ready)
    await expect(ready).toHaveAttribute('aria-pressed', 'true')
    await page.mouse.move(5, 5)
    expect([lines.ready, lines.open], 'the chosen task').not.toContain(await lineOf(ready))
  })
}

test('colours that are forced while the app is open are answered at once', async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  await page.emulateMedia({ forcedColors: 'none' })
  await page.goto(`${host.url}#/new`)
  const chosen = page.locator('label:has(> input:checked)').first()
  await expect(chosen).toBeVisible()
  expect(await lineOf(chosen)).not.toBe('3px solid')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(() => lineOf(chosen)).toBe('3px solid')
})

test('what is chosen in New game and Settings has a thicker line than what is not, and sheets have an edge', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = fingerOn(page)
  for (const path of ['new', 'settings']) {
    await openForced(page, `${host.url}#/${path}`, 'dark')
    const labels = page.locator('label:has(> input[type="radio"])')
    const chosen = labels.filter({ has: page.locator(':checked') }).first()
    const others = labels.filter({ hasNot: page.locator(':checked') }).first()
    await expect.poll(() => lineOf(others), path).toBe('1px solid')
    expect(await lineOf(chosen), path).toBe('3px solid')
  }
  await page.goto(`${host.url}#/new`)
  await tap(button(page, 'Start'))
  const towers = page.getByRole('button', { name: /tower.*choose it/ })
  await expect(towers).toHaveCount(4)
  const glow = await towers.first().evaluate((tower) => getComputedStyle(tower, '::after').borderTopWidth)
  expect(glow, 'a tower that can be chosen').toBe('3px')
  await tap(button(page, 'Menu'))
  await expect.poll(() => lineOf(page.getByRole('dialog'))).toBe('2px solid')
})
