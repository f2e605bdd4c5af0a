import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64url, toBase64url } from '../../src/kernel/base64url.ts'

test('bytes become the text that node makes of them, and come back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      const text = toBase64url(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(fromBase64url(text)).toEqual(Uint8Array.from(bytes))
    }),
  )
})

test.each(['A', 'AAAAA', 'A=', 'AA==', 'A+', 'A/', 'AB', 'AAB', 'Ä', 'A A'])(
  '%s is not the text of any bytes',
  (text) => {
    expect(fromBase64url(text)).toBeUndefined()
  },
)
