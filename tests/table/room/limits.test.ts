/**
 * Limits on what a phone may send, and how a host finds a wrong state of its own. Numbers are those of
 * docs/protocol.md.
 */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/index.ts'
import { ok } from '../../../src/kernel/result.ts'
import { createSmallBudget, openFullBudget, spendFrame } from '../../../src/table/room/frameBudget.ts'
import type { FrameToHost } from '../../../src/table/room/frames.ts'
import type { Guest } from '../../../src/table/room/guest/guest.ts'
import { Party } from './party.ts'

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

  test('a seventeenth phone is sent away', () => {
    const party = new Party(17)
    expect(farewells(party, 16)).toEqual(['full'])
    expect(party.lobby?.callers.size).toBe(16)
  })

  test('a silent line makes room for the next phone, the longest silent first', () => {
    const party = new Party(16)
    for (const silent of [9, 5]) {
      party.offline.add(silent)
      party.wait(1000)
    }
    party.wait(4500)
    const phone = party.join()
    party.wait(500)
    const channelOf9 = [...party.guestByChannel].find(([, index]) => index === 9)?.[0]
    expect([farewells(party, phone), party.guest(phone).line.kind]).toEqual([[], 'up'])
    expect(party.hostEffects.filter(({ kind }) => kind === 'hangUp')).toEqual([{ kind: 'hangUp', channel: channelOf9 }])
    expect(party.lobby?.callers.size).toBe(16)
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

test('[P21] a host with a flipped state finds it before it writes, and rebuilds it from its log', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  const flip = () => {
    const { room } = party
    if (!room) return
    const { log } = room.arbiter
    const state = { ...structuredClone(log.replay.state), round: 77 }
    party.room = { ...room, arbiter: { ...room.arbiter, log: { ...log, replay: { ...log.replay, state } } } }
  }
  flip()
  const [seat = 0] = party.awaitedSeats()
  party.act(party.guest(0).follower?.seats.includes(seat) ? 0 : 1, seat)
  expect(party.room?.flaws.length).toBe(1)
  expect([0, 1].map((index) => party.guest(index).flaws)).toEqual([[], []])
  expect(party.guest(1).follower?.entries.length).toBe(party.length())
  flip()
  party.wait(2000)
  expect(party.room?.flaws.length).toBe(2)
})

test('[P12] a phone that differs refuses its pending moves, and goes on from its log', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.playUntil(() => party.awaitedSeats().includes(1))
  party.offline.add(1)
  party.act(1, 1)
  const guest = party.guest(1)
  const state = { ...structuredClone(guest.follower?.replay.state), round: 77 }
  if (guest.follower && guest.line.kind === 'up') {
    const { replay } = guest.follower
    party.guests[1] = { ...guest, follower: { ...guest.follower, replay: { ...replay, state } as typeof replay } }
    party.dispatchGuest(1, {
      ...{ kind: 'said', channel: guest.line.channel },
      frame: {
        ...{ kind: 'here', present: [true, true], standing: [null, null], watching: 0, hears: true },
        have: { seq: replay.seq, hash: replay.header.id.slice(0, 16) },
      },
    })
  }
  expect(party.guest(1).flaws.length).toBe(1)
  expect(party.effectsOf(1, 'refused').map(({ refusal }) => refusal.code)).toEqual(['table.differs'])
  party.offline.clear()
  party.wait(6000)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'up' }, healedAt: null })
  expect(party.guest(1).follower?.entries.length).toBe(party.length())
})

/** Changes the round in this guest's state, as a memory error would. */
const changeRound = (party: Party, index: number) => {
  const guest = party.guest(index)
  const { follower } = guest
  if (!follower) return
  const replay = { ...follower.replay, state: { ...structuredClone(follower.replay.state), round: 77 } }
  party.guests[index] = { ...guest, follower: { ...follower, replay, echo: replay } }
}

test('[P12] a state that is flipped again before the host received the healed phone is healed again', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.playUntil(() => party.length() > 10)
  party.toHost = (frame, index) => (index === 1 && frame.kind === 'hello' ? { kind: 'rise', id: 'AAAAAAAA' } : frame)
  changeRound(party, 1)
  party.wait(2000)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'greeting' }, healedAt: party.length() })
  changeRound(party, 1)
  party.toHost = (frame) => frame
  party.wait(12_000)
  expect(party.guest(1).flaws.length).toBe(2)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'up' }, healedAt: null, follower: { flaw: null } })
})

