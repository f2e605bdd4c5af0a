/** Proofs of identity between phones. Numbers are those of docs/protocol.md. */
import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMovedKey, proofOf } from '../../../src/table/room/seatKeys.ts'
import { Party } from './roomInMemory.ts'

test('[P14] a proof is HMAC-SHA256 of who says it, the id and the nonce, cut to 16 bytes', () => {
  const key = { id: 'abcdefgh', secret: Buffer.alloc(16, 9).toString('base64url') }
  const nonce = Buffer.alloc(16, 5).toString('base64url')
  const mac = createHmac('sha256', Buffer.alloc(16, 9)).update(`host abcdefgh ${nonce}`).digest()
  expect(proofOf(key, 'host', nonce)).toBe(mac.subarray(0, 16).toString('base64url'))
  expect(proofOf(key, 'guest', nonce)).not.toBe(proofOf(key, 'host', nonce))
})

test('[P14] no secret travels in a greeting', () => {
  const party = new Party(2)
  const key = party.takeSeat(1)
  const effectsBefore = party.guestEffects[1]?.length
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(1000)
  const sentKinds = JSON.stringify([
    party.guestEffects[1]?.slice(effectsBefore).filter(({ kind }) => kind === 'say'),
    party.framesTo(1, 'prove'),
  ])
  expect(sentKinds).toContain(key.id)
  expect(sentKinds).not.toContain(key.secret)
  expect(party.guest(1).line.kind).toBe('up')
})

test('[P14] a phone that does not have the secret is refused, and the seat stays where it is', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  const { id } = party.guest(1).keys[0] ?? party.newKey('')
  const thief = party.join(false, [createMovedKey({ id, secret: party.random(16) }, party.random(6))])
  // The thief accepts any proof of the host.
  party.toGuest = (frame, index) => {
    if (frame.kind !== 'prove' || index !== thief) return frame
    const { line, keys } = party.guest(thief)
    return { ...frame, macs: keys.map((key) => ('nonce' in line ? proofOf(key, 'host', line.nonce) : '')) }
  }
  party.wait(500)
  expect(party.guest(thief).line).toEqual({ kind: 'ended', why: 'key' })
  expect(party.framesTo(1, 'moved')).toEqual([])
  expect(party.room?.present).toEqual([true, true])
})

test('[P14] a guest proves nothing to a host that cannot prove itself, keeps its seat and dials again later', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.toGuest = (frame, index) =>
    frame.kind === 'prove' && index === 1 ? { ...frame, macs: [party.random(16)] } : frame
  party.dispatchGuest(1, { kind: 'woke' })
  const effectsBefore = party.guestEffects[1]?.length
  party.wait(500)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'down', dialAt: party.now + 5000 }, isElsewhere: true })
  const sentKinds = party.guestEffects[1]
    ?.slice(effectsBefore)
    .flatMap((effect) => (effect.kind === 'say' ? [effect.frame.kind] : []))
  expect(sentKinds).toEqual(['hello'])
  expect(party.guest(1).keys.length).toBe(1)
  party.toGuest = (frame) => frame
  party.wait(6000)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'up' }, isElsewhere: false })
})

test('[P14] a guest with a seat accepts no welcome and no lobby from a host that proves nothing', () => {
  for (const answer of ['welcome', 'lobby'] as const) {
    const party = new Party(2)
    party.startGame(0, 1)
    const { header } = party.room?.arbiter.log.replay ?? {}
    const lobby = party.framesTo(1, 'lobby')[0]
    party.toGuest = (frame, index) => {
      if (frame.kind !== 'prove' || index !== 1 || !header || !lobby) return frame
      return answer === 'lobby' ? lobby : { kind: 'welcome', header, seats: [null] }
    }
    party.dispatchGuest(1, { kind: 'woke' })
    party.wait(5000)
    expect(party.framesTo(1, answer).length).toBeGreaterThan(1)
    expect(party.guest(1)).toMatchObject({ line: { kind: 'greeting' }, lobby: null, keys: [{ seat: 1 }] })
    party.toGuest = (frame) => frame
    party.wait(5000)
    expect(party.guest(1)).toMatchObject({ line: { kind: 'up' }, keys: [{ seat: 1 }] })
  }
})

