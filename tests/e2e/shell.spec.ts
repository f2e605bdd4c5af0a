import { expect, type Phone, readyOffline, test } from './app.ts'

const title = (phone: Phone) => expect(phone.page.getByRole('heading', { name: 'Blackstone Castle' })).toBeVisible()

test('the app can be installed', async ({ host, phone }) => {
  const one = await phone()
  await one.page.goto(host.url)
  await title(one)
  const { installabilityErrors } = await one.cdp.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const { errors } = await one.cdp.send('Page.getAppManifest')
  expect(errors).toEqual([])
})

test('the app opens with the server gone, also after a crash of the browser', async ({ host, phone }) => {
  const one = await phone()
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
  const one = await phone()
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
