import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createRoomTicket, createTicket } from '../../src/net/ticket.ts'
import { deleteSave } from '../../src/store/changeSavedGames.ts'
import { openDatabase } from '../../src/store/database.ts'
import { DEFAULT_SETTINGS, loadSettings } from '../../src/store/settings.ts'
import {
  changeRoom,
  type HostedRoom,
  type JoinedRoom,
  loadLobbyGameId,
  loadRoom,
  saveLobby,
  saveRoom,
  saveRoomData,
} from '../../src/store/storedRooms.ts'

const KEY = {
  ...{ id: 'abcdefgh', secret: 'S'.repeat(22), name: 'Ann' },
  ...{ nonce: 'N'.repeat(22), commit: 'C'.repeat(43), isSeen: true, seat: null },
}
const OWN = { ...KEY, emblem: 'cat' }
const HOSTED: HostedRoom = {
  ...{ role: 'host', id: 'G'.repeat(22), secret: { seed: 's'.repeat(43) }, ticket: null },
  ...{ plan: { mode: 'kings-quest', options: { points: 21 }, min: 2, max: 4 }, sitters: [], keys: [] },
}
const JOINED: JoinedRoom = { role: 'guest', code: 'ABC234', ticket: createTicket('ABC234'), keys: [KEY], game: null }

test('a table is found again by its game or by its code, and settings stay what they are', async () => {
  const database = openDatabase({ name: 'rooms' })
  expect([await loadLobbyGameId(database), await loadRoom(database, { game: HOSTED.id })]).toEqual([null, null])
  await saveLobby(database, HOSTED)
  await saveRoom(database, { code: 'ABC234' }, JOINED)
  expect(await loadLobbyGameId(database)).toBe(HOSTED.id)
  expect(await loadRoom(database, { game: HOSTED.id })).toEqual(HOSTED)
  expect(await loadRoom(database, { code: 'ABC234' })).toEqual(JOINED)
  expect(await loadSettings(database)).toEqual(DEFAULT_SETTINGS)
  await saveRoom(database, { code: 'ABC234' }, null)
  expect(await loadRoom(database, { code: 'ABC234' })).toBeNull()
})

test('parts of a stored room change independently', async () => {
  const database = openDatabase({ name: 'parts of rooms' })
  const ticket = createRoomTicket('XYZ789')
  const sitters = [
    { id: 'abcdefgh', secret: 'S'.repeat(22), name: 'Ann', emblem: 'key', nonce: 'N'.repeat(22), host: true },
  ]
  await saveLobby(database, HOSTED)
  await Promise.all([
    changeRoom(database, { game: HOSTED.id }, { ticket }),
    changeRoom(database, { game: HOSTED.id }, { sitters }),
    changeRoom(database, { game: HOSTED.id }, { keys: [KEY, OWN] }),
  ])
  expect(await loadRoom(database, { game: HOSTED.id })).toEqual({ ...HOSTED, ticket, sitters, keys: [KEY, OWN] })
  await expect(changeRoom(database, { game: 'none' }, { keys: [] })).rejects.toThrow('missing')
})

test('[P17] the claims of phones on a seat are stored with the sitters, and found again', async () => {
  const database = openDatabase({ name: 'claims of rooms' })
  const sitterOf = (id: string) => ({ id, secret: 'S'.repeat(22), name: id, nonce: 'N'.repeat(22), host: false })
  const sitters = [sitterOf('abcdefgh'), sitterOf('ijklmnop')]
  await saveLobby(database, { ...HOSTED, sitters, keys: [{ ...KEY, claim: 'cccccccc' }] })
  const claims = ['cccccccc', 'dddddddd']
  await saveRoomData(database, HOSTED.id, {
    keys: [{ id: 'ijklmnop', secret: 'S'.repeat(22), claims }],
    plea: null,
    stood: [],
  })
  const [first, second] = sitters
  expect(await loadRoom(database, { game: HOSTED.id })).toEqual({
    ...{ ...HOSTED, keys: [{ ...KEY, claim: 'cccccccc' }] },
    sitters: [first, { ...second, claims }],
  })
  await saveRoom(database, { game: 'joined' }, JOINED)
  for (const game of ['none', 'joined'])
    await expect(saveRoomData(database, game, { keys: [], plea: null, stood: [] })).rejects.toThrow('missing')
})

test('[P19] an open consent request is stored until it is answered', async () => {
  const database = openDatabase({ name: 'pleas of rooms' })
  await saveLobby(database, HOSTED)
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
  await saveRoomData(database, HOSTED.id, { keys: [], plea, stood: [] })
  expect(await loadRoom(database, { game: HOSTED.id })).toEqual({ ...HOSTED, plea })
  await saveRoomData(database, HOSTED.id, { keys: [], plea: null, stood: [] })
  expect(await loadRoom(database, { game: HOSTED.id })).toEqual(HOSTED)
})

test('[P18] stand-ins are stored until those whose seats they played have been told, and seats that came by codes for good', async () => {
  const database = openDatabase({ name: 'stand-ins of rooms' })
  const paired = ['Zm9v']
  await saveLobby(database, HOSTED)
  await changeRoom(database, { game: HOSTED.id }, { paired })
  const stood = [
    { seat: 1, by: 0, since: 1_700_000_000_000, until: null },
    { seat: 2, by: 0, since: 1_700_000_000_000, until: 1_700_000_060_000 },
  ]
  await saveRoomData(database, HOSTED.id, { keys: [], plea: null, stood })
  expect(await loadRoom(database, { game: HOSTED.id })).toEqual({ ...HOSTED, stood, paired })
  await saveRoomData(database, HOSTED.id, { keys: [], plea: null, stood: [] })
  expect(await loadRoom(database, { game: HOSTED.id })).toEqual({ ...HOSTED, paired })
})

test('the stored room is deleted with its game', async () => {
  const database = openDatabase({ name: 'deleted rooms' })
  await saveLobby(database, HOSTED)
  await deleteSave(database, HOSTED.id)
  expect(await loadRoom(database, { game: HOSTED.id })).toBeNull()
})

test.each([7, 'text', null, { role: 'host' }, { ...JOINED, code: 7 }, { ...HOSTED, secret: null }])(
  'a damaged table (%j) is none',
  async (value) => {
    const database = openDatabase({ name: 'damaged rooms' })
    await database.write(async (tx) => {
      await tx.objectStore('settings').put(value, 'room g1')
    })
    expect(await loadRoom(database, { game: 'g1' })).toBeNull()
  },
)
