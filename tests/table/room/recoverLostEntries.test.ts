/** Hosts that have lost entries which their guests have. Numbers are those of docs/protocol.md. */
import { expect, test } from 'vitest'
import { game } from '../../../src/games/blackstone/game.ts'
import { canonicalJson } from '../../../src/kernel/canonicalJson.ts'
import { makeEntry } from '../../../src/kernel/entries.ts'
import { firstChainHash, nextChainHash } from '../../../src/kernel/hashChain.ts'
import type { Json } from '../../../src/kernel/json.ts'
import type { Entry } from '../../../src/kernel/log.ts'
import { EMPTY_VAULT, seatView } from '../../../src/kernel/vault.ts'
import { MAX_ASKED_ENTRIES } from '../../../src/table/room/timeoutsAndLimits.ts'
import { recoveryView } from '../../../src/ui/table/phones/parts/fillPhoneProps.ts'
import { Party } from './roomInMemory.ts'

/** Party of two phones, the host's of seat 0 and one of seat 1, with so many moves done. */
const playedParty = (moves = 20): Party => {
  const party = new Party(2)
  party.startGame(0, 1)
  const { length } = party.entries()
  party.playUntil(() => party.length() >= length + moves)
  return party
}

/** Length of the log that ends before the last move of this seat, with nothing of another seat after it. */
const keptBeforeLast = (entries: readonly Entry[], seat: number): number =>
  entries.findLastIndex(({ body }) => body.kind === 'seat' && body.seat !== seat) + 1

/** Number of an entry from this one on with which a batch begins: what a move draws is stored with it. */
const batchFrom = (entries: readonly Entry[], from: number): number =>
  entries.findIndex(({ body }, seq) => seq >= from && body.kind !== 'chance')

const lastSeatOf = (entries: readonly Entry[]): number | null => {
  const body = entries.at(-1)?.body
  return body?.kind === 'seat' ? body.seat : null
}

const actionOf = (entry: Entry | undefined): string =>
  entry?.body.kind === 'seat' ? canonicalJson(entry.body.action as Json) : ''

const question = (party: Party) => party.room && recoveryView(party.room)

test('[P24] a host that has lost what a guest did itself takes it back unasked, at each of its entries', () => {
  const party = playedParty()
  party.playUntil(() => lastSeatOf(party.entries()) === 1)
  const entries = party.entries()
  for (let kept = keptBeforeLast(entries, 1); kept < entries.length; kept++) {
    party.restartWith(kept)
    party.wait(2000)
    expect([kept, party.entries()]).toEqual([kept, entries])
    expect(party.guest(1).line.kind).toBe('up')
    expect([party.guest(0).follower?.entries, party.guest(1).follower?.entries]).toEqual([entries, entries])
    expect(party.room?.recovery.taken).toMatchObject({ seat: 1 })
  }
})

test('[P24] about moves of others its people decide, who read how many there are and whose phone has them', () => {
  for (const take of [true, false]) {
    const party = playedParty()
    const entries = party.entries()
    const kept = batchFrom(entries, 12)
    party.restartWith(kept)
    party.wait(5000)
    const lost = entries.slice(kept).filter(({ body }) => body.kind !== 'chance').length
    expect(question(party)).toEqual({ at: 'log', what: 'tail', name: 'Guest 1', count: lost })
    expect([party.length(), party.guest(1).isCompared, party.guest(1).line.kind]).toEqual([kept, true, 'greeting'])
    party.dispatchHost({ kind: 'decideLog', take })
    party.wait(1000)
    expect(question(party)).toBeNull()
    expect(party.entries()).toEqual(take ? entries : entries.slice(0, kept))
    expect(party.guest(1).line).toMatchObject(take ? { kind: 'up' } : { kind: 'ended', why: 'otherLog' })
    expect(party.guest(1).follower?.entries).toEqual(entries)
  }
})

