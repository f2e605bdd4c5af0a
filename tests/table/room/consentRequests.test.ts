/** Moves that need the consent of others. Numbers are those of docs/protocol.md. */
import { expect, test } from 'vitest'
import type { BlackstoneTypes } from '../../../src/games/blackstone/game.ts'
import type { Seat } from '../../../src/kernel/contract.ts'
import type { UndoableMove } from '../../../src/kernel/replayState.ts'
import { consentRequestView } from '../../../src/ui/table/phones/parts/fillPhoneProps.ts'
import { Party } from './roomInMemory.ts'

const moves = (party: Party): readonly UndoableMove<BlackstoneTypes>[] => party.room?.arbiter.log.replay.moves ?? []

/** Party of two players who have both moved since the last reveal, so that an undo passes moves of both. */
const interleavedParty = (): Party => {
  const party = new Party(3)
  party.startGame(0, 1)
  party.playUntil(() => new Set(moves(party).map(({ seat }) => seat)).size === 2)
  return party
}
/** Seats of the first and of the last move that can be undone. */
const lowestSeat = (party: Party): Seat => moves(party)[0]?.seat ?? 0
const topSeat = (party: Party): Seat => moves(party).at(-1)?.seat ?? 0

test('[P19] a move below those of others is undone when they agree, each move by the phone of its seat', () => {
  const party = interleavedParty()
  const [low, high] = [lowestSeat(party), topSeat(party)]
  const depth = moves(party).findLastIndex(({ seat }) => seat === low)
  const lengthBefore = party.length()
  party.dispatchGuest(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  expect(party.length()).toBe(lengthBefore)
  expect(party.guest(party.phoneOf(high)).plea).toMatchObject({
    seat: low,
    asked: [high],
    agreed: [],
    isAgreed: false,
  })
  const count = moves(party).length - depth
  party.dispatchGuest(party.phoneOf(high), { kind: 'answer', agree: true })
  expect(moves(party).length).toBe(depth)
  const writtenBodies = party.room?.arbiter.log.loggedEntries.slice(lengthBefore).map(({ entry: { body } }) => body)
  expect(writtenBodies?.map((body) => body.kind)).toEqual(Array(count).fill('undo'))
  expect(writtenBodies?.at(-1)).toMatchObject({ seat: low })
  expect(writtenBodies?.slice(0, -1).every((body) => 'seat' in body && body.seat === high)).toBe(true)
  expect(party.effectsOf(2, 'pleaEnded').map(({ end }) => end.how)).toEqual(['done'])
})

test('[P19] a request that is lost with its line is made once the line is back; one that was refused for want of a line is not', () => {
  const party = interleavedParty()
  const [low, high] = [lowestSeat(party), topSeat(party)]
  const phone = party.phoneOf(low)
  party.offline.add(phone)
  party.dispatchGuest(phone, { kind: 'ask', what: 'undo', seat: low })
  party.wait(6000)
  expect(party.guest(phone).line.kind).not.toBe('up')
  party.offline.clear()
  party.wait(8000)
  expect(party.guest(party.phoneOf(high)).plea).toMatchObject({ what: 'undo', seat: low, asked: [high] })
  party.dispatchGuest(party.phoneOf(high), { kind: 'answer', agree: false })
  party.offline.add(phone)
  party.wait(6000)
  party.dispatchGuest(phone, { kind: 'ask', what: 'undo', seat: low })
  expect(party.effectsOf(phone, 'refused').map(({ refusal }) => refusal.code)).toEqual(['table.away'])
  party.offline.clear()
  party.wait(8000)
  expect([party.guest(phone).line.kind, party.guest(party.phoneOf(high)).plea]).toEqual(['up', null])
})

test('[P19] a seat that does not agree ends the request, and all learn which seat it was', () => {
  const party = interleavedParty()
  const [low, high] = [lowestSeat(party), topSeat(party)]
  const lengthBefore = party.length()
  party.dispatchGuest(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  party.dispatchGuest(party.phoneOf(high), { kind: 'answer', agree: false })
  expect(party.effectsOf(party.phoneOf(low), 'pleaEnded')).toMatchObject([{ end: { how: 'declined', seat: high } }])
  expect([party.length(), party.guest(0).plea, party.guest(1).plea]).toEqual([lengthBefore, null, null])
})

test('[P19] a phone undoes nothing that its people have not agreed to, whatever the host sends', () => {
  const party = interleavedParty()
  const low = lowestSeat(party)
  const lengthBefore = party.length()
  party.toGuest = (frame) => (frame.kind === 'plea' ? { ...frame, plea: { ...frame.plea, isAgreed: true } } : frame)
  party.dispatchGuest(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  party.wait(3000)
  expect(party.length()).toBe(lengthBefore)
})

test('[P19] a request can be withdrawn, and is overtaken by any move made meanwhile', () => {
  const party = interleavedParty()
  const low = lowestSeat(party)
  const phone = party.phoneOf(low)
  party.dispatchGuest(phone, { kind: 'ask', what: 'undo', seat: low })
  party.dispatchGuest(phone, { kind: 'answer', agree: false })
  party.dispatchGuest(phone, { kind: 'ask', what: 'undo', seat: low })
  const [awaited = 0] = party.awaitedSeats()
  party.act(party.phoneOf(awaited), awaited)
  expect(party.effectsOf(2, 'pleaEnded').map(({ end }) => end.how)).toEqual(['withdrawn', 'overtaken'])
})

test('[P19] there is one request at a time, for a seat of one’s own, and never past a reveal', () => {
  const party = interleavedParty()
  const low = lowestSeat(party)
  const [ownPhone, otherPhone] = [party.phoneOf(low), 1 - party.phoneOf(low)]
  party.dispatchGuest(ownPhone, { kind: 'ask', what: 'end', seat: low })
  party.dispatchGuest(otherPhone, { kind: 'ask', what: 'end', seat: 1 - low })
  party.dispatchGuest(2, { kind: 'ask', what: 'end', seat: 0 })
  const codes = (index: number) => party.effectsOf(index, 'refused').map(({ refusal }) => refusal.code)
  expect([codes(otherPhone), codes(2)]).toEqual([['plea.open'], ['proposal.seat']])
  const fresh = new Party(2)
  fresh.startGame(0, 1)
  fresh.playUntil(() => moves(fresh).length === 0 && (fresh.room?.arbiter.log.replay.counts[0] ?? 0) > 0)
  fresh.dispatchGuest(0, { kind: 'ask', what: 'undo', seat: 0 })
  expect(fresh.effectsOf(0, 'refused').map(({ refusal }) => refusal.code)).toEqual(['undo.reveal'])
})

test('[P19] a game ends when all agree, without those who were away for ten minutes, and the host writes the end', () => {
  const party = new Party(4)
  party.startGame(0, 1, 2)
  party.offline.add(2)
  party.wait(600_000)
  party.dispatchGuest(0, { kind: 'ask', what: 'end', seat: 0 })
  expect(party.room?.arbiter.log.replay.turn.kind).toBe('seats')
  party.dispatchGuest(1, { kind: 'answer', agree: true })
  expect(party.room?.arbiter.log.loggedEntries.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'agreement' })
  expect(party.guest(3).follower?.replay.turn.kind).toBe('over')
})

test('[P19] no game ends behind a phone that was locked: it is waited for, for two minutes of asking', () => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  const { line } = party.guest(2)
  party.offline.add(2)
  if ('channel' in line) party.dispatchHost({ kind: 'closed', channel: line.channel })
  party.wait(60_000)
  party.dispatchGuest(0, { kind: 'ask', what: 'end', seat: 0 })
  party.dispatchGuest(1, { kind: 'answer', agree: true })
  party.wait(119_500)
  expect(party.room?.arbiter.log.replay.turn.kind).toBe('seats')
  expect([0, 1].map((index) => consentRequestView(party.guest(index), () => ''))).toMatchObject([
    { at: 'waits', names: ['Guest 2'], isOwn: true },
    { at: 'waits', names: ['Guest 2'], isOwn: false },
  ])
  party.wait(500)
  expect(party.room?.arbiter.log.loggedEntries.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'agreement' })
})

