/** Several phones in a game in which all choose at once, in secret. Numbers are those of docs/protocol.md. */
import { expect, test } from 'vitest'
import type { Seat } from '../../src/kernel/contract.ts'
import { createSharedTable, type SharedTable } from '../../src/table/phones/createSharedTable.ts'
import { codeOf } from '../kernel/toyLog.ts'
import { type Phone, partyOf } from '../table/phones/phonesInMemory.ts'
import { type Walls, wallsMarket } from './walls-market.ts'

const tableOf = ({ running }: Phone<Walls>, isHost: boolean): SharedTable<Walls> =>
  createSharedTable(
    running,
    { isHost, connection: () => running.guest().line, seatPresence: () => running.guest().present },
    running.close,
  )

/** Starts a game: Ann hosts and has seat 0, Bo has seats 1 and 2, Cy watches. */
const startSharedGame = async () => {
  const party = partyOf(wallsMarket, { mode: 'market', options: {}, min: 2, max: 4 })
  const room = party.openHost()
  const phones = [party.openPhone({ isOwn: true }), party.openPhone(), party.openPhone()] as const
  const [ann, bo, cy] = phones
  await party.until(() => phones.every(({ running }) => running.guest().lobby !== null))
  const isSeated = (count: number) => bo.running.guest().lobby?.seats.length === count
  party.takeSeat(ann, 'Ann')
  await party.until(() => isSeated(1))
  party.takeSeat(bo, 'Bo')
  party.takeSeat(bo, 'Bea')
  await party.until(() => isSeated(3))
  room.decide({ kind: 'start' })
  await party.until(() => phones.every(({ running }) => running.guest().follower?.replay.turn.kind === 'seats'))
  const tables = [tableOf(ann, true), tableOf(bo, false), tableOf(cy, false)] as const
  return { party, room, phones, tables }
}

/** Proposes the nth legal choice of the seat. */
const choose = (table: SharedTable<Walls>, seat: Seat, nth = 0) =>
  table.propose(seat, table.legal(seat).at(nth) as Walls['action'])

const awaitedAndChosen = (tables: readonly SharedTable<Walls>[]) =>
  tables.map((table) => [table.awaited(), table.chosen()])

test('[23] all phones see who has chosen and who is still awaited, and none sees what was chosen', async () => {
  const { tables, party, room } = await startSharedGame()
  const [ann, bo, cy] = tables
  const allSeats = [0, 1, 2]
  expect(awaitedAndChosen(tables)).toEqual([
    [allSeats, []],
    [allSeats, []],
    [allSeats, []],
  ])
  const chosenCounts: number[] = []
  cy.subscribe(() => chosenCounts.push(cy.chosen().length))
  void choose(bo, 2)
  // Visible at once on its own phone, on the others when the host has received it.
  expect(awaitedAndChosen(tables)).toEqual([
    [allSeats, []],
    [[0, 1], [2]],
    [allSeats, []],
  ])
  await party.wait(500)
  expect(awaitedAndChosen(tables)).toEqual(Array.from({ length: 3 }, () => [[0, 1], [2]]))
  expect(chosenCounts).toEqual([1])
  void choose(ann, 0)
  await party.wait(500)
  expect(awaitedAndChosen(tables)).toEqual(Array.from({ length: 3 }, () => [[1], [0, 2]]))
  const stage = room.stage()
  expect(stage.at === 'table' && stage.room.arbiter.choices.length).toBe(2)
  expect(tables.map((table) => table.entries().filter(({ body }) => body.kind === 'joint').length)).toEqual([0, 0, 0])
  // Between the joint move and the next heartbeat no phone shows that a seat has already chosen in the new turn.
  const after: number[] = []
  cy.subscribe(({ done }) => done.length > 0 && after.push(cy.chosen().length))
  void choose(bo, 1)
  await party.wait(500)
  expect(after).toEqual([0])
  expect(tables.map((table) => table.entries().filter(({ body }) => body.kind === 'joint').length)).toEqual([1, 1, 1])
  expect(awaitedAndChosen(tables)).toEqual(Array.from({ length: 3 }, () => [allSeats, []]))
})

