/** How the project's page is laid out, as a static host shows it. */
import { join } from 'node:path'
import { serveFolder } from '../../scripts/staticHost.mjs'
import { axe } from './axeFindings.ts'
import { overflow, resizeTo } from './layoutFaults.ts'
import { expect, test } from './phoneFixtures.ts'

test('the project’s page bears axe and small phones, and its films can be stopped', async ({ phone }) => {
  const host = await serveFolder(join(import.meta.dirname, '../../docs'))
  const { page } = await phone({ width: 320, height: 568, moves: true })
  await page.goto(host.url)
  expect((await overflow(page)).right).toBe(0)
  for (const section of await page.locator('section:has([type=checkbox])').all()) {
    const film = section.getByAltText(/^A turn .*on a phone/)
    const still = section.getByAltText(/^The same turn/)
    await expect(film).toBeVisible()
    await section.getByLabel('Stand still').check()
    await expect(film).toBeHidden()
    await expect(still).toBeVisible()
  }
  await axe(page, 'the page')
  await resizeTo(page, { width: 1280, height: 800 })
  expect((await overflow(page)).right).toBe(0)
  // Pictures that are on their way would be missed.
  await page.goto('about:blank')
  await host.stop()
})