test('[P18] [P19] whoever plays for the one who asks still answers for their own seat', () => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  party.dispatchGuest(1, { kind: 'ask', what: 'end', seat: 1 })
  party.offline.add(1)
  party.wait(30_000)
  party.dispatchGuest(2, { kind: 'standIn', seat: 1 })
  party.wait(500)
  expect(party.guest(2).stood).toEqual([1])
  expect(consentRequestView(party.guest(2), () => '')).toMatchObject({ at: 'asked', what: 'end' })
  party.dispatchGuest(2, { kind: 'answer', agree: true })
  party.wait(500)
  // Now it waits for the others, as the one for whom it plays.
  expect(consentRequestView(party.guest(2), () => '')).toMatchObject({ at: 'waits', isOwn: true })
})

test('[P19] a phone that comes back while an end is asked for is asked too, and its no ends the question', () => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  party.offline.add(2)
  party.wait(6000)
  party.dispatchGuest(0, { kind: 'ask', what: 'end', seat: 0 })
  party.dispatchGuest(1, { kind: 'answer', agree: true })
  party.wait(60_000)
  party.offline.clear()
  party.wait(120_000)
  expect(party.room?.arbiter.log.replay.turn.kind).toBe('seats')
  party.dispatchGuest(2, { kind: 'answer', agree: false })
  expect([party.room?.consentRequest, party.room?.arbiter.log.replay.turn.kind]).toEqual([null, 'seats'])
})

