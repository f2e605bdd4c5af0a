/**
 * Awkward habits while a table gathers: scanning twice, opening a second tab, closing the host's, sitting two at one
 * phone, and watching in numbers.
 */
import { expect, type Page, test } from '@playwright/test'
import {
  board,
  LONG_WAIT,
  openLobbyOfTwo,
  openTableOfTwo,
  ownName,
  press,
  readRoomCode,
  serveApp,
  takeTowers,
  tower,
} from './phones.ts'

const app = serveApp({ rooms: true })
const WATCHERS = 8

const isTaken = (page: Page): Promise<void> =>
  expect(page.getByText('This game is open in another tab.')).toBeVisible(LONG_WAIT)

/**
 * Chooses a tower for each of so many seats, on whichever phone it sits. Where two sit at one phone its gate is opened
 * first. Returns the phones in the order of the choices.
 */
const towersOn = async (pages: readonly Page[], seats: number): Promise<readonly Page[]> => {
  const chosen: Page[] = []
  const go = async (page: Page): Promise<void> => {
    const gate = page.getByRole('button', { name: /^I am .*, open the gate$/ })
    if (await gate.isVisible()) {
      await gate.click()
      await press(page, 'Press again to open')
    }
    if (!(await tower(page).isVisible())) return
    const label = (await tower(page).getAttribute('aria-label')) ?? ''
    const chosenTower = page.getByRole('button', { name: label, exact: true })
    await chosenTower.click()
    // The next seat of this phone may choose at once: other towers are still offered then.
    await expect(chosenTower).toHaveCount(0, LONG_WAIT)
    chosen.push(page)
  }
  const all = async (): Promise<number> => {
    for (const page of pages) await go(page)
    return chosen.length
  }
  await expect.poll(all).toBe(seats)
  return chosen
}

test('a seat stays one, in one tab, through it all; two sit at one phone, and eight look on', {
  tag: '@nightly',
}, async () => {
  const [ann, bo, code] = await openLobbyOfTwo(app)
  const isOne = async (): Promise<void> => {
    await expect(ann.getByText('Bo', { exact: true })).toHaveCount(1, LONG_WAIT)
    await expect(ann.getByText('2 of', { exact: false }).first()).toBeVisible(LONG_WAIT)
  }

  // The code is scanned once more: the camera opens another tab.
  const second = await bo.context().newPage()
  await second.goto(`${app.url()}#/join/${code}`)
  await isTaken(second)
  await press(second, 'Play here')
  await expect(ownName(second)).toHaveValue('Bo', LONG_WAIT)
  await isTaken(bo)
  await isOne()
  await bo.close()

  // The host's tab is closed, and opened again from Home.
  const context = ann.context()
  await ann.close()
  await expect(second.getByText('Looking for the host…').first()).toBeVisible(LONG_WAIT)
  const back = await context.newPage()
  await back.goto(`${app.url()}#/room`)
  expect(await readRoomCode(back)).toBe(code)
  await expect(second.getByText('Looking for the host…')).toHaveCount(0)
  await expect(back.getByText('Bo', { exact: true })).toHaveCount(1, LONG_WAIT)

  const watchers = await Promise.all(Array.from({ length: WATCHERS }, () => app.phone(`#/join/${code}`)))
  await expect(back.getByText(`${WATCHERS} phones are watching.`)).toBeVisible()
  await press(second, 'Add a seat on this phone')
  await back.getByRole('button', { name: 'Start with three', exact: true }).click()
  for (const page of [back, ...watchers]) await expect(board(page)).toBeVisible()
  const chosen = await towersOn([back, second], 3)
  expect(chosen.filter((page) => page === second)).toHaveLength(2)
})

test('[P20] at a table that watchers fill a player comes back, and the ninth reads why it waits and is in by itself', {
  tag: ['@harm', '@nightly'],
}, async () => {
  const [ann, bo, code] = await openTableOfTwo(app)
  const watchers = await Promise.all(Array.from({ length: WATCHERS }, () => app.phone(`#/join/${code}`)))
  for (const page of watchers) await expect(board(page)).toBeVisible(LONG_WAIT)

  const ninth = await app.phone(`#/join/${code}`)
  await expect(ninth.getByText('Too many phones are at this table. This one keeps trying.')).toBeVisible(LONG_WAIT)
  await bo.reload()
  await takeTowers(ann, bo)
  await watchers[0]?.close()
  await expect(board(ninth)).toBeVisible(LONG_WAIT)
})
