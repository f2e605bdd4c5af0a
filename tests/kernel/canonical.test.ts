import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical } from '../../src/kernel/canonical.ts'
import type { Json } from '../../src/kernel/json.ts'

/** Sorts keys first, and lets JSON write the text: the same by another way. */
const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(fields.map(([key, part]) => [key, sorted(part)]))
}
const written = (value: unknown): string => {
  if (value instanceof Map) return `{${[...value].map(([key, part]) => `${JSON.stringify(key)}:${written(part)}`)}}`
  return Array.isArray(value) ? `[${value.map(written)}]` : JSON.stringify(value)
}

test('the canonical text is the JSON text with sorted keys, and parses to equal data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const value = JSON.parse(JSON.stringify(json)) as Json
      expect(canonical(value)).toBe(written(sorted(value)))
      expect(JSON.parse(canonical(value))).toEqual(value)
    }),
  )
})

test('the order in which keys were made does not matter', () => {
  expect(canonical({ b: [1, { d: '"', c: null }], a: true })).toBe('{"a":true,"b":[1,{"c":null,"d":"\\""}]}')
  expect(canonical({ a: true, b: [1, { c: null, d: '"' }] })).toBe('{"a":true,"b":[1,{"c":null,"d":"\\""}]}')
})
