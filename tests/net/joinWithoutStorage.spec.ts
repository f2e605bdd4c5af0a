/** A phone whose browser stores nothing, at a table over a real PeerServer. */
import { expect, test } from '@playwright/test'
import { atTable, gatherTable, readRoomCode, serveApp, sitDown, takeTowers } from './phones.ts'

const app = serveApp({ rooms: true })
const { phone } = app

test('without storage a phone joins and plays, and is told that nothing is kept; it cannot host', async () => {
  const ann = await phone('#/new')
  await gatherTable(ann, 'Ann')
  const bo = await phone(`#/join/${await readRoomCode(ann)}`, { storesData: false })
  await expect(bo.getByText('This browser saves nothing here')).toBeVisible()
  await sitDown(bo, 'Bo')
  await ann.getByRole('button', { name: 'Start with two' }).click()
  await Promise.all([atTable(ann), atTable(bo)])
  await expect(bo.getByText('This game is not being saved')).toBeVisible()
  await bo.getByRole('button', { name: 'Dismiss' }).click()
  await takeTowers(ann, bo)
  await bo.goto(`${app.url()}#/about`)
  await bo.goto(`${app.url()}#/room`)
  await expect(bo.getByText('This phone cannot host a table')).toBeVisible()
})