test('[P19] a host that starts anew goes on counting the two minutes', () => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  party.offline.add(2)
  party.dispatchGuest(0, { kind: 'ask', what: 'end', seat: 0 })
  party.dispatchGuest(1, { kind: 'answer', agree: true })
  party.wait(60_000)
  party.restart()
  party.wait(59_500)
  expect(party.room?.arbiter.log.replay.turn.kind).toBe('seats')
  party.wait(1000)
  expect(party.room?.arbiter.log.loggedEntries.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'agreement' })
})

test('[P19] [B155] after a concession the game ends only where another agrees, and goes on where one declines', () => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  party.dispatchGuest(0, { kind: 'wish', seat: 0, wish: { kind: 'end', how: 'leave' } })
  expect(party.room?.arbiter.log.loggedEntries.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'leave', seat: 0 })
  expect(party.room?.arbiter.log.replay.turn.kind).toBe('seats')
  party.dispatchGuest(0, { kind: 'ask', what: 'end', seat: 0 })
  expect(party.room?.consentRequest).toMatchObject({ seat: 0, asked: [1, 2] })
  party.dispatchGuest(1, { kind: 'answer', agree: true })
  party.dispatchGuest(2, { kind: 'answer', agree: false })
  expect(party.room?.consentRequest).toBeNull()
  expect(party.room?.arbiter.log.replay.turn.kind).toBe('seats')
  party.dispatchGuest(1, { kind: 'ask', what: 'end', seat: 1 })
  expect(party.room?.consentRequest, 'whoever conceded has no say').toMatchObject({ seat: 1, asked: [2] })
  party.dispatchGuest(2, { kind: 'answer', agree: true })
  expect(party.room?.arbiter.log.loggedEntries.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'agreement' })
})

test('[P19] [B155] a phone that plays all who have a say ends the game, also for a seat that conceded', () => {
  const party = new Party(2)
  party.startGame(0, 0, 0, 1)
  party.dispatchGuest(0, { kind: 'wish', seat: 0, wish: { kind: 'end', how: 'leave' } })
  party.dispatchGuest(1, { kind: 'wish', seat: 3, wish: { kind: 'end', how: 'leave' } })
  party.dispatchGuest(0, { kind: 'ask', what: 'end', seat: 0 })
  expect(party.room?.arbiter.log.loggedEntries.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'agreement' })
})

