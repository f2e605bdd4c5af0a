/** Seats that move to other phones by their keys. Numbers are those of docs/protocol.md. */
import { expect, test } from 'vitest'
import { createMovedKey, isSeatKey } from '../../../src/table/room/seatKeys.ts'
import { type Party, partyInGame } from './roomInMemory.ts'

const keyOf = (party: Party, index: number, nth = 0) => party.guest(index).keys[nth] ?? { id: '', secret: '' }

test('[P17] a seat goes to the phone that proves its key last, and the other keeps its other seats', () => {
  const party = partyInGame()
  const key = keyOf(party, 1, 1)
  const phone = party.join(false, [createMovedKey(key, party.random(6))])
  party.wait(1000)
  expect(party.framesTo(1, 'moved')).toEqual([{ kind: 'moved', ids: [key.id] }])
  expect(party.effectsOf(1, 'moved')).toEqual([{ kind: 'moved', ids: [key.id] }])
  expect([1, phone].map((index) => party.guest(index).follower?.seats)).toEqual([[1], [2]])
  expect(party.guest(1).kept.map(({ seat }) => seat)).toEqual([1])
  expect(party.guest(phone).follower?.vaults.get(2)?.size).toBe(party.shownCount(2))
  expect(party.guest(1).follower?.vaults.has(2)).toBe(false)
})

test('[P17] a watching phone takes a seat by its link, and receives the cards shown to the seat before', () => {
  const party = partyInGame()
  const key = keyOf(party, 1, 1)
  const log = party.guest(2).follower?.entries.length
  party.dispatchGuest(2, { kind: 'claim', key, claim: party.random(6) })
  party.wait(1000)
  expect(party.guest(2).follower?.seats).toEqual([2])
  expect(party.guest(2).follower?.vaults.get(2)?.size).toBeGreaterThan(0)
  expect(party.guest(2).follower?.entries.length).toBe(log)
  expect(party.guest(2).keys[0]).toMatchObject({ id: key.id, seat: 2, isSeen: true })
})

/** Party whose second phone is away while its second seat moves to the third by its link. */
const partyWithMovedSeat = (): Party => {
  const party = partyInGame()
  party.offline.add(1)
  party.dispatchGuest(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: party.random(6) })
  party.wait(6000)
  return party
}
const seatsByPhone = (party: Party) => party.guests.map(({ follower }) => follower?.seats)

test('[P17] a seat that moved while its phone was away stays on the new phone, and the old one learns it on return', () => {
  const party = partyWithMovedSeat()
  const { id } = keyOf(party, 1, 1)
  expect(seatsByPhone(party)).toEqual([[0], [1, 2], [2]])
  party.offline.clear()
  party.wait(8000)
  expect(seatsByPhone(party)).toEqual([[0], [1], [2]])
  expect(party.effectsOf(1, 'moved')).toEqual([{ kind: 'moved', ids: [id] }])
  expect([1, 2].map((index) => party.effectsOf(index, 'unseated'))).toEqual([[], []])
  expect(party.guest(1).kept.map(({ seat }) => seat)).toEqual([1])
  expect([party.framesTo(2, 'moved'), party.guest(2).present]).toEqual([[], [true, true, true]])
})

test('[P17] pending moves of a phone for a seat that has moved are refused', () => {
  const party = partyInGame()
  party.playUntil(() => party.awaitedSeats().includes(2))
  party.offline.add(1)
  party.act(1, 2)
  party.dispatchGuest(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: party.random(6) })
  party.wait(6000)
  const length = party.length()
  party.offline.clear()
  party.wait(8000)
  expect(party.effectsOf(1, 'refused').map(({ refusal }) => refusal.code)).toEqual(['proposal.seat'])
  expect(party.length()).toBe(length)
  expect([...(party.room?.callers.values() ?? [])].filter(({ strikes }) => strikes > 0)).toEqual([])
})

test('[P17] a seat returns to the phone that it moved from by a new claim alone', () => {
  const party = partyWithMovedSeat()
  const key = keyOf(party, 1, 1)
  party.offline.clear()
  party.wait(8000)
  party.dispatchGuest(1, { kind: 'claim', key, claim: party.random(6) })
  party.wait(12_000)
  expect(seatsByPhone(party)).toEqual([[0], [1, 2], []])
  party.dispatchGuest(2, { kind: 'woke' })
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(12_000)
  expect(seatsByPhone(party)).toEqual([[0], [1, 2], []])
})

test('[P17] the host stores a claim before it welcomes the phone, and retries where storage refuses', () => {
  const party = partyInGame()
  party.isStoring = false
  const storeRequests = () => party.hostEffects.filter(({ kind }) => kind === 'keep').length
  party.dispatchGuest(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: party.random(6) })
  party.dispatchGuest(2, { kind: 'kept' })
  party.wait(1000)
  expect([storeRequests(), party.guest(2).line.kind, seatsByPhone(party)]).toEqual([1, 'greeting', [[0], [1, 2], []]])
  party.dispatchHost({ kind: 'notKept' })
  party.wait(500)
  expect(storeRequests()).toBe(1)
  party.wait(500)
  expect(storeRequests()).toBe(2)
  party.dispatchHost({ kind: 'kept' })
  expect([party.guest(2).line.kind, seatsByPhone(party)]).toEqual(['up', [[0], [1], [2]]])
})

