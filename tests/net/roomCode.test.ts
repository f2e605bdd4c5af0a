import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRoomCode, type RandomBytes, readRoomCode } from '../../src/net/roomCode.ts'

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
