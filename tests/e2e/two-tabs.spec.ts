/** The same game in two tabs. */
import type { Page } from '@playwright/test'
import { expect, type Phone, test } from './phoneFixtures.ts'
import {
  aboutGame,
  alert,
  atTable,
  beginGame,
  button,
  editStored,
  endOfLog,
  expectVassalOn,
  exportGame,
  fileFrom,
  goTo,
  paste,
  readStored,
  slide,
} from './tableAndStorage.ts'

const ELSEWHERE = 'This game is open in another tab.'
const UNSAVED = `${ELSEWHERE} Your last moves here are not saved: export the game to keep them. If the other tab plays on, they are lost.`

const anotherTab = async ({ context }: Phone, url: string, id: string): Promise<Page> => {
  const page = await context.newPage()
  await goTo(page, url, 'play', id)
  return page
}
const isTaken = async (page: Page): Promise<void> => {
  await expect(alert(page)).toHaveText(ELSEWHERE)
  await expect(page.getByRole('grid')).toHaveCount(0)
  await expect(button(page, 'Menu')).toHaveCount(0)
}
const takeOver = async (page: Page): Promise<void> => {
  await page.bringToFront()
  await button(page, 'Play here').tap()
  await atTable(page)
}

test('one tab at a time plays a game; it can be taken over and back, and no entry is lost or doubled', async ({
  host,
  phone,
}) => {
  const one = await phone()
  const first = one.page
  await first.goto(host.url)
  const id = await beginGame(first, host.url)
  await slide(first, 'A O', 'A N')
  const begun = await aboutGame(first)

  const second = await anotherTab(one, host.url, id)
  await isTaken(second)
  await takeOver(second)
  await isTaken(first)
  expect(await aboutGame(second)).toEqual(begun)
  await slide(second, 'A N', 'A E')

  await takeOver(first)
  await isTaken(second)
  await expectVassalOn(first, 'A E')
  await slide(first, 'A E', 'L E')
  await takeOver(second)
  await isTaken(first)
  const told = await aboutGame(second)
  expect(told).toMatchObject({ entries: begun.entries + 2, saved: true })
  const whole = await exportGame(second)
  expect(endOfLog(whole)).toEqual({ hash: told.hash, entries: told.entries })

  await test.step('what a closed tab let go of comes back when this one is looked at again', async () => {
    await second.close()
    await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await atTable(first)
    expect(await aboutGame(first)).toEqual(told)
  })
  await test.step('a tab that is being closed is waited for', async () => {
    const third = await anotherTab(one, host.url, id)
    await takeOver(third)
    await Promise.all([third.close(), first.reload()])
    await atTable(first)
    expect(await aboutGame(first)).toEqual(told)
  })

  const two = await phone()
  await two.page.goto(host.url)
  await paste(two.page, host.url, whole)
  await atTable(two.page)
  expect(await aboutGame(two.page)).toEqual(told)
})

test('what the first tab could not save is not lost when the second takes the game over', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone()
  const first = one.page
  await first.goto(host.url)
  const id = await beginGame(first, host.url)
  const row = await readStored(first, 'games', id)
  await editStored(first, { store: 'games', key: id, value: 'nonsense' })
  await slide(first, 'A O', 'A N')
  await expect(alert(first)).toContainText('not being saved')
  const whole = await exportGame(first)
  await editStored(first, { store: 'games', key: id, value: row })

  const second = await anotherTab(one, host.url, id)
  await takeOver(second)
  await expectVassalOn(second, 'A O')
  await first.bringToFront()
  await expect(alert(first)).toHaveText(UNSAVED)
  expect(endOfLog(await fileFrom(first, button(first, 'Export as a file')))).toEqual(endOfLog(whole))

  await test.step('taken back while the other has done nothing, it is all there, and kept', async () => {
    await takeOver(first)
    await expectVassalOn(first, 'A N')
    await expect(button(first, /^Menu$/)).toBeVisible()
    expect(await aboutGame(first)).toEqual({ ...endOfLog(whole), saved: true })
    await expect(alert(first)).toHaveCount(0)
    await takeOver(second)
    await expectVassalOn(second, 'A N')
  })
})

test('a game that is taken back after the other tab played on is the one that was played on', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone()
  const first = one.page
  await first.goto(host.url)
  const id = await beginGame(first, host.url)
  const row = await readStored(first, 'games', id)
  await editStored(first, { store: 'games', key: id, value: 'nonsense' })
  await slide(first, 'A O', 'A N')
  await expect(alert(first)).toContainText('not being saved')
  await editStored(first, { store: 'games', key: id, value: row })

  const second = await anotherTab(one, host.url, id)
  await takeOver(second)
  await slide(second, 'A O', 'A T')
  const told = await aboutGame(second)
  await first.bringToFront()
  await expect(alert(first)).toHaveText(UNSAVED)
  await takeOver(first)
  await expectVassalOn(first, 'A T')
  expect(await aboutGame(first)).toEqual(told)
  await slide(first, 'A T', 'A O')
  expect(await aboutGame(first)).toMatchObject({ entries: told.entries + 1, saved: true })
  // Nothing unsaved is left, so the browser need not ask before it closes the tab.
  await goTo(first, host.url)
  await expect(alert(first)).toHaveCount(0)
  await first.reload()
  await expect(alert(first)).toHaveCount(0)
})

test('two tabs play two games side by side', { tag: '@nightly' }, async ({ host, phone }) => {
  const one = await phone()
  await one.page.goto(host.url)
  const first = await beginGame(one.page, host.url)
  const other = await one.context.newPage()
  await other.goto(host.url)
  expect(await beginGame(other, host.url)).not.toBe(first)
  await slide(other, 'A O', 'A T')
  expect(await aboutGame(other)).toMatchObject({ saved: true })
  await one.page.bringToFront()
  await slide(one.page, 'A O', 'A N')
  expect(await aboutGame(one.page)).toMatchObject({ saved: true })
})

test('a game that another tab deletes is not played on in silence', { tag: '@nightly' }, async ({ host, phone }) => {
  const one = await phone()
  await one.page.goto(host.url)
  await beginGame(one.page, host.url)
  const other = await one.context.newPage()
  await goTo(other, host.url, 'saved')
  await button(other, 'Delete').tap()
  await button(other, 'Delete it').tap()
  await expect(other.getByRole('listitem')).toHaveCount(0)
  await one.page.bringToFront()
  await slide(one.page, 'A O', 'A N')
  await expect(alert(one.page)).toContainText('This game is not on this phone')
  expect(endOfLog(await exportGame(one.page)).entries).toBeGreaterThan(5)
})

test('a table that gathers in two tabs comes back in the first when the second is closed', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone()
  const first = one.page
  await goTo(first, host.url, 'new')
  await first.getByRole('heading', { name: 'Options' }).scrollIntoViewIfNeeded()
  await first.getByRole('radio', { name: 'Several phones' }).check({ force: true })
  await button(first, 'Invite').tap()
  const gathers = first.getByRole('heading', { name: 'Invite players' })
  await expect(gathers).toBeVisible()

  const second = await one.context.newPage()
  await goTo(second, host.url, 'room')
  await expect(alert(second)).toHaveText(ELSEWHERE)
  await second.bringToFront()
  await button(second, 'Play here').tap()
  await expect(second.getByRole('heading', { name: 'Invite players' })).toBeVisible()
  await expect(alert(first)).toHaveText(ELSEWHERE)

  await second.close()
  await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(gathers).toBeVisible()
  await first.close()
  // Nobody meets where there is no server for it.
  one.errors.length = 0
})
