import { expect, type Phone, readyOffline, test } from './app.ts'

const title = (phone: Phone) => expect(phone.page.getByRole('heading', { name: 'Blackstone Castle' })).toBeVisible()

test('the app can be installed', async ({ host, phone }) => {
  const one = await phone({ own: true })
  await one.page.goto(host.url)
  await title(one)
  const { installabilityErrors } = await one.cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors } = await one.cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('the name of a game is typed at once, and an unchanged one is not kept', async ({ host, phone }) => {
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

test('the app opens with the server gone, also after a crash of the browser', async ({ host, phone }) => {
  const one = await phone({ own: true })
  await one.page.goto(host.url)
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

test('the app opens under a sub-path, and there with the server gone', async ({ subPathHost, phone }) => {
  const one = await phone({ own: true })
  await one.page.goto(subPathHost.url)
  await title(one)
  const { installabilityErrors } = await one.cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  await readyOffline(one.page)
  await subPathHost.stop()
  await one.page.reload()
  await title(one)
  await subPathHost.start()
})
