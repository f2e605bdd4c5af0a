/** Addresses with nothing at them: each says so, over what is there. */
import { keepPicture } from './keepPicture.ts'
import { expect, forgetMissing, test } from './phoneFixtures.ts'
import { alert, beginGame, goTo } from './tableAndStorage.ts'

/** What is said of an address with nothing at it. */
const NOTHING_AT = (address: string): RegExp => new RegExp(`^There is nothing at the address “${address}”`)

test('an address with nothing at it says so and leads Home; every address of before opens its screen', async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 320, height: 568 })
  for (const address of ['nowhere', 'constructor', 'toString/learn', 'blackstone/nowhere', 'play2']) {
    await goTo(page, host.url, address)
    await expect(alert(page), address).toHaveText(NOTHING_AT(address))
  }
  await keepPicture(page, 'unknown-address-320')
  await page.getByRole('link', { name: 'Home' }).tap()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Blackstone Castle')
  // The ways up from a game and from a page of a game, and Home under other names.
  for (const address of ['play', 'blackstone', 'continue', '']) {
    await goTo(page, host.url, address)
    await expect(title, address).toHaveText('Blackstone Castle')
  }
  for (const [address, heading] of [
    ['new', 'New game'],
    ['saved/solo/won', 'Games'],
    ['stats', 'Statistics'],
    ['join', 'Join'],
    ['settings', 'Settings'],
    ['about', 'About'],
    ['learn', 'Learn'],
    ['who', ''],
    ['blackstone/rules', 'Rules'],
    ['puzzles', 'Puzzles'],
    ['position/BP1.cut', 'A position'],
  ] as const) {
    await goTo(page, host.url, address)
    await expect(title, address).toContainText(heading)
    await expect(page.getByText('There is nothing at the address')).toHaveCount(0)
  }
})

test('a game, a lesson, a puzzle or a section that is not there is named, over the page that has the others', async ({
  host,
  phone,
}) => {
  const { page } = await phone({ width: 320, height: 568 })
  await goTo(page, host.url, 'play', 'nobody')
  await expect(alert(page)).toContainText('This game is not on this phone.')
  for (const [address, heading] of [
    ['learn/nothing', 'Learn'],
    ['puzzles/task-sad-x', 'Puzzles'],
    ['rules/nowhere', 'Rules'],
  ] as const) {
    await goTo(page, host.url, address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
    await expect(page.getByRole('status').filter({ hasText: NOTHING_AT(address) })).toBeVisible()
  }
  await keepPicture(page, 'unknown-part-320')
  await goTo(page, host.url, 'rules')
  await expect(page.getByText('There is nothing at the address')).toHaveCount(0)
})

test('a sheet that a table does not have is named over the table, and those that it has open without a word', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const { page } = await phone({ width: 320, height: 568 })
  const id = await beginGame(page, host.url)
  const notice = page.getByRole('status').filter({ hasText: 'There is nothing at the address' })
  for (const sheet of ['nonsense', 'court/9', 'tower/x', 'card/25', 'phones']) {
    await goTo(page, host.url, 'play', id, sheet)
    await expect(notice, sheet).toContainText(`“play/${id}/${sheet}”`)
    await expect(page.getByRole('grid')).toBeVisible()
  }
  await keepPicture(page, 'unknown-sheet-320')
  for (const sheet of ['court/1', 'tower/3', 'card/12', 'menu', 'rule', 'end', 'replay/1/branch']) {
    await goTo(page, host.url, 'play', id, sheet)
    await expect(page.locator('dialog[open]').first(), sheet).toBeVisible()
    await expect(notice, sheet).toHaveCount(0)
  }
})

test('what an address means is not said while its reader cannot be fetched, and is once it can', async ({
  host,
  phone,
}) => {
  const one = await phone()
  const { page } = one
  await page.route(/\/leisure[^/]*\.js$/, (request) => request.abort())
  await page.goto(`${host.url}#/nowhere/at-all`)
  await expect(page.getByText('This part did not load.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toContainText('There is nothing at the address')
  forgetMissing(one)
})
