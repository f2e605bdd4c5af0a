import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from '../../../src/kernel/json.ts'
import { SAME } from '../../../src/table/room/valueCodec/learnedForms.ts'
import { createValueReader } from '../../../src/table/room/valueCodec/readValue.ts'
import { FIRST_FORM, FIRST_TEXT, TAG } from '../../../src/table/room/valueCodec/tags.ts'
import { LAYOUTS, TEXTS } from '../../../src/table/room/valueCodec/vocabulary.ts'
import { createValueWriter } from '../../../src/table/room/valueCodec/writeValue.ts'

const BUDGET = 1_000_000
/** Values of one channel, written and read again. */
const carry = (values: readonly Json[]): readonly (Json | undefined)[] => {
  const [write, read] = [createValueWriter(), createValueReader(() => BUDGET)]
  return values.map((value) => read(write(value)))
}

const rawText = (length: number): fc.Arbitrary<string> =>
  fc
    .uint8Array({ minLength: length, maxLength: length })
    .map((bytes) => Buffer.from(bytes).toString(length === 8 ? 'hex' : 'base64url'))
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    'seat',
    'commit',
    'A'.repeat(22),
    'B'.repeat(22),
    '0123456789abcdef',
    '0123456789ABCDEF',
    '\ud800',
  ),
  ...[8, 16, 32, 64].map(rawText),
)
const name = fc.oneof(
  fc.constantFrom('kind', 'seq', 'hash', 'a', 'b', '10', '2', 'n'.repeat(50)),
  fc.string({ maxLength: 8 }).filter((key) => key !== '__proto__'),
)
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.maxSafeInteger(),
    fc.nat({ max: 80 }),
    fc.boolean(),
    fc.constant(null),
    text,
    fc.array(tie('value'), { maxLength: 12 }),
    fc.dictionary(name, tie('value'), { maxKeys: 40, noNullPrototype: true }),
  ),
}))

test('all plain data arrives as it was sent, whatever was sent before it', () => {
  fc.assert(
    fc.property(fc.array(value, { maxLength: 12 }), (values) => {
      expect(carry(values)).toEqual(values)
    }),
    { numRuns: 400 },
  )
})

test('objects of one layout arrive with whatever fields repeat, rise or change their kind', () => {
  const field = fc.oneof(fc.nat({ max: 3 }), fc.constant([]), fc.constant(null), text, fc.maxSafeInteger())
  const entry = fc.record({ seq: field, epoch: field, body: fc.oneof(field, fc.record({ code: field })), hash: field })
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 30 }), (values) => {
      expect(carry(values as readonly Json[])).toEqual(values)
    }),
    { numRuns: 400 },
  )
})

test('more texts, layouts and forms than are learned arrive, too', () => {
  const many = Array.from({ length: 3000 }, (_, nth) => ({ [`field${nth % 700}`]: `text ${nth}`, seq: nth % 7 }))
  expect(carry(many)).toEqual(many)
})

test('fields that are undefined are left out, and other numbers than safe integers are not sent', () => {
  expect(carry([{ kind: 'have', bots: undefined } as unknown as Json])).toEqual([{ kind: 'have' }])
  for (const number of [0.5, Number.NaN, 2 ** 53]) expect(() => createValueWriter()(number)).toThrow(TypeError)
})

test('what repeats or rises by one is told by the form alone', () => {
  const write = createValueWriter()
  const entry = (seq: number, hash: string): Json => ({
    seq,
    epoch: 0,
    body: { kind: 'undo', seat: 1, count: 5 },
    hash,
  })
  write(entry(700, '0123456789abcdef'))
  write(entry(701, 'fedcba9876543210'))
  // Form of the entry, form of its body, the eight bytes of the hash.
  expect(write(entry(702, '0000000000000001')).length).toBe(1 + 1 + 8)
})

test('the words of both ends are told apart, so no number is given twice', () => {
  expect(new Set(TEXTS).size).toBe(TEXTS.length)
  expect(new Set(LAYOUTS.map(String)).size).toBe(LAYOUTS.length)
})

const read = (...bytes: number[]): Json | undefined => createValueReader(() => 100)(Uint8Array.from(bytes))
const told = (letters: string): number[] => [TAG.newText, letters.length + 2, ...Buffer.from(JSON.stringify(letters))]

test.each([
  ['nothing', []],
  ['an unknown tag', [0xff]],
  ['a form that nobody has told', [FIRST_FORM]],
  ['a text that nobody has told', [FIRST_TEXT + 63]],
  ['an array that ends early', [TAG.array, 0, 1, 2]],
  ['an array without end', [TAG.array, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f]],
  ['an integer over the safe ones', [TAG.integer, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]],
  ['a text that is no text', [TAG.newText, 1, 0x31]],
  ['a text that is no JSON', [TAG.newText, 1, 0x61]],
  ['a text longer than its bytes', [TAG.newText, 9, 0x22]],
  ['a field told twice', [TAG.object, 2, ...told('a'), ...told('a'), 1, 1]],
  ['a name that changes the prototype', [TAG.object, 1, ...told('__proto__'), 1]],
  ['a layout that is known', [TAG.newLayout, 1, ...told('code'), 1]],
  ['a layout that nobody has told', [TAG.newForm, 120]],
  ['a form with a code that is none', [TAG.newForm, 1, 9, 0, 0, 0, 0]],
  [
    'a field like the last one where there was none',
    [TAG.newForm, LAYOUTS.findIndex((names) => names.join() === 'code'), SAME],
  ],
  ['a value after the last', [1, 1]],
  ['arrays within arrays', Array<number>(60).fill(0xe1)],
])('refused: %s', (_, bytes) => expect(read(...bytes)).toBe(undefined))

test('more characters and values than a message may have are refused', () => {
  const reader = (): ((bytes: Uint8Array) => Json | undefined) => createValueReader(() => 10)
  expect(reader()(createValueWriter()('123456789'))).toBe('123456789')
  expect(reader()(createValueWriter()('1234567890'))).toBe(undefined)
  expect(reader()(createValueWriter()([1, 2, 3, 4, 5, 6, 7, 8, 9]))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(reader()(createValueWriter()([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))).toBe(undefined)
})
