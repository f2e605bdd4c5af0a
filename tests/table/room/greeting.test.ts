/** How phones prove who they are. Numbers are those of docs/protocol.md. */
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { movedKey, proofOf } from '../../../src/table/room/keys.ts'
import { newKey, Party, random } from './party.ts'

test('[14] a proof is HMAC-SHA256 of who says it, the id and the nonce, cut to 16 bytes', () => {
  const key = { id: 'abcdefgh', secret: Buffer.alloc(16, 9).toString('base64url') }
  const nonce = random(16)
  const mac = createHmac('sha256', Buffer.alloc(16, 9)).update(`host abcdefgh ${nonce}`).digest()
  expect(proofOf(key, 'host', nonce)).toBe(mac.subarray(0, 16).toString('base64url'))
  expect(proofOf(key, 'guest', nonce)).not.toBe(proofOf(key, 'host', nonce))
})

test('[14] no secret travels in a greeting', () => {
  const party = new Party(2)
  const key = party.sit(1)
  const before = party.asked[1]?.length
  party.does(1, { kind: 'woke' })
  party.wait(1000)
  const said = JSON.stringify([
    party.asked[1]?.slice(before).filter(({ kind }) => kind === 'say'),
    party.told(1, 'prove'),
  ])
  expect(said).toContain(key.id)
  expect(said).not.toContain(key.secret)
  expect(party.guest(1).line.kind).toBe('up')
})

test('[14] a phone that does not have the secret is refused, and the seat stays where it is', () => {
  const party = new Party(2)
  party.play(0, 1)
  const { id } = party.guest(1).keys[0] ?? newKey('')
  const thief = party.join(false, [movedKey({ id, secret: random(16) }, random(6))])
  // It takes whatever the host proves for true.
  party.toGuest = (frame, index) => {
    if (frame.kind !== 'prove' || index !== thief) return frame
    const { line, keys } = party.guest(thief)
    return { ...frame, macs: keys.map((key) => ('nonce' in line ? proofOf(key, 'host', line.nonce) : '')) }
  }
  party.wait(500)
  expect(party.guest(thief).line).toEqual({ kind: 'ended', why: 'key' })
  expect(party.told(1, 'moved')).toEqual([])
  expect(party.room?.present).toEqual([true, true])
})

test('[14] a guest shows nothing to a host that cannot prove itself, keeps its seat and dials again later', () => {
  const party = new Party(2)
  party.play(0, 1)
  party.toGuest = (frame, index) => (frame.kind === 'prove' && index === 1 ? { ...frame, macs: [random(16)] } : frame)
  party.does(1, { kind: 'woke' })
  const before = party.asked[1]?.length
  party.wait(500)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'down', dialAt: party.now + 5000 }, isElsewhere: true })
  const said = party.asked[1]?.slice(before).flatMap((effect) => (effect.kind === 'say' ? [effect.frame.kind] : []))
  expect(said).toEqual(['hello'])
  expect(party.guest(1).keys.length).toBe(1)
  party.toGuest = (frame) => frame
  party.wait(6000)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'up' }, isElsewhere: false })
})

test('[14] a guest with a seat takes no welcome and no lobby of a host that proves nothing', () => {
  for (const answer of ['welcome', 'lobby'] as const) {
    const party = new Party(2)
    party.play(0, 1)
    const { header } = party.room?.docket.book.replay ?? {}
    const lobby = party.told(1, 'lobby')[0]
    party.toGuest = (frame, index) => {
      if (frame.kind !== 'prove' || index !== 1 || !header || !lobby) return frame
      return answer === 'lobby' ? lobby : { kind: 'welcome', header, seats: [null] }
    }
    party.does(1, { kind: 'woke' })
    party.wait(5000)
    expect(party.told(1, answer).length).toBeGreaterThan(1)
    expect(party.guest(1)).toMatchObject({ line: { kind: 'greeting' }, lobby: null, keys: [{ seat: 1 }] })
    party.toGuest = (frame) => frame
    party.wait(5000)
    expect(party.guest(1)).toMatchObject({ line: { kind: 'up' }, keys: [{ seat: 1 }] })
  }
})

test('[14] who was connected by hand to another table than before lets those seats go, and keeps them at the same one', () => {
  const [before, party] = [new Party(2), new Party(2)]
  before.sit(1, 'Ben')
  const keys = before.guest(1).keys
  const [again, here] = [before.join(false, keys, true), party.join(false, keys, true)]
  before.wait(1000)
  party.wait(1000)
  expect(before.guest(again)).toMatchObject({ line: { kind: 'up' }, keys: [{ id: keys[0]?.id, name: 'Ben' }] })
  expect(party.guest(here)).toMatchObject({ line: { kind: 'up' }, keys: [], isElsewhere: false })
  expect(party.effects(here, 'keep').at(-1)).toEqual({ kind: 'keep', keys: [] })
  expect(party.guest(here).lobby?.watching).toBe(3)
})

test('[14] [17] a lobby that was told before the host heard a second greeting is no answer to it', () => {
  const party = new Party(2)
  const { id } = party.sit(1)
  party.does(1, { kind: 'woke' })
  party.wait(500)
  const channel = [...party.lines.keys()].at(-1) ?? 0
  const lobby = party.told(1, 'lobby').at(-1)
  party.offline.add(1)
  party.does(1, { kind: 'said', channel, frame: { kind: 'moved', ids: [id] } })
  if (lobby) party.does(1, { kind: 'said', channel, frame: lobby })
  expect(party.guest(1)).toMatchObject({ line: { kind: 'greeting', channel }, isElsewhere: false })
  party.offline.clear()
  const hello = party.effects(1, 'say').at(-1)?.frame
  if (hello) party.host({ kind: 'said', channel, frame: hello })
  expect(party.guest(1)).toMatchObject({ line: { kind: 'up', channel }, keys: [{ id }] })
})

test('[14] a phone that greets anew on a line made by hand keeps its seats, though a heartbeat comes before the answer', () => {
  const before = new Party(2)
  before.sit(1, 'Ben')
  const phone = before.join(false, before.guest(1).keys, true)
  before.wait(1000)
  const [lobby] = before.told(phone, 'lobby')
  before.toGuest = (frame, index) => {
    const channel = [...before.lines.keys()].at(-1) ?? 0
    if (index === phone && frame.kind === 'prove' && lobby) before.does(phone, { kind: 'said', channel, frame: lobby })
    return frame
  }
  before.does(phone, { kind: 'woke' })
  before.wait(1000)
  expect(before.guest(phone)).toMatchObject({ line: { kind: 'up' }, keys: [{ name: 'Ben' }] })
  expect(before.effects(phone, 'keep')).toEqual([])
})

test('a phone with the log of another game is not welcome', () => {
  const [party, other] = [new Party(2), new Party(2)]
  party.play(0, 1)
  other.play(0, 1)
  party.toHost = (frame, index) =>
    frame.kind === 'hello' && index === 1 ? { ...frame, game: 'anotherAAAAAAAAAAAAAAA' } : frame
  party.does(1, { kind: 'woke' })
  party.wait(500)
  expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'otherGame' })
})

test('a person dials again after a farewell', () => {
  const party = new Party(2)
  party.host({ kind: 'close' })
  expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'closed' })
  party.does(1, { kind: 'woke' })
  expect(party.guest(1).line.kind).toBe('ended')
  party.does(1, { kind: 'dial' })
  party.wait(500)
  expect(party.guest(1).line.kind).toBe('up')
})
