/** Two phones at one table, through the screens, over a real PeerServer: gather, play, come back, and move a seat. */
import { expect, type Page, test } from '@playwright/test'
import { atTable, board, LONG_WAIT, openLobbyOfTwo, openPhonesSheet, ownName, serveApp, tower } from './phones.ts'

const app = serveApp({ rooms: true })
const { phone } = app

test('two phones gather, return to the lobby, play, return to the table, and a seat moves to a third', async () => {
  const [ann, bo, code] = await openLobbyOfTwo(app)
  await expect(ann.getByText('Bo', { exact: true })).toBeVisible()

  // Something else is to be played, and then the first thing again; who sits stays.
  for (const game of ["Wizard's Quest", "King's Quest"]) {
    await ann.getByRole('button', { name: 'Change the game' }).click()
    await ann.getByRole('radio', { name: game }).check({ force: true })
    await ann.getByRole('button', { name: 'Play this' }).click()
    await expect(bo.getByText(`The game was changed. It is ${game} now`)).toBeVisible()
    await expect(ann.getByRole('heading', { name: game })).toBeVisible()
    await expect(bo.getByRole('heading', { name: game })).toBeVisible()
    await expect(ownName(bo)).toHaveValue('Bo')
  }

  await ann.reload()
  await expect(ann.getByText('Bo', { exact: true })).toBeVisible()
  await expect(ann.getByText(/^Join code /)).toBeAttached()
  await bo.reload()
  await expect(ownName(bo)).toHaveValue('Bo', LONG_WAIT)
  await expect(ann.getByRole('button', { name: 'Start with two', exact: true })).toBeVisible()
  await ann.getByRole('button', { name: 'Start with two' }).click()
  await Promise.all([atTable(ann), atTable(bo)])

  // The seat that begins is random; both choose a tower.
  for (let turn = 0; turn < 2; turn++) {
    await expect.poll(async () => (await tower(ann).isVisible()) || tower(bo).isVisible()).toBe(true)
    const mover = (await tower(ann).isVisible()) ? ann : bo
    const other = mover === ann ? bo : ann
    await expect(other.getByText(`${mover === ann ? 'Ann' : 'Bo'} plays…`).first()).toBeVisible()
    await tower(mover).click()
    await expect(tower(mover)).toBeHidden()
  }
  const hand = (page: Page) => page.getByRole('button', { name: /Guild/ }).count()
  await expect.poll(() => hand(ann)).toBeGreaterThan(1)
  await expect.poll(() => hand(bo)).toBeGreaterThan(1)

  for (const back of [bo, ann]) {
    await back.reload()
    await expect(back.getByText('End turn').first()).toBeVisible()
    await expect(bo.getByText(/Looking for the host/)).toHaveCount(0, LONG_WAIT)
  }

  // The seat moves to another phone by its link while its own is away. That one only watches when it is back.
  await bo.evaluate(() => {
    location.hash += '/phones'
  })
  await bo.getByRole('button', { name: 'Move Bo’s seat' }).click()
  await bo.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await bo.getByRole('button', { name: 'Copy link' }).click()
  const link = await bo.evaluate(() => navigator.clipboard.readText())
  const place = bo.url().replace(/\/phones.*$/, '')
  await bo.goto('about:blank')
  const cy = await phone()
  await cy.goto(link)
  await atTable(cy)
  await expect.poll(() => hand(cy)).toBeGreaterThan(1)
  await bo.goto(place)
  await expect(bo.getByText('You play on another phone now. This one only watches.')).toBeVisible(LONG_WAIT)
  await expect.poll(() => hand(bo)).toBe(0)
  expect(await hand(cy)).toBeGreaterThan(1)

  // A host that taps the link of its own room is at its own table, and still its host afterwards.
  const again = await ann.context().newPage()
  await again.goto(`${app.url()}#/join/${code}`)
  await again.waitForURL(place)
  await again.close()
  await ann.reload()
  await expect(board(ann)).toBeVisible(LONG_WAIT)
  await expect(cy.getByText(/Looking for the host/)).toHaveCount(0, LONG_WAIT)
  await openPhonesSheet(ann)
  await expect(ann.getByRole('list', { name: 'At the table' }).getByText('here')).toHaveCount(2, LONG_WAIT)
})
