/** Games that are renamed, and deleted. */

import type { Page } from '@playwright/test'
import { expect, test } from './phoneFixtures.ts'
import { alert, beginGame, button, fileFrom, goTo } from './tableAndStorage.ts'

test('the name of a game is typed at once, and an unchanged one is not kept', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone()
  await page.goto(host.url)
  await page.getByRole('link', { name: 'New game Blackstone Castle' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('grid').waitFor()
  await page.goto(`${host.url}#/saved`)
  const rename = async (keys: readonly string[]) => {
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('textbox', { name: 'Name of this game' })).toBeFocused()
    for (const key of keys) await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const game = page.getByRole('listitem')
  const about = game.locator('small').first()
  const line = await about.textContent()
  await rename(['Enter'])
  await expect(about).toHaveText(line ?? '')
  await rename(['A', 'Space', 'B', 'Enter'])
  await expect(game.locator('b')).toHaveText('A B')
})

const games = (page: Page) => page.getByRole('listitem')

test('a game is renamed, and deleted only after it was asked', async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  await page.goto(host.url)
  const id = await beginGame(page, host.url)
  await beginGame(page, host.url)
  await page.goto(`${host.url}#/saved`)
  await expect(games(page).filter({ hasText: 'from a position' })).toHaveCount(2)

  await button(page, 'Rename').last().tap()
  await page.getByRole('textbox', { name: 'Name of this game' }).fill('Sunday at Bo’s')
  await button(page, 'Save this name').tap()
  const mine = games(page).filter({ hasText: 'Sunday at Bo’s' })
  await expect(mine).toHaveCount(1)
  await page.reload()
  await expect(mine).toHaveCount(1)

  const text = await fileFrom(page, mine.getByRole('button', { name: 'Export' }))
  expect(JSON.parse(text)).toMatchObject({ header: { id } })

  await mine.getByRole('button', { name: 'Delete' }).tap()
  await expect(page.getByRole('dialog')).toContainText('It is gone for good')
  await button(page, 'Keep it').tap()
  await expect(mine).toHaveCount(1)
  await mine.getByRole('button', { name: 'Delete' }).tap()
  await button(page, 'Delete it').tap()
  await expect(mine).toHaveCount(0)
  await expect(games(page)).toHaveCount(1)
  await page.reload()
  await expect(games(page)).toHaveCount(1)

  await goTo(page, host.url, 'play', id)
  await expect(alert(page)).toHaveText('This game is not on this phone. The storage may have been cleared.')
  await expect(button(page, 'Export as a file')).toHaveCount(0)
})
