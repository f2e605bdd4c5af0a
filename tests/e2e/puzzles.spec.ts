/** The puzzle of the day, solved by what its hints say; the panel of a goal. */

import { axeAtNight } from './axeFindings.ts'
import { button } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { overflow } from './layoutFaults.ts'
import { oneOrAll } from './nightlySample.ts'
import { expect, test } from './phoneFixtures.ts'
import { editStored, readStored } from './tableAndStorage.ts'

const SMALL = { width: 320, height: 568 }

interface Kept {
  readonly open: readonly unknown[]
}

test('the puzzle of the day is resumed; solved by hints alone it says so, and begins no streak', async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  // A Monday: an easy task.
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'))
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/puzzles`)
  await axeAtNight(page, 'puzzles')
  await finger.tap(page.getByRole('link', { name: 'Play today’s puzzle' }))
  await expect(page.getByRole('status', { name: 'The goal' })).toContainText('Complete this task. 3 tokens')
  expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  await axeAtNight(page, 'a puzzle')
  const follow = async (): Promise<void> => {
    await finger.tap(button(page, 'Hint'))
    await finger.tap(button(page, 'Do it'))
  }
  await follow()
  await expect(button(page, 'Undo')).not.toHaveAttribute('aria-disabled', 'true')
  await expect.poll(async () => (await readStored<Kept | undefined>(page, 'settings', 'puzzles'))?.open.length).toBe(1)
  await page.reload()
  await expect(button(page, 'Undo')).not.toHaveAttribute('aria-disabled', 'true')
  await follow()
  await follow()
  await finger.tap(button(page, 'Complete'))
  const sheet = page.getByRole('dialog', { name: 'Solved by hints alone' })
  await expect(sheet).toContainText('To count for a streak, find at least one move without a hint.')
  await axeAtNight(page, 'a puzzle solved by hints')
  await test.step('Escape again and again does not lose what must be answered', async () => {
    const closings = await page.evaluateHandle(() => {
      const counted = { count: 0 }
      addEventListener('close', () => counted.count++, { capture: true })
      return counted
    })
    // A browser obeys the page once or twice, and then closes the dialog unasked.
    await expect(async () => {
      await page.keyboard.press('Escape')
      expect(await closings.evaluate(({ count }) => count)).toBeGreaterThan(1)
    }).toPass()
    await expect(sheet).toBeVisible()
  })
  await finger.tap(sheet.getByRole('button', { name: 'All puzzles' }))
  await expect(page.getByRole('link', { name: 'Solved by hints alone: look at it again' })).toBeVisible()
  await expect(page.getByText('Your streak')).toHaveCount(0)
})

test('a clock behind the last solved day brings no other puzzle of the day, and breaks no streak', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  await page.clock.setFixedTime(new Date('2026-11-15T23:00:00'))
  await page.goto(`${host.url}#/puzzles`)
  await expect(page.getByText('Sunday, 15 November 2026')).toBeVisible()
  const value = { days: ['2026-11-15', '2026-11-16'], solved: [], earlier: {}, open: [], over: ['2026-11-16'] }
  await editStored(page, { store: 'settings', key: 'puzzles', value })
  await page.reload()
  await expect(page.getByText('Monday, 16 November 2026')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Solved: look at it again' })).toHaveAttribute(
    'href',
    '#/puzzles/2026-11-16',
  )
  await expect(page.getByText('Your streak: 2 days in a row.')).toBeVisible()
  await page.goto(`${host.url}#/puzzles/today`)
  // That of a Monday; a Sunday has a formation.
  await expect(page.getByRole('status', { name: 'The goal' })).toContainText('Complete this task.')
})

for (const kind of oneOrAll(['formation', 'task'] as const, 0))
  test(`Back closes the open goal of a puzzle (${kind}), and then leaves the puzzle`, async ({ host, phone }) => {
    const { page } = await phone(SMALL)
    const finger = fingerOn(page)
    await page.goto(`${host.url}#/puzzles`)
    await finger.tap(button(page, 'Easy').nth(kind === 'task' ? 0 : 1))
    const goal = page.locator('[data-part~="task"]')
    await finger.tap(goal)
    await expect(goal).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/\/goal$/)
    await page.goBack()
    await expect(goal).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('grid')).toBeVisible()
    // Closed by its button it leaves nothing behind in the history.
    await finger.tap(goal)
    await expect(page).toHaveURL(/\/goal$/)
    await finger.tap(button(page, 'Close'))
    await expect(page).not.toHaveURL(/\/goal$/)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible()
  })

/** Goes Back as soon as the page has a new address, before what that address shows is drawn. */
const goBackAtOnce = (): void => {
  const { setTimeout } = globalThis
  history.pushState = (...address) => {
    Reflect.deleteProperty(history, 'pushState')
    history.pushState(...address)
    const held: (() => void)[] = []
    globalThis.setTimeout = ((work: () => void) => held.push(work)) as typeof setTimeout
    addEventListener(
      'popstate',
      () => {
        globalThis.setTimeout = setTimeout
        for (const work of held) setTimeout(work)
      },
      { once: true },
    )
    history.back()
  }
}

test('Back closes the goal of a puzzle also before the page has drawn where it is', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone(SMALL)
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/puzzles`)
  await finger.tap(button(page, 'Easy').nth(1))
  const goal = page.locator('[data-part~="task"]')
  await expect(goal).toHaveAttribute('aria-pressed', 'false')
  await page.evaluate(goBackAtOnce)
  await finger.tap(goal)
  await expect(page).not.toHaveURL(/\/goal$/)
  await expect(goal).toHaveAttribute('aria-pressed', 'false')
})
