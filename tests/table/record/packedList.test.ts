import fc from 'fast-check'
import { strToU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/kernel/json.ts'
import { pack, unpack } from '../../../src/table/record/packedList.ts'

/** Plain data as the app stores it: whole numbers without -0, and no key that changes a prototype. */
const json: fc.Arbitrary<Json> = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.maxSafeInteger().map((number) => number + 0),
    fc.integer({ min: -200, max: 200 }).map((number) => number + 0),
    fc.string({ unit: 'grapheme' }),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('json')),
    fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      tie('json'),
      { noNullPrototype: true },
    ),
  ),
})).json

test('what is packed is unpacked', () =>
  fc.assert(
    fc.property(fc.array(json), (list) => {
      expect(unpack(pack(list))).toEqual(list)
    }),
    { numRuns: 500 },
  ))

test('objects of one form are packed as the form, then their numbers, as counted by hand', () => {
  const list = [
    { kind: 'slide', from: 5, to: 63 },
    { kind: 'slide', from: -1, to: 64 },
    { kind: 'slide', from: 8255, to: 8256 },
  ]
  expect([...pack(list)]).toEqual([
    ...strToU8('[{"from":0,"kind":"slide","to":0}]'),
    0,
    ...[0, 5, 63],
    // The sign is 64; 64 is six bits of 0 with more to come, and 1 times 64.
    ...[0, 64 + 1, 128, 1],
    // 8255 = 63 + 64 * 128 is 63, then 0 with more to come, then 1; 8256 = 0 + 64 * 129 = 64 * (1 + 128).
    ...[0, 128 + 63, 128, 1, 128, 128 + 1, 1],
  ])
})

describe('bytes that are no packed list are refused', () => {
  const packed = pack([{ a: 300 }])
  test.each([
    ['nothing', Uint8Array.of()],
    ['no forms', Uint8Array.of(0, 1, 2)],
    ['a form that is not there', Uint8Array.of(...strToU8('[0]'), 0, 1, 5)],
    ['a number that is cut', packed.subarray(0, -1)],
    ['a number that is too big', Uint8Array.of(...strToU8('[0]'), 0, 0, ...Array(9).fill(255), 1)],
    ['forms that are none', Uint8Array.of(...strToU8('{"a":0}'), 0, 0)],
    ['forms that are no JSON', Uint8Array.of(...strToU8('[0'), 0, 0)],
    ['a key that changes a prototype', Uint8Array.of(...strToU8('[{"__proto__":0}]'), 0, 0)],
    ['forms that are too deep', Uint8Array.of(...strToU8('['.repeat(5_000) + ']'.repeat(5_000)), 0, 0)],
    [
      'a few bytes for a very long list',
      Uint8Array.of(...strToU8(`["${'x'.repeat(1_000)}"]`), 0, ...Array(2_001).fill(0)),
    ],
  ])('%s', (_, bytes) => {
    expect(unpack(bytes)).toBeNull()
  })

  test('any bytes give a list or none', () =>
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.string(), (bytes, text) => {
        unpack(bytes)
        unpack(Uint8Array.of(...strToU8(`[${text}]`), 0, ...bytes))
      }),
      { numRuns: 2_000 },
    ))
})
