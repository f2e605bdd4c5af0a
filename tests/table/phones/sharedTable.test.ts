import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import type { Action } from '../../../src/games/blackstone/actions.ts'
import type { BlackstoneTypes } from '../../../src/games/blackstone/createGame.ts'
import { game } from '../../../src/games/blackstone/game.ts'
import { ok } from '../../../src/kernel/result.ts'
import { type Database, openDatabase } from '../../../src/store/database.ts'
import { createIndexedLogStore } from '../../../src/store/indexedLogStore.ts'
import { rebuildLog } from '../../../src/table/arbiter/rebuildLog.ts'
import { audit } from '../../../src/table/fairDeal/dealAudit.ts'
import { createMemoryChannels } from '../../../src/table/phones/channel.ts'
import { allShownOpenings, createSharedTable, type SharedTable } from '../../../src/table/phones/createSharedTable.ts'
import { greetingBytes, TALK_VERSION } from '../../../src/table/phones/versionGreeting.ts'
import { createRoom } from '../../../src/table/room/stepRoom.ts'
import { numbersFrom } from '../../kernel/seededNumbers.ts'
import { COOP, newParty, OURS, type Phone } from './phonesInMemory.ts'

const tableOf = ({ running }: Phone, isHost = false): SharedTable<BlackstoneTypes> =>
  createSharedTable(
    running,
    { isHost, connection: () => running.guest().line, seatPresence: () => running.guest().present },
    running.close,
  )

/** Starts a game that Ann hosts and Bo and Cy join, and waits until it has begun on all three phones. */
const startSharedGame = async () => {
  const party = newParty()
  const room = party.openHost()
  const [ann, bo, cy] = [party.openPhone({ isOwn: true }), party.openPhone(), party.openPhone()]
  await party.until(() => [ann, bo, cy].every(({ running }) => running.guest().lobby !== null))
  party.takeSeat(ann, 'Ann')
  party.takeSeat(bo, 'Bo', 'key')
  party.takeSeat(cy, 'Cy')
  await party.until(() => bo.running.guest().lobby?.seats.length === 3)
  room.decide({ kind: 'start' })
  await party.until(() => [ann, bo, cy].every(({ running }) => running.guest().follower?.replay.turn.kind === 'seats'))
  const tables = [tableOf(ann, true), tableOf(bo), tableOf(cy)] as const
  return { party, room, phones: [ann, bo, cy] as const, tables }
}

test('phones gather, the game begins on all of them, and each sees the cards of its own seats alone', async () => {
  const { tables, phones, party } = await startSharedGame()
  expect(tables.map((table) => table.seats())).toEqual([[0], [1], [2]])
  expect(tables.map(({ header }) => header.seats.map(({ name }) => name))).toEqual(
    Array.from({ length: 3 }, () => ['Ann', 'Bo', 'Cy']),
  )
  expect(tables.map(({ header }) => header.seats.map(({ emblem }) => emblem))).toEqual(
    Array.from({ length: 3 }, () => [undefined, 'key', undefined]),
  )
  expect(new Set(tables.map((table) => table.hash())).size).toBe(1)
  await party.wait(1_000)
  const stored = await Promise.all(phones.slice(1).map(({ store }) => store.load(party.id)))
  expect(stored.map(({ secret }) => secret)).toEqual([undefined, undefined])
  expect(stored.map(({ entries }) => entries.length)).toEqual([tables[1].seq(), tables[2].seq()])
  expect((await party.hostStorage.store.load(party.id)).secret).toEqual(party.secret)
  expect(tables[0].exportGame().secret).toBeUndefined()
})

test('decisions about the lobby have no effect once the game has begun', async () => {
  const { room, phones, tables, party } = await startSharedGame()
  const [, bo] = phones
  const before = tables[1].hash()
  room.decide({ kind: 'remove', id: bo.running.guest().keys[0]?.id ?? '' })
  room.decide({ kind: 'plan', plan: COOP })
  room.decide({ kind: 'arrange', ids: [] })
  room.decide({ kind: 'start' })
  await party.wait(2_000)
  expect([tables[1].hash(), tables[1].seats(), tables[1].header.mode]).toEqual([before, [1], 'kings-quest'])
  expect(bo.running.guest().line.kind).toBe('up')
})

