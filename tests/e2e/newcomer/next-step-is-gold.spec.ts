/** Gold shows the next step that a stranger most likely wants. */
import type { Locator } from '@playwright/test'
import { button, tasks } from '../blackstoneTable.ts'
import { fingerOn } from '../finger.ts'
import { expect, test } from '../phoneFixtures.ts'
import { importPosition, openHands } from '../positions.ts'

/** G01 asks for a lion on B·S and a spy in column L: both lie there. */
const toComplete = openHands({
  board: { BS: 'Lc/Ds', LN: 'Dy/Ls', CO: 'Py/Ds', KE: 'Ms/Lc', AE: 'Pe/Ms' },
  courts: [
    { knights: 1, hand: ['G01'], pile: 0 },
    { hand: ['G02'], pile: 1 },
  ],
})

const fillOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => getComputedStyle(element).backgroundImage)

test('while a task can be completed Complete is gold and End turn is not; after it End turn is', async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 320, height: 568 })
  await page.goto(host.url)
  await importPosition(page, toComplete)
  const finger = fingerOn(page)
  const endTurn = button(page, 'End turn')
  const stone = await fillOf(endTurn)
  await finger.tap(tasks(page).first())
  const complete = button(page, 'Complete')
  const gold = await fillOf(complete)
  expect(gold).not.toBe(stone)
  expect(await fillOf(endTurn)).toBe(stone)
  await finger.tap(complete)
  await expect.poll(() => fillOf(endTurn)).toBe(gold)
})

test('in a puzzle the hint is not gold: the move on the board is', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  await page.goto(`${host.url}#/puzzles`)
  const finger = fingerOn(page)
  await finger.tap(page.getByRole('link', { name: 'Play today’s puzzle' }))
  const hint = button(page, 'Hint')
  const stone = await fillOf(hint)
  await finger.tap(hint)
  const follow = button(page, 'Do it')
  await expect(follow).toBeVisible()
  expect(await fillOf(follow)).not.toBe(stone)
})
