/** Starting a game: every mode by touch on a small phone, how much is in play, and the last set-up once more. */

import type { Page } from '@playwright/test'
import { button } from './blackstoneTable.ts'
import { openGate } from './curtainGate.ts'
import { type Finger, fingerOn } from './finger.ts'
import { expect, test } from './phoneFixtures.ts'

const SMALL = { width: 320, height: 568 }

/** As the cards of New game name them, with the seats that each begins with. */
const MODES = [
  ["King's Quest", 2],
  ['Solo', 1],
  ['Co-op', 2],
  ['Puzzle Master', 2],
  ["Queen's Quest", 2],
  ["Wizard's Quest", 2],
  ['Advanced', 2],
  ['First Edition', 2],
] as const

const toNewGame = async ({ page, tap }: Finger, url: string): Promise<void> => {
  await page.goto(url)
  await tap(page.getByRole('link', { name: 'New game Blackstone Castle' }))
}
const choice = ({ page }: Finger, group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true })
const seats = ({ page }: Finger) => page.getByRole('combobox')

/** The board, whose heading names the mode, or the curtain before it. */
const begun = async ({ page }: Finger, mode: string): Promise<void> => {
  await expect(page).toHaveURL(/play/)
  const board = page.getByRole('heading', { level: 1, name: new RegExp(`^${mode}`) })
  await expect(board.or(button(page, '.*open the gate'))).toBeVisible()
}

/** What moved on this page by itself: the share of the screen, times how far. */
const shifts = (page: Page): Promise<readonly number[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const observe = (list: PerformanceObserverEntryList) =>
          resolve(list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value))
        new PerformanceObserver(observe).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve([]), 500)
      }),
  )

test('every mode starts from New game', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  for (const [mode, count] of MODES) {
    await toNewGame(finger, host.url)
    await finger.tap(page.getByRole('radio', { name: new RegExp(`^${mode}`) }))
    await finger.tap(button(page, 'Seats'))
    await expect(seats(finger)).toHaveCount(count)
    await expect(page.getByText(count === 1 ? '1 player' : '2 players')).toBeVisible()
    await finger.tap(button(page, 'Start'))
    await begun(finger, mode)
    await page.goto(host.url)
    await expect(page.getByRole('link', { name: `Again: ${mode}` })).toBeVisible()
  }
})

test('the last set-up begins again with one tap, and its names and options are remembered', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await toNewGame(finger, host.url)
  await finger.tap(page.getByRole('radio', { name: /^Co-op/ }))
  await finger.tap(button(page, 'Seats'))
  await seats(finger).first().fill('Ann')
  await finger.tap(button(page, 'Options'))
  await finger.tap(choice(finger, 'Rules in play', 'Full'))
  await finger.tap(choice(finger, 'Goal', '30'))
  await finger.tap(button(page, 'Start'))
  await begun(finger, 'Co-op')

  await page.goto(host.url)
  await page.getByRole('link', { name: 'Again: Co-op' }).waitFor()
  // The castle makes room; what can be pressed does not move (0.2 when it did).
  expect(Math.max(0, ...(await shifts(page)))).toBeLessThan(0.1)
  const first = page.url()
  const taps = finger.taps()
  await finger.tap(page.getByRole('link', { name: 'Again: Co-op Ann, Player 2 · 30 points' }))
  await begun(finger, 'Co-op')
  expect(finger.taps() - taps).toBe(1)
  expect(page.url()).not.toBe(first)

  await toNewGame(finger, host.url)
  await expect(page.getByRole('radio', { name: /^Co-op/ })).toBeChecked()
  await finger.tap(button(page, 'Seats'))
  await expect(seats(finger).first()).toHaveValue('Ann')
  await expect(seats(finger).nth(1)).toHaveValue('')
  await finger.tap(button(page, 'Options'))
  await expect(choice(finger, 'Rules in play', 'Full')).toBeChecked()
  await expect(choice(finger, 'Goal', '30')).toBeChecked()
  await finger.tap(page.getByRole('radio', { name: /^King's Quest/ }))
  await expect(choice(finger, 'Rules in play', 'Simple')).toBeChecked()
  await finger.tap(page.getByRole('radio', { name: /^Co-op/ }))
  await expect(choice(finger, 'Rules in play', 'Full')).toBeChecked()
})

test('Start that is pressed again while the game is fetched begins one game', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/modes-*.js', async (fetched) => {
    await held
    await fetched.continue()
  })
  await toNewGame(finger, host.url)
  await finger.tap(page.getByRole('radio', { name: /^Solo/ }))
  const fetching = page.waitForRequest('**/assets/modes-*.js')
  await finger.tap(button(page, 'Start'))
  await fetching
  await finger.tap(button(page, 'Start'))
  release()
  await begun(finger, 'Solo')
  await page.evaluate(() => location.replace('#/saved'))
  await expect(page.getByRole('listitem').filter({ hasText: 'Solo' })).toHaveCount(1)
})

