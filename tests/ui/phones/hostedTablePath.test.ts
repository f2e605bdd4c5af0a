import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { newRoomTicket, newTicket } from '../../../src/net/ticket.ts'
import { openDatabase } from '../../../src/store/database.ts'
import { indexedLogs } from '../../../src/store/logs.ts'
import { type Hosted, hostedUnder, keepLobby, keepRoom, roomOf } from '../../../src/store/rooms.ts'
import { ownTable } from '../../../src/ui/together/ownTable.ts'
import { header, secret } from '../../store/sample.ts'

const SEAT = { id: 'abcdefgh', secret: 'S'.repeat(22) }
const hostedOf = (id: string, code: string): Hosted => ({
  ...{ role: 'host', id, secret: { seed: 's'.repeat(43) }, ticket: newRoomTicket(code) },
  ...{ plan: { mode: 'kings-quest', options: {}, min: 2, max: 4 }, sitters: [], keys: [] },
})

test('the link of a room leads its host back to the lobby, and nobody else', async () => {
  const database = openDatabase({ name: 'own lobby' })
  await keepLobby(database, hostedOf('L'.repeat(22), 'ABC234'))
  await keepRoom(
    database,
    { game: 'J' },
    { role: 'guest', code: 'XYZ789', ticket: newTicket('XYZ789'), keys: [], game: 'J' },
  )
  expect(await ownTable(database, 'ABC234', null)).toEqual(['room'])
  expect([await ownTable(database, 'XYZ789', null), await ownTable(database, 'NNNNNN', null)]).toEqual([null, null])
  expect([await hostedUnder(database, 'XYZ789'), (await hostedUnder(database, 'ABC234'))?.role]).toEqual([null, 'host'])
})

test('[17] the link of a seat brings it to the host’s own phone, which goes on hosting', async () => {
  const database = openDatabase({ name: 'own game' })
  const { id } = header()
  const hosted = hostedOf(id, 'ABC234')
  await keepLobby(database, hosted)
  await indexedLogs(database).create(header(), secret)
  expect(await ownTable(database, 'ABC234', SEAT)).toEqual(['play', id])
  const kept = await roomOf(database, { game: id })
  expect(kept).toMatchObject({ role: 'host', secret: hosted.secret, keys: [{ ...SEAT, seat: null }] })
  expect(kept?.keys[0]?.claim).toMatch(/^[\w-]{8}$/)
})
