/** Seats that move, and seats that others play for a while. Numbers are those of docs/protocol.md. */
import { expect, test } from 'vitest'
import { movedKey } from '../../../src/table/room/keys.ts'
import { Party, random } from './party.ts'

/** Two phones with two seats on the second, in the middle of a game. */
const playing = (): Party => {
  const party = new Party(3)
  party.sit(0)
  party.sit(1)
  party.play(1)
  party.playUntil(() => party.shownTo(1) > 0 && party.shownTo(2) > 0)
  party.wait(11_000)
  return party
}
const keyOf = (party: Party, index: number, nth = 0) => party.guest(index).keys[nth] ?? { id: '', secret: '' }

test('[17] a seat goes to the phone that proves its key last, and the other keeps its other seats', () => {
  const party = playing()
  const key = keyOf(party, 1, 1)
  const phone = party.join(false, [movedKey(key, random(6))])
  party.wait(1000)
  expect(party.told(1, 'moved')).toEqual([{ kind: 'moved', ids: [key.id] }])
  expect(party.effects(1, 'moved')).toEqual([{ kind: 'moved', ids: [key.id] }])
  expect([1, phone].map((index) => party.guest(index).follower?.seats)).toEqual([[1], [2]])
  expect(party.guest(1).kept.map(({ seat }) => seat)).toEqual([1])
  expect(party.guest(phone).follower?.vaults.get(2)?.size).toBe(party.shownTo(2))
  expect(party.guest(1).follower?.vaults.has(2)).toBe(false)
})

test('[17] a phone that watches takes a seat by its link, and learns the cards that it was shown before', () => {
  const party = playing()
  const key = keyOf(party, 1, 1)
  const log = party.guest(2).follower?.entries.length
  party.does(2, { kind: 'claim', key, claim: random(6) })
  party.wait(1000)
  expect(party.guest(2).follower?.seats).toEqual([2])
  expect(party.guest(2).follower?.vaults.get(2)?.size).toBeGreaterThan(0)
  expect(party.guest(2).follower?.entries.length).toBe(log)
  expect(party.guest(2).keys[0]).toMatchObject({ id: key.id, seat: 2, isSeen: true })
})

/** The second phone is away while its second seat comes to the third by its link. */
const carriedOff = (): Party => {
  const party = playing()
  party.offline.add(1)
  party.does(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: random(6) })
  party.wait(6000)
  return party
}
const seatsOn = (party: Party) => party.guests.map(({ follower }) => follower?.seats)

test('[17] a seat that was carried off while its phone was away stays where it is when that comes back, and it is told', () => {
  const party = carriedOff()
  const { id } = keyOf(party, 1, 1)
  expect(seatsOn(party)).toEqual([[0], [1, 2], [2]])
  party.offline.clear()
  party.wait(8000)
  expect(seatsOn(party)).toEqual([[0], [1], [2]])
  expect(party.effects(1, 'moved')).toEqual([{ kind: 'moved', ids: [id] }])
  expect([1, 2].map((index) => party.effects(index, 'unseated'))).toEqual([[], []])
  expect(party.guest(1).kept.map(({ seat }) => seat)).toEqual([1])
  expect([party.told(2, 'moved'), party.guest(2).present]).toEqual([[], [true, true, true]])
})

test('[17] what a phone had pending for a seat that was carried off comes to nothing', () => {
  const party = playing()
  party.playUntil(() => party.awaited().includes(2))
  party.offline.add(1)
  party.act(1, 2)
  party.does(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: random(6) })
  party.wait(6000)
  const length = party.length()
  party.offline.clear()
  party.wait(8000)
  expect(party.effects(1, 'refused').map(({ refusal }) => refusal.code)).toEqual(['proposal.seat'])
  expect(party.length()).toBe(length)
  expect([...(party.room?.callers.values() ?? [])].filter(({ strikes }) => strikes > 0)).toEqual([])
})

test('[17] a seat comes back to a phone that it was carried off from by a new claim alone', () => {
  const party = carriedOff()
  const key = keyOf(party, 1, 1)
  party.offline.clear()
  party.wait(8000)
  party.does(1, { kind: 'claim', key, claim: random(6) })
  party.wait(12_000)
  expect(seatsOn(party)).toEqual([[0], [1, 2], []])
  party.does(2, { kind: 'woke' })
  party.does(1, { kind: 'woke' })
  party.wait(12_000)
  expect(seatsOn(party)).toEqual([[0], [1, 2], []])
})

