import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/kernel/canonicalJson.ts'
import { createHasher, hashOf } from '../../src/kernel/hash64.ts'
import { mixHashOf } from '../../src/kernel/hashOfProtocol1.ts'
import type { Json } from '../../src/kernel/json.ts'

/** Hashes of the protocols; each finds the same. */
const HASHES = [
  ['protocol 1', mixHashOf],
  ['protocol 2', hashOf],
] as const

type Fields = { [key: string]: Json }
const json = fc.letrec<{ value: Json; fields: Fields }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: -200, max: 200 }),
    fc.maxSafeInteger().map((value) => value + 0),
    fc.string({ maxLength: 5 }),
    fc.constantFrom(null, true, false),
    fc.array(fc.nat(30)),
    fc.array(tie('value'), { maxLength: 5 }),
    tie('fields'),
  ),
  fields: fc.dictionary(fc.string({ maxLength: 4 }), tie('value'), { maxKeys: 5 }),
})).fields

const isLeaf = (value: Json) => typeof value !== 'object' || value === null
const leaves = (value: Json): number =>
  isLeaf(value) ? 1 : Object.values(value as Fields).reduce<number>((sum, part) => sum + leaves(part), 0)

/** Copy of the data with the leaf at this index replaced. */
const withLeaf = (value: Json, index: number, leaf: Json): Json => {
  if (isLeaf(value)) return index === 0 ? leaf : value
  let left = index
  const replaceLeaf = (part: Json): Json => {
    const here = left
    left -= leaves(part)
    return here >= 0 && left < 0 ? withLeaf(part, here, leaf) : part
  }
  if (Array.isArray(value)) return value.map(replaceLeaf)
  return Object.fromEntries(Object.entries(value as Fields).map(([key, part]) => [key, replaceLeaf(part)]))
}
const reverseKeys = (value: Json): Json => {
  if (isLeaf(value)) return value
  if (Array.isArray(value)) return value.map(reverseKeys)
  const entries = Object.entries(value as Fields).reverse()
  return Object.fromEntries(entries.map(([key, part]) => [key, reverseKeys(part)]))
}

test.each(HASHES)(
  '%s: the hash does not depend on the order of keys, nor on a round trip through JSON',
  (_, hashOf) => {
    fc.assert(
      fc.property(json, (value) => {
        expect(hashOf(value)).toMatch(/^[0-9a-f]{16}$/)
        expect(hashOf(reverseKeys(value) as object)).toBe(hashOf(value))
        expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value))
      }),
      { numRuns: 500 },
    )
  },
)

test.each(HASHES)('%s: a change of any single leaf changes both halves of the hash', (_, hashOf) => {
  const state = { a: [0, 1, 2], b: { c: -5, d: [[7], [8]] }, e: 3, f: 12_345_678_901_234 }
  for (let leaf = 0; leaf < leaves(state); leaf++) {
    for (const other of [-1, 4, 77, 2 ** 31, 2 ** 53 - 1]) {
      const changed = hashOf(withLeaf(state, leaf, other) as object)
      expect(changed.slice(0, 8)).not.toBe(hashOf(state).slice(0, 8))
      expect(changed.slice(8)).not.toBe(hashOf(state).slice(8))
    }
  }
})

test.each(HASHES)('%s: different data has different hashes', (_, hashOf) => {
  const samples = new Map(
    fc.sample(json, { numRuns: 5000, seed: 7 }).map((value) => [canonicalJson(value), hashOf(value)]),
  )
  expect(samples.size).toBeGreaterThan(3000)
  expect(new Set(samples.values()).size).toBe(samples.size)
})

