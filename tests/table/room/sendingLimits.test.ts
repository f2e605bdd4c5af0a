/** Limits on what a phone may send. Numbers are those of docs/protocol.md. */
import { describe, expect, test } from 'vitest'
import { createSmallBudget, openFullBudget, spendFrame } from '../../../src/table/room/frameBudget.ts'
import type { FrameToHost } from '../../../src/table/room/frames.ts'
import type { Guest } from '../../../src/table/room/guest/guestState.ts'
import { Party } from './roomInMemory.ts'

const spendAll = (from: ReturnType<typeof createSmallBudget>, now: number): number => {
  let frames = 0
  for (let budget = spendFrame(from, now); budget; budget = spendFrame(budget, now)) frames++
  return frames
}

test('[P20] a phone may send 8 frames before it has greeted, then 60 at once and 20 a second', () => {
  const small = createSmallBudget(0)
  expect(spendAll(small, 60_000)).toBe(8)
  const open = openFullBudget(small, 1000)
  expect(spendAll(open, 1000)).toBe(60)
  expect(spendAll({ ...open, frames: 0 }, 2500)).toBe(30)
  expect(spendAll({ ...open, frames: 0 }, 60_000)).toBe(60)
  expect(openFullBudget({ ...open, frames: 3 }, 2000).frames).toBe(3)
})

const channelOf = ({ line }: Guest<never>): number => ('channel' in line ? line.channel : 0)
const sendFrame = (party: Party, index: number, frame: FrameToHost) =>
  party.dispatchHost({ kind: 'said', channel: channelOf(party.guest(index) as unknown as Guest<never>), frame })
const farewells = (party: Party, index: number) => party.framesTo(index, 'farewell').map(({ why }) => why)

describe('[P20] a phone that sends what no honest phone sends is dropped, and nobody else', () => {
  const forged: FrameToHost = { kind: 'propose', proposal: { kind: 'undo', seat: 0, count: 0 } }

  test('the third forged seat', () => {
    const party = new Party(2)
    party.startGame(0, 1)
    sendFrame(party, 1, forged)
    sendFrame(party, 1, forged)
    expect(farewells(party, 1)).toEqual([])
    sendFrame(party, 1, forged)
    expect([farewells(party, 1), farewells(party, 0)]).toEqual([['strikes'], []])
    expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'strikes' })
    party.wait(1000)
    expect(party.hostEffects.some(({ kind }) => kind === 'hangUp')).toBe(true)
    expect(party.room?.present).toEqual([true, false])
  })

  test('too many frames', () => {
    const party = new Party(2)
    for (let frames = 0; frames < 60; frames++) sendFrame(party, 1, { kind: 'have', seq: 0 })
    expect(farewells(party, 1)).toEqual([])
    for (let frames = 0; frames < 3; frames++) sendFrame(party, 1, { kind: 'have', seq: 0 })
    expect(farewells(party, 1)).toEqual(['strikes'])
  })

  test('frames before the greeting, and a channel that does not greet', () => {
    const party = new Party(1)
    const channel = 99
    party.guestByChannel.set(channel, party.join())
    party.offline.add(1)
    party.dispatchHost({ kind: 'opened', channel, nonce: party.random(16) })
    party.dispatchHost({ kind: 'said', channel, frame: { kind: 'standIn', seat: 0 } })
    party.dispatchHost({ kind: 'said', channel, frame: { kind: 'look' } })
    expect(party.lobby?.callers.get(channel)?.strikes).toBe(2)
    party.wait(10_000)
    expect(party.lobby?.callers.has(channel)).toBe(false)
  })

  test('a ninth phone that only watches has no place, and tries again after growing pauses until there is one', () => {
    const party = new Party(10)
    expect([farewells(party, 9), farewells(party, 8)]).toEqual([['full'], []])
    const toldFullAt: number[] = []
    for (let seconds = 0; seconds < 200; seconds++) {
      const told = farewells(party, 9).length
      party.wait(1000)
      if (farewells(party, 9).length > told) toldFullAt.push(party.now)
    }
    expect(toldFullAt.map((at, nth) => at - (toldFullAt[nth - 1] ?? 0))).toEqual([
      11_000, 20_000, 40_000, 60_000, 60_000,
    ])
    party.dispatchHost({
      kind: 'closed',
      channel: [...party.guestByChannel].find(([, index]) => index === 4)?.[0] ?? 0,
    })
    party.offline.add(4)
    party.dispatchGuest(9, { kind: 'woke' })
    party.wait(500)
    expect(party.guest(9)).toMatchObject({ line: { kind: 'up' }, timesFull: 0 })
    expect(party.lobby?.callers.size).toBe(9)
  })

  test('a phone connected by hand that has no place cannot dial: it says so until its people connect it again', () => {
    const party = new Party(9)
    const byHand = party.join(false, [], true)
    party.wait(30_000)
    expect(party.guest(byHand).line).toEqual({ kind: 'ended', why: 'full' })
  })

  test('a phone with a seat that dials again and again keeps nobody from watching, and few channels in all', () => {
    const party = new Party(2)
    party.startGame(0, 1)
    const { keys } = party.guest(1)
    for (let watchers = 0; watchers < 8; watchers++) party.join()
    party.wait(1000)
    let latest = 1
    for (let times = 0; times < 40; times++) {
      party.offline.add(latest)
      latest = party.join(false, keys)
      party.wait(500)
    }
    const watching = Array.from({ length: 8 }, (_, nth) => party.guest(2 + nth).line.kind)
    expect([...watching, party.guest(latest).line.kind]).toEqual(Array(9).fill('up'))
    // The host's own player, the seat, those who watch, and older channels of the seat.
    expect(party.room?.callers.size).toBe(1 + 1 + 8 + 16)
    const ninth = party.join()
    party.wait(500)
    expect(farewells(party, ninth)).toEqual(['full'])
  })

  test('of the watchers that are silent the longest silent makes room for the next phone', () => {
    const party = new Party(9)
    for (const silent of [7, 5]) {
      party.offline.add(silent)
      party.wait(1000)
    }
    party.wait(4500)
    const phone = party.join()
    party.wait(500)
    const channelOf7 = [...party.guestByChannel].find(([, index]) => index === 7)?.[0]
    expect([farewells(party, phone), party.guest(phone).line.kind]).toEqual([[], 'up'])
    expect(party.hostEffects.filter(({ kind }) => kind === 'hangUp')).toEqual([{ kind: 'hangUp', channel: channelOf7 }])
  })

  test('a phone with a seat comes back to a table that strangers fill, by watching and by silence', () => {
    const party = new Party(2)
    party.startGame(0, 1)
    party.offline.add(1)
    party.wait(5000)
    for (let watchers = 0; watchers < 20; watchers++) party.join()
    party.wait(2000)
    const strangers = Array.from({ length: 50 }, (_, nth) => 1000 + nth)
    for (const channel of strangers) {
      party.guestByChannel.set(channel, 2)
      party.dispatchHost({ kind: 'opened', channel, nonce: party.random(16) })
    }
    // The host's own player, the silent line of the seat, eight that watch, eight that say nothing.
    expect(party.room?.callers.size).toBe(1 + 1 + 8 + 8)
    party.offline.delete(1)
    party.wait(4000)
    expect(party.guest(1).line.kind).toBe('up')
    expect(party.room?.present).toEqual([true, true])
    expect(farewells(party, 1)).toEqual([])
  })

  test('a consent request in the lobby', () => {
    const party = new Party(2)
    for (let times = 0; times < 3; times++) sendFrame(party, 1, { kind: 'plea', what: 'end', seat: 0 })
    expect(farewells(party, 1)).toEqual(['strikes'])
  })
})

