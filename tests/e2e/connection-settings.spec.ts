/** The settings about phones finding each other. */
import { expect, test } from './phoneFixtures.ts'
import { readStored } from './tableAndStorage.ts'

test('an address that is none stays in its field with a sentence and is not kept; a good one is', async ({
  phone,
  host,
}) => {
  const { page } = await phone()
  const settings = `${host.url}#/settings`
  await page.goto(settings)
  const server = page.getByLabel('PeerServer', { exact: true })
  const advanced = page.getByText('Advanced', { exact: true })
  await expect(server).toBeHidden()
  await advanced.click()
  await server.fill('not an address')
  await server.press('Enter')
  await expect(page.getByText('This is not a PeerServer address.')).toBeVisible()
  await expect(server).toHaveAttribute('aria-invalid', 'true')
  await page.reload()
  await advanced.click()
  await expect(server).toHaveValue('')

  await server.fill('https://rooms.example/there')
  await server.press('Enter')
  await expect(server).toHaveAttribute('aria-invalid', 'false')
  const ice = page.getByLabel('STUN and TURN servers')
  await ice.fill('turn:rooms.example')
  await ice.press('Enter')
  await expect(page.getByText('“turn:rooms.example” is not a server.')).toBeVisible()
  await ice.fill('stun:rooms.example')
  await ice.press('Enter')
  await expect(page.getByText('is not a server')).toBeHidden()
  const storedIce = async () => (await readStored<{ readonly ice: string }>(page, 'settings', 'settings')).ice
  await expect.poll(storedIce).toBe('stun:rooms.example')
  await page.reload()
  await expect(server).toHaveValue('https://rooms.example/there')
  await expect(ice).toHaveValue('stun:rooms.example')
})