/** Rules that count the rounds differently, as those of a phone with other code. */
const CHANGED_RULES: typeof game = {
  ...game,
  apply: (state, move) => {
    const applied = game.apply(state, move)
    if (!applied.ok || move.kind !== 'seat' || move.action.kind !== 'endWork') return applied
    return ok({ ...applied.value, state: { ...applied.value.state, round: applied.value.state.round + 50 } })
  },
}

test('[P12] a phone whose app computes another state shows what the host sees, and can do nothing', async () => {
  const party = newParty()
  const room = party.openHost()
  const [ann, bo] = [party.openPhone({ isOwn: true }), party.openPhone({}, { rules: async () => CHANGED_RULES })]
  await party.until(() => [ann, bo].every(({ running }) => running.guest().lobby !== null))
  party.takeSeat(ann, 'Ann')
  party.takeSeat(bo, 'Bo')
  await party.until(() => bo.running.guest().lobby?.seats.length === 2)
  room.decide({ kind: 'start' })
  await party.until(() => [ann, bo].every(({ running }) => running.guest().follower?.replay.turn.kind === 'seats'))
  const tables = [tableOf(ann, true), tableOf(bo)] as const
  const isWatching = () => bo.running.guest().follower?.flaw !== null
  for (let moves = 0; moves < 40 && !(isWatching() && nextMove(tables).seat === 1); moves++) {
    const { seat } = nextMove(tables)
    const legal = tables[seat]?.legal(seat) ?? []
    const action = legal.find(({ kind }) => kind === 'endWork') ?? legal[0]
    if (action) void tables[seat]?.propose(seat, action)
    await party.wait(500)
  }
  await party.wait(4_000)
  expect(tables[1].view(null).state).toEqual(tables[0].view(null).state)
  expect(tables[1].hash()).toBe(tables[0].hash())
  expect(tables[1].turn()).toEqual({ kind: 'seats', seats: [1] })
  expect([tables[1].legal(1), tables[1].entries().length < tables[0].entries().length]).toEqual([[], true])
  expect(await tables[1].concede(1)).toMatchObject({ ok: false, error: { code: 'table.differs' } })
  expect(tables[1].seq()).toBe(tables[1].exportGame().entries.length)
})

const nextMove = (tables: readonly SharedTable<BlackstoneTypes>[]) => {
  const turn = tables[0]?.turn()
  const seat = turn?.kind === 'seats' ? (turn.seats[0] ?? 0) : 0
  const [action] = tables[seat]?.legal(seat) ?? []
  return { seat, action: action as Action }
}

test('a move is pending at once, is done when both phones have stored it, and reaches the others', async () => {
  const { tables, party, phones } = await startSharedGame()
  const { seat, action } = nextMove(tables)
  const table = tables[seat] as SharedTable<BlackstoneTypes>
  const other = tables[(seat + 1) % 3] as SharedTable<BlackstoneTypes>
  const changes: number[] = []
  const otherEvents: string[] = []
  table.subscribe(({ pending }) => changes.push(pending))
  other.subscribe(({ events }) => otherEvents.push(...events.map(({ kind }) => kind)))
  const before = table.seq()
  const done = table.propose(seat, action)
  expect(changes).toEqual([1])
  expect(table.seq()).toBe(before)
  await party.wait(500)
  expect(await done).toEqual({ ok: true, value: { saved: true } })
  expect(changes.at(-1)).toBe(0)
  expect(otherEvents.length).toBeGreaterThan(0)
  expect(new Set(tables.map((one) => one.hash())).size).toBe(1)
  expect(phones.map(({ running }) => running.fault())).toEqual([null, null, null])
})

test('nobody acts for the seat of another phone', async () => {
  const { tables } = await startSharedGame()
  const { seat, action } = nextMove(tables)
  const other = tables[(seat + 1) % 3] as SharedTable<BlackstoneTypes>
  expect(await other.propose(seat, action)).toMatchObject({ ok: false, error: { code: 'proposal.seat' } })
  expect(other.legal(seat).length).toBeGreaterThanOrEqual(0)
  expect(other.view(seat).seat).toBeNull()
  expect([other.whyNoUndo(seat)?.code, other.whyNoRedo(seat)?.code]).toEqual(['proposal.seat', 'proposal.seat'])
})

