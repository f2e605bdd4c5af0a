/** A hand that is left alone is covered, which is said before; any sign of life keeps it open, and what was picked up stays so. */

import { cell } from './blackstoneTable.ts'
import { openGate } from './curtainGate.ts'
import { expect, test } from './phoneFixtures.ts'
import { importPosition } from './positions.ts'

const POSITION = {
  ...{ format: 'blackstone-position' as const, version: 1 as const, mode: 'kings-quest', seats: ['Ann', 'Ben'] },
  board: { CT: 'Ls/De', BO: 'Mc/Pe' },
  courts: [{ wizards: 2, hand: ['guild'] }, { hand: ['guild'] }],
  hidden: { hands: [['G01'], ['G02']] },
}

test('what is asked before a move is covered with the hand, and is not done by who opens it next', async ({
  host,
  phone,
}) => {
  const { page } = await phone({})
  await page.clock.install()
  await page.goto(`${host.url}#/settings`)
  const asks = page.getByRole('group', { name: 'Ask before a move' }).getByRole('radio', { name: 'Always' })
  await asks.check({ force: true })
  await expect(asks).toBeChecked()
  await importPosition(page, POSITION)
  await openGate(page)
  await cell(page, 'C T').click()
  await page.getByRole('button', { name: /^Flip/ }).click()
  const asked = page.getByRole('dialog')
  await expect(asked).toContainText('You can undo it.')
  await page.clock.fastForward(80_500)
  await page.clock.fastForward(10_500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann')
  await expect(asked).toHaveCount(0)
  await openGate(page)
  await expect(asked).toHaveCount(0)
  await expect(cell(page, 'C T')).toHaveAccessibleName(/^Lion Scout/)
})

test('a hand is covered 90 seconds after the last sign of life, with 10 seconds of notice', async ({ host, phone }) => {
  const { page } = await phone({})
  await page.clock.install()
  await page.goto(host.url)
  await importPosition(page, POSITION)
  const open = async (): Promise<void> => {
    await openGate(page)
    await expect(page.getByRole('grid')).toBeVisible()
  }
  const notice = page.getByText('Your hand is covered in 10 seconds')
  await open()
  await cell(page, 'C T').click()

  await page.clock.fastForward(70_000)
  await expect(notice).toHaveCount(0)
  await page.clock.fastForward(10_500)
  await expect(notice).toBeVisible()
  await page.mouse.move(40, 300)
  await expect(notice).toHaveCount(0)

  await page.clock.fastForward(80_500)
  await expect(notice).toBeVisible()
  await page.clock.fastForward(10_500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ann')
  await expect(notice).toHaveCount(0)
  await open()
  await expect(cell(page, 'C T')).toHaveAttribute('aria-selected', 'true')
})