test('[23] a phone whose page was loaded anew, and one that comes late, see who has chosen', async () => {
  const { tables, party, phones } = await startSharedGame()
  void choose(tables[0], 0)
  await party.wait(500)
  const late = party.openPhone()
  await party.until(() => late.running.guest().follower !== null)
  await party.wait(1000)
  expect(tableOf(late, false).chosen()).toEqual([0])
  const [, bo] = phones
  void choose(tables[1], 1)
  await party.wait(500)
  bo.running.close()
  const again = party.openPhone({ keys: bo.keys })
  await party.until(() => again.running.guest().follower?.replay.turn.kind === 'seats')
  await party.wait(1000)
  expect(awaitedAndChosen([tableOf(again, false)])).toEqual([[[2], [0, 1]]])
})

test('[23] a later choice replaces the earlier until the last seat has chosen, and both are done with it', async () => {
  const { tables, party } = await startSharedGame()
  const [ann, bo] = tables
  const first = choose(bo, 1, 0)
  await party.wait(500)
  const lastChoice = bo.legal(1).at(1)
  const second = choose(bo, 1, 1)
  await party.wait(500)
  expect(awaitedAndChosen(tables)).toEqual(Array.from({ length: 3 }, () => [[0, 2], [1]]))
  const others = [choose(ann, 0), choose(bo, 2)]
  await party.wait(1000)
  expect((await Promise.all([first, second, ...others])).map(codeOf)).toEqual(['taken', 'taken', 'taken', 'taken'])
  const { body } = ann.entries().findLast(({ body: { kind } }) => kind === 'joint') ?? {}
  expect(body?.kind === 'joint' && body.actions[1]?.[1]).toEqual(lastChoice)
  expect(new Set(tables.map((table) => table.hash())).size).toBe(1)
})

test('[8] [23] of the choices made as the line breaks the last is sent on the next line', async () => {
  const { tables, party, phones } = await startSharedGame()
  const [ann, bo] = tables
  void choose(bo, 1, 0)
  await party.wait(500)
  phones[1].carrier?.close()
  const lastChoice = bo.legal(1).at(1)
  void choose(bo, 1, 1)
  await party.until(() => phones[1].running.guest().line.kind !== 'up')
  await party.until(() => phones[1].running.guest().line.kind === 'up')
  void choose(ann, 0)
  void choose(bo, 2)
  await party.wait(1000)
  const { body } = ann.entries().findLast(({ body: { kind } }) => kind === 'joint') ?? {}
  expect(body?.kind === 'joint' && body.actions[1]?.[1]).toEqual(lastChoice)
})

test('[23] a choice that comes after the joint move is refused on its phone, and the move is unchanged', async () => {
  const { tables, party, phones } = await startSharedGame()
  const [ann, bo] = tables
  const [first] = bo.legal(1)
  void choose(bo, 1, 0)
  void choose(bo, 2)
  await party.wait(500)
  // Ann chooses last; Bo does not know it when he chooses anew, because his line is down.
  phones[1].carrier?.close()
  void choose(ann, 0)
  const late = choose(bo, 1, 1)
  await party.until(() => bo.entries().some(({ body }) => body.kind === 'joint'))
  expect(codeOf(await late)).toBe('proposal.overtaken')
  const { body } = bo.entries().findLast(({ body: { kind } }) => kind === 'joint') ?? {}
  expect(body?.kind === 'joint' && body.actions[1]?.[1]).toEqual(first)
  await party.wait(500)
  expect([awaitedAndChosen(tables), new Set(tables.map((table) => table.hash())).size]).toEqual([
    Array.from({ length: 3 }, () => [[0, 1, 2], []]),
    1,
  ])
})

test('[23] a waiting choice cannot be undone, because the seat may choose again', async () => {
  const { tables, party } = await startSharedGame()
  const [, bo] = tables
  void choose(bo, 1)
  await party.wait(500)
  expect([bo.whyNoUndo(1)?.code, bo.whyNoRedo(1)?.code]).toEqual(['turn.chosen', 'turn.chosen'])
  expect(codeOf(await bo.undo(1))).toBe('turn.chosen')
  expect(bo.chosen()).toEqual([1])
})

test('a whole game is played, ended and stored on all phones', async () => {
  const { tables, party, phones } = await startSharedGame()
  for (let rounds = 0; rounds < 20 && tables[0].turn().kind !== 'over'; rounds++) {
    for (const table of tables)
      for (const seat of table.awaited()) if (table.seats().includes(seat)) void choose(table, seat, -1)
    await party.wait(1000)
  }
  expect(tables.map((table) => table.turn().kind)).toEqual(['over', 'over', 'over'])
  const stored = await Promise.all(phones.slice(1).map(({ store }) => store.load(party.id)))
  expect(stored.map(({ entries }) => entries)).toEqual([tables[0].entries(), tables[0].entries()])
})