test('[17] a claim is stored by the host before its phone is welcome, and storage that refuses it is asked again', () => {
  const party = playing()
  party.isStoring = false
  const kept = () => party.hostAsked.filter(({ kind }) => kind === 'keep').length
  party.does(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: random(6) })
  party.does(2, { kind: 'kept' })
  party.wait(1000)
  expect([kept(), party.guest(2).line.kind, seatsOn(party)]).toEqual([1, 'greeting', [[0], [1, 2], []]])
  party.host({ kind: 'notKept' })
  party.wait(500)
  expect(kept()).toBe(1)
  party.wait(500)
  expect(kept()).toBe(2)
  party.host({ kind: 'kept' })
  expect([party.guest(2).line.kind, seatsOn(party)]).toEqual(['up', [[0], [1], [2]]])
})

test('[17] of two phones with one link the later has the seat, though the other comes back', () => {
  const party = playing()
  const key = keyOf(party, 1, 1)
  const other = party.join()
  party.wait(1000)
  party.does(2, { kind: 'claim', key, claim: random(6) })
  party.wait(500)
  party.offline.add(2)
  party.does(other, { kind: 'claim', key, claim: random(6) })
  party.wait(11_000)
  party.offline.clear()
  party.wait(8000)
  expect(seatsOn(party)).toEqual([[0], [1], [], [2]])
  expect(party.effects(2, 'moved').map(({ ids }) => ids)).toEqual([[key.id]])
})

test('[17] on a line that has just come up a phone greets once more, for its own older channel may have been slow', () => {
  const party = playing()
  party.does(1, { kind: 'woke' })
  party.wait(500)
  const [late] = [...party.lines].find(([, index]) => index === 1) ?? [0]
  const ids = party.guest(1).keys.map(({ id }) => id)
  party.does(1, { kind: 'said', channel: [...party.lines.keys()].at(-1) ?? 0, frame: { kind: 'moved', ids } })
  expect(late).toBeGreaterThan(0)
  expect(party.guest(1).follower?.seats).toEqual([1, 2])
  expect(party.guest(1).line.kind).toBe('up')
  party.does(1, { kind: 'said', channel: [...party.lines.keys()].at(-1) ?? 0, frame: { kind: 'moved', ids } })
  expect(party.guest(1).follower?.seats).toEqual([])
})