/** Rules that count the rounds differently, as those of a phone with other code. */
const CHANGED_RULES: typeof game = {
  ...game,
  apply: (state, move) => {
    const applied = game.apply(state, move)
    const isEnd = move.kind === 'seat' && move.action.kind === 'endWork'
    if (!applied.ok || !isEnd) return applied
    return ok({ ...applied.value, state: { ...applied.value.state, round: applied.value.state.round + 50 } })
  },
}

test('[P12] a phone that differs although its state follows from its log is healed once, then shows what the host sees', () => {
  const party = new Party(2)
  party.rulesByGuest.set(1, CHANGED_RULES)
  party.startGame(0, 1)
  party.playUntil(() => party.guest(1).follower?.flaw !== null)
  party.wait(2000)
  const guestReplay = () => party.guest(1).follower?.replay
  expect(party.guest(1).flaws.length).toBe(2)
  expect(party.guest(1).line.kind).toBe('up')
  expect(guestReplay()?.state).toEqual(party.room?.arbiter.log.replay.state)
  const stored = party.guest(1).stored
  party.dispatchGuest(1, { kind: 'wish', seat: 1, wish: { kind: 'undo' } })
  expect(party.effectsOf(1, 'refused').at(-1)?.refusal.code).toBe('table.differs')

  // It goes on showing the host's state, also on a new line, and receives it no more often than heartbeats.
  const length = party.length()
  const isHostAwaited = () => party.awaitedSeats().includes(0)
  while (isHostAwaited() && party.length() < length + 6) party.act(0, 0)
  expect(party.length()).toBeGreaterThan(length)
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(4000)
  expect(guestReplay()?.state).toEqual(party.room?.arbiter.log.replay.state)
  expect(party.guest(1).stored).toBe(stored)
})

test('[P12] a person tries once more, and a phone that agrees then plays on', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.toGuest = (frame, index) =>
    index === 1 && frame.kind === 'here' ? { ...frame, have: { ...frame.have, hash: '0123456789abcdef' } } : frame
  party.wait(4000)
  expect(party.guest(1).follower?.flaw).not.toBeNull()
  party.toGuest = (frame) => frame
  party.dispatchGuest(1, { kind: 'dial' })
  party.wait(2000)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'up' }, follower: { flaw: null }, healedAt: null })
  party.playUntil(() => party.length() > 20)
  expect(party.guest(1).follower?.entries.length).toBe(party.length())
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

test('[P22] a snapshot that is no state is ignored', () => {
  const party = new Party(2)
  party.rulesByGuest.set(1, CHANGED_RULES)
  party.startGame(0, 1)
  party.toGuest = (frame) => (frame.kind === 'snapshot' ? { ...frame, state: { courts: 7 } } : frame)
  party.playUntil(() => party.guest(1).follower?.flaw !== null)
  const before = party.guest(1).follower?.replay.state
  party.wait(4000)
  expect(party.framesTo(1, 'snapshot').length).toBeGreaterThan(0)
  expect(party.guest(1).follower?.replay.state).toBe(before)
})

test('[P1] a host whose storage refuses a move reports it with its heartbeat, until it is stored', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.isStoring = false
  const [seat = 0] = party.awaitedSeats()
  const actor = party.phoneOf(seat)
  const unsavedAndPending = () => [party.guest(1).isHostUnsaved, party.guest(actor).follower?.pending.length]
  party.act(actor, seat)
  party.wait(2000)
  expect(unsavedAndPending()).toEqual([false, 1])
  for (let times = 0; times < 3; times++) {
    party.dispatchHost({ kind: 'notStored' })
    party.wait(2000)
    expect(unsavedAndPending()).toEqual([true, 1])
  }
  party.isStoring = true
  party.dispatchHost({ kind: 'stored' })
  party.wait(2000)
  expect(unsavedAndPending()).toEqual([false, 0])
})
