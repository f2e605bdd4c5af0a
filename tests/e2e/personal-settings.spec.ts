/** What makes the app one's own, on the built app: who plays here, the hand that holds it, what is asked, what is kept. */
import type { Page } from '@playwright/test'
import { cell } from './blackstoneTable.ts'
import { expect, test } from './phoneFixtures.ts'
import { atTable, beginGame, button, editStored, fileFrom, gameIdIn, goTo, readStored } from './tableAndStorage.ts'

test('an emblem goes with a name to the table, to the next game, and away when the name is forgotten', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 390, height: 844 })
  await goTo(page, host.url, 'new')
  await page.getByRole('button', { name: 'Seats' }).tap()
  await page.getByRole('combobox').first().fill('Ann')
  await button(page, 'Emblem of Ann').tap()
  await page.getByRole('radio', { name: 'Key' }).check({ force: true })
  await button(page, 'Close').tap()
  await button(page, 'Start').tap()
  await expect(page).toHaveURL(/play/)
  await expect(page.locator('use[href="#em-key"]').first()).toBeAttached()
  const { header } = await readStored<{ header: { seats: readonly object[] } }>(page, 'games', gameIdIn(page))
  expect(header.seats).toEqual([{ name: 'Ann', emblem: 'key' }, { name: 'Player 2' }])

  await goTo(page, host.url, 'settings')
  const ann = page.getByRole('listitem').filter({ hasText: 'Ann' })
  await expect(ann.locator('use[href="#em-key"]')).toBeAttached()
  await button(page, 'Forget Ann').tap()
  await expect(ann).toHaveCount(0)
})

test('what two windows of the app choose, each without knowing of the other, is all kept', async ({ host, phone }) => {
  const { context, page } = await phone({ width: 390, height: 844 })
  const other = await context.newPage()
  const choice = (of: Page, group: string, name: string) =>
    of.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true })
  for (const one of [page, other]) {
    await goTo(one, host.url, 'settings')
    await expect(choice(one, 'Hand', 'Right')).toBeChecked()
  }
  await choice(page, 'Hand', 'Left').check({ force: true })
  await choice(other, 'Ask before a move', 'Always').check({ force: true })
  await expect.poll(() => readStored(other, 'settings', 'settings')).toMatchObject({ hand: 'left', confirm: 'all' })
  await page.reload()
  await expect(choice(page, 'Hand', 'Left')).toBeChecked()
  await expect(choice(page, 'Ask before a move', 'Always')).toBeChecked()
})

test('settings change sides, ask before a move, offer to install, and carry all games to another phone', async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 390, height: 844 })
  const { page } = one
  await page.goto(host.url)
  const id = await beginGame(page, host.url)
  await goTo(page, host.url, 'settings')
  const choose = (group: string, name: string) =>
    page
      .getByRole('group', { name: group, exact: true })
      .getByRole('radio', { name, exact: true })
      .check({ force: true })
  await choose('Hand', 'Left')
  await choose('Ask before a move', 'Always')

  await page.evaluate(() => {
    const offered = new Event('beforeinstallprompt', { cancelable: true })
    const prompt = async () => {
      document.title = 'asked'
      return { outcome: 'accepted' }
    }
    dispatchEvent(Object.assign(offered, { prompt }))
  })
  await button(page, 'Install').tap()
  await expect(page).toHaveTitle('asked')

  const solved = { days: ['2026-11-16'], solved: ['task-easy-2026-11-16'], earlier: {}, open: [], over: ['2026-11-16'] }
  await editStored(page, { store: 'settings', key: 'puzzles', value: solved })
  const games = await fileFrom(page, button(page, 'Save all games'))
  const two = (await phone({ width: 390, height: 844 })).page
  await goTo(two, host.url, 'settings')
  const file = { name: 'games.json', mimeType: 'application/json', buffer: Buffer.from(games) }
  await two.getByLabel('Import games').setInputFiles(file)
  await expect(two.getByText('1 game was imported. Your solved puzzles were imported too.')).toBeVisible()
  expect(await readStored(two, 'settings', 'puzzles')).toEqual(solved)
  await goTo(two, host.url, 'play', id)
  await atTable(two)

  await goTo(page, host.url, 'play', id)
  await atTable(page)
  const end = await button(page, 'End turn').boundingBox()
  const menu = await button(page, 'Menu').boundingBox()
  expect(end?.x).toBeLessThan(menu?.x ?? 0)
  await cell(page, 'A O').tap()
  await cell(page, 'A N').tap()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('You can undo it.')
  await expect(cell(page, 'A N')).toHaveAccessibleName(/^Empty/)
  await asked.getByRole('button', { name: 'Do it' }).tap()
  await expect(cell(page, 'A N')).not.toHaveAccessibleName(/^Empty/)
})
