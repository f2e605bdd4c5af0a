/**
 * PeerServer that dies while a phone is on its way to a seat, through the screens. The phone says why, and takes the
 * seat when the server is back.
 */
import { expect, type Page, test } from '@playwright/test'
import { type PeerServer, peerServer, reasonToSkip } from './network.ts'
import { gatherTable, LONG_WAIT, ownName, press, readRoomCode, serveApp } from './phones.ts'

const PORT = 9_413
const app = serveApp({ rooms: false })
let server: PeerServer
test.beforeAll(async () => {
  if (!reasonToSkip()) server = await peerServer(PORT)
})
test.afterAll(() => server?.kill())

/** Sets the server's address in the settings of this phone. */
const setPeerServer = async (page: Page): Promise<void> => {
  await page.goto(`${app.url()}#/settings`)
  await page.getByText('Advanced', { exact: true }).click()
  const field = page.getByLabel('PeerServer')
  await field.fill(server.address)
  await field.blur()
}

/** Kills the server when the phone has called it and sends the first word to the host: that one never arrives. */
const killAtOffer = async (page: Page): Promise<() => number> => {
  let offers = 0
  await page.routeWebSocket(/\/rooms\//, (socket) => {
    const real = socket.connectToServer()
    socket.onMessage(async (word) => {
      const isOffer = String(word).includes('"OFFER"')
      if (isOffer) offers++
      if (isOffer && offers === 1) await server.kill()
      else real.send(word)
    })
  })
  return () => offers
}

test('a PeerServer that dies before a guest sits: the guest reads so, and sits when it is back', {
  tag: '@nightly',
}, async () => {
  const ann = await app.phone()
  await setPeerServer(ann)
  await ann.goto(`${app.url()}#/new`)
  await gatherTable(ann, 'Ann')
  const code = await readRoomCode(ann)
  const bo = await app.phone()
  await setPeerServer(bo)
  const offers = await killAtOffer(bo)
  await bo.goto(`${app.url()}#/join/${code}`)
  await expect(bo.getByText('The server that connects phones is not answering')).toBeVisible(LONG_WAIT)
  expect(offers()).toBe(1)
  await expect(bo.getByText('The phones cannot reach each other')).toHaveCount(0)

  await server.start()
  // Nobody presses anything: it dials again by itself.
  await expect(bo.getByLabel('Your name')).toBeVisible()
  // From here on the phones need it no more.
  await server.kill()
  await bo.getByLabel('Your name').fill('Bo')
  await press(bo, 'Sit down')
  await expect(ownName(bo)).toHaveValue('Bo', LONG_WAIT)
  await expect(ann.getByText('Bo', { exact: true })).toBeVisible(LONG_WAIT)
  await expect(ann.getByRole('button', { name: 'Start with two', exact: true })).toBeEnabled(LONG_WAIT)
})
