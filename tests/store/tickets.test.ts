import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { newRoomTicket } from '../../src/net/ticket.ts'
import { openDatabase } from '../../src/store/database.ts'
import { DEFAULTS, loadSettings } from '../../src/store/settings.ts'
import { keepTicket, ticketOf } from '../../src/store/tickets.ts'

test('a ticket is kept with its game, replaced and forgotten; settings stay what they are', async () => {
  const database = openDatabase({ name: 'tickets' })
  const [one, other] = [newRoomTicket('ABC234'), newRoomTicket('XYZ789')]
  expect(await ticketOf(database, 'g1')).toBeNull()
  await keepTicket(database, 'g1', one)
  await keepTicket(database, 'g2', other)
  expect(await ticketOf(database, 'g1')).toEqual(one)
  expect(await loadSettings(database)).toEqual(DEFAULTS)
  await keepTicket(database, 'g1', other)
  expect(await ticketOf(database, 'g1')).toEqual(other)
  await keepTicket(database, 'g1', null)
  expect(await ticketOf(database, 'g1')).toBeNull()
  expect(await ticketOf(database, 'g2')).toEqual(other)
})

test.each([7, 'text', null, { code: 'ABC234' }, { code: 'ABC234', id: 7, token: 't' }])(
  'a damaged ticket (%j) is none',
  async (value) => {
    const database = openDatabase({ name: 'damaged tickets' })
    await database.write(async (tx) => {
      await tx.objectStore('settings').put(value, 'ticket g1')
    })
    expect(await ticketOf(database, 'g1')).toBeNull()
  },
)
