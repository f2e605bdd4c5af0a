import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import type { Blackstone } from '../../../src/games/blackstone/game.ts'
import { type SharedTable, sharedTable } from '../../../src/table/phones/sharedTable.ts'
import { newParty, type Phone } from './party.ts'

const tableOf = ({ running }: Phone, isHost = false): SharedTable<Blackstone> =>
  sharedTable(
    running,
    { isHost, line: () => running.guest().line, present: () => running.guest().present },
    running.close,
  )

/** Ann hosts, Bo and Cy come; the game has begun on all three. */
const gathered = async () => {
  const party = newParty()
  const room = party.openHost()
  const [ann, bo, cy] = [party.openPhone({ isOwn: true }), party.openPhone(), party.openPhone()]
  await party.until(() => [ann, bo, cy].every(({ running }) => running.guest().lobby !== null))
  party.sit(ann, 'Ann')
  party.sit(bo, 'Bo')
  party.sit(cy, 'Cy')
  await party.until(() => bo.running.guest().lobby?.seats.length === 3)
  room.decide({ kind: 'start' })
  await party.until(() => [ann, bo, cy].every(({ running }) => running.guest().follower?.replay.turn.kind === 'seats'))
  const tables = [tableOf(ann, true), tableOf(bo), tableOf(cy)] as const
  return { party, room, phones: [ann, bo, cy] as const, tables }
}

test('phones gather, the game begins on all of them, and each sees the cards of its own seats alone', async () => {
  const { tables, phones, party } = await gathered()
  expect(tables.map((table) => table.seats())).toEqual([[0], [1], [2]])
  expect(tables.map(({ header }) => header.seats.map(({ name }) => name))).toEqual(
    Array.from({ length: 3 }, () => ['Ann', 'Bo', 'Cy']),
  )
  expect(new Set(tables.map((table) => table.hash())).size).toBe(1)
  await party.wait(1_000)
  const stored = await Promise.all(phones.slice(1).map(({ store }) => store.load(party.id)))
  expect(stored.map(({ secret }) => secret)).toEqual([undefined, undefined])
  expect(stored.map(({ entries }) => entries.length)).toEqual([tables[1].seq(), tables[2].seq()])
  expect((await party.house.store.load(party.id)).secret).toEqual(party.secret)
  expect(tables[0].save().secret).toBeUndefined()
})

const firstFor = (tables: readonly SharedTable<Blackstone>[]) => {
  const turn = tables[0]?.turn()
  const seat = turn?.kind === 'seats' ? (turn.seats[0] ?? 0) : 0
  const [action] = tables[seat]?.legal(seat) ?? []
  return { seat, action: action as Action }
}

test('a deed is shown at once, is done when both have stored it, and is told to the others', async () => {
  const { tables, party, phones } = await gathered()
  const { seat, action } = firstFor(tables)
  const table = tables[seat] as SharedTable<Blackstone>
  const other = tables[(seat + 1) % 3] as SharedTable<Blackstone>
  const changes: number[] = []
  const told: string[] = []
  table.subscribe(({ pending }) => changes.push(pending))
  other.subscribe(({ events }) => told.push(...events.map(({ kind }) => kind)))
  const before = table.seq()
  const done = table.propose(seat, action)
  expect(changes).toEqual([1])
  expect(table.seq()).toBe(before)
  await party.wait(500)
  expect(await done).toEqual({ ok: true, value: { saved: true } })
  expect(changes.at(-1)).toBe(0)
  expect(told.length).toBeGreaterThan(0)
  expect(new Set(tables.map((one) => one.hash())).size).toBe(1)
  expect(phones.map(({ running }) => running.fault())).toEqual([null, null, null])
})

test('nobody acts for the seat of another phone', async () => {
  const { tables } = await gathered()
  const { seat, action } = firstFor(tables)
  const other = tables[(seat + 1) % 3] as SharedTable<Blackstone>
  expect(await other.propose(seat, action)).toMatchObject({ ok: false, error: { code: 'proposal.seat' } })
  expect(other.legal(seat).length).toBeGreaterThanOrEqual(0)
  expect(other.view(seat).seat).toBeNull()
})

test('a phone whose line breaks dials again and lacks nothing', async () => {
  const { tables, phones, party } = await gathered()
  const away = [1, 2].find((one) => one !== firstFor(tables).seat) ?? 1
  const gone = phones[away as 1 | 2]
  gone.carrier?.close()
  const { seat, action } = firstFor(tables)
  const done = tables[seat]?.propose(seat, action)
  await party.until(() => gone.running.guest().line.kind === 'up')
  await party.wait(1_000)
  expect((await done)?.ok).toBe(true)
  expect(new Set(tables.map((one) => one.hash())).size).toBe(1)
})