test.each(HASHES)('%s: similar data has different hashes', (_, hashOf) => {
  const similarValues: object[] = [
    ...[[], {}, [0], [[]], [null], [false], [''], [0, 0], [[0]], [[0, 0]], ['0'], [[0], 0], [0, [0]], [1, 2], [2, 1]],
    ...[{ a: 0 }, { a: [] }, { a: null }, { b: 0 }, { a: 1, b: 2 }, { a: 2, b: 1 }, { a: { b: 1 } }, { ab: 1 }],
    ...[
      ['ab', ''],
      ['a', 'b'],
      ['', 'ab'],
      [1, 'a'],
      ['a', 1],
      [2 ** 32],
      [2 ** 32 + 1],
      [2 ** 33],
      [-(2 ** 32)],
      [-1],
    ],
  ]
  expect(new Set(similarValues.map(hashOf)).size).toBe(similarValues.length)
})

test.each(HASHES)('%s: neighbouring boards do not collide', (_, hashOf) => {
  const hashes = new Set<string>()
  for (let a = 0; a < 40; a++)
    for (let b = 0; b < 40; b++) for (let c = 0; c < 40; c++) hashes.add(hashOf({ board: [a, b, c], turn: a ^ b }))
  expect(hashes.size).toBe(64_000)
})

test('frozen data has the hash of the same data unfrozen, and is hashed again where an inner part can still change', () => {
  const options = { first: 0, wild: 'off' }
  const setting = Object.freeze({ options })
  const before = hashOf(setting)
  expect(before).toBe(hashOf({ options: { first: 0, wild: 'off' } }))
  expect(hashOf(setting)).toBe(before)
  options.first = 1
  expect(hashOf(setting)).toBe(hashOf({ options: { first: 1, wild: 'off' } }))
  const closed = Object.freeze({ options: Object.freeze({ first: 2, list: [1] }) })
  const sealed = hashOf(closed)
  closed.options.list.push(2)
  expect(hashOf(closed)).not.toBe(sealed)
})

