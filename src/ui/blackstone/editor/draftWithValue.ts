/** Writes single values of a position document; a change that would make the document invalid is ignored. */

import { documentSchema } from '../../../games/blackstone/position/positionSchema.ts'
import { parseWithSchema } from '../../../games/parseWithSchema.ts'
import type { Json } from '../../../kernel/json.ts'
import { countEntries } from './childPartKeys.ts'
import { initialValue } from './initialValue.ts'
import type { Draft } from './positionDraft.ts'
import { type DocumentField, fieldAt, valueAt } from './positionFields.ts'

type JsonObject = Readonly<Record<string, Json>>

const withKey = (group: JsonObject, key: string, value: Json | undefined): JsonObject => {
  const { [key]: _, ...otherEntries } = group
  return value === undefined ? otherEntries : { ...otherEntries, [key]: value }
}

/** Sets an entry. Undefined removes it; in a list with one entry per seat or tower it is reset instead. */
const withEntry = (
  field: Extract<DocumentField, { kind: 'list' }>,
  entries: readonly Json[],
  index: number,
  value: Json | undefined,
): Json => {
  if (value === undefined && !field.each) return entries.filter((_, i) => i !== index)
  return entries.map((entry, i) => (i === index ? (value ?? initialValue(field.of, index)) : entry))
}

/** A card without a tower is written as a plain string. */
const withAside = (aside: Json, key: string, value: Json | undefined): Json => {
  const nextAside = withKey(typeof aside === 'string' ? { card: aside } : (aside as JsonObject), key, value)
  return nextAside.pile === undefined ? (nextAside.card ?? '') : nextAside
}

const withChildValue = (draft: Draft, path: readonly string[], key: string, value: Json | undefined): Json => {
  const field = fieldAt(draft, path)
  const parentValue = valueAt(draft, path) as Json | undefined
  if (field?.kind === 'aside') return withAside(parentValue ?? '', key, value)
  if (field?.kind !== 'list') return withKey((parentValue as JsonObject | undefined) ?? {}, key, value)
  const entries = (parentValue as readonly Json[] | undefined) ?? []
  const length = Math.max(countEntries(draft, field, entries), value === undefined ? 0 : Number(key) + 1)
  return withEntry(
    field,
    Array.from({ length }, (_, i) => entries[i] ?? initialValue(field.of, i)),
    Number(key),
    value,
  )
}

const replaceAtPath = (draft: Draft, path: readonly string[], value: Json | undefined): Json | undefined => {
  const key = path.at(-1)
  if (key === undefined) return value
  const parentPath = path.slice(0, -1)
  return replaceAtPath(draft, parentPath, withChildValue(draft, parentPath, key, value))
}

/** Draft with the value at the path; undefined removes it. Returned unchanged if the result would be invalid. */
export const draftWithValue = (draft: Draft, path: readonly string[], value: Json | undefined): Draft => {
  const parsed = parseWithSchema(documentSchema, replaceAtPath(draft, path, value), '')
  return parsed.ok ? parsed.value : draft
}