test('[P1] a phone without a line to the host takes nothing that would be lost with its page, until the line is back', async () => {
  const { tables, phones, party } = await startSharedGame()
  const hostSeat = nextMove(tables).seat
  void tables[hostSeat]?.propose(hostSeat, nextMove(tables).action)
  await party.until(() => [1, 2].includes(nextMove(tables).seat))
  await party.wait(1_000)
  const { seat, action } = nextMove(tables)
  const [table, phone] = [tables[seat] as SharedTable<BlackstoneTypes>, phones[seat as 1 | 2]]
  const offered: number[] = []
  table.subscribe(() => offered.push(table.legal(seat).length))
  phone.running.dispatch({ kind: 'woke' })
  expect(phone.running.guest().line.kind).not.toBe('up')
  const noLine = { ok: false, error: { code: 'table.noLine' } }
  expect(offered.at(-1)).toBe(0)
  expect([table.whyNoUndo(seat)?.code, table.whyNoRedo(seat)?.code]).toEqual(['table.noLine', 'table.noLine'])
  expect([await table.propose(seat, action), await table.undo(seat), await table.leave(seat)]).toMatchObject([
    noLine,
    noLine,
    noLine,
  ])
  expect(phone.running.guest().follower?.pending).toEqual([])
  await party.until(() => phone.running.guest().line.kind === 'up')
  expect(offered.at(-1)).toBe(table.legal(seat).length)
  const done = table.propose(seat, action)
  await party.wait(1_000)
  expect((await done).ok).toBe(true)
})

test('a phone whose line breaks dials again and lacks nothing', async () => {
  const { tables, phones, party } = await startSharedGame()
  const awaySeat = [1, 2].find((one) => one !== nextMove(tables).seat) ?? 1
  const awayPhone = phones[awaySeat as 1 | 2]
  awayPhone.carrier?.close()
  const { seat, action } = nextMove(tables)
  const done = tables[seat]?.propose(seat, action)
  await party.until(() => awayPhone.running.guest().line.kind === 'up')
  await party.wait(1_000)
  expect((await done)?.ok).toBe(true)
  expect(new Set(tables.map((one) => one.hash())).size).toBe(1)
})

test('a game is played, ended by agreement, and the deal checked on every phone', async () => {
  const { tables, phones, party } = await startSharedGame()
  const below = numbersFrom(7)
  for (let moves = 0; moves < 40 && tables[0].turn().kind !== 'over'; moves++) {
    const turn = tables[0].turn()
    const seat = turn.kind === 'seats' ? (turn.seats[0] ?? 0) : 0
    const table = tables[seat] as SharedTable<BlackstoneTypes>
    const legal = table.legal(seat)
    const done = table.propose(seat, legal[below(legal.length)] as Action)
    await party.wait(500)
    expect((await done).ok).toBe(true)
  }
  void tables[1].agree()
  await party.wait(500)
  expect(phones[0].running.guest().plea).toMatchObject({ what: 'end', seat: 1, asked: [0, 2] })
  phones[0].running.dispatch({ kind: 'answer', agree: true })
  phones[2].running.dispatch({ kind: 'answer', agree: true })
  await party.wait(1_500)
  expect(tables.map((table) => table.turn().kind)).toEqual(['over', 'over', 'over'])
  const logs = await Promise.all([party.hostStorage, phones[1], phones[2]].map(({ store }) => store.load(party.id)))
  expect(new Set(logs.map(({ entries }) => JSON.stringify(entries))).size).toBe(1)
  for (const [seat, { updates, running }] of phones.entries()) {
    const secret = updates.find((one) => one.secret !== null)?.secret
    expect(secret).toEqual(party.secret)
    const follower = running.guest().follower
    if (!secret || !follower) throw new Error('no secret was told')
    const viewer = { seats: [seat], shown: allShownOpenings(follower) }
    expect(audit(game, { header: tables[seat as 0].header, entries: follower.entries }, secret, viewer).ok).toBe(true)
  }
})

