/** What leaves a phone of a shared game that is still on: never its deck, whichever way it goes. */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { BlackstoneTypes } from '#src/games/blackstone/createGame.ts'
import { game } from '#src/games/blackstone/game.ts'
import { type Database, openDatabase } from '#src/store/database.ts'
import { createIndexedLogStore } from '#src/store/indexedLogStore.ts'
import { type HostedRoom, saveRoom } from '#src/store/storedRooms.ts'
import type { GameSave } from '#src/table/logStore.ts'
import { createSharedTable, type SharedTable } from '#src/table/phones/createSharedTable.ts'
import { createWatchedTable } from '#src/table/phones/createWatchedTable.ts'
import { numbersFrom } from '../../../kernel/seededNumbers.ts'
import { unwrap } from '../../../kernel/toyLog.ts'
import { COOP, newParty, type Phone } from '../../../table/phones/phonesInMemory.ts'
import { archiveHome } from '../../app/share/archiveHome.ts'

const { recordTextOf } = await import('#src/ui/table/share/exportGame.ts')
const { writeAllGames } = await import('#src/ui/app/share/gameArchive.ts')
const { importGame } = await import('#src/ui/table/share/importGame.ts')

/** Game of two phones with a move done; the host's phone has stored it in this database. */
const sharedGame = async (name: string) => {
  const database = openDatabase({ name })
  const party = newParty(3, undefined, COOP, () => createIndexedLogStore(database))
  const room = party.openHost()
  const [ann, bo] = [party.openPhone({ isOwn: true }, { store: NO_STORE }), party.openPhone({}, { store: NO_STORE })]
  await party.until(() => [ann, bo].every(({ running }) => running.guest().lobby !== null))
  party.takeSeat(ann, 'Ann')
  party.takeSeat(bo, 'Bo')
  await party.until(() => bo.running.guest().lobby?.seats.length === 2)
  room.decide({ kind: 'start' })
  await party.until(() => [ann, bo].every(({ running }) => running.guest().follower?.replay.turn.kind === 'seats'))
  const wholeSave = (): GameSave => {
    const stage = room.stage()
    if (stage.at === 'lobby') throw new Error('no game yet')
    const { log } = stage.room.arbiter
    const entries = log.loggedEntries.map(({ entry }) => entry)
    return { header: log.replay.header, secret: stage.secret, entries, shown: [] }
  }
  const tableOf = ({ running }: Phone, isHost: boolean): SharedTable<BlackstoneTypes> =>
    createSharedTable(
      running,
      { isHost, connection: () => running.guest().line, seatPresence: () => running.guest().present },
      running.close,
      isHost ? wholeSave : null,
    )
  const { keys } = ann.running.guest()
  const hosted: HostedRoom = {
    ...{ role: 'host', id: party.id, secret: party.secret, ticket: null, plan: COOP },
    ...{ sitters: party.hostStorage.sitters, keys },
  }
  await saveRoom(database, { game: party.id }, hosted)
  const tables = [tableOf(ann, true), tableOf(bo, false)] as const
  await playUntilBothHaveCards(tables, party.wait)
  return { database, party, host: tables[0], guest: tables[1], wholeSave }
}

type Tables = readonly [SharedTable<BlackstoneTypes>, SharedTable<BlackstoneTypes>]

const playUntilBothHaveCards = async (tables: Tables, wait: (ms: number) => Promise<void>): Promise<void> => {
  const below = numbersFrom(5)
  for (let moves = 0; moves < 300 && tables.some((table, seat) => table.shown(seat).length === 0); moves++) {
    const turn = tables[0].turn()
    const seat = turn.kind === 'seats' ? (turn.seats[0] ?? 0) : 0
    const table = tables[seat] as SharedTable<BlackstoneTypes>
    const legal = table.legal(seat)
    const action = legal[below(legal.length || 1)]
    if (action) void table.propose(seat, action)
    await wait(500)
  }
}

const NO_STORE = { create: async () => {}, append: async () => {}, load: () => Promise.reject(new Error('not kept')) }

const slotsShown = ({ shown }: Pick<GameSave, 'shown'>): readonly number[] =>
  shown.map(({ opening }) => opening.slot).sort((a, b) => a - b)

/** Every way by which a file with this game leaves the host's phone. */
const textsOf = async (database: Database, host: SharedTable<BlackstoneTypes>): Promise<Record<string, string>> => ({
  'the open table': JSON.stringify(host.exportGame()),
  'the list of games': await recordTextOf(database, host.header.id),
  'all games': (await writeAllGames(archiveHome(database))).text,
})

test('no file of a running shared game tells the deck, and each has the cards of this phone’s own seats', async () => {
  const { database, party, host, guest } = await sharedGame('on')
  const seats = host.shown(0)
  expect(seats.length).toBeGreaterThan(0)
  const texts = await textsOf(database, host)
  for (const [from, text] of Object.entries(texts)) expect(text, from).not.toContain(party.secret.seed)
  for (const { salt } of guest.shown(1)) for (const text of Object.values(texts)) expect(text).not.toContain(salt)
  const listed = JSON.parse(texts['the list of games'] ?? '') as GameSave
  expect(slotsShown(listed)).toEqual(slotsShown(host.exportGame()))
  expect(slotsShown(listed)).toEqual(seats.map(({ slot }) => slot).sort((a, b) => a - b))
  database.close()
})

test('the deck of a shared game leaves with its end', async () => {
  const { database, party, host } = await sharedGame('over')
  void host.concede(0)
  await party.until(() => host.turn().kind === 'over')
  await party.wait(1000)
  for (const [from, text] of Object.entries(await textsOf(database, host)))
    expect(text, from).toContain(party.secret.seed)
  database.close()
})

test('a damaged shared game leaves without its deck, and the host’s own storage keeps it', async () => {
  const { database, party, host } = await sharedGame('damaged')
  const { id } = host.header
  await database.write((tx) => tx.objectStore('entries').put({ nonsense: 1 }, [id, 1]))
  expect(await recordTextOf(database, id)).not.toContain(party.secret.seed)
  expect(await database.read((tx) => tx.objectStore('secrets').get(id))).toEqual(party.secret)
  expect(host.shared.storedSave().secret).toEqual(party.secret)
  database.close()
})

test('a file that an earlier version wrote with the deck is taken in without it, and only watched', async () => {
  const { database, host, wholeSave } = await sharedGame('before')
  const elsewhere = openDatabase({ name: 'elsewhere' })
  const { writeRecord } = await import('#src/table/record/record.ts')
  const imported = unwrap(await importGame(elsewhere, writeRecord(wholeSave(), 'full')))
  expect(imported).toMatchObject({ id: host.header.id, opens: true, outcome: 'new' })
  const stored = await createIndexedLogStore(elsewhere).load(imported.id)
  expect(stored.secret).toBeUndefined()
  const own = host.exportGame()
  const watched = unwrap(createWatchedTable(game, own, { code: 'save.secret' }))
  expect([watched.seats(), watched.hash(), watched.legal(0)]).toEqual([[], host.hash(), []])
  expect(watched.shown(0)).toEqual(host.shown(0))
  expect(watched.shown(1)).toEqual([])
  expect(await watched.concede(0)).toMatchObject({ ok: false, error: { code: 'save.secret' } })
  database.close()
  elsewhere.close()
})