test('[P24] the end that a damaged log says it had is taken back unasked, whoever did it', () => {
  const party = playedParty(40)
  const entries = party.entries()
  const end = { seq: entries.length, hash: entries.at(-1)?.hash ?? '' }
  expect(entries.length).toBeGreaterThan(2 * MAX_ASKED_ENTRIES)
  for (let kept = 0; kept < entries.length; kept++) {
    party.restartWith(kept, end)
    party.wait(1500)
    expect([kept, party.entries()]).toEqual([kept, entries])
    expect(party.room?.recovery).toMatchObject({ lostEnd: null, offered: null, asked: null })
  }
})

test('[P24] a host that was opened writes nothing for 3 s, unless all seats are here', () => {
  const party = playedParty()
  const seat = party.awaitedSeats()[0] ?? 0
  const away = 1 - party.phoneOf(seat)
  party.offline.add(away)
  const { length } = party.entries()
  party.restartWith(length)
  party.wait(500)
  party.act(party.phoneOf(seat), seat)
  party.wait(1500)
  expect([party.length(), party.guest(party.phoneOf(seat)).follower?.pending.length]).toEqual([length, 1])
  party.wait(2000)
  expect(party.length()).toBeGreaterThan(length)
  party.offline.delete(away)
  party.wait(8000)
  const again = party.length()
  party.restartWith(again)
  party.wait(1500)
  const next = party.awaitedSeats()[0] ?? 0
  party.act(party.phoneOf(next), next)
  expect(party.length()).toBeGreaterThan(again)
})

test('[P24] a host with a damaged log writes nothing before the end is back, or people go on without it', () => {
  const party = playedParty()
  const entries = party.entries()
  party.offline.add(1)
  party.restartWith(10, { seq: entries.length, hash: entries.at(-1)?.hash ?? '' })
  party.wait(60_000)
  expect(question(party)).toEqual({ at: 'log', what: 'lost' })
  const seat = party.awaitedSeats()[0] ?? 0
  if (seat === 0) party.act(0, 0)
  party.wait(5000)
  expect(party.length()).toBe(10)
  party.dispatchHost({ kind: 'decideLog', take: false })
  party.wait(1000)
  expect([question(party), party.room?.recovery.listensSince]).toEqual([null, null])
})

test('[P24] two logs that differ are named, and neither is touched before people decide', () => {
  const party = playedParty()
  const theirs = party.entries()
  const kept = theirs.findLastIndex(({ body }) => body.kind === 'seat' && body.seat === 0)
  party.offline.add(1)
  party.restartWith(kept)
  party.wait(4000)
  // The same seat does something else now.
  const { follower } = party.guest(0)
  expect(follower?.replay.turn).toEqual({ kind: 'seats', seats: [0] })
  const legal = follower ? game.legal(seatView(follower.echo.state, 0, follower.vaults.get(0) ?? EMPTY_VAULT)) : []
  const other = legal.find((action) => canonicalJson(action as Json) !== actionOf(theirs[kept]))
  if (other) party.dispatchGuest(0, { kind: 'wish', seat: 0, wish: { kind: 'act', action: other } })
  const ours = party.entries()
  expect(ours.slice(0, kept)).toEqual(theirs.slice(0, kept))
  expect(ours[kept]).not.toEqual(theirs[kept])
  party.offline.delete(1)
  party.wait(8000)
  expect(question(party)).toEqual({ at: 'log', what: 'fork', name: 'Guest 1', entry: kept + 1 })
  expect([party.entries(), party.guest(1).follower?.entries]).toEqual([ours, theirs])
  const decided = party.hostEffects.length
  party.dispatchHost({ kind: 'decideLog', take: true })
  expect(party.hostEffects.slice(decided)).toContainEqual({ kind: 'replace', entries: theirs })
})

test('[P24] a guest’s people take the host’s log in place of their own, and what they saw meanwhile stays until then', () => {
  const party = playedParty()
  const entries = party.entries()
  party.restartWith(12)
  party.wait(3000)
  party.dispatchHost({ kind: 'decideLog', take: false })
  expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'otherLog' })
  party.offline.add(1)
  party.dispatchGuest(1, { kind: 'takeHosts' })
  party.wait(3000)
  expect(party.guest(1).follower?.entries).toEqual(entries)
  party.offline.delete(1)
  party.wait(3000)
  expect(party.guest(1).follower?.entries).toEqual(party.entries())
  expect(party.effectsOf(1, 'store').at(-1)).toMatchObject({ isAnew: true, entries: party.entries() })
  expect(party.effectsOf(1, 'refused').at(-1)?.refusal).toEqual({ code: 'table.taken' })
  const { length } = party.entries()
  party.playUntil(() => party.length() > length)
  expect(party.guest(1).follower?.entries).toEqual(party.entries())
  expect(party.guest(1).stored).toBe(party.length())
})

