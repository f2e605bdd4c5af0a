/** Wrong states, of a host or of a phone: how they are found and healed. Numbers are those of docs/protocol.md. */
import { expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/game.ts'
import { ok } from '../../../src/kernel/result.ts'
import { Party } from './roomInMemory.ts'

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
