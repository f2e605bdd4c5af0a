import { someOrAll } from './nightlySample.ts'
import { expect, type Host, type Phone, readyOffline, test } from './phoneFixtures.ts'

const title = (phone: Phone) => expect(phone.page.getByRole('heading', { name: 'Blackstone Castle' })).toBeVisible()

test('the name of a game is typed at once, and an unchanged one is not kept', { tag: '@nightly' }, async ({
  host,
  phone,
}) => {
  const { page } = await phone()
  await page.goto(host.url)
  await page.getByRole('link', { name: 'New game Blackstone Castle' }).click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('grid').waitFor()
  await page.goto(`${host.url}#/saved`)
  const rename = async (keys: readonly string[]) => {
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(page.getByRole('textbox', { name: 'Name of this game' })).toBeFocused()
    for (const key of keys) await page.keyboard.press(key)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  const game = page.getByRole('listitem')
  const about = game.locator('small').first()
  const line = await about.textContent()
  await rename(['Enter'])
  await expect(about).toHaveText(line ?? '')
  await rename(['A', 'Space', 'B', 'Enter'])
  await expect(game.locator('b')).toHaveText('A B')
})

test('the app can be installed, and opens with the server gone, also after a crash of the browser', {
  tag: '@nightly',
}, async ({ host, phone }) => {
  const one = await phone({ own: true })
  await one.page.goto(host.url)
  await title(one)
  const { installabilityErrors } = await one.cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors } = await one.cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
  await readyOffline(one.page)
  await host.stop()
  await one.page.reload()
  await title(one)
  await one.kill()
  await one.reopen()
  await one.page.goto(host.url)
  await title(one)
  await host.start()
})

const CUT = 'The end of this link is missing. Ask for it as a file.'
/** Addresses below the app, and what is said at each. */
const BELOW = [
  ['x', 'There is nothing at the address “x”'],
  ['x/y/', 'There is nothing at the address “x/y”'],
  ['%23/shared/BC1.abc', CUT],
  ['%23%2Fshared%2FBC1.abc', CUT],
  ['shared/BC1.abc', CUT],
  ['?q#/shared/BC1.abc', CUT],
  ['index.html?q#/shared/BC1.abc', CUT],
] as const

const openAllBelow = async ({ page }: Phone, url: string): Promise<void> => {
  for (const [address, says] of someOrAll(BELOW, 4)) {
    await page.goto('about:blank')
    await page.goto(`${url}${address}`)
    await expect(page.getByRole('alert'), address).toContainText(says)
    expect(new URL(page.url()).pathname, address).toMatch(new RegExp(`^${new URL(url).pathname}(index\\.html)?$`))
  }
  await page.goto(`${url}x`)
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { name: 'Blackstone Castle' })).toBeVisible()
}

/** A browser tells of every file that is not there, and the folders below the app have none. */
const forgetMissing = ({ errors }: Phone): void => {
  errors.push(...errors.splice(0).filter((error) => !error.startsWith('Failed to load resource:')))
}

const openBelowOnAllPhones = async (host: Host, phone: (options?: object) => Promise<Phone>): Promise<void> => {
  const plain = await phone()
  await openAllBelow(plain, host.url)
  const installed = await phone({ own: true })
  await installed.page.goto(host.url)
  await title(installed)
  const { installabilityErrors } = await installed.cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  await readyOffline(installed.page)
  await openAllBelow(installed, host.url)
  await host.stop()
  await installed.page.reload()
  await title(installed)
  await openAllBelow(installed, host.url)
  await host.start()
  for (const one of [plain, installed]) forgetMissing(one)
}

test(
  'no address below the app is blank, with a service worker and without, and with the server gone',
  { tag: '@nightly' },
  ({ host, phone }) => openBelowOnAllPhones(host, phone),
)

test('the app can be installed under a sub-path, where no address below it is blank, and opens there with the server gone', ({
  subPathHost,
  phone,
}) => openBelowOnAllPhones(subPathHost, phone))

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
