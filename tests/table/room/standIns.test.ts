/** Stand-ins for seats whose phone is away. Numbers are those of docs/protocol.md. */
import { expect, test } from 'vitest'
import { partyInGame } from './roomInMemory.ts'

test('[P18] a seat that is away is played by the phone that asks, as all are told, until its own phone greets', () => {
  const party = partyInGame()
  party.offline.add(1)
  party.wait(21_000)
  party.dispatchGuest(0, { kind: 'standIn', seat: 2 })
  expect(party.guest(0).follower?.seats).toEqual([0, 2])
  expect(party.guest(0).follower?.vaults.get(2)?.size).toBeGreaterThan(0)
  expect(party.guest(2)).toMatchObject({ present: [true, false, false], standing: [null, null, 0] })
  party.offline.clear()
  party.wait(8000)
  expect(party.guest(1).follower?.seats).toEqual([1, 2])
  expect(party.guest(0).follower?.seats).toEqual([0])
  expect(party.guest(0).follower?.vaults.has(2)).toBe(false)
  expect(party.guest(2).standing).toEqual([null, null, null])
})

test('[P18] the move of a stand-in counts, and a pending move of the owner with the same count is overtaken', () => {
  const party = partyInGame()
  party.playUntil(() => party.awaitedSeats().includes(1))
  party.offline.add(1)
  party.act(1, 1)
  party.wait(21_000)
  party.dispatchGuest(0, { kind: 'standIn', seat: 1 })
  const length = party.length()
  const done = party.effectsOf(1, 'done').length
  const { follower } = party.guest(0)
  const legal = follower?.replay.game.legal({ state: follower.replay.state, seat: 1, knownCard: () => undefined }) ?? []
  const action = legal.at(-1)
  if (action) party.dispatchGuest(0, { kind: 'wish', seat: 1, wish: { kind: 'act', action } })
  expect(party.length()).toBeGreaterThan(length)
  party.offline.clear()
  party.wait(8000)
  expect(party.guest(1).follower?.pending).toEqual([])
  expect(party.effectsOf(1, 'done').length).toBe(done)
  expect(party.effectsOf(1, 'refused').map(({ refusal }) => refusal.code)).toEqual(['proposal.overtaken'])
})

test('[P18] a watcher cannot stand in, and nobody can for a seat that is here or that another phone plays', () => {
  const party = partyInGame()
  const fourth = party.join()
  party.wait(1000)
  const refusals = (index: number) => party.framesTo(index, 'standRefused').map(({ refusal }) => refusal.code)
  party.dispatchGuest(0, { kind: 'standIn', seat: 1 })
  party.offline.add(1)
  party.wait(21_000)
  party.dispatchGuest(2, { kind: 'standIn', seat: 1 })
  party.dispatchGuest(0, { kind: 'standIn', seat: 9 })
  expect([refusals(0), refusals(2), refusals(fourth)]).toEqual([['stand.here', 'stand.here'], ['stand.watcher'], []])
})

test('[P18] [P10] nobody is shown the cards of a seat whose phone is only dialling anew', () => {
  const party = partyInGame()
  const { line } = party.guest(1)
  party.offline.add(1)
  if ('channel' in line) party.dispatchHost({ kind: 'closed', channel: line.channel })
  expect(party.room?.present).toEqual([true, false, false])
  const askToStandIn = () => party.dispatchGuest(0, { kind: 'standIn', seat: 2 })
  askToStandIn()
  party.wait(18_000)
  askToStandIn()
  expect(party.framesTo(0, 'standRefused').map(({ refusal }) => refusal.code)).toEqual(['stand.here', 'stand.soon'])
  expect([party.framesTo(0, 'stand'), party.guest(0).follower?.seats]).toEqual([[], [0]])
  party.wait(2500)
  askToStandIn()
  expect(party.guest(0).follower?.seats).toEqual([0, 2])
})

