import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '../../src/kernel/canonicalJson.ts'
import type { Json } from '../../src/kernel/json.ts'

/** Reference implementation: sorts the keys first, then JSON writes the text. */
const sortKeys = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sortKeys)
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return new Map(fields.map(([key, part]) => [key, sortKeys(part)]))
}
const writeJson = (value: unknown): string => {
  if (value instanceof Map) return `{${[...value].map(([key, part]) => `${JSON.stringify(key)}:${writeJson(part)}`)}}`
  return Array.isArray(value) ? `[${value.map(writeJson)}]` : JSON.stringify(value)
}

test('the canonical text is the JSON text with sorted keys, and parses to equal data', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const value = JSON.parse(JSON.stringify(json)) as Json
      expect(canonicalJson(value)).toBe(writeJson(sortKeys(value)))
      expect(JSON.parse(canonicalJson(value))).toEqual(value)
    }),
  )
})

test('the order in which keys were made does not matter', () => {
  expect(canonicalJson({ b: [1, { d: '"', c: null }], a: true })).toBe('{"a":true,"b":[1,{"c":null,"d":"\\""}]}')
  expect(canonicalJson({ a: true, b: [1, { c: null, d: '"' }] })).toBe('{"a":true,"b":[1,{"c":null,"d":"\\""}]}')
})