test('[P19] [B155] phones that are away do not end the game for whoever conceded; one that is here can', () => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  party.offline.add(1)
  party.offline.add(2)
  party.wait(6000)
  party.dispatchGuest(0, { kind: 'wish', seat: 0, wish: { kind: 'end', how: 'leave' } })
  party.dispatchGuest(0, { kind: 'ask', what: 'end', seat: 0 })
  party.wait(600_000)
  expect(party.room?.arbiter.log.replay.turn.kind).toBe('seats')
  party.offline.delete(1)
  party.wait(6000)
  party.dispatchGuest(1, { kind: 'answer', agree: true })
  expect(party.room?.arbiter.log.loggedEntries.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'agreement' })
})

test('[P19] no phone ends the game for the others', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.dispatchGuest(0, { kind: 'wish', seat: 0, wish: { kind: 'end', how: 'agreement' } })
  expect(party.effectsOf(0, 'refused').map(({ refusal }) => refusal.code)).toEqual(['end.consent'])
})

test('[P17] [P19] a phone that comes to play the asking seat besides one that was asked can still agree', () => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  const [key] = party.guest(1).keys
  if (!key) throw new Error('no seat')
  party.dispatchGuest(1, { kind: 'ask', what: 'end', seat: 1 })
  party.dispatchGuest(0, { kind: 'claim', key, claim: party.random(6) })
  party.wait(1000)
  party.dispatchGuest(2, { kind: 'answer', agree: true })
  expect(party.guest(0).plea).toMatchObject({ seat: 1, asked: [0, 2], agreed: [2], isAgreed: false })
  party.dispatchGuest(0, { kind: 'answer', agree: true })
  expect(party.room?.arbiter.log.loggedEntries.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'agreement' })
})

test.each([
  ['asked', 'low'],
  ['agreed', 'high'],
] as const)('[P19] a phone that has %s and dials anew has not forgotten it', (_, which) => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  party.playUntil(() => new Set(moves(party).map(({ seat }) => seat)).size === 3)
  const [low, high] = [lowestSeat(party), topSeat(party)]
  const depth = moves(party).findLastIndex(({ seat }) => seat === low)
  const others = [0, 1, 2].filter(
    (seat) => seat !== low && moves(party).some((move, at) => at > depth && move.seat === seat),
  )
  party.dispatchGuest(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  const last = others.filter((seat) => seat !== high).map((seat) => party.phoneOf(seat))
  party.dispatchGuest(party.phoneOf(high), { kind: 'answer', agree: true })
  party.dispatchGuest(party.phoneOf(which === 'low' ? low : high), { kind: 'woke' })
  party.wait(1000)
  for (const phone of last) party.dispatchGuest(phone, { kind: 'answer', agree: true })
  expect([last.length, moves(party).length]).toEqual([1, depth])
})

