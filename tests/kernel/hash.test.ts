import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '../../src/kernel/canonicalJson.ts'
import { hashOf } from '../../src/kernel/hash.ts'
import type { Json } from '../../src/kernel/json.ts'

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

test('the hash does not depend on the order of keys, nor on a round trip through JSON', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(hashOf(value)).toMatch(/^[0-9a-f]{16}$/)
      expect(hashOf(reverseKeys(value) as object)).toBe(hashOf(value))
      expect(hashOf(JSON.parse(JSON.stringify(value)))).toBe(hashOf(value))
    }),
    { numRuns: 500 },
  )
})

test('a change of any single leaf changes both halves of the hash', () => {
  const state = { a: [0, 1, 2], b: { c: -5, d: [[7], [8]] }, e: 3, f: 12_345_678_901_234 }
  for (let leaf = 0; leaf < leaves(state); leaf++) {
    for (const other of [-1, 4, 77, 2 ** 31, 2 ** 53 - 1]) {
      const changed = hashOf(withLeaf(state, leaf, other) as object)
      expect(changed.slice(0, 8)).not.toBe(hashOf(state).slice(0, 8))
      expect(changed.slice(8)).not.toBe(hashOf(state).slice(8))
    }
  }
})

test('different data has different hashes', () => {
  const samples = new Map(
    fc.sample(json, { numRuns: 5000, seed: 7 }).map((value) => [canonicalJson(value), hashOf(value)]),
  )
  expect(samples.size).toBeGreaterThan(3000)
  expect(new Set(samples.values()).size).toBe(samples.size)
})

test('similar data has different hashes', () => {
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

test('neighbouring boards do not collide', () => {
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

test('lists of numbers are hashed in pairs: each place counts, also the last of an odd length', () => {
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
  expect(hashOf({ board: [0, 1, -1, 71], mode: 'kings-quest', seats: [{ knights: 2, open: true }], rest: null })).toBe(
    '09221008f588c358',
  )
})

test.each([undefined, 0.5, -0, Number.NaN, 2 ** 53, () => 1, 1n])('%s in a state is a bug', (value) => {
  expect(() => hashOf({ value })).toThrow(TypeError)
  expect(() => hashOf([1, value])).toThrow(TypeError)
  expect(() => hashOf([value])).toThrow(TypeError)
})
