import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createRoomTicket, createTicket } from '#src/net/ticket.ts'
import { openDatabase } from '#src/store/database.ts'
import { createIndexedLogStore } from '#src/store/indexedLogStore.ts'
import { findHostedRoom, type HostedRoom, loadRoom, saveLobby, saveRoom } from '#src/store/storedRooms.ts'
import { hostedTablePath } from '#src/ui/table/phones/session/hostedTablePath.ts'
import { header, secret } from '../../../../store/sampleLogs.ts'

const SEAT = { id: 'abcdefgh', secret: 'S'.repeat(22) }
const hostedOf = (id: string, code: string): HostedRoom => ({
  ...{ role: 'host', id, secret: { seed: 's'.repeat(43) }, ticket: createRoomTicket(code) },
  ...{ plan: { mode: 'kings-quest', options: {}, min: 2, max: 4 }, sitters: [], keys: [] },
})

test('the link of a room leads its host back to the lobby, and nobody else', async () => {
  const database = openDatabase({ name: 'own lobby' })
  await saveLobby(database, hostedOf('L'.repeat(22), 'ABC234'))
  await saveRoom(
    database,
    { game: 'J' },
    { role: 'guest', code: 'XYZ789', ticket: createTicket('XYZ789'), keys: [], game: 'J' },
  )
  expect(await hostedTablePath(database, 'ABC234', null)).toEqual(['room'])
  expect([await hostedTablePath(database, 'XYZ789', null), await hostedTablePath(database, 'NNNNNN', null)]).toEqual([
    null,
    null,
  ])
  expect([await findHostedRoom(database, 'XYZ789'), (await findHostedRoom(database, 'ABC234'))?.role]).toEqual([
    null,
    'host',
  ])
})

test('[B17] the link of a seat brings it to the host’s own phone, which goes on hosting', async () => {
  const database = openDatabase({ name: 'own game' })
  const { id } = header()
  const hosted = hostedOf(id, 'ABC234')
  await saveLobby(database, hosted)
  await createIndexedLogStore(database).create(header(), secret)
  expect(await hostedTablePath(database, 'ABC234', SEAT)).toEqual(['play', id])
  const storedRoom = await loadRoom(database, { game: id })
  expect(storedRoom).toMatchObject({ role: 'host', secret: hosted.secret, keys: [{ ...SEAT, seat: null }] })
  expect(storedRoom?.keys[0]?.claim).toMatch(/^[\w-]{8}$/)
})
