/** What one phone may say, and how a host finds that its own state is wrong. Numbers are those of docs/protocol.md. */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/index.ts'
import { ok } from '../../../src/kernel/result.ts'
import { openBudget, smallBudget, spend } from '../../../src/table/room/budget.ts'
import type { ToHost } from '../../../src/table/room/frames.ts'
import type { Guest } from '../../../src/table/room/guest.ts'
import { Party, random } from './party.ts'

const spendAll = (from: ReturnType<typeof smallBudget>, now: number): number => {
  let frames = 0
  for (let budget = spend(from, now); budget; budget = spend(budget, now)) frames++
  return frames
}

test('[20] a phone may say 8 frames before it has greeted, then 60 at once and 20 a second', () => {
  const small = smallBudget(0)
  expect(spendAll(small, 60_000)).toBe(8)
  const open = openBudget(small, 1000)
  expect(spendAll(open, 1000)).toBe(60)
  expect(spendAll({ ...open, frames: 0 }, 2500)).toBe(30)
  expect(spendAll({ ...open, frames: 0 }, 60_000)).toBe(60)
  expect(openBudget({ ...open, frames: 3 }, 2000).frames).toBe(3)
})

const channelOf = ({ line }: Guest<never>): number => ('channel' in line ? line.channel : 0)
const says = (party: Party, index: number, frame: ToHost) =>
  party.host({ kind: 'said', channel: channelOf(party.guest(index) as unknown as Guest<never>), frame })
const farewells = (party: Party, index: number) => party.told(index, 'farewell').map(({ why }) => why)

describe('[20] a phone that says what no phone says only gets itself dropped', () => {
  const forged: ToHost = { kind: 'propose', proposal: { kind: 'undo', seat: 0, count: 0 } }

  test('the third forged seat', () => {
    const party = new Party(2)
    party.play(0, 1)
    says(party, 1, forged)
    says(party, 1, forged)
    expect(farewells(party, 1)).toEqual([])
    says(party, 1, forged)
    expect([farewells(party, 1), farewells(party, 0)]).toEqual([['strikes'], []])
    expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'strikes' })
    party.wait(1000)
    expect(party.hostAsked.some(({ kind }) => kind === 'hangUp')).toBe(true)
    expect(party.room?.present).toEqual([true, false])
  })

  test('too many frames', () => {
    const party = new Party(2)
    for (let frames = 0; frames < 60; frames++) says(party, 1, { kind: 'have', seq: 0 })
    expect(farewells(party, 1)).toEqual([])
    for (let frames = 0; frames < 3; frames++) says(party, 1, { kind: 'have', seq: 0 })
    expect(farewells(party, 1)).toEqual(['strikes'])
  })

  test('frames before the greeting, and a channel that does not greet', () => {
    const party = new Party(1)
    const channel = 99
    party.lines.set(channel, party.join())
    party.offline.add(1)
    party.host({ kind: 'opened', channel, nonce: random(16) })
    party.host({ kind: 'said', channel, frame: { kind: 'standIn', seat: 0 } })
    party.host({ kind: 'said', channel, frame: { kind: 'look' } })
    expect(party.lobby?.callers.get(channel)?.strikes).toBe(2)
    party.wait(10_000)
    expect(party.lobby?.callers.has(channel)).toBe(false)
  })

  test('a seventeenth phone is sent away', () => {
    const party = new Party(17)
    expect(farewells(party, 16)).toEqual(['full'])
    expect(party.lobby?.callers.size).toBe(16)
  })

  test('a line that has fallen silent makes room for the next phone, the longest silent first', () => {
    const party = new Party(16)
    for (const silent of [9, 5]) {
      party.offline.add(silent)
      party.wait(1000)
    }
    party.wait(4500)
    const phone = party.join()
    party.wait(500)
    const channelOf9 = [...party.lines].find(([, index]) => index === 9)?.[0]
    expect([farewells(party, phone), party.guest(phone).line.kind]).toEqual([[], 'up'])
    expect(party.hostAsked.filter(({ kind }) => kind === 'hangUp')).toEqual([{ kind: 'hangUp', channel: channelOf9 }])
    expect(party.lobby?.callers.size).toBe(16)
  })

  test('a plea or a proposal in the lobby', () => {
    const party = new Party(2)
    for (let times = 0; times < 3; times++) says(party, 1, { kind: 'plea', what: 'end', seat: 0 })
    expect(farewells(party, 1)).toEqual(['strikes'])
  })
})