test('[P14] a guest with a seat believes no farewell of a host that proves nothing, and dials again later', () => {
  const party = new Party(2)
  party.startGame(0, 1)
  party.toGuest = (frame, index) =>
    frame.kind === 'prove' && index === 1 ? { kind: 'farewell', why: 'closed' } : frame
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(500)
  expect(party.guest(1)).toMatchObject({ line: { kind: 'down', dialAt: party.now + 5000 }, keys: [{ seat: 1 }] })
  party.toGuest = (frame) => frame
  party.wait(6000)
  expect(party.guest(1).line.kind).toBe('up')
})

test('[P14] a phone connected by hand to another table gives up its old seats, and keeps them at the same table', () => {
  const [effectsBefore, party] = [new Party(2), new Party(2)]
  effectsBefore.takeSeat(1, 'Ben')
  const keys = effectsBefore.guest(1).keys
  const [again, here] = [effectsBefore.join(false, keys, true), party.join(false, keys, true)]
  effectsBefore.wait(1000)
  party.wait(1000)
  expect(effectsBefore.guest(again)).toMatchObject({ line: { kind: 'up' }, keys: [{ id: keys[0]?.id, name: 'Ben' }] })
  expect(party.guest(here)).toMatchObject({ line: { kind: 'up' }, keys: [], isElsewhere: false })
  expect(party.effectsOf(here, 'keep').at(-1)).toEqual({ kind: 'keep', keys: [] })
  expect(party.guest(here).lobby?.watching).toBe(3)
})

test('[P14] [P17] a lobby that was sent before the host received a second greeting is no answer to it', () => {
  const party = new Party(2)
  const { id } = party.takeSeat(1)
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(500)
  const channel = [...party.guestByChannel.keys()].at(-1) ?? 0
  const lobby = party.framesTo(1, 'lobby').at(-1)
  party.offline.add(1)
  party.dispatchGuest(1, { kind: 'said', channel, frame: { kind: 'moved', ids: [id] } })
  if (lobby) party.dispatchGuest(1, { kind: 'said', channel, frame: lobby })
  expect(party.guest(1)).toMatchObject({ line: { kind: 'greeting', channel }, isElsewhere: false })
  party.offline.clear()
  const hello = party.effectsOf(1, 'say').at(-1)?.frame
  if (hello) party.dispatchHost({ kind: 'said', channel, frame: hello })
  expect(party.guest(1)).toMatchObject({ line: { kind: 'up', channel }, keys: [{ id }] })
})

test('[P14] a phone that greets anew on a line made by hand keeps its seats, though a heartbeat comes before the answer', () => {
  const effectsBefore = new Party(2)
  effectsBefore.takeSeat(1, 'Ben')
  const phone = effectsBefore.join(false, effectsBefore.guest(1).keys, true)
  effectsBefore.wait(1000)
  const [lobby] = effectsBefore.framesTo(phone, 'lobby')
  effectsBefore.toGuest = (frame, index) => {
    const channel = [...effectsBefore.guestByChannel.keys()].at(-1) ?? 0
    if (index === phone && frame.kind === 'prove' && lobby)
      effectsBefore.dispatchGuest(phone, { kind: 'said', channel, frame: lobby })
    return frame
  }
  effectsBefore.dispatchGuest(phone, { kind: 'woke' })
  effectsBefore.wait(1000)
  expect(effectsBefore.guest(phone)).toMatchObject({ line: { kind: 'up' }, keys: [{ name: 'Ben' }] })
  expect(effectsBefore.effectsOf(phone, 'keep')).toEqual([])
})

test('a phone with the log of another game is not welcome', () => {
  const [party, other] = [new Party(2), new Party(2)]
  party.startGame(0, 1)
  other.startGame(0, 1)
  party.toHost = (frame, index) =>
    frame.kind === 'hello' && index === 1 ? { ...frame, game: 'anotherAAAAAAAAAAAAAAA' } : frame
  party.dispatchGuest(1, { kind: 'woke' })
  party.wait(500)
  expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'otherGame' })
})

test('a person dials again after a farewell', () => {
  const party = new Party(2)
  party.dispatchHost({ kind: 'close' })
  expect(party.guest(1).line).toEqual({ kind: 'ended', why: 'closed' })
  party.dispatchGuest(1, { kind: 'woke' })
  expect(party.guest(1).line.kind).toBe('ended')
  party.dispatchGuest(1, { kind: 'dial' })
  party.wait(500)
  expect(party.guest(1).line.kind).toBe('up')
})