test('one’s own choice says what differs, and asks only for what can be', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await toNewGame(finger, host.url)
  await finger.tap(button(page, 'Options'))
  await finger.tap(choice(finger, 'Rules in play', 'Custom'))
  await expect(page.getByText('Different from Full: Families: Off · Intrigue: Off.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Which families' })).toHaveCount(0)
  await finger.tap(choice(finger, 'Families', 'One of two'))
  await finger.tap(choice(finger, 'Which families', 'First four'))
  await finger.tap(button(page, 'Seats'))
  await finger.tap(button(page, 'Add a seat'))
  await finger.tap(button(page, 'Options'))
  // Three who choose need six families (ruling 154).
  await expect(choice(finger, 'Which families', 'First four')).toHaveCount(0)
  await expect(choice(finger, 'Which families', 'All eight')).toBeChecked()
  await finger.tap(page.getByText('House rules and details'))
  await finger.tap(choice(finger, 'Round limit', '10'))
  await finger.tap(button(page, 'Start'))
  await begun(finger, "King's Quest")
  await toNewGame(finger, host.url)
  await finger.tap(button(page, 'Options'))
  await expect(choice(finger, 'Rules in play', 'Custom')).toBeChecked()
  await finger.tap(choice(finger, 'Rules in play', 'Simple'))
  await expect(page.getByRole('group', { name: 'Families' })).toHaveCount(0)
})

test('the Wizard’s Quest is proposed with an even start, says what that is, and one tap has it as in the rulebook', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  const means = (told: string) => expect(page.getByRole('img', { name: told, exact: true })).toBeVisible()
  const wizards = async () => {
    await toNewGame(finger, host.url)
    await finger.tap(page.getByRole('radio', { name: /^Wizard's Quest/ }))
    await finger.tap(button(page, 'Options'))
  }
  /** The first seat begins and ends its turn at once; what the second one has then. */
  const secondHas = async (told: string) => {
    await openGate(page, finger.tap)
    await means('3 of 3 actions left')
    await finger.tap(button(page, 'End turn'))
    await openGate(page, finger.tap)
    await means(told)
  }

  await wizards()
  await expect(choice(finger, 'Even start', 'On')).toBeChecked()
  await expect(
    page.getByText('The second player begins with two saved knights. Off: as in the rulebook.'),
  ).toBeVisible()
  await finger.tap(choice(finger, 'Who begins', 'Player 1'))
  await finger.tap(button(page, 'Start'))
  await secondHas('3 of 3 actions left, 2 saved knights')

  // At night a game is begun each time: again with what was chosen, and as in the rulebook.
  if (process.env.NIGHTLY) {
    await page.goto(host.url)
    await finger.tap(page.getByRole('link', { name: "Again: Wizard's Quest" }))
    await secondHas('3 of 3 actions left, 2 saved knights')
  }
  await wizards()
  await finger.tap(choice(finger, 'Even start', 'Off'))
  await finger.tap(button(page, 'Start'))
  if (process.env.NIGHTLY) await secondHas('3 of 3 actions left')
  else await expect(page).toHaveURL(/play/)
  await wizards()
  await expect(choice(finger, 'Even start', 'Off')).toBeChecked()
})
