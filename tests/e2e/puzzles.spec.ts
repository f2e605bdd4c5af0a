/** The puzzle of the day, solved by what its hints say, and what a day in a row is worth. */
import { expect, test } from './app.ts'
import { axe } from './axe.ts'
import { fingerOn } from './finger.ts'
import { overflow } from './layout.ts'
import { button } from './told.ts'

const SMALL = { width: 320, height: 568 }

test('the puzzle of the day is resumed, solved with its hints, and counts', async ({ host, phone }) => {
  const { page } = await phone(SMALL)
  // A Monday: an easy task.
  await page.clock.setFixedTime(new Date('2026-11-16T12:00:00'))
  const finger = fingerOn(page)
  await page.goto(`${host.url}#/puzzles`)
  await axe(page, 'puzzles')
  await finger.tap(page.getByRole('link', { name: 'Play today’s puzzle' }))
  await expect(page.getByRole('status', { name: 'The goal' })).toContainText('Complete this task. 3 tokens')
  expect(await overflow(page)).toEqual({ right: 0, below: 0 })
  await axe(page, 'a puzzle')
  const follow = async (): Promise<void> => {
    await finger.tap(button(page, 'Hint'))
    await finger.tap(button(page, 'Do it'))
  }
  await follow()
  await expect(button(page, 'Undo')).not.toHaveAttribute('aria-disabled', 'true')
  await page.reload()
  await expect(button(page, 'Undo')).not.toHaveAttribute('aria-disabled', 'true')
  await follow()
  await follow()
  await finger.tap(button(page, 'Complete'))
  const sheet = page.getByRole('dialog', { name: 'Solved' })
  await expect(sheet).toContainText('Your streak: 1 day.')
  await finger.tap(sheet.getByRole('button', { name: 'All puzzles' }))
  await expect(page.getByRole('link', { name: 'Solved: look at it again' })).toBeVisible()
})
