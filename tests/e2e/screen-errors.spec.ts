/** Screens that throw while they are drawn: each says so, hands the game out, and leaves the rest of the app as it was. */
import type { Page } from '@playwright/test'
import { keepPicture } from './keepPicture.ts'
import { someOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'
import { alert, beginGame, button, expectVassalOn, exportGame, fileFrom, goTo, slide } from './tableAndStorage.ts'

/** The next element that a screen makes of this tag throws, once. */
const breakNext = (page: Page, tag: string): Promise<void> =>
  page.evaluate((wanted) => {
    const make = document.createElementNS
    document.createElementNS = function (this: Document, space: string | null, name: string, ...rest: never[]) {
      if (name !== wanted) return make.call(this, space, name, ...rest)
      document.createElementNS = make
      throw new Error('planted')
    } as typeof make
  }, tag)

/** The console names what was thrown, and nothing else. */
const forgetPlanted = (errors: string[]): void => {
  expect(errors.filter((error) => !error.startsWith('Error: planted'))).toEqual([])
  errors.length = 0
}

const BROKEN = /^Something went wrong on this screen/

test('a table whose drawing throws is exported, and opens again with all that was done', async ({ host, phone }) => {
  const { page, errors } = await phone({ width: 320, height: 568 })
  await beginGame(page, host.url)
  await slide(page, 'A O', 'A N')
  const before = await exportGame(page)
  await breakNext(page, 'dialog')
  await button(page, 'Menu').tap()
  await expect(alert(page)).toHaveText(BROKEN)
  await keepPicture(page, 'broken-screen-320')
  expect(await fileFrom(page, button(page, 'Export as a file'))).toBe(before)
  await button(page, 'Reload').tap()
  await expectVassalOn(page, 'A N')
  forgetPlanted(errors)
})

const SCREENS = ['', 'new', 'saved', 'stats', 'settings', 'about', 'rules', 'editor', 'puzzles', 'learn']

test('every other screen that throws offers the last game as a file, and Home is a way out', async ({
  host,
  phone,
}) => {
  const { page, errors } = await phone({ width: 390, height: 844 })
  await beginGame(page, host.url)
  const saved = await exportGame(page)
  for (const screen of someOrAll(SCREENS)) {
    const [before, title] = screen === 'about' ? ['settings', 'Settings'] : ['about', 'About']
    await goTo(page, host.url, before)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await breakNext(page, 'main')
    await page.evaluate((to) => {
      location.hash = `#/${to}`
    }, screen)
    await expect(alert(page), screen).toHaveText(BROKEN)
    expect(await fileFrom(page, button(page, 'Export as a file')), screen).toBe(saved)
    await button(page, 'Reload').tap()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(alert(page)).toHaveCount(0)
  }
  forgetPlanted(errors)
})

test('New game that could not be fetched without internet leads back to Home, and later has its layout', async ({
  host,
  phone,
}) => {
  const { page, context, errors } = await phone({ width: 1280, height: 800 })
  const openNewGame = () => page.getByRole('link', { name: 'New game' }).first().click()
  await page.goto(host.url)
  await expect(page.getByRole('link', { name: 'New game' }).first()).toBeVisible()
  await context.setOffline(true)
  await openNewGame()
  await expect(page.getByText('Connect to the internet and try again')).toBeVisible()
  await button(page, 'Back').click()
  await expect(page).toHaveURL(/#\/$/)
  await context.setOffline(false)
  await openNewGame()
  await expect(page.getByRole('heading', { name: 'New game' })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null),
      ),
    )
    .toBe(true)
  errors.length = 0
})
