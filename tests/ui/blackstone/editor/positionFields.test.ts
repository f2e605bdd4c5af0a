/** Fields of the editor, compared with the published schema of a position and with whole positions. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Json } from '#src/kernel/json.ts'
import { draftWithValue } from '#src/ui/blackstone/editor/draftWithValue.ts'
import type { Draft } from '#src/ui/blackstone/editor/positionDraft.ts'
import {
  ASIDE_FIELDS,
  type DocumentField,
  type DocumentFields,
  fieldAt,
  POSITION_FIELDS,
  valueAt,
} from '#src/ui/blackstone/editor/positionFields.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema | false
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

const pathsInSchema = (schema: Schema, path: string): readonly string[] => [
  path,
  ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => pathsInSchema(inner, `${path}.${key}`)),
  ...(schema.items ? pathsInSchema(schema.items, `${path}[]`) : []),
  ...(schema.additionalProperties ? pathsInSchema(schema.additionalProperties, `${path}{}`) : []),
  ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((inner) => pathsInSchema(inner, path)),
]

const pathsInFields = (parts: DocumentFields, path: string): readonly string[] =>
  Object.entries(parts).flatMap(([key, inner]) => pathsInField(inner, `${path}.${key}`))

const pathsInField = (field: DocumentField, path: string): readonly string[] => {
  switch (field.kind) {
    case 'parts':
      return [path, ...pathsInFields(field.parts, path)]
    case 'list':
      return [path, ...pathsInField(field.of, `${path}[]`)]
    case 'bySpace':
      return [path, ...pathsInField(field.of, `${path}{}`)]
    case 'forms':
      return [path, `${path}.at`, ...Object.values(field.forms).flatMap(({ parts }) => pathsInFields(parts, path))]
    case 'aside':
      return [path, ...pathsInFields(ASIDE_FIELDS, path)]
    default:
      return [path]
  }
}

/** Keys that have a sheet of their own, or are always the same. */
const ELSEWHERE = /^\.(format|version|mode|options)\b/

test('every key of the position format has its button, and every button has such a key', () => {
  const known = pathsInSchema(read('../../../../docs/position.schema.json'), '').filter(
    (path) => path && !ELSEWHERE.test(path),
  )
  expect(known.length).toBeGreaterThan(80)
  expect([...new Set(pathsInFields(POSITION_FIELDS, ''))].sort()).toEqual([...new Set(known)].sort())
})

/** Paths of all values that are set at once; one of several forms (an object with `at`) is one value. */
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

test.each(NAMES)('%s: its parts are found, and it can be rebuilt from them one by one', (name) => {
  const { format, version, mode, options = {}, ...zones } = read(`../../../positions/${name}.json`)
  const start = { format, version, mode, options } as Draft
  const rebuilt = leaves(zones).reduce((draft, path) => {
    expect([path, fieldAt(draft, path)]).not.toEqual([path, null])
    return draftWithValue(draft, path, valueAt(zones, path) as Json)
  }, start)
  for (const path of leaves(zones)) expect([path, valueAt(rebuilt, path)]).toEqual([path, valueAt(zones, path)])
})