test('[P24] what an end that is taken back still draws is dealt, and the table goes on', () => {
  const party = playedParty()
  party.playUntil(() => party.entries().at(-1)?.body.kind === 'chance')
  const entries = party.entries()
  const seq = entries.findLastIndex(({ body }) => body.kind !== 'chance') + 1
  const end = { seq, hash: entries[seq - 1]?.hash ?? '' }
  // In the midst of a batch.
  party.loseTail(1, seq)
  party.restartWith(batchFrom(entries, 12), end)
  party.wait(3000)
  expect(party.entries()).toEqual(entries)
  expect(party.guest(1).line.kind).toBe('up')
})

test('[P24] a log with another hash is not taken', () => {
  const party = playedParty()
  const entries = party.entries()
  const end = { seq: entries.length, hash: entries.at(-1)?.hash ?? '' }
  const kept = batchFrom(entries, 12)
  const flipped = (hash: string): string => hash.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
  party.toHost = (frame) =>
    frame.kind === 'tail' && frame.seq === kept + 2 ? { ...frame, hash: flipped(frame.hash) } : frame
  party.restartWith(kept, end)
  party.wait(3000)
  expect(party.entries()).toEqual(entries.slice(0, kept))
  expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'otherLog' })
})

test('[P24] entries whose cards this host’s secret does not deal, or whose beginning is another, are not taken', () => {
  const party = playedParty()
  const entries = party.entries()
  const end = { seq: entries.length, hash: entries.at(-1)?.hash ?? '' }
  const at = entries.findIndex(({ body }, seq) => seq > 5 && body.kind === 'chance')
  party.toHost = (frame) =>
    frame.kind === 'tail' && frame.seq === at
      ? { ...frame, body: { kind: 'chance', answer: { kind: 'dice', values: [1] } } }
      : frame
  party.restartWith(at, end)
  party.wait(1000)
  // The draw follows from what is here: it is dealt at once, and then nothing of it is asked.
  expect(party.entries().slice(0, at)).toEqual(entries.slice(0, at))
  party.toHost = (frame) => (frame.kind === 'tail' ? { ...frame, chain: '' } : frame)
  party.restartWith(12, end)
  party.wait(3000)
  // It is asked for all of it then, and that fits.
  expect(party.entries()).toEqual(entries)
})

test('[P24] a phone of a version before is told that the logs differ, as before', () => {
  const party = playedParty()
  party.extras = 0
  party.restartWith(12)
  party.wait(2000)
  expect(party.receivedFrames.flat().some(({ kind }) => kind === 'ask')).toBe(false)
  expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'otherLog' })
})

test('[P24] a phone without a seat is not asked, and no host hears the log of a phone before it has proved itself', () => {
  const party = new Party(3)
  party.startGame(0, 1)
  party.playUntil(() => party.length() > 12)
  const entries = party.entries()
  party.offline.add(1)
  party.restartWith(8)
  party.wait(2000)
  expect(party.guest(2).line).toEqual({ kind: 'ended', why: 'otherLog' })
  party.offline.delete(1)
  party.toGuest = (frame, guest) => (guest === 1 && frame.kind === 'prove' ? { kind: 'ask', from: 0, most: 16 } : frame)
  const told: string[] = []
  party.toHost = (frame) => {
    told.push(frame.kind)
    return frame
  }
  party.wait(4000)
  expect([told.includes('hello'), told.includes('tail')]).toEqual([true, false])
  expect(party.guest(1).follower?.entries).toEqual(entries)
})

