/** What the editor has buttons for, against the published form of a position, and against whole positions. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/kernel/json.ts'
import { type Draft, EMPTY_DRAFT, withSeats } from '../../src/ui/editor/draft.ts'
import { ASIDE, FIELDS, type Field, fieldAt, type Parts, valueAt } from '../../src/ui/editor/fields.ts'
import { keysAt, withValue } from '../../src/ui/editor/write.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema | false
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

const inSchema = (schema: Schema, path: string): readonly string[] => [
  path,
  ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => inSchema(one, `${path}.${key}`)),
  ...(schema.items ? inSchema(schema.items, `${path}[]`) : []),
  ...(schema.additionalProperties ? inSchema(schema.additionalProperties, `${path}{}`) : []),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((one) => inSchema(one, path)),
]

const below = (parts: Parts, path: string): readonly string[] =>
  Object.entries(parts).flatMap(([key, one]) => inFields(one, `${path}.${key}`))

const inFields = (field: Field, path: string): readonly string[] => {
  switch (field.kind) {
    case 'parts':
      return [path, ...below(field.parts, path)]
    case 'list':
      return [path, ...inFields(field.of, `${path}[]`)]
    case 'bySpace':
      return [path, ...inFields(field.of, `${path}{}`)]
    case 'forms':
      return [path, `${path}.at`, ...Object.values(field.forms).flatMap(({ parts }) => below(parts, path))]
    case 'aside':
      return [path, ...below(ASIDE, path)]
    default:
      return [path]
  }
}

/** They have a sheet of their own, or are always the same. */
const ELSEWHERE = /^\.(format|version|mode|options)\b/

test('every key of the position format has its button, and no button is for another', () => {
  const known = inSchema(read('../../docs/position.schema.json'), '').filter((path) => path && !ELSEWHERE.test(path))
  expect(known.length).toBeGreaterThan(80)
  expect([...new Set(below(FIELDS, ''))].sort()).toEqual([...new Set(known)].sort())
})

/** One of several forms is chosen as a whole. */
const leaves = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null && !('at' in value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [path]

const NAMES = [
  'advanced',
  'coop',
  'first-edition',
  'kings-middle',
  'puzzle-late',
  'queens-quest',
  'solo',
  'wizards-quest',
]

test.each(NAMES)('%s: its parts are found, and it can be written anew one by one', (name) => {
  const { format, version, mode, options = {}, ...rest } = read(`../positions/${name}.json`)
  const start = { format, version, mode, options } as Draft
  const made = leaves(rest).reduce((draft, path) => {
    expect([path, fieldAt(draft, path)]).not.toEqual([path, null])
    return withValue(draft, path, valueAt(rest, path) as Json)
  }, start)
  for (const path of leaves(rest)) expect([path, valueAt(made, path)]).toEqual([path, valueAt(rest, path)])
})

describe('a value', () => {
  const two = withSeats(EMPTY_DRAFT, 2)

  test('is said of one seat or tower without the others being forgotten', () => {
    const named = withValue(two, ['seats', '1'], 'Bo')
    expect(named.seats).toEqual(['1', 'Bo'])
    expect(withValue(named, ['seats', '1'], undefined).seats).toEqual(['1', '2'])
    expect(withValue(two, ['piles', '2', 'top'], 'Ls/De').piles).toEqual([{}, {}, { top: 'Ls/De' }, {}])
    expect(keysAt(two, ['piles'])).toEqual(['0', '1', '2', '3'])
  })

  test('is added to a list and taken out of it', () => {
    const path = ['courts', '0', 'retained']
    const one = withValue(two, [...path, '0'], 'Ls/De')
    const both = withValue(one, [...path, '1'], 'Py/Mc')
    expect(valueAt(both, path)).toEqual(['Ls/De', 'Py/Mc'])
    expect(valueAt(withValue(both, [...path, '0'], undefined), path)).toEqual(['Py/Mc'])
    expect(valueAt(withValue(both, path, undefined), path)).toBeUndefined()
  })

  test('an Assassin that waits is a word, or lies with its tower', () => {
    const alone = withValue(two, ['aside', '0'], 'A1')
    const lay = withValue(alone, ['aside', '0', 'pile'], 2)
    expect(lay.aside).toEqual([{ card: 'A1', pile: 2 }])
    expect(withValue(lay, ['aside', '0', 'pile'], undefined).aside).toEqual(['A1'])
  })

  test('what would be no position document changes nothing', () => {
    expect(withValue(two, ['courts', '0', 'knights'], -1)).toBe(two)
    expect(withValue(two, ['nowhere'], 'x')).toBe(two)
  })
})