test('[P18] a phone that is back is told who played for each of its seats, from when to when, and what was seen', () => {
  const party = partyInGame()
  party.offline.add(1)
  party.wait(21_000)
  party.dispatchGuest(0, { kind: 'standIn', seat: 1 })
  party.wait(10_000)
  party.dispatchGuest(0, { kind: 'standDown', seat: 1 })
  party.wait(5000)
  party.dispatchGuest(0, { kind: 'standIn', seat: 2 })
  party.wait(2000)
  party.offline.clear()
  party.wait(8000)
  const told = party.effectsOf(1, 'stood')
  expect(told.map(({ seat, by, cards }) => [seat, by, cards])).toEqual([
    [1, 0, party.shownCount(1)],
    [2, 0, party.shownCount(2)],
  ])
  const [first, second] = told
  expect([(first?.from ?? 0) - (first?.to ?? 0), second?.to]).toEqual([10_000, 0])
  const count = told.length
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(1000)
  expect(party.effectsOf(1, 'stood')).toHaveLength(count)
})

test('[P18] a stand-in that ends and begins again at once is told as one, however often', () => {
  const party = partyInGame()
  party.offline.add(1)
  party.wait(21_000)
  for (let times = 0; times < 50; times++) {
    party.dispatchGuest(0, { kind: 'standIn', seat: 1 })
    party.wait(1000)
    party.dispatchGuest(0, { kind: 'standDown', seat: 1 })
    party.wait(1000)
  }
  expect(party.room?.stood).toHaveLength(1)
  party.wait(60_000)
  party.dispatchGuest(0, { kind: 'standIn', seat: 1 })
  expect(party.room?.stood).toHaveLength(2)
  party.offline.clear()
  party.wait(8000)
  const [first, ...others] = party.effectsOf(1, 'stood')
  expect((first?.from ?? 0) - (first?.to ?? 0)).toBe(99_000)
  expect(others).toHaveLength(1)
})

test('[P18] also a host that was started anew since tells who played for a seat, and once', () => {
  const party = partyInGame()
  party.offline.add(1)
  party.wait(21_000)
  party.dispatchGuest(0, { kind: 'standIn', seat: 1 })
  party.wait(10_000)
  party.dispatchGuest(0, { kind: 'standDown', seat: 1 })
  party.dispatchGuest(0, { kind: 'standIn', seat: 2 })
  party.wait(4000)
  party.restart()
  party.wait(3000)
  party.offline.clear()
  party.wait(8000)
  const told = party.effectsOf(1, 'stood')
  expect(told.map(({ seat, by, from, to }) => [seat, by, from - to])).toEqual([
    [1, 0, 10_000],
    // It ended with the host's page.
    [2, 0, 4000],
  ])
  party.restart()
  party.wait(8000)
  expect(party.effectsOf(1, 'stood')).toHaveLength(2)
})

test('[P18] a stand-in may stop', () => {
  const party = partyInGame()
  party.offline.add(1)
  party.wait(21_000)
  party.dispatchGuest(0, { kind: 'standIn', seat: 2 })
  party.dispatchGuest(0, { kind: 'standDown', seat: 2 })
  expect(party.guest(0).follower?.seats).toEqual([0])
  expect(party.guest(0).standing).toEqual([null, null, null])
})

test('[P18] cards of a seat that is played for another are not stored', () => {
  const party = partyInGame()
  party.offline.add(1)
  party.wait(21_000)
  party.dispatchGuest(0, { kind: 'standIn', seat: 1 })
  party.dispatchGuest(0, { kind: 'standIn', seat: 2 })
  const before = party.effectsOf(0, 'store').length
  const shown = party.shownCount(1)
  party.playUntil(() => {
    // One phone sends all moves: waiting keeps it below its frame limit.
    party.wait(500)
    return party.shownCount(1) > shown
  })
  const stored = party
    .effectsOf(0, 'store')
    .slice(before)
    .flatMap(({ shown }) => shown)
  const commits = party
    .framesTo(0, 'commit')
    .slice(1)
    .flatMap(({ shown }) => shown)
  expect(commits.some(({ seats }) => seats.includes(1) || seats.includes(2))).toBe(true)
  expect(stored.every(({ seats }) => seats.join() === '0')).toBe(true)
})