test('[P17] of two phones with the same link the later has the seat, though the other comes back', () => {
  const party = partyInGame()
  const key = keyOf(party, 1, 1)
  const other = party.join()
  party.wait(1000)
  party.dispatchGuest(2, { kind: 'claim', key, claim: party.random(6) })
  party.wait(500)
  party.offline.add(2)
  party.dispatchGuest(other, { kind: 'claim', key, claim: party.random(6) })
  party.wait(11_000)
  party.offline.clear()
  party.wait(8000)
  expect(seatsByPhone(party)).toEqual([[0], [1], [], [2]])
  expect(party.effectsOf(2, 'moved').map(({ ids }) => ids)).toEqual([[key.id]])
})

test('[P17] on a line that has just come up a phone greets once more, because its own older channel may have been slow', () => {
  const party = partyInGame()
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(500)
  const [late] = [...party.guestByChannel].find(([, index]) => index === 1) ?? [0]
  const ids = party.guest(1).keys.map(({ id }) => id)
  party.dispatchGuest(1, {
    kind: 'said',
    channel: [...party.guestByChannel.keys()].at(-1) ?? 0,
    frame: { kind: 'moved', ids },
  })
  expect(late).toBeGreaterThan(0)
  expect(party.guest(1).follower?.seats).toEqual([1, 2])
  expect(party.guest(1).line.kind).toBe('up')
  party.dispatchGuest(1, {
    kind: 'said',
    channel: [...party.guestByChannel.keys()].at(-1) ?? 0,
    frame: { kind: 'moved', ids },
  })
  expect(party.guest(1).follower?.seats).toEqual([])
})

test('the key of a moved seat has no nonce', () => {
  expect(createMovedKey({ id: 'abcdefgh', secret: 'A'.repeat(22) }, 'ijklmnop')).toMatchObject({
    nonce: '',
    commit: '',
    isSeen: true,
  })
})

/** Expects the cards of this seat to be known on this phone and stored, each once. */
const expectCardsStored = (party: Party, index: number, seat: number) => {
  const stored = party
    .effectsOf(index, 'store')
    .flatMap(({ shown }) => shown.filter(({ seats }) => seats.includes(seat)))
  const vault = party.guest(index).follower?.vaults.get(seat)
  expect([vault?.size, stored.length]).toEqual([party.shownCount(seat), party.shownCount(seat)])
}

test('[P9] a phone with a new seat receives its cards, and the entries of the log that it lacks', () => {
  const party = partyInGame()
  const before = party.framesTo(2, 'commit').length
  party.dispatchGuest(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: party.random(6) })
  party.wait(1000)
  const commits = party.framesTo(2, 'commit').slice(before)
  expect(commits.map(({ entries, shown }) => [entries.length, shown.length])).toEqual([[0, party.shownCount(2)]])
  expectCardsStored(party, 2, 2)
})

test('[P9] cards that were lost on the way to their new phone are sent again', () => {
  const party = partyInGame()
  party.toGuest = (frame, index) => (index === 2 && frame.kind === 'commit' ? { kind: 'moved', ids: [] } : frame)
  party.dispatchGuest(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: party.random(6) })
  party.wait(11_000)
  expect(party.guest(2).follower?.vaults.get(2)?.size).toBe(0)
  party.toGuest = (frame) => frame
  party.dispatchGuest(2, { kind: 'woke' })
  party.wait(1000)
  expectCardsStored(party, 2, 2)
})

test('[P9] [P12] cards of a new seat are sent again to a phone whose state had differed', () => {
  const party = partyInGame()
  party.offline.add(2)
  const length = party.length()
  party.playUntil(() => party.length() > length)
  const guest = party.guest(2)
  const { follower } = guest
  if (!follower) throw new Error('nobody watches')
  const state = { ...structuredClone(follower.replay.state), round: 77 }
  party.guests[2] = { ...guest, follower: { ...follower, replay: { ...follower.replay, state } } }
  party.offline.clear()
  party.dispatchGuest(2, { kind: 'claim', key: keyOf(party, 1, 1), claim: party.random(6) })
  party.wait(1000)
  expect(party.guest(2).flaws.length).toBe(1)
  expect(party.guest(2).follower?.entries.length).toBe(party.length())
  expectCardsStored(party, 2, 2)
})

test('the heartbeat tells all which seats bots play, as reported by the phone of those seats and by no other', () => {
  const party = partyInGame()
  const botSeats = () => [0, 1, 2].map((index) => party.guest(index).bots)
  expect(botSeats()).toEqual([[], [], []])
  party.dispatchGuest(1, { kind: 'bots', seats: [1, 0] })
  party.wait(4000)
  expect(botSeats()).toEqual([[1], [1], [1]])
  party.dispatchGuest(1, { kind: 'bots', seats: [2] })
  party.wait(4000)
  expect(botSeats()).toEqual([[2], [2], [2]])
  party.dispatchGuest(1, { kind: 'bots', seats: [] })
  party.wait(4000)
  expect(botSeats()).toEqual([[], [], []])
})

test('the data of a link are a seat key only where they have its form', () => {
  const [id, secret] = ['aB3-_xyz', 'S'.repeat(22)]
  expect(isSeatKey({ id, secret })).toBe(true)
  for (const wrong of [
    { id: '', secret },
    { id: `${id}x`, secret },
    { id, secret: 'S' },
    { id, secret: `${secret}<` },
  ])
    expect(isSeatKey(wrong)).toBe(false)
})
