/** What nobody may do alone. Numbers are those of docs/protocol.md. */
import { expect, test } from 'vitest'
import type { Blackstone } from '../../../src/games/blackstone/index.ts'
import type { Seat } from '../../../src/kernel/contract.ts'
import type { Move } from '../../../src/kernel/replay.ts'
import { pleaView } from '../../../src/ui/together/views.ts'
import { Party, random } from './party.ts'

const moves = (party: Party): readonly Move<Blackstone>[] => party.room?.docket.book.replay.moves ?? []

/** Two phones whose seats have both acted since the last reveal: whose deeds lie one above the other. */
const interleaved = (): Party => {
  const party = new Party(3)
  party.play(0, 1)
  party.playUntil(() => new Set(moves(party).map(({ seat }) => seat)).size === 2)
  return party
}
/** Whose deed lies below, and whose above. */
const below = (party: Party): Seat => moves(party)[0]?.seat ?? 0
const above = (party: Party): Seat => moves(party).at(-1)?.seat ?? 0

test('[19] a deed under those of others is taken back when they agree, by the phones whose deeds they are', () => {
  const party = interleaved()
  const [low, high] = [below(party), above(party)]
  const depth = moves(party).findLastIndex(({ seat }) => seat === low)
  const from = party.length()
  party.does(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  expect(party.length()).toBe(from)
  expect(party.guest(party.phoneOf(high)).plea).toMatchObject({
    seat: low,
    asked: [high],
    agreed: [],
    isAgreed: false,
  })
  const count = moves(party).length - depth
  party.does(party.phoneOf(high), { kind: 'answer', agree: true })
  expect(moves(party).length).toBe(depth)
  const written = party.room?.docket.book.lines.slice(from).map(({ entry: { body } }) => body)
  expect(written?.map((body) => body.kind)).toEqual(Array(count).fill('undo'))
  expect(written?.at(-1)).toMatchObject({ seat: low })
  expect(written?.slice(0, -1).every((body) => 'seat' in body && body.seat === high)).toBe(true)
  expect(party.effects(2, 'pleaEnded').map(({ end }) => end.how)).toEqual(['done'])
})

test('[19] who does not agree ends the plea, and all are told who it was', () => {
  const party = interleaved()
  const [low, high] = [below(party), above(party)]
  const from = party.length()
  party.does(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  party.does(party.phoneOf(high), { kind: 'answer', agree: false })
  expect(party.effects(party.phoneOf(low), 'pleaEnded')).toMatchObject([{ end: { how: 'declined', seat: high } }])
  expect([party.length(), party.guest(0).plea, party.guest(1).plea]).toEqual([from, null, null])
})

test('[19] a phone takes nothing back that its people have not agreed to, whatever the host says', () => {
  const party = interleaved()
  const low = below(party)
  const from = party.length()
  party.toGuest = (frame) => (frame.kind === 'plea' ? { ...frame, plea: { ...frame.plea, isAgreed: true } } : frame)
  party.does(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  party.wait(3000)
  expect(party.length()).toBe(from)
})

test('[19] a plea is withdrawn, and overtaken by whatever is done meanwhile', () => {
  const party = interleaved()
  const low = below(party)
  const phone = party.phoneOf(low)
  party.does(phone, { kind: 'ask', what: 'undo', seat: low })
  party.does(phone, { kind: 'answer', agree: false })
  party.does(phone, { kind: 'ask', what: 'undo', seat: low })
  const [awaited = 0] = party.awaited()
  party.act(party.phoneOf(awaited), awaited)
  expect(party.effects(2, 'pleaEnded').map(({ end }) => end.how)).toEqual(['withdrawn', 'overtaken'])
})

test('[19] there is one plea at a time, for a seat of one’s own, and never past a reveal', () => {
  const party = interleaved()
  const low = below(party)
  const [mine, other] = [party.phoneOf(low), 1 - party.phoneOf(low)]
  party.does(mine, { kind: 'ask', what: 'end', seat: low })
  party.does(other, { kind: 'ask', what: 'end', seat: 1 - low })
  party.does(2, { kind: 'ask', what: 'end', seat: 0 })
  const codes = (index: number) => party.effects(index, 'refused').map(({ refusal }) => refusal.code)
  expect([codes(other), codes(2)]).toEqual([['plea.open'], ['proposal.seat']])
  const fresh = new Party(2)
  fresh.play(0, 1)
  fresh.playUntil(() => moves(fresh).length === 0 && (fresh.room?.docket.book.replay.counts[0] ?? 0) > 0)
  fresh.does(0, { kind: 'ask', what: 'undo', seat: 0 })
  expect(fresh.effects(0, 'refused').map(({ refusal }) => refusal.code)).toEqual(['undo.reveal'])
})

test('[19] a game ends when all who are here agree, and the host writes it', () => {
  const party = new Party(4)
  party.play(0, 1, 2)
  party.offline.add(2)
  party.wait(6000)
  party.does(0, { kind: 'ask', what: 'end', seat: 0 })
  expect(party.room?.docket.book.replay.turn.kind).toBe('seats')
  party.does(1, { kind: 'answer', agree: true })
  expect(party.room?.docket.book.lines.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'agreement' })
  expect(party.guest(3).follower?.replay.turn.kind).toBe('over')
})

test('[19] [10] who is only dialling anew is asked: no end is agreed without a phone before its silence has lasted 4.5 s', () => {
  const party = new Party(3)
  party.play(0, 1, 2)
  const line = party.guest(2).line
  party.offline.add(2)
  party.does(0, { kind: 'ask', what: 'end', seat: 0 })
  if ('channel' in line) party.host({ kind: 'closed', channel: line.channel })
  party.does(1, { kind: 'answer', agree: true })
  party.wait(3000)
  expect(party.room?.docket.book.replay.turn.kind).toBe('seats')
  expect(party.room?.present).toEqual([true, true, false])
  party.wait(2000)
  expect(party.room?.docket.book.lines.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'agreement' })
})

test('[19] no phone ends the game for the others', () => {
  const party = new Party(2)
  party.play(0, 1)
  party.does(0, { kind: 'wish', seat: 0, wish: { kind: 'end', how: 'agreement' } })
  expect(party.effects(0, 'refused').map(({ refusal }) => refusal.code)).toEqual(['end.consent'])
})

test('[16] the secret is told when the game is over, and nothing is taken back after it', () => {
  const party = new Party(3)
  party.play(0, 1)
  expect(party.heard.flat().some(({ kind }) => kind === 'reveal')).toBe(false)
  party.does(0, { kind: 'wish', seat: 0, wish: { kind: 'end', how: 'concede' } })
  const { secret } = party.room ?? {}
  expect([0, 1, 2].map((index) => party.effects(index, 'audit'))).toEqual(Array(3).fill([{ kind: 'audit', secret }]))
  const late = party.join()
  party.wait(1000)
  expect(party.effects(late, 'audit').length).toBe(1)
  const channel = party.guest(0).line
  const from = party.length()
  if ('channel' in channel)
    party.host({
      ...{ kind: 'said', channel: channel.channel },
      frame: { kind: 'propose', proposal: { kind: 'undo', seat: 0, count: 0 } },
    })
  expect(party.told(0, 'refuse').map(({ refusal }) => refusal.code)).toEqual(['undo.reveal'])
  party.does(1, { kind: 'wish', seat: 1, wish: { kind: 'undo' } })
  expect(party.effects(1, 'refused').map(({ refusal }) => refusal.code)).toEqual(['undo.reveal'])
  expect(party.length()).toBe(from)
})

test('[17] [19] who has come to play the seat that asks as well as one that was asked can still agree', () => {
  const party = new Party(3)
  party.play(0, 1, 2)
  const [key] = party.guest(1).keys
  if (!key) throw new Error('no seat')
  party.does(1, { kind: 'ask', what: 'end', seat: 1 })
  party.does(0, { kind: 'claim', key, claim: random(6) })
  party.wait(1000)
  party.does(2, { kind: 'answer', agree: true })
  expect(party.guest(0).plea).toMatchObject({ seat: 1, asked: [0, 2], agreed: [2], isAgreed: false })
  party.does(0, { kind: 'answer', agree: true })
  expect(party.room?.docket.book.lines.at(-1)?.entry.body).toEqual({ kind: 'end', how: 'agreement' })
})

test.each([
  ['asked', 'low'],
  ['agreed', 'high'],
] as const)('[19] a phone that has %s and dials anew has not forgotten it', (_, which) => {
  const party = new Party(3)
  party.play(0, 1, 2)
  party.playUntil(() => new Set(moves(party).map(({ seat }) => seat)).size === 3)
  const [low, high] = [below(party), above(party)]
  const depth = moves(party).findLastIndex(({ seat }) => seat === low)
  const others = [0, 1, 2].filter(
    (seat) => seat !== low && moves(party).some((move, at) => at > depth && move.seat === seat),
  )
  party.does(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  const last = others.filter((seat) => seat !== high).map((seat) => party.phoneOf(seat))
  party.does(party.phoneOf(high), { kind: 'answer', agree: true })
  party.does(party.phoneOf(which === 'low' ? low : high), { kind: 'woke' })
  party.wait(1000)
  for (const phone of last) party.does(phone, { kind: 'answer', agree: true })
  expect([last.length, moves(party).length]).toEqual([1, depth])
})

test('[19] an answer that was lost with its line is said again on the next', () => {
  const party = interleaved()
  const [low, high] = [below(party), above(party)]
  const depth = moves(party).findLastIndex(({ seat }) => seat === low)
  const asked = party.phoneOf(high)
  party.does(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  party.toHost = (frame, guest) => (guest === asked && frame.kind === 'answer' ? { kind: 'have', seq: 0 } : frame)
  party.does(asked, { kind: 'answer', agree: true })
  party.toHost = (frame) => frame
  expect(moves(party).length).toBeGreaterThan(depth)
  party.does(asked, { kind: 'woke' })
  party.wait(1000)
  expect(moves(party)).toHaveLength(depth)
})

test('[19] what is asked is asked still when the host is back, and who has agreed has agreed', () => {
  const party = new Party(3)
  party.play(0, 1, 2)
  party.playUntil(() => new Set(moves(party).map(({ seat }) => seat)).size === 3)
  const [low, high] = [below(party), above(party)]
  const depth = moves(party).findLastIndex(({ seat }) => seat === low)
  const others = moves(party).slice(depth + 1)
  const last = others.map(({ seat }) => seat).find((seat) => seat !== high && seat !== low) ?? 0
  party.does(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  party.does(party.phoneOf(high), { kind: 'answer', agree: true })
  const before = party.guest(party.phoneOf(low)).plea
  party.restart()
  party.wait(3000)
  expect(before?.agreed).toEqual([high])
  expect([0, 1, 2].map((index) => party.guest(index).plea)).toEqual([before, before, before])
  party.does(party.phoneOf(last), { kind: 'answer', agree: true })
  expect(moves(party)).toHaveLength(depth)
  expect(party.room?.sheet.kept.plea).toBeNull()
})

test('[19] what a new deed has overtaken is not asked again when the host is back', () => {
  const party = interleaved()
  const low = below(party)
  party.does(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
  const { sheet } = party.room ?? {}
  const [awaited = 0] = party.awaited()
  party.act(party.phoneOf(awaited), awaited)
  // The log was stored, and of the plea nothing more.
  if (party.room && sheet) party.room = { ...party.room, sheet }
  party.restart()
  party.wait(3000)
  expect([sheet?.kept.plea?.seat, party.room?.plea, party.guest(0).plea]).toEqual([low, null, null])
})

test.each([
  ['asked', 'low'],
  ['agreed', 'high'],
] as const)(
  '[19] a phone that has %s and forgotten it takes nothing back until its people say so again',
  (_, which) => {
    const party = new Party(3)
    party.play(0, 1, 2)
    party.playUntil(() => new Set(moves(party).map(({ seat }) => seat)).size === 3)
    const [low, high] = [below(party), above(party)]
    const depth = moves(party).findLastIndex(({ seat }) => seat === low)
    const phone = party.phoneOf(which === 'low' ? low : high)
    party.does(party.phoneOf(low), { kind: 'ask', what: 'undo', seat: low })
    party.does(party.phoneOf(high), { kind: 'answer', agree: true })
    party.reload(phone)
    party.wait(1000)
    expect(pleaView(party.guest(phone), () => 'it')?.at).toBe(which === 'low' ? 'waits' : 'asked')
    for (const other of [0, 1, 2]) if (other !== phone) party.does(other, { kind: 'answer', agree: true })
    party.wait(1000)
    expect(moves(party).length).toBeGreaterThan(depth)
    expect(pleaView(party.guest(phone), () => 'it')).toMatchObject({ at: 'asked', deed: 'it' })
    party.does(phone, { kind: 'answer', agree: true })
    expect(moves(party)).toHaveLength(depth)
  },
)

test('[19] what was agreed to before counts for no plea that follows, though the host starts anew', () => {
  const party = interleaved()
  const [low, high] = [below(party), above(party)]
  const [asker, asked] = [party.phoneOf(low), party.phoneOf(high)]
  party.isStoring = false
  party.does(asker, { kind: 'ask', what: 'undo', seat: low })
  party.toHost = (frame, guest) => (guest === asked && frame.kind === 'answer' ? { kind: 'have', seq: 0 } : frame)
  party.does(asked, { kind: 'answer', agree: true })
  party.toHost = (frame) => frame
  party.wait(500)
  party.restart()
  party.isStoring = true
  party.wait(3000)
  expect([0, 1].map((index) => party.guest(index).plea)).toEqual([null, null])
  const from = party.length()
  party.toGuest = (frame) => (frame.kind === 'plea' ? { ...frame, plea: { ...frame.plea, isAgreed: true } } : frame)
  party.does(asker, { kind: 'ask', what: 'undo', seat: low })
  expect(party.length()).toBe(from)
  party.toGuest = (frame) => frame
  party.does(asked, { kind: 'answer', agree: true })
  expect(party.length()).toBeGreaterThan(from)
})