test('[P19] an answer that was lost with its line is sent again on the next', () => {
  const party = interleavedParty()
  const [low, high] = [lowestSeat(party), topSeat(party)]
  const depth = moves(party).findLastIndex(({ seat }) => seat === low)
  const asked = party.phoneOf(high)
  party.dispatchGuest(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  party.toHost = (frame, guest) => (guest === asked && frame.kind === 'answer' ? { kind: 'have', seq: 0 } : frame)
  party.dispatchGuest(asked, { kind: 'answer', agree: true })
  party.toHost = (frame) => frame
  expect(moves(party).length).toBeGreaterThan(depth)
  party.dispatchGuest(asked, { kind: 'woke' })
  party.wait(1000)
  expect(moves(party)).toHaveLength(depth)
})

test('[P19] an open request and its answers survive a restart of the host', () => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  party.playUntil(() => new Set(moves(party).map(({ seat }) => seat)).size === 3)
  const [low, high] = [lowestSeat(party), topSeat(party)]
  const depth = moves(party).findLastIndex(({ seat }) => seat === low)
  const others = moves(party).slice(depth + 1)
  const last = others.map(({ seat }) => seat).find((seat) => seat !== high && seat !== low) ?? 0
  party.dispatchGuest(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  party.dispatchGuest(party.phoneOf(high), { kind: 'answer', agree: true })
  const before = party.guest(party.phoneOf(low)).plea
  party.restart()
  party.wait(3000)
  expect(before?.agreed).toEqual([high])
  expect([0, 1, 2].map((index) => party.guest(index).plea)).toEqual([before, before, before])
  party.dispatchGuest(party.phoneOf(last), { kind: 'answer', agree: true })
  expect(moves(party)).toHaveLength(depth)
  expect(party.room?.sheet.kept.plea).toBeNull()
})

test('[P19] a request that a new move has overtaken is not opened again when the host is back', () => {
  const party = interleavedParty()
  const low = lowestSeat(party)
  party.dispatchGuest(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  const { sheet } = party.room ?? {}
  const [awaited = 0] = party.awaitedSeats()
  party.act(party.phoneOf(awaited), awaited)
  // The log was stored, but the end of the request was not.
  if (party.room && sheet) party.room = { ...party.room, sheet }
  party.restart()
  party.wait(3000)
  expect([sheet?.kept.plea?.seat, party.room?.consentRequest, party.guest(0).plea]).toEqual([low, null, null])
})

test.each([
  ['asked', 'low'],
  ['agreed', 'high'],
] as const)('[P19] a phone that has %s and forgotten it undoes nothing until its people agree again', (_, which) => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  party.playUntil(() => new Set(moves(party).map(({ seat }) => seat)).size === 3)
  const [low, high] = [lowestSeat(party), topSeat(party)]
  const depth = moves(party).findLastIndex(({ seat }) => seat === low)
  const phone = party.phoneOf(which === 'low' ? low : high)
  party.dispatchGuest(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  party.dispatchGuest(party.phoneOf(high), { kind: 'answer', agree: true })
  party.reload(phone)
  party.wait(1000)
  expect(consentRequestView(party.guest(phone), () => 'it')?.at).toBe(which === 'low' ? 'waits' : 'asked')
  for (const otherPhone of [0, 1, 2])
    if (otherPhone !== phone) party.dispatchGuest(otherPhone, { kind: 'answer', agree: true })
  party.wait(1000)
  expect(moves(party).length).toBeGreaterThan(depth)
  expect(consentRequestView(party.guest(phone), () => 'it')).toMatchObject({ at: 'asked', undoText: 'it' })
  party.dispatchGuest(phone, { kind: 'answer', agree: true })
  expect(moves(party)).toHaveLength(depth)
})

test('[P19] consent to one request counts for no later one, though the host starts anew', () => {
  const party = interleavedParty()
  const [low, high] = [lowestSeat(party), topSeat(party)]
  const [asker, asked] = [party.phoneOf(low), party.phoneOf(high)]
  party.isStoring = false
  party.dispatchGuest(asker, { kind: 'ask', what: 'undo', seat: low })
  party.toHost = (frame, guest) => (guest === asked && frame.kind === 'answer' ? { kind: 'have', seq: 0 } : frame)
  party.dispatchGuest(asked, { kind: 'answer', agree: true })
  party.toHost = (frame) => frame
  party.wait(500)
  party.restart()
  party.isStoring = true
  party.wait(3000)
  expect([0, 1].map((index) => party.guest(index).plea)).toEqual([null, null])
  const lengthBefore = party.length()
  party.toGuest = (frame) => (frame.kind === 'plea' ? { ...frame, plea: { ...frame.plea, isAgreed: true } } : frame)
  party.dispatchGuest(asker, { kind: 'ask', what: 'undo', seat: low })
  expect(party.length()).toBe(lengthBefore)
  party.toGuest = (frame) => frame
  party.dispatchGuest(asked, { kind: 'answer', agree: true })
  expect(party.length()).toBeGreaterThan(lengthBefore)
})