test('[20] what one phone proposes while a batch is being stored does not pile up', () => {
  const party = new Party(2)
  party.play(0, 1)
  party.isStoring = false
  const [seat = 0] = party.awaited()
  party.act(party.guest(0).follower?.seats.includes(seat) ? 0 : 1, seat)
  for (let count = 0; count < 40; count++)
    says(party, 1, { kind: 'propose', proposal: { kind: 'undo', seat: 1, count } })
  expect(party.room?.docket.queue.length).toBe(16)
  expect(party.told(1, 'refuse').filter(({ refusal }) => refusal.code === 'table.wait').length).toBe(24)
})

test('[21] a host whose own state is flipped finds it before it writes, and makes it again from its log', () => {
  const party = new Party(2)
  party.play(0, 1)
  const flip = () => {
    const { room } = party
    if (!room) return
    const { book } = room.docket
    const state = { ...structuredClone(book.replay.state), round: 77 }
    party.room = { ...room, docket: { ...room.docket, book: { ...book, replay: { ...book.replay, state } } } }
  }
  flip()
  const [seat = 0] = party.awaited()
  party.act(party.guest(0).follower?.seats.includes(seat) ? 0 : 1, seat)
  expect(party.room?.flaws.length).toBe(1)
  expect([0, 1].map((index) => party.guest(index).flaws)).toEqual([[], []])
  expect(party.guest(1).follower?.entries.length).toBe(party.length())
  flip()
  party.wait(2000)
  expect(party.room?.flaws.length).toBe(2)
})

test('[12] a phone that differs says so of what was pending, and goes on from its log', () => {
  const party = new Party(2)
  party.play(0, 1)
  party.playUntil(() => party.awaited().includes(1))
  party.offline.add(1)
  party.act(1, 1)
  const guest = party.guest(1)
  const state = { ...structuredClone(guest.follower?.replay.state), round: 77 }
  if (guest.follower && guest.line.kind === 'up') {
    const { replay } = guest.follower
    party.guests[1] = { ...guest, follower: { ...guest.follower, replay: { ...replay, state } as typeof replay } }
    party.does(1, {
      ...{ kind: 'said', channel: guest.line.channel },
      frame: {
        ...{ kind: 'here', present: [true, true], standing: [null, null], watching: 0, hears: true },
        have: { seq: replay.seq, hash: replay.header.id.slice(0, 16) },
      },
    })
  }
  expect(party.guest(1).flaws.length).toBe(1)
  expect(party.effects(1, 'refused').map(({ refusal }) => refusal.code)).toEqual(['table.differs'])
  party.offline.clear()
  party.wait(6000)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'up' }, healedAt: null })
  expect(party.guest(1).follower?.entries.length).toBe(party.length())
})

/** This guest's state with another round, as of a flipped byte. */
const flipped = (party: Party, index: number) => {
  const guest = party.guest(index)
  const { follower } = guest
  if (!follower) return
  const replay = { ...follower.replay, state: { ...structuredClone(follower.replay.state), round: 77 } }
  party.guests[index] = { ...guest, follower: { ...follower, replay, echo: replay } }
}

test('[12] a state that is flipped again before the healed phone was heard is healed again', () => {
  const party = new Party(2)
  party.play(0, 1)
  party.playUntil(() => party.length() > 10)
  party.toHost = (frame, index) => (index === 1 && frame.kind === 'hello' ? { kind: 'rise', id: 'AAAAAAAA' } : frame)
  flipped(party, 1)
  party.wait(2000)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'greeting' }, healedAt: party.length() })
  flipped(party, 1)
  party.toHost = (frame) => frame
  party.wait(12_000)
  expect(party.guest(1).flaws.length).toBe(2)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'up' }, healedAt: null, follower: { flaw: null } })
})