test('a host that crashes goes on from its stored game, and the guests find it again', async () => {
  const { tables, phones, party } = await startSharedGame()
  await party.wait(1_000)
  party.closeHost()
  phones[0].running.close()
  const { header, entries, secret } = await party.hostStorage.store.load(party.id)
  const log = rebuildLog(game, header, secret ?? { seed: '' }, entries)
  if (!log.ok) throw new Error(log.error.refusal.code)
  await party.wait(6_000)
  expect(phones[1].running.guest().line.kind).not.toBe('up')
  const stored = { secret: party.secret, keys: party.hostStorage.sitters }
  party.openHost({ at: 'table', room: createRoom(log.value, stored, party.clock.now()), secret: party.secret })
  const own = party.openPhone({ isOwn: true, keys: phones[0].keys })
  await party.until(() => [own, phones[1], phones[2]].every(({ running }) => running.guest().line.kind === 'up'))
  await party.until(() => own.running.guest().follower?.entries.length === entries.length)
  const reopenedTable = tableOf(own, true)
  const allTables = [reopenedTable, tables[1], tables[2]]
  const { seat, action } = nextMove(allTables)
  const done = allTables[seat]?.propose(seat, action)
  await party.wait(1_000)
  expect((await done)?.ok).toBe(true)
  expect(new Set(allTables.map((table) => table.hash())).size).toBe(1)
})

test('a move below that of another seat is undone when the other agrees', async () => {
  const { tables, phones, party } = await startSharedGame()
  const first = nextMove(tables)
  void tables[first.seat]?.propose(first.seat, first.action)
  await party.wait(500)
  const second = nextMove(tables)
  expect(second.seat).not.toBe(first.seat)
  void tables[second.seat]?.propose(second.seat, second.action)
  await party.wait(500)
  const askingTable = tables[first.seat] as SharedTable<BlackstoneTypes>
  expect(askingTable.whyNoUndo(first.seat)).toBeNull()
  void askingTable.undo(first.seat)
  await party.wait(500)
  expect(nextMove(tables).seat).not.toBe(first.seat)
  phones[second.seat as 0].running.dispatch({ kind: 'answer', agree: true })
  await party.wait(1_500)
  expect(nextMove(tables)).toEqual(first)
  expect(new Set(tables.map((table) => table.hash())).size).toBe(1)
})

test.each([
  ['an older guest', TALK_VERSION, TALK_VERSION - 1],
  ['an older host', TALK_VERSION - 1, TALK_VERSION],
])('phones whose apps do not fit say both versions, and no more is dialled: %s', async (_, hosts, guests) => {
  const party = newParty()
  const [host, guest] = [
    { talk: hosts, app: '1.0.0' },
    { talk: guests, app: '9.0.0' },
  ]
  const room = party.openHost(undefined, host)
  const { running } = party.openPhone({}, { version: guest })
  await party.wait(2_000)
  expect([room.otherVersion(), running.otherVersion()]).toEqual([guest, host])
  expect(running.guest().lobby).toBeNull()
})

test('the protocol with frames packed by learned forms and states hashed by a sum of terms has version 5', () => {
  expect(TALK_VERSION).toBe(5)
})

test('rules that could not be fetched are requested again', async () => {
  const party = newParty()
  const room = party.openHost()
  let attempts = 0
  const rules = async () => (attempts++ === 0 ? null : game)
  const [ann, bo] = [party.openPhone({ isOwn: true }), party.openPhone({}, { rules })]
  await party.until(() => bo.running.guest().lobby !== null)
  party.takeSeat(ann, 'Ann')
  party.takeSeat(bo, 'Bo')
  await party.until(() => bo.running.guest().lobby?.seats.length === 2)
  room.decide({ kind: 'start' })
  await party.until(() => bo.running.guest().follower?.replay.turn.kind === 'seats')
  expect(attempts).toBe(2)
})

