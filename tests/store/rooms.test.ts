import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { newRoomTicket, newTicket } from '../../src/net/ticket.ts'
import { openDatabase } from '../../src/store/database.ts'
import {
  changeRoom,
  type Hosted,
  type Joined,
  keepLobby,
  keepRoom,
  keepSheet,
  lobbyOf,
  roomOf,
} from '../../src/store/rooms.ts'
import { deleteSave } from '../../src/store/saves.ts'
import { DEFAULTS, loadSettings } from '../../src/store/settings.ts'

const KEY = {
  ...{ id: 'abcdefgh', secret: 'S'.repeat(22), name: 'Ann' },
  ...{ nonce: 'N'.repeat(22), commit: 'C'.repeat(43), isSeen: true, seat: null },
}
const OWN = { ...KEY, emblem: 'cat' }
const HOSTED: Hosted = {
  ...{ role: 'host', id: 'G'.repeat(22), secret: { seed: 's'.repeat(43) }, ticket: null },
  ...{ plan: { mode: 'kings-quest', options: { points: 21 }, min: 2, max: 4 }, sitters: [], keys: [] },
}
const JOINED: Joined = { role: 'guest', code: 'ABC234', ticket: newTicket('ABC234'), keys: [KEY], game: null }

test('a table is found again by its game or by its code, and settings stay what they are', async () => {
  const database = openDatabase({ name: 'rooms' })
  expect([await lobbyOf(database), await roomOf(database, { game: HOSTED.id })]).toEqual([null, null])
  await keepLobby(database, HOSTED)
  await keepRoom(database, { code: 'ABC234' }, JOINED)
  expect(await lobbyOf(database)).toBe(HOSTED.id)
  expect(await roomOf(database, { game: HOSTED.id })).toEqual(HOSTED)
  expect(await roomOf(database, { code: 'ABC234' })).toEqual(JOINED)
  expect(await loadSettings(database)).toEqual(DEFAULTS)
  await keepRoom(database, { code: 'ABC234' }, null)
  expect(await roomOf(database, { code: 'ABC234' })).toBeNull()
})

test('parts of it change, each for itself', async () => {
  const database = openDatabase({ name: 'parts of rooms' })
  const ticket = newRoomTicket('XYZ789')
  const sitters = [
    { id: 'abcdefgh', secret: 'S'.repeat(22), name: 'Ann', emblem: 'key', nonce: 'N'.repeat(22), host: true },
  ]
  await keepLobby(database, HOSTED)
  await Promise.all([
    changeRoom(database, { game: HOSTED.id }, { ticket }),
    changeRoom(database, { game: HOSTED.id }, { sitters }),
    changeRoom(database, { game: HOSTED.id }, { keys: [KEY, OWN] }),
  ])
  expect(await roomOf(database, { game: HOSTED.id })).toEqual({ ...HOSTED, ticket, sitters, keys: [KEY, OWN] })
  await expect(changeRoom(database, { game: 'none' }, { keys: [] })).rejects.toThrow('missing')
})

test('[17] which phones claimed a seat is kept with who sits, and found again', async () => {
  const database = openDatabase({ name: 'claims of rooms' })
  const sitterOf = (id: string) => ({ id, secret: 'S'.repeat(22), name: id, nonce: 'N'.repeat(22), host: false })
  const sitters = [sitterOf('abcdefgh'), sitterOf('ijklmnop')]
  await keepLobby(database, { ...HOSTED, sitters, keys: [{ ...KEY, claim: 'cccccccc' }] })
  const claims = ['cccccccc', 'dddddddd']
  await keepSheet(database, HOSTED.id, { keys: [{ id: 'ijklmnop', secret: 'S'.repeat(22), claims }], plea: null })
  const [first, second] = sitters
  expect(await roomOf(database, { game: HOSTED.id })).toEqual({
    ...{ ...HOSTED, keys: [{ ...KEY, claim: 'cccccccc' }] },
    sitters: [first, { ...second, claims }],
  })
  await keepRoom(database, { game: 'joined' }, JOINED)
  for (const game of ['none', 'joined'])
    await expect(keepSheet(database, game, { keys: [], plea: null })).rejects.toThrow('missing')
})

test('[19] what is being asked is kept until it is answered', async () => {
  const database = openDatabase({ name: 'pleas of rooms' })
  await keepLobby(database, HOSTED)
  const plea = {
    id: 3,
    what: 'undo' as const,
    seat: 1,
    asked: [0, 2],
    agreed: [2],
    isAgreed: false,
    depth: 4,
    since: 9,
  }
  await keepSheet(database, HOSTED.id, { keys: [], plea })
  expect(await roomOf(database, { game: HOSTED.id })).toEqual({ ...HOSTED, plea })
  await keepSheet(database, HOSTED.id, { keys: [], plea: null })
  expect(await roomOf(database, { game: HOSTED.id })).toEqual(HOSTED)
})

test('with a game goes what finds its other phones', async () => {
  const database = openDatabase({ name: 'deleted rooms' })
  await keepLobby(database, HOSTED)
  await deleteSave(database, HOSTED.id)
  expect(await roomOf(database, { game: HOSTED.id })).toBeNull()
})

test.each([7, 'text', null, { role: 'host' }, { ...JOINED, code: 7 }, { ...HOSTED, secret: null }])(
  'a damaged table (%j) is none',
  async (value) => {
    const database = openDatabase({ name: 'damaged rooms' })
    await database.write(async (tx) => {
      await tx.objectStore('settings').put(value, 'room g1')
    })
    expect(await roomOf(database, { game: 'g1' })).toBeNull()
  },
)
