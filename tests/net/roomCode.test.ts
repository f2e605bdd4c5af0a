import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backoffDelay } from '../../src/net/backoffDelay.ts'
import { createRoomCode, hostPeerId, type RandomBytes, readRoomCode } from '../../src/net/roomCode.ts'
import { createRoomTicket, createTicket } from '../../src/net/ticket.ts'

/** These bytes, one after the other, then zeros. */
const from = (...bytes: readonly number[]): RandomBytes => {
  const left = [...bytes]
  return (count) => Uint8Array.from({ length: count }, () => left.shift() ?? 0)
}

test('a byte names a letter of 31; one that would favour the first letters is thrown again', () => {
  expect(createRoomCode(from(0, 7, 8, 22, 23, 30))).toBe('AHJZ29')
  expect(createRoomCode(from(31, 247, 248, 255, 1, 2, 3, 4))).toBe('A9BCDE')
})

test('a code has no letter that is taken for another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 6, maxLength: 40 }), (bytes) => {
      expect(createRoomCode(from(...bytes))).toMatch(/^[A-HJKMNP-Z2-9]{6}$/)
    }),
  )
})

test.each(['ABC234', 'abc234', ' abc-234 ', 'ab c2 34'])('%j is read as ABC234', (text) => {
  expect(readRoomCode(text)).toEqual({ ok: true, value: 'ABC234' })
})

test.each(['', 'ABC23', 'ABC2345', 'ABC23O', 'ABC230', 'ABC23I', 'ABC23L', 'ABC231', 'ÄBC234'])(
  '%j is no code',
  (text) => {
    expect(readRoomCode(text)).toEqual({ ok: false, error: { code: 'room.code' } })
  },
)

test('a ticket of a room names it; two tickets share no secret', () => {
  const [one, other] = [createRoomTicket('ABC234'), createRoomTicket('ABC234')]
  expect(one).toMatchObject({ code: 'ABC234', id: 'blackstone-castle-ABC234' })
  expect(one.token).toMatch(/^[0-9a-f]{32}$/)
  expect(other.token).not.toBe(one.token)
  expect(createTicket('ABC234').id).not.toBe(createTicket('ABC234').id)
  // As the proxy in docs/deploy.md finds the code in either name.
  for (const { id } of [one, createTicket('ABC234')])
    expect(/^blackstone-castle-([A-Z2-9]{6})/.exec(id)?.[1]).toBe('ABC234')
})

test('every name that is made is one that PeerJS takes', () => {
  const taken = /^[A-Za-z0-9]+(?:[ _-][A-Za-z0-9]+)*$/
  expect(hostPeerId('ABC234')).toMatch(taken)
  expect(createTicket('ABC234').id).toMatch(taken)
})

test('pauses double from half a second to 15 s, and are spread over their second half', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 1_000].map((failed) => backoffDelay(failed, 0))).toEqual([
    250, 500, 1_000, 2_000, 4_000, 7_500, 7_500, 7_500,
  ])
  expect(backoffDelay(0, 0.5)).toBe(375)
  expect(backoffDelay(9, 0.999_999)).toBe(15_000)
})
