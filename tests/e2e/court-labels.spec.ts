/** Words beside the numbers of courts, where there is room for them. */

import { fingerOn } from './finger.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'

const visibleWords = '[data-part~="court"] :text("2 kings")'

const SIZES = [
  [390, 844],
  [1280, 800],
] as const
for (const [width, height] of oneOrAll(SIZES, 0))
  test(`the own court says its numbers in words at ${width} × ${height}`, async ({ host, phone }) => {
    const { page } = await phone({ width, height })
    const finger = fingerOn(page)
    await page.goto(host.url)
    await finger.tap(page.getByRole('link', { name: /^Play/ }))
    await finger.tap(page.getByRole('button', { name: 'Play' }))
    const court = page.getByRole('button', { name: /^My court/ })
    await expect(court).toHaveAccessibleName(/2 kings.*next turn 1 knight, 1 wizard.*0 of 2 vassals retained/)
    const box = await page.locator(visibleWords).last().boundingBox()
    expect(box?.width).toBeGreaterThan(20)
    const isInside = await court.evaluate(
      (row) => row.scrollWidth <= row.clientWidth && row.scrollHeight <= row.clientHeight,
    )
    expect(isInside, 'words stay within the row').toBe(true)
  })

test('courts beside the board say their numbers in words', async ({ host, phone }) => {
  const { page } = await phone({ width: 1280, height: 800 })
  const finger = fingerOn(page)
  await page.goto(host.url)
  await finger.tap(page.getByRole('link', { name: /^Play/ }))
  await finger.tap(page.getByRole('button', { name: 'Play' }))
  const words = page.getByRole('complementary').getByText('2 kings')
  await expect(words).toHaveCount(2)
  for (const word of await words.all()) expect((await word.boundingBox())?.width).toBeGreaterThan(20)
})
