/** A concession of one of three: the others play on with a bot in that seat, or end the game (ruling 155). */
import type { Page } from '@playwright/test'
import { button } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { expect, test } from './phoneFixtures.ts'

const field = (page: Page, seat: number) => page.getByRole('combobox', { name: `Name of player ${seat}` })

/** A game of Ann, Bo and Cy on one phone, and the menu entry of a concession pressed. */
const beginConceding = async (page: Page, url: string) => {
  const finger = fingerOn(page)
  const { tap } = finger
  await page.goto(`${url}#/new`)
  await tap(button(page, 'Seats'))
  await tap(page.getByRole('radio', { name: 'One phone', exact: true }))
  await tap(button(page, 'Add a seat'))
  for (const [seat, name] of ['Ann', 'Bo', 'Cy'].entries()) await field(page, seat + 1).fill(name)
  await tap(button(page, 'Start'))
  await expect(page).toHaveURL(/play/)
  await tap(button(page, 'Menu'))
  await tap(button(page, 'Concede'))
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Ann' }))
  return finger
}

test('the others play on: a bot takes the seat, the log says it, and whoever conceded comes last', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = await beginConceding(page, host.url)
  const confirm = page.getByRole('dialog')
  await expect(confirm).toContainText('Concede, Ann?')
  await expect(confirm).toContainText('Ann comes last. The others decide whether they play on.')
  await tap(button(page, 'Concede'))
  await expect(confirm).toContainText('Play on without Ann?')
  await tap(button(page, 'Play on'))
  await expect(page.getByRole('button', { name: /^Tamsin, .*bot/ }), 'a bot has no name of a person').toBeVisible()
  await expect(page.getByRole('button', { name: /^Ann, / })).toHaveCount(0)
  await tap(button(page, 'Menu'))
  await tap(button(page, 'Log'))
  await expect(page.getByRole('dialog').getByText('Ann concedes, and the others play on')).toBeVisible()
  await page.goBack()
  await tap(button(page, 'Menu'))
  await tap(button(page, 'Concede'))
  await expect(page.getByText('Concede, Ann?'), 'a bot does not concede').toHaveCount(0)
  await tap(page.getByRole('dialog').getByRole('button', { name: 'Bo' }))
  await expect(page.getByRole('dialog')).toContainText('Bo comes last, and the game is over.')
  await tap(button(page, 'Concede'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cy takes the castle')
  await expect(page.getByText(/Ann conceded · Bo conceded/)).toBeVisible()
})

test('the others end the game', { tag: '@nightly' }, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = await beginConceding(page, host.url)
  await tap(button(page, 'Concede'))
  await tap(button(page, 'End the game'))
  await expect(page.getByText(/Ann conceded/)).toBeVisible()
})
