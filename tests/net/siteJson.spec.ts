/** A site that names its PeerServer in `site.json`. */
import { expect, test } from '@playwright/test'
import { type PeerServer, peerServer, reasonToSkip } from './network.ts'
import { gatherTable, LONG_WAIT, readRoomCode, serveApp, sitDown } from './phones.ts'

const PORT = 9_414
const app = serveApp({
  rooms: false,
  site: { name: 'The games evening', peerServer: `http://127.0.0.1:${PORT}/rooms` },
})
let server: PeerServer
test.beforeAll(async () => {
  if (!reasonToSkip()) server = await peerServer(PORT)
})
test.afterAll(() => server?.kill())

test('phones meet at the PeerServer that the site names, and the settings say who runs it', async () => {
  const ann = await app.phone('#/new')
  await gatherTable(ann, 'Ann')
  const bo = await app.phone(`#/join/${await readRoomCode(ann)}`)
  await sitDown(bo, 'Bo')
  await expect(ann.getByText('Bo', { exact: true })).toBeVisible(LONG_WAIT)
  const cy = await app.phone('#/settings')
  await expect(cy.getByText('The games evening')).toHaveCount(0)
  await cy.getByText('Advanced', { exact: true }).click()
  await expect(cy.getByText('This site is run by The games evening.')).toBeVisible()
})
