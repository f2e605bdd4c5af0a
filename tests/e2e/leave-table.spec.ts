/** Leaving a table for Home, and coming back to it. */

import { fingerOn } from './finger.ts'
import { expect, test } from './phoneFixtures.ts'
import { importPosition, openHands } from './positions.ts'

const SMALL = { width: 320, height: 568 }

/** Ann has completed a Knight of one point, and moves. */
const begun = openHands({
  board: { LS: 'Lc/Ds' },
  courts: [
    { completed: { knight: ['G01'] }, pile: 0 },
    { hand: ['G02'], pile: 1 },
  ],
})

test('Home shows a game as it was left a moment ago, and Back leads to its table, not to its menu', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  await importPosition(page, begun)
  const finger = fingerOn(page)
  const table = page.url()
  await finger.tap(page.getByRole('button', { name: 'Menu' }))
  await finger.tap(page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Home' }))
  const last = page.getByRole('link', { name: /^Play/ })
  await expect(last).toContainText('Ann’s turn')
  await expect(last).toContainText('Ann, 1 point of 21')
  // One vassal lies there; both who play stand side by side.
  const card = page.getByRole('listitem').filter({ hasText: '1 game open' })
  await expect(card.locator('[data-part~="picture"] use')).toHaveCount(1)
  const [ann, ben] = await Promise.all(
    [0, 1].map((at) => last.locator('[data-part~="seats"] > span').nth(at).boundingBox()),
  )
  expect(ben?.y).toBe(ann?.y)
  await page.goBack()
  await expect(page).toHaveURL(table)
  await expect(page.getByRole('grid')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('the list of games waits for the summary of the game that was left, so that no row moves beneath a finger', async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  await page.goto(host.url)
  await importPosition(page, begun)
  await expect(page.getByRole('grid')).toBeVisible()
  // The games are read without an end for a while, so that nothing is written to them.
  await page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('blackstone')
      opening.onsuccess = () => resolve(opening.result)
    })
    const games = database.transaction('games').objectStore('games')
    const end = Date.now() + 3_000
    const readOn = (): void => {
      if (Date.now() < end) games.count().onsuccess = readOn
      else database.close()
    }
    readOn()
  })
  await page.evaluate(() => location.replace('#/saved'))
  await page.getByRole('listitem').waitFor()
  // One vassal lies in the castle: its picture comes with the summary.
  expect(await page.getByRole('listitem').locator('[data-part~="picture"] use').count()).toBe(1)
  await expect(page.getByText('Import a game')).toBeVisible()
})
