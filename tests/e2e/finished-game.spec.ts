/** Looking back: a finished game is found again, watched, played on from the middle, counted, and proved on another phone. */
import { button } from './blackstoneTable.ts'
import { fingerOn } from './finger.ts'
import { finish, pasted } from './finishedGame.ts'
import { unreadable } from './layoutFaults.ts'
import { expect, test } from './phoneFixtures.ts'

test('a finished game is listed, watched, branched off and counted', async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = fingerOn(page)
  await finish(page, host.url)
  await tap(button(page, 'Games'))
  await tap(page.locator('summary', { hasText: 'Filter games' }))
  await page.getByLabel('State').selectOption('Won')
  await expect(page.getByText('No games match.')).toBeVisible()
  await page.getByLabel('State').selectOption('Finished')
  await expect(page).toHaveURL(/saved\/over$/)
  await tap(page.getByRole('link', { name: 'Replay' }))
  await expect(page.locator('code'), 'the deed as it is written').toHaveText('agree')
  await tap(button(page, 'Step back'))
  await tap(button(page, 'Branch off'))
  await expect(page.getByRole('dialog')).toContainText('All cards are as they were then')
  await tap(button(page, 'Play on from here'))
  await expect(page.getByRole('heading', { level: 1, name: /^Solo/ })).toBeVisible()
  await page.goto(`${host.url}#/saved`)
  await expect(page.getByText(/branched off Solo at step \d/)).toBeVisible()
  await page.evaluate(() => document.documentElement.setAttribute('data-text', '200'))
  await expect(page.locator('html')).toHaveAttribute('data-flow')
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth), 'Statistics leaves Games its room').toBe(0)
  await tap(page.getByRole('link', { name: 'Statistics' }))
  await expect(page.getByText('1 game, 0 won')).toBeVisible()
})

test('a finished game is handed on as a link, and proved, watched and kept on another phone', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ width: 320, height: 568 })
  await one.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await finish(one.page, host.url)
  await fingerOn(one.page).tap(button(one.page, 'Share'))
  await expect(one.page.getByText('The link to this game is copied')).toBeVisible()
  expect(await unreadable(one.page), 'what came of it leaves the buttons their room').toEqual([])
  const link = await pasted(one.page)
  expect(link, 'the link alone: it opens where addresses are typed').toMatch(/^https?:\S+#\/shared\/BC1\.\S+$/)

  const { page } = await phone()
  const { tap } = fingerOn(page)
  await page.goto(link)
  await expect(page.getByText(/^Checked: all \d+ entries/)).toBeVisible()
  await tap(button(page, 'Watch it'))
  await expect(page.getByText(/step \d+ of/)).toBeVisible()
  await tap(button(page, 'Close the replay'))
  await tap(button(page, 'Keep it among my games'))
  await expect(page).toHaveURL(/play/)
  await page.goto(`${host.url}#/saved`)
  await expect(page.getByText('from elsewhere')).toBeVisible()
  await page.goto(link.replace(/.{4}$/, 'AAAA'))
  await expect(page.getByRole('alert')).toContainText('This link was changed on its way.')
})

test('a bot keeps its seat in what branches off a game that was handed on', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const one = await phone({ width: 320, height: 568 })
  await one.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const first = fingerOn(one.page)
  await one.page.goto(`${host.url}#/new`)
  await first.tap(button(one.page, 'Seats'))
  await first.tap(one.page.getByRole('radio', { name: 'Me and bots', exact: true }))
  await first.tap(button(one.page, 'Start'))
  await expect(one.page).toHaveURL(/play/)
  await first.tap(button(one.page, 'Menu'))
  await first.tap(button(one.page, 'End the game'))
  await first.tap(button(one.page, 'Yes, end it'))
  // The bot may be at a move: what ends the game is stored after it.
  await expect(button(one.page, 'Share')).toBeVisible()
  await one.page.goto(`${host.url}#/saved`)
  await first.tap(button(one.page, 'Share'))
  await expect(one.page.getByText('The link to this game is copied')).toBeVisible()
  const link = await pasted(one.page)
  expect(link, 'a version of its own').toMatch(/#\/shared\/BC3\./)

  const { page } = await phone({ width: 320, height: 568 })
  const { tap } = fingerOn(page)
  await page.goto(link)
  await expect(page.getByText(/Pip \(bot\)/)).toBeVisible()
  await tap(button(page, 'Watch it'))
  const pip = page.getByRole('button', { name: /^Pip, .*, a bot: Easy$/ })
  await expect(pip, 'the replay says who was a bot').toBeVisible()
  await tap(button(page, 'Branch off'))
  await tap(button(page, 'Play on from here'))
  await expect(page).toHaveURL(/play/)
  await expect(pip).toBeVisible()
  await expect(page.getByRole('button', { name: /open the gate$/ }), 'nobody passes the phone').toHaveCount(0)
})
