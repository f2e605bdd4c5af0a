import { someOrAll } from './nightlySample.ts'
import { expect, forgetMissing, type Host, type Phone, readyOffline, test } from './phoneFixtures.ts'

const title = (phone: Phone) => expect(phone.page.getByRole('heading', { name: 'Blackstone Castle' })).toBeVisible()

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

const CUT = 'The end of this link is missing. Ask for the game as a file.'
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