/** Rules that count the rounds otherwise. */
const BENT: typeof game = {
  ...game,
  apply: (state, deed) => {
    const applied = game.apply(state, deed)
    const isEnd = deed.kind === 'seat' && deed.action.kind === 'endWork'
    if (!applied.ok || !isEnd) return applied
    return ok({ ...applied.value, state: { ...applied.value.state, round: applied.value.state.round + 50 } })
  },
}

test('[12] a phone that differs although its state is what its log says is healed once, and then looks on at what the host sees', () => {
  const party = new Party(2)
  party.bent.set(1, BENT)
  party.play(0, 1)
  party.playUntil(() => party.guest(1).follower?.flaw !== null)
  party.wait(2000)
  const seen = () => party.guest(1).follower?.replay
  expect(party.guest(1).flaws.length).toBe(2)
  expect(party.guest(1).line.kind).toBe('up')
  expect(seen()?.state).toEqual(party.room?.docket.book.replay.state)
  const stored = party.guest(1).stored
  party.does(1, { kind: 'wish', seat: 1, wish: { kind: 'undo' } })
  expect(party.effects(1, 'refused').at(-1)?.refusal.code).toBe('table.differs')

  // It goes on looking, also on a new line, and is told no more often than the host beats.
  const length = party.length()
  const isHosts = () => party.awaited().includes(0)
  while (isHosts() && party.length() < length + 6) party.act(0, 0)
  expect(party.length()).toBeGreaterThan(length)
  party.does(1, { kind: 'woke' })
  party.wait(4000)
  expect(seen()?.state).toEqual(party.room?.docket.book.replay.state)
  expect(party.guest(1).stored).toBe(stored)
})

test('[12] a person tries once more, and a phone that agrees then plays on', () => {
  const party = new Party(2)
  party.play(0, 1)
  party.toGuest = (frame, index) =>
    index === 1 && frame.kind === 'here' ? { ...frame, have: { ...frame.have, hash: '0123456789abcdef' } } : frame
  party.wait(4000)
  expect(party.guest(1).follower?.flaw).not.toBeNull()
  party.toGuest = (frame) => frame
  party.does(1, { kind: 'dial' })
  party.wait(2000)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'up' }, follower: { flaw: null }, healedAt: null })
  party.playUntil(() => party.length() > 20)
  expect(party.guest(1).follower?.entries.length).toBe(party.length())
})

test('[20] what the host sees is shown once a heartbeat, however often a phone asks', () => {
  const party = new Party(2)
  party.play(0, 1)
  party.wait(2000)
  for (let asked = 0; asked < 10; asked++) says(party, 1, { kind: 'look' })
  expect(party.told(1, 'snapshot').length).toBe(1)
  party.wait(1500)
  says(party, 1, { kind: 'look' })
  expect(party.told(1, 'snapshot').length).toBe(2)
  expect(party.guest(1).line.kind).toBe('up')
})

test('[22] what is no state is not looked at', () => {
  const party = new Party(2)
  party.bent.set(1, BENT)
  party.play(0, 1)
  party.toGuest = (frame) => (frame.kind === 'snapshot' ? { ...frame, state: { courts: 7 } } : frame)
  party.playUntil(() => party.guest(1).follower?.flaw !== null)
  const before = party.guest(1).follower?.replay.state
  party.wait(4000)
  expect(party.told(1, 'snapshot').length).toBeGreaterThan(0)
  expect(party.guest(1).follower?.replay.state).toBe(before)
})

test('[1] a host whose storage refuses a deed tells the others with its heartbeat, until storage has it', () => {
  const party = new Party(2)
  party.play(0, 1)
  party.isStoring = false
  const [seat = 0] = party.awaited()
  const actor = party.phoneOf(seat)
  const told = () => [party.guest(1).isHostUnsaved, party.guest(actor).follower?.pending.length]
  party.act(actor, seat)
  party.wait(2000)
  expect(told()).toEqual([false, 1])
  for (let times = 0; times < 3; times++) {
    party.host({ kind: 'notStored' })
    party.wait(2000)
    expect(told()).toEqual([true, 1])
  }
  party.isStoring = true
  party.host({ kind: 'stored' })
  party.wait(2000)
  expect(told()).toEqual([false, 0])
})
