/** Logs that storage has damaged, at each of their entries: the phone opens with what is whole, and gets the rest. */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/game.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { loadUncheckedGame, renameSave } from '../../../src/store/changeSavedGames.ts'
import { type Database, openDatabase } from '../../../src/store/database.ts'
import { createIndexedLogStore } from '../../../src/store/indexedLogStore.ts'
import { listSaves } from '../../../src/store/listSaves.ts'
import { createMendingLogStore } from '../../../src/store/mendingLogStore.ts'
import { readIntactPart } from '../../../src/store/readIntactPart.ts'
import { createFollower } from '../../../src/table/client/follower.ts'
import { replayIntact } from '../../../src/table/phones/intactPartOfLog.ts'
import { seatsOfKeys } from '../../../src/table/room/guest/guestSeats.ts'
import { toStoreFault } from '../../../src/table/storeFailure.ts'
import { unwrap } from '../../kernel/toyLog.ts'
import { COOP, newParty, type Phone } from './phonesInMemory.ts'

const LENGTH = 9

/** Game of two phones, of which the guest's stores in this database; some moves are done. */
const sharedGame = async (name: string) => {
  const database = openDatabase({ name })
  const logs = createIndexedLogStore(database)
  const party = newParty(4, undefined, COOP)
  const room = party.openHost()
  const [ann, bo] = [party.openPhone({ isOwn: true }), party.openPhone({}, { store: logs })]
  await party.until(() => [ann, bo].every(({ running }) => running.guest().lobby !== null))
  party.takeSeat(ann, 'Ann')
  party.takeSeat(bo, 'Bo')
  await party.until(() => bo.running.guest().lobby?.seats.length === 2)
  room.decide({ kind: 'start' })
  const entriesOf = ({ running }: Phone) => running.guest().follower?.entries ?? []
  const moveUntil = async (isEnough: () => boolean): Promise<void> => {
    for (let moves = 0; moves < 100 && !isEnough(); moves++) {
      await party.wait(500)
      for (const { running } of [ann, bo]) {
        const { follower } = running.guest()
        if (!follower) continue
        const { turn, state } = follower.echo
        const seat = turn.kind === 'seats' ? turn.seats.find((one) => follower.seats.includes(one)) : undefined
        if (seat === undefined) continue
        const [action] = game.legal(seatView(state, seat, follower.vaults.get(seat) ?? EMPTY_VAULT))
        if (action) running.dispatch({ kind: 'wish', seat, wish: { kind: 'act', action } })
      }
    }
  }
  await moveUntil(() => entriesOf(bo).length >= LENGTH)
  await party.until(() => bo.running.guest().stored === entriesOf(ann).length)
  bo.running.close()
  return { database, logs, party, ann, bo, entriesOf }
}

/** Opens the damaged game of the guest as the app does. */
const openDamaged = async (database: Database, { party, bo }: Awaited<ReturnType<typeof sharedGame>>) => {
  const save = readIntactPart(await loadUncheckedGame(database, party.id))
  if (!save) throw new Error('no header')
  const { replay, ...whole } = unwrap(replayIntact(game, save))
  const keys = bo.running.guest().kept
  const follower = createFollower(seatsOfKeys(keys), replay, whole.entries, whole.shown)
  const store = createMendingLogStore(database, createIndexedLogStore(database), { header: save.header, ...whole })
  return party.openPhone({ keys, follower }, { store })
}

const nonsense = { nonsense: true }
const otherHash = (value: unknown) => ({ ...(value as object), hash: '0123456789abcdef' })

test.each([
  ['is nonsense', () => nonsense],
  ['has another hash', otherHash],
  ['is missing', () => undefined],
] as const)(
  '[P9] a guest whose entry %s opens with what is before it, and the host sends the rest',
  async (what, harm) => {
    const shared = await sharedGame(`guest ${what}`)
    const { database, logs, party, ann, entriesOf } = shared
    const { id } = party
    await renameSave(database, id, 'Friday')
    const length = entriesOf(ann).length
    for (let at = 0; at < length; at++) {
      await database.write(async (tx) => {
        const entries = tx.objectStore('entries')
        const value = harm(await entries.get([id, at]))
        await (value === undefined ? entries.delete([id, at]) : entries.put(value, [id, at]))
      })
      const phone = await openDamaged(database, shared)
      expect(entriesOf(phone)).toEqual(entriesOf(ann).slice(0, at))
      await party.until(() => phone.running.guest().stored === length)
      const [host, guest] = [ann.running.guest().follower, phone.running.guest().follower]
      expect(guest?.entries).toEqual(host?.entries)
      expect([...(guest?.vaults.get(1)?.keys() ?? [])]).toEqual([
        ...(shared.bo.running.guest().follower?.vaults.get(1)?.keys() ?? []),
      ])
      phone.running.close()
      expect((await logs.load(id)).entries).toEqual(host?.entries)
    }
    expect(await listSaves(database)).toMatchObject([{ kind: 'game', name: 'Friday' }])
    database.close()
  },
)

test('nothing that is stored is touched before the host has sent what is missing', async () => {
  const shared = await sharedGame('untouched')
  const { database, logs, party } = shared
  party.closeHost()
  await database.write((tx) => tx.objectStore('entries').put(nonsense, [party.id, 2]))
  const before = await loadUncheckedGame(database, party.id)
  const phone = await openDamaged(database, shared)
  await party.wait(10_000)
  expect(await loadUncheckedGame(database, party.id)).toEqual(before)
  expect(await logs.load(party.id).catch(toStoreFault)).toBe('damaged')
  phone.running.close()
  database.close()
})

test('a row of the list that is damaged is made anew with the log', async () => {
  const shared = await sharedGame('row')
  const { database, logs, party, ann, entriesOf } = shared
  await database.write(async (tx) => {
    const games = tx.objectStore('games')
    const row = (await games.get(party.id)) as { readonly header: unknown }
    await Promise.all([
      games.put({ header: row.header, seq: 'many' }, party.id),
      tx.objectStore('entries').delete([party.id, 3]),
    ])
  })
  const phone = await openDamaged(database, shared)
  await party.until(() => phone.running.guest().stored === entriesOf(ann).length)
  expect((await logs.load(party.id)).entries).toEqual(entriesOf(ann))
  phone.running.close()
  database.close()
})