test('[P24] a phone that says that it has more and tells nothing holds nobody up for long', () => {
  const party = new Party(3)
  party.startGame(0, 1, 2)
  party.playUntil(() => party.length() > 12)
  party.toHost = (frame, guest) => {
    if (guest !== 1) return frame
    if (frame.kind === 'hello') return { ...frame, have: { seq: frame.have.seq + 3, hash: frame.have.hash } }
    return frame.kind === 'tail' ? { kind: 'have', seq: 0 } : frame
  }
  const { length } = party.entries()
  party.offline.add(2)
  party.restartWith(length)
  const seat = party.awaitedSeats()[0] ?? 0
  party.wait(500)
  if (seat !== 1) party.act(seat, seat)
  party.wait(16_000)
  expect(party.room?.recovery.listensSince).toBeNull()
})

/** Lets the phone of seat 1 claim so many entries more than it has. */
const claimMore = (party: Party, more: number): void => {
  party.toHost = (frame, guest) =>
    guest === 1 && frame.kind === 'hello'
      ? { ...frame, have: { seq: frame.have.seq + more, hash: '0123456789abcdef' } }
      : frame
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(1500)
}

const wasAsked = (party: Party): boolean => party.framesTo(1, 'ask').length > 0

test('[P24] a host asks nobody whose game began on it, where nothing can be lost', () => {
  const party = playedParty()
  claimMore(party, 1)
  expect([wasAsked(party), party.guest(1).line]).toEqual([false, { kind: 'ended', why: 'otherLog' }])
})

test('[P16] [P24] a host asks nobody once the secret was told: nothing is taken back by the way of lost entries', () => {
  const party = playedParty()
  party.dispatchGuest(0, { kind: 'wish', seat: 0, wish: { kind: 'end', how: 'concede' } })
  party.restartWith(party.length())
  party.wait(3000)
  expect(party.room?.isRevealed).toBe(true)
  claimMore(party, 1)
  expect([wasAsked(party), party.guest(1).line]).toEqual([false, { kind: 'ended', why: 'otherLog' }])
})

test('[P24] what follows on moves that a host has written since it was opened is not taken', () => {
  const party = playedParty()
  party.restartWith(party.length())
  party.wait(3000)
  const { length } = party.entries()
  party.playUntil(() => party.length() > length && party.awaitedSeats().includes(1))
  const entries = party.entries()
  const { follower } = party.guest(1)
  const [action] = follower ? game.legal(seatView(follower.echo.state, 1, follower.vaults.get(1) ?? EMPTY_VAULT)) : []
  if (!follower || !action) throw new Error('nothing can be done')
  const made = makeEntry(follower.replay, {
    ...{ kind: 'seat', seat: 1, count: follower.replay.counts[1] ?? 0, action },
    openings: [],
  })
  if (!made.ok) throw new Error(made.error.code)
  const { hash, body } = made.value.entry
  const chain = entries.reduce(nextChainHash, firstChainHash(follower.replay.header))
  party.toHost = (frame, guest) => {
    if (guest !== 1) return frame
    if (frame.kind === 'hello') return { ...frame, have: { seq: entries.length + 1, hash } }
    return frame.kind === 'have' ? { kind: 'tail', seq: entries.length, chain, body, hash } : frame
  }
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(3000)
  expect([wasAsked(party), party.guest(1).line]).toEqual([true, { kind: 'ended', why: 'otherLog' }])
  expect(party.entries()).toEqual(entries)
})

test('[P24] a host that was opened tells the secret of a finished game once no phone can have more of it', () => {
  const party = playedParty()
  party.dispatchGuest(1, { kind: 'wish', seat: 1, wish: { kind: 'end', how: 'concede' } })
  expect([party.room?.arbiter.log.replay.turn.kind, party.room?.isRevealed]).toEqual(['over', true])
  party.offline.add(1)
  party.restartWith(party.length())
  party.wait(2000)
  expect(party.room?.isRevealed).toBe(false)
  party.wait(2000)
  expect(party.room?.isRevealed).toBe(true)
  party.offline.delete(1)
  party.restartWith(party.length())
  party.wait(1500)
  expect([party.guest(1).line.kind, party.room?.isRevealed]).toEqual(['up', true])
})