test('[18] a seat that is away is played by who asks, told to all, until its own phone greets', () => {
  const party = playing()
  party.offline.add(1)
  party.wait(6000)
  party.does(0, { kind: 'standIn', seat: 2 })
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

test('[18] what a stand-in does is done, and what the owner had pending of the same count is overtaken', () => {
  const party = playing()
  party.playUntil(() => party.awaited().includes(1))
  party.offline.add(1)
  party.act(1, 1)
  party.wait(6000)
  party.does(0, { kind: 'standIn', seat: 1 })
  const length = party.length()
  const done = party.effects(1, 'done').length
  const { follower } = party.guest(0)
  const legal = follower?.replay.game.legal({ state: follower.replay.state, seat: 1, know: () => undefined }) ?? []
  const action = legal.at(-1)
  if (action) party.does(0, { kind: 'wish', seat: 1, wish: { kind: 'act', action } })
  expect(party.length()).toBeGreaterThan(length)
  party.offline.clear()
  party.wait(8000)
  expect(party.guest(1).follower?.pending).toEqual([])
  expect(party.effects(1, 'done').length).toBe(done)
  expect(party.effects(1, 'refused').map(({ refusal }) => refusal.code)).toEqual(['proposal.overtaken'])
})

test('[18] nobody stands in who watches, or for a seat that is here, or that another phone plays', () => {
  const party = playing()
  const fourth = party.join()
  party.wait(1000)
  const refusals = (index: number) => party.told(index, 'standRefused').map(({ refusal }) => refusal.code)
  party.does(0, { kind: 'standIn', seat: 1 })
  party.offline.add(1)
  party.wait(6000)
  party.does(2, { kind: 'standIn', seat: 1 })
  party.does(0, { kind: 'standIn', seat: 9 })
  expect([refusals(0), refusals(2), refusals(fourth)]).toEqual([['stand.here', 'stand.here'], ['stand.watcher'], []])
})

test('[18] [10] nobody is shown the cards of a seat whose phone is only dialling anew', () => {
  const party = playing()
  const { line } = party.guest(1)
  party.offline.add(1)
  if ('channel' in line) party.host({ kind: 'closed', channel: line.channel })
  expect(party.room?.present).toEqual([true, false, false])
  const asks = () => party.does(0, { kind: 'standIn', seat: 2 })
  asks()
  party.wait(3500)
  asks()
  expect(party.told(0, 'standRefused').map(({ refusal }) => refusal.code)).toEqual(['stand.here', 'stand.here'])
  expect([party.told(0, 'stand'), party.guest(0).follower?.seats]).toEqual([[], [0]])
  party.wait(1500)
  asks()
  expect(party.guest(0).follower?.seats).toEqual([0, 2])
})

test('[18] who stands in may stop', () => {
  const party = playing()
  party.offline.add(1)
  party.wait(6000)
  party.does(0, { kind: 'standIn', seat: 2 })
  party.does(0, { kind: 'standDown', seat: 2 })
  expect(party.guest(0).follower?.seats).toEqual([0])
  expect(party.guest(0).standing).toEqual([null, null, null])
})

test('[18] cards of a seat that is played for another are not stored', () => {
  const party = playing()
  party.offline.add(1)
  party.wait(6000)
  party.does(0, { kind: 'standIn', seat: 1 })
  party.does(0, { kind: 'standIn', seat: 2 })
  const before = party.effects(0, 'store').length
  const shown = party.shownTo(1)
  party.playUntil(() => {
    // One phone says it all: no more than it may say at once.
    party.wait(500)
    return party.shownTo(1) > shown
  })
  const stored = party
    .effects(0, 'store')
    .slice(before)
    .flatMap(({ shown }) => shown)
  const told = party
    .told(0, 'commit')
    .slice(1)
    .flatMap(({ shown }) => shown)
  expect(told.some(({ seats }) => seats.includes(1) || seats.includes(2))).toBe(true)
  expect(stored.every(({ seats }) => seats.join() === '0')).toBe(true)
})

test('a nonce of one who claims a seat is not asked for', () => {
  expect(movedKey({ id: 'abcdefgh', secret: random(16) }, random(6))).toMatchObject({
    nonce: '',
    commit: '',
    isSeen: true,
  })
})

/** Whether the cards of this seat are known on this phone, and stored, each once. */
const hasCards = (party: Party, index: number, seat: number) => {
  const stored = party.effects(index, 'store').flatMap(({ shown }) => shown.filter(({ seats }) => seats.includes(seat)))
  const vault = party.guest(index).follower?.vaults.get(seat)
  expect([vault?.size, stored.length]).toEqual([party.shownTo(seat), party.shownTo(seat)])
}

test('[9] a phone with a new seat is told its cards, and of the log what it lacks', () => {
  const party = playing()
  const before = party.told(2, 'commit').length
  party.does(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: random(6) })
  party.wait(1000)
  const told = party.told(2, 'commit').slice(before)
  expect(told.map(({ entries, shown }) => [entries.length, shown.length])).toEqual([[0, party.shownTo(2)]])
  hasCards(party, 2, 2)
})

test('[9] cards that were lost on the way to their new phone are told again', () => {
  const party = playing()
  party.toGuest = (frame, index) => (index === 2 && frame.kind === 'commit' ? { kind: 'moved', ids: [] } : frame)
  party.does(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: random(6) })
  party.wait(11_000)
  expect(party.guest(2).follower?.vaults.get(2)?.size).toBe(0)
  party.toGuest = (frame) => frame
  party.does(2, { kind: 'woke' })
  party.wait(1000)
  hasCards(party, 2, 2)
})

test('[9] [12] cards of a new seat are told again to a phone whose state had differed', () => {
  const party = playing()
  party.offline.add(2)
  const length = party.length()
  party.playUntil(() => party.length() > length)
  const guest = party.guest(2)
  const { follower } = guest
  if (!follower) throw new Error('nobody watches')
  const state = { ...structuredClone(follower.replay.state), round: 77 }
  party.guests[2] = { ...guest, follower: { ...follower, replay: { ...follower.replay, state } } }
  party.offline.clear()
  party.does(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: random(6) })
  party.wait(1000)
  expect(party.guest(2).flaws.length).toBe(1)
  expect(party.guest(2).follower?.entries.length).toBe(party.length())
  hasCards(party, 2, 2)
})

test('which seats bots play is told to all with the heartbeat, by the phone that plays them and of no others', () => {
  const party = playing()
  const heard = () => [0, 1, 2].map((index) => party.guest(index).bots)
  expect(heard()).toEqual([[], [], []])
  party.does(1, { kind: 'bots', seats: [1, 0] })
  party.wait(4000)
  expect(heard()).toEqual([[1], [1], [1]])
  party.does(1, { kind: 'bots', seats: [2] })
  party.wait(4000)
  expect(heard()).toEqual([[2], [2], [2]])
  party.does(1, { kind: 'bots', seats: [] })
  party.wait(4000)
  expect(heard()).toEqual([[], [], []])
})
