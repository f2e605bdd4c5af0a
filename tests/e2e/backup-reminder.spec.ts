/** Whoever has ten finished games in no file is reminded on the page of the games, and again after ten more. */
import type { Page } from '@playwright/test'
import type { StoredGameRow } from '../../src/store/storedGameRow.ts'
import type { DealerSecret } from '../../src/table/logStore.ts'
import { axe } from './axeFindings.ts'
import { overflow, unreadable } from './layoutFaults.ts'
import { expect, test } from './phoneFixtures.ts'
import { beginGame, button, editStored, fileFrom, goTo, readStored } from './tableAndStorage.ts'

/** Lays finished games beside the one with this id: the same under other names. */
const layFinished = async (page: Page, id: string, from: number, to: number): Promise<void> => {
  const row = await readStored<StoredGameRow>(page, 'games', id)
  const secret = await readStored<DealerSecret>(page, 'secrets', id)
  for (let index = from; index <= to; index++) {
    const copy = `${id}${index}`
    const header = { ...row.header, id: copy }
    const value = { ...row, header, name: `Game ${index}`, seq: -1, hash: '', finished: true, order: index }
    await editStored(page, { store: 'games', key: copy, value })
    await editStored(page, { store: 'secrets', key: copy, value: secret })
  }
}

const reminder = (page: Page) => page.getByRole('region', { name: 'Save all games' })

/** Opens the page of the games on a page that was loaded for it. */
const openGames = async (page: Page, url: string): Promise<void> => {
  await page.goto('about:blank')
  await goTo(page, url, 'saved')
  await expect(page.getByText('Import a game')).toBeVisible()
}

test('ten finished games are reminded of until that is dismissed, ten more until they are saved', async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 320, height: 568 })
  const id = await beginGame(page, host.url)
  await layFinished(page, id, 1, 9)
  await openGames(page, host.url)
  await expect(reminder(page)).toHaveCount(0)
  await layFinished(page, id, 10, 10)
  await openGames(page, host.url)
  await expect(reminder(page)).toContainText('10 finished games are not in a file of all games yet.')
  expect((await overflow(page)).right).toBe(0)
  expect(await unreadable(page)).toEqual([])
  await axe(page, 'a reminder')

  const filter = page.getByText('Filter games').first()
  const before = await filter.boundingBox()
  await button(page, 'Not now').tap()
  await expect(reminder(page)).toContainText('You will be reminded again after 10 more games.')
  await expect(reminder(page).getByRole('button')).toHaveCount(0)
  expect(await filter.boundingBox()).toEqual(before)
  await openGames(page, host.url)
  await expect(reminder(page)).toHaveCount(0)

  await layFinished(page, id, 11, 19)
  await openGames(page, host.url)
  await expect(reminder(page)).toHaveCount(0)
  await layFinished(page, id, 20, 20)
  await openGames(page, host.url)
  await expect(reminder(page)).toContainText('10 finished games')
  const file = await fileFrom(page, reminder(page).getByRole('button', { name: 'Save all games' }))
  expect(JSON.parse(file).games).toHaveLength(21)
  await expect(reminder(page)).toContainText('21 games are in the file.')
  expect(await filter.boundingBox()).toEqual(before)
  await openGames(page, host.url)
  await expect(reminder(page)).toHaveCount(0)
})

test('whoever saves all games in the settings is not reminded of them; by keys the answer has the focus', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const id = await beginGame(page, host.url)
  await layFinished(page, id, 1, 12)
  await goTo(page, host.url, 'settings')
  await fileFrom(page, button(page, 'Save all games'))
  await expect(page.getByText('13 games are in the file.')).toBeVisible()
  await openGames(page, host.url)
  await expect(reminder(page)).toHaveCount(0)
  await layFinished(page, id, 13, 22)
  await openGames(page, host.url)
  await button(page, 'Not now').focus()
  await page.keyboard.press('Enter')
  await expect(reminder(page).getByRole('status')).toBeFocused()
})