test('[P20] proposals of one phone while a batch is being stored are limited', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.isStoring = false
  const [seat = 0] = party.awaitedSeats()
  party.act(party.guest(0).follower?.seats.includes(seat) ? 0 : 1, seat)
  for (let count = 0; count < 40; count++)
    sendFrame(party, 1, { kind: 'propose', proposal: { kind: 'undo', seat: 1, count } })
  expect(party.room?.arbiter.queue.length).toBe(16)
  expect(party.framesTo(1, 'refuse').filter(({ refusal }) => refusal.code === 'table.wait').length).toBe(24)
})

test('[P20] the host sends its state once a heartbeat, however often a phone asks', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.wait(2000)
  for (let asked = 0; asked < 10; asked++) sendFrame(party, 1, { kind: 'look' })
  expect(party.framesTo(1, 'snapshot').length).toBe(1)
  party.wait(1500)
  sendFrame(party, 1, { kind: 'look' })
  expect(party.framesTo(1, 'snapshot').length).toBe(2)
  expect(party.guest(1).line.kind).toBe('up')
})

const logsTold = (party: Party, index: number) =>
  party.framesTo(index, 'commit').filter(({ entries }) => entries.length >= 64).length

/** A phone greets on so many new channels, each of which is closed at once. */
const greetAnew = (party: Party, index: number, channels: readonly number[]) => {
  for (const channel of channels) {
    party.guestByChannel.set(channel, index)
    party.dispatchHost({ kind: 'opened', channel, nonce: party.random(16) })
    const hello = { kind: 'hello', ids: [], claims: [], game: null, have: { seq: 0, hash: '' } } as const
    party.dispatchHost({ kind: 'said', channel, frame: { ...hello, nonce: party.random(16) } })
    party.dispatchHost({ kind: 'closed', channel })
  }
}

test('[P20] a watcher is told one whole log a minute on its channel, and all watchers sixteen', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.playUntil(() => party.length() > 64)
  const eve = party.join()
  party.wait(500)
  expect([party.guest(eve).line.kind, logsTold(party, eve)]).toEqual(['up', 1])
  const hello = { kind: 'hello', ids: [], claims: [], game: null, have: { seq: 0, hash: '' } } as const
  sendFrame(party, eve, { ...hello, nonce: party.random(16) })
  expect([logsTold(party, eve), farewells(party, eve)]).toEqual([1, ['full']])
  const channels = Array.from({ length: 40 }, (_, nth) => 1000 + nth)
  greetAnew(party, eve, channels)
  expect(logsTold(party, eve)).toBe(16)
  party.wait(60_000)
  const toldBefore = logsTold(party, eve)
  greetAnew(party, eve, [2000])
  expect(logsTold(party, eve)).toBe(toldBefore + 1)
})

test('[P20] a phone with a seat is told the whole log as often as it asks, also twice a minute on one channel', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.playUntil(() => party.length() > 64)
  greetAnew(
    party,
    party.join(),
    Array.from({ length: 20 }, (_, nth) => 1000 + nth),
  )
  party.toHost = (frame) => (frame.kind === 'hello' ? { ...frame, game: null, have: { seq: 0, hash: '' } } : frame)
  const channel = channelOf(party.guest(1) as unknown as Guest<never>)
  for (let times = 0; times < 3; times++) party.dispatchGuest(1, { kind: 'said', channel, frame: { kind: 'begun' } })
  expect([logsTold(party, 1), party.guest(1).line.kind, farewells(party, 1)]).toEqual([3, 'up', []])
})