test('each place of a list of numbers counts', () => {
  const lists = [
    [],
    [0],
    [0, 0],
    [0, 0, 0],
    [1],
    [0, 1],
    [1, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
    [1, 2],
    [2, 1],
    [2, 1, 0],
  ]
  expect(new Set(lists.map(hashOf)).size).toBe(lists.length)
})

test('the same data hashes the same in every version: recorded games depend on it', () => {
  const state = { board: [0, 1, -1, 71], mode: 'kings-quest', seats: [{ knights: 2, open: true }], rest: null }
  expect(mixHashOf(state)).toBe('09221008f588c358')
  expect(hashOf(state)).toBe('43bf61fc81e87959')
})

describe('the hash of what differs', () => {
  test('is that of the whole, whatever was hashed before', () => {
    fc.assert(
      fc.property(fc.array(json, { minLength: 2, maxLength: 8 }), (values) => {
        const hash = createHasher()
        for (const value of values) expect(hash(value)).toBe(hashOf(value))
      }),
      { numRuns: 500 },
    )
  })

  test('is that of the whole where single leaves, items and fields change and the rest is shared', () => {
    fc.assert(
      fc.property(
        json,
        fc.array(fc.tuple(fc.nat(40), fc.integer({ min: -3, max: 90 })), { maxLength: 6 }),
        (from, steps) => {
          const hash = createHasher()
          let value: object = from
          expect(hash(value)).toBe(hashOf(value))
          for (const [place, number] of steps) {
            value = withLeaf(value as Json, place % (leaves(value as Json) + 1), number) as object
            expect(hash(value)).toBe(hashOf(value))
            const grown = { ...value, [`k${number % 5}`]: [number, { place }] }
            expect(hash(grown)).toBe(hashOf(grown))
          }
          expect(hash(from)).toBe(hashOf(from))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('of a value that is a bug is none, and the next one has the right hash', () => {
    const hash = createHasher()
    expect(hash({ a: [1, 2] })).toBe(hashOf({ a: [1, 2] }))
    expect(() => hash({ a: [1, 0.5] })).toThrow(TypeError)
    expect(() => hash({ a: undefined })).toThrow(TypeError)
    expect(hash({ a: [1, 3] })).toBe(hashOf({ a: [1, 3] }))
  })

  test('does not take what every object inherits for a field', () => {
    const hash = createHasher()
    hash({ a: 1 })
    const inherited = JSON.parse('{"toString": 1, "constructor": {"x": 2}, "__proto__": 3}')
    expect(hash(inherited)).toBe(hashOf(inherited))
    expect(hash({ a: 1 })).toBe(hashOf({ a: 1 }))
  })
})

/**
 * The same hash by whole numbers without limits, as docs/protocol.md gives it: one term for each leaf, and one for each
 * list and object. Places and texts are mixed in from the outside inwards.
 */
const slowHashOf = (value: Json): string => {
  const wrap = (number: bigint): bigint => BigInt.asUintN(32, number)
  const rotate = (lane: bigint, by: bigint): bigint => wrap((lane << by) | (wrap(lane) >> (32n - by)))
  const mix = [
    (lane: bigint, word: bigint) => wrap(rotate(wrap((lane ^ wrap(word)) * 0x85ebca6bn), 15n) + 0x52dce729n),
    (lane: bigint, word: bigint) => rotate(wrap(wrap(lane + word) * 0xc2b2ae35n), 13n) ^ 0x165667b1n,
  ] as const
  const scatter = (lane: bigint): bigint => {
    const high = wrap((lane ^ (lane >> 16n)) * 0x85ebca6bn)
    const low = wrap((high ^ (high >> 13n)) * 0xc2b2ae35n)
    return low ^ (low >> 16n)
  }
  const lanes = ([0, 1] as const).map((lane) => {
    const start = (a: bigint, b: bigint): bigint => (lane === 0 ? a : b)
    const step = (from: bigint, word: number): bigint => mix[lane](from, BigInt(word))
    const text = (from: bigint, of: string): bigint =>
      [of.length, ...Array.from({ length: of.length }, (_, index) => of.charCodeAt(index))].reduce(step, from)
    const term = (place: bigint, word: bigint): bigint => scatter(lane === 0 ? place ^ wrap(word) : wrap(place + word))
    const whole = (of: number): bigint =>
      [of | 0, Math.floor(of / 2 ** 32)].reduce(step, start(0x3f84d5b5n, 0x47f0917an))
    const leaf = (of: Json): bigint => {
      if (typeof of === 'string') return text(start(0x3243f6a8n, 0x0885a308n), of)
      if (typeof of === 'number') return (of | 0) === of ? BigInt(of) : whole(of)
      if (of === null) return start(0x13198a2en, 0x03707344n)
      return of ? start(0x299f31d0n, 0x082efa98n) : start(0x6c4e3922n, 0x1c80317fn)
    }
    const sum = (place: bigint, of: Json): bigint => {
      if (isLeaf(of)) return term(place, leaf(of))
      if (Array.isArray(of))
        return of.reduce(
          (total: bigint, item: Json, index: number) => total + sum(step(place, index), item),
          term(place, step(start(0x452821e6n, 0x38d01377n), of.length)),
        )
      return Object.entries(of as Fields).reduce(
        (total, [key, field]) => total + sum(mix[lane](place, text(start(0xd1310ba6n, 0x98dfb5acn), key)), field),
        term(place, start(0x1b873593n, 0x38b34ae5n)),
      )
    }
    return wrap(sum(start(0x2545f491n, 0x5bd1e995n), value))
  })
  return lanes.map((lane) => lane.toString(16).padStart(8, '0')).join('')
}

test('the hash is the sum that docs/protocol.md describes', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(hashOf(value)).toBe(slowHashOf(value))
    }),
  )
})

test.each([undefined, 0.5, -0, Number.NaN, 2 ** 53, () => 1, 1n])('%s in a state is a bug', (value) => {
  expect(() => hashOf({ value })).toThrow(TypeError)
  expect(() => hashOf([1, value])).toThrow(TypeError)
  expect(() => hashOf([value])).toThrow(TypeError)
})