test('a phone that sends nothing, or nonsense, is hung up, and the others play on', async () => {
  const { tables, phones, party, room } = await startSharedGame()
  const [silent, silentAtHost] = createMemoryChannels()
  const [noisy, noisyAtHost] = createMemoryChannels()
  room.admit(silentAtHost)
  room.admit(noisyAtHost)
  noisy.send(greetingBytes(OURS))
  noisy.send(Uint8Array.of(0, 0, 0, 9, 1, 2, 3))
  await party.wait(1_000)
  expect([silent.state(), noisy.state()]).toEqual(['open', 'closed'])
  await party.wait(10_000)
  expect(silent.state()).toBe('closed')
  const { seat, action } = nextMove(tables)
  const done = tables[seat]?.propose(seat, action)
  await party.wait(500)
  expect((await done)?.ok).toBe(true)
  expect(phones.map(({ running }) => running.guest().line.kind)).toEqual(['up', 'up', 'up'])
})

test('[P20] of phones that say nothing, the ninth has the first hung up at once', async () => {
  const { party, room } = await startSharedGame()
  const silent = Array.from({ length: 9 }, () => {
    const [mine, theirs] = createMemoryChannels()
    room.admit(theirs)
    return mine
  })
  await party.wait(1_000)
  expect(silent.map((carrier) => carrier.state())).toEqual(['closed', ...Array(8).fill('open')])
})

test('[P20] a carrier is told once when its phone has proved a seat, and never when it watches', async () => {
  const party = newParty()
  const room = party.openHost()
  const seated: string[] = []
  const openPhone = (name: string) =>
    party.openPhone(
      {},
      {
        dial: async () => {
          const [carrier, theirs] = createMemoryChannels()
          room.admit({ ...theirs, onSeated: () => seated.push(name) })
          return { carrier, isPermanent: false }
        },
      },
    )
  const [bo, eve] = [openPhone('bo'), openPhone('eve')]
  await party.until(() => [bo, eve].every(({ running }) => running.guest().lobby !== null))
  expect(seated).toEqual([])
  party.takeSeat(bo, 'Bo')
  await party.wait(3_000)
  expect(seated).toEqual(['bo'])
})

test('two phones play a whole Co-op until it is won or lost, over IndexedDB, and a third watches', async () => {
  const databases: Database[] = []
  const newStore = () => {
    const database = openDatabase({ name: `phone ${databases.length}` })
    databases.push(database)
    return createIndexedLogStore(database)
  }
  const party = newParty(3, undefined, COOP, newStore)
  const room = party.openHost()
  const [ann, bo, eye] = [party.openPhone({ isOwn: true }), party.openPhone(), party.openPhone()]
  await party.until(() => [ann, bo, eye].every(({ running }) => running.guest().lobby !== null))
  party.takeSeat(ann, 'Ann')
  party.takeSeat(bo, 'Bo')
  await party.until(() => bo.running.guest().lobby?.seats.length === 2)
  room.decide({ kind: 'start' })
  await party.until(() => [ann, bo, eye].every(({ running }) => running.guest().follower?.replay.turn.kind === 'seats'))
  const tables = [tableOf(ann, true), tableOf(bo), tableOf(eye)]
  const below = numbersFrom(11)
  let moves = 0
  for (; tables[0]?.turn().kind !== 'over' && moves < 1_000; moves++) {
    const turn = tables[0]?.turn()
    const seat = turn?.kind === 'seats' ? (turn.seats[0] ?? 0) : 0
    const table = tables[seat] as SharedTable<BlackstoneTypes>
    const legal = table.legal(seat)
    const done = table.propose(seat, legal[below(legal.length)] as Action)
    await party.until(() => new Set(tables.map((one) => one.seq())).size === 1 && table.turn().kind !== 'chance')
    expect((await done).ok).toBe(true)
  }
  expect(moves).toBeGreaterThan(20)
  expect(tables.map((table) => table.turn().kind)).toEqual(['over', 'over', 'over'])
  await party.wait(3_000)
  const logs = await Promise.all([party.hostStorage, bo, eye].map(({ store }) => store.load(party.id)))
  expect(new Set(logs.map(({ entries }) => entries.at(-1)?.hash)).size).toBe(1)
  expect(logs.map(({ entries }) => entries.length)).toEqual(tables.map((table) => table.seq()))
  expect(logs.map(({ shown, secret }) => [shown.length > 0, secret !== undefined])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ])
  for (const database of databases) database.close()
})
