/** Concession of one of three phones: the others are asked, and play on with a bot in that seat or end the game. */
import { expect, type Page, test } from '@playwright/test'
import { board, gatherTable, LONG_WAIT, press, readRoomCode, serveApp, sitDown } from './phones.ts'

const app = serveApp({ rooms: true })

const QUESTION = 'concedes and comes last, and a bot takes the seat. Play on?'

const concede = async (page: Page): Promise<void> => {
  await press(page, 'Menu')
  await press(page, /^Concede/)
  await page.getByRole('dialog').getByRole('button', { name: 'Concede', exact: true }).click()
}

test('a bot plays on for whoever conceded once one asks for it; the next concession ends the game', {
  tag: '@nightly',
}, async () => {
  const ann = await app.phone('#/new')
  await gatherTable(ann, 'Ann')
  const code = await readRoomCode(ann)
  const bo = await app.phone(`#/join/${code}`)
  await sitDown(bo, 'Bo')
  const cy = await app.phone(`#/join/${code}`)
  await sitDown(cy, 'Cy')
  await ann.getByRole('button', { name: 'Start with three' }).click()
  for (const page of [ann, bo, cy]) await expect(board(page)).toBeVisible(LONG_WAIT)

  await concede(cy)
  for (const page of [ann, bo]) await expect(page.getByText(`Cy ${QUESTION}`)).toBeVisible(LONG_WAIT)
  await expect(cy.getByText('You conceded. Ann and Bo decide whether to play on.')).toBeVisible(LONG_WAIT)
  await press(ann, 'Play on')
  await expect(bo.getByText(QUESTION)).toHaveCount(0, LONG_WAIT)
  await expect(cy.getByText('Ann wants to play on.')).toBeVisible(LONG_WAIT)
  await expect(ann.getByRole('button', { name: /^A bot, .*a bot/ }), 'a bot has no name of a person').toBeVisible(
    LONG_WAIT,
  )

  await concede(bo)
  await expect(ann.getByRole('heading', { level: 1 })).toHaveText('Ann takes the castle', LONG_WAIT)
  await expect(ann.getByText(/Cy conceded · Bo conceded/)).toBeVisible(LONG_WAIT)
})
