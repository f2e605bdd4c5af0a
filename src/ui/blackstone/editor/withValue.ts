/** Writes one value of a position document: what would be no position document is left as it was. */
import { documentSchema } from '../../games/blackstone/position/document.ts'
import { readForm } from '../../games/blackstone/position/form.ts'
import type { Json } from '../../kernel/json.ts'
import { type Draft, seatsOf } from './draft.ts'
import { ASIDE, type Field, fieldAt, formOf, valueAt } from './fields.ts'

type Group = Readonly<Record<string, Json>>
const TOWERS = 4

/** What is said where it must be said and nobody has: as little as can be. */
export const bare = (field: Field | null, at = 0): Json => {
  switch (field?.kind) {
    case 'list':
      return []
    case 'count':
      return field.least
    case 'words':
      return String(at + 1)
    case 'parts':
      return field.begin ?? {}
    case 'choice':
    case 'aside':
      return ''
    default:
      return {}
  }
}

/** How many entries a list has: one for each seat or tower, or as many as are said. */
const lengthOf = (draft: Draft, { each }: Extract<Field, { kind: 'list' }>, said: readonly unknown[]): number => {
  if (each === undefined) return said.length
  return Math.max(said.length, each === 'tower' ? TOWERS : seatsOf(draft))
}

/** The keys below a path, in the order in which they are asked for. */
export const keysAt = (draft: Draft, path: readonly string[]): readonly string[] => {
  const field = fieldAt(draft, path)
  const value = valueAt(draft, path)
  switch (field?.kind) {
    case 'parts':
      return Object.keys(field.parts)
    case 'forms':
      return Object.keys(field.forms[formOf(value)]?.parts ?? {})
    case 'aside':
      return Object.keys(ASIDE)
    case 'bySpace':
      return Object.keys((value as Group | undefined) ?? {})
    case 'list':
      return Array.from(
        { length: lengthOf(draft, field, (value as readonly Json[] | undefined) ?? []) },
        (_, at) => `${at}`,
      )
    default:
      return []
  }
}

const withPart = (group: Group, key: string, value: Json | undefined): Group => {
  const { [key]: _, ...rest } = group
  return value === undefined ? rest : { ...rest, [key]: value }
}

/** An entry that is taken away goes; where there is one for each seat or tower it says nothing any more. */
const withEntry = (
  field: Extract<Field, { kind: 'list' }>,
  entries: readonly Json[],
  at: number,
  value: Json | undefined,
): Json => {
  if (value === undefined && !field.each) return entries.filter((_, i) => i !== at)
  return entries.map((entry, i) => (i === at ? (value ?? bare(field.of, at)) : entry))
}

/** A card alone is a word. */
const withAside = (aside: Json, key: string, value: Json | undefined): Json => {
  const next = withPart(typeof aside === 'string' ? { card: aside } : (aside as Group), key, value)
  return next.pile === undefined ? (next.card ?? '') : next
}

const within = (draft: Draft, path: readonly string[], key: string, value: Json | undefined): Json => {
  const field = fieldAt(draft, path)
  const whole = valueAt(draft, path) as Json | undefined
  if (field?.kind === 'aside') return withAside(whole ?? '', key, value)
  if (field?.kind !== 'list') return withPart((whole as Group | undefined) ?? {}, key, value)
  const said = (whole as readonly Json[] | undefined) ?? []
  const length = Math.max(lengthOf(draft, field, said), value === undefined ? 0 : Number(key) + 1)
  return withEntry(
    field,
    Array.from({ length }, (_, i) => said[i] ?? bare(field.of, i)),
    Number(key),
    value,
  )
}

const written = (draft: Draft, path: readonly string[], value: Json | undefined): Json | undefined => {
  const key = path.at(-1)
  if (key === undefined) return value
  const above = path.slice(0, -1)
  return written(draft, above, within(draft, above, key, value))
}

/** Undefined: nothing is said there any more. */
export const withValue = (draft: Draft, path: readonly string[], value: Json | undefined): Draft => {
  const read = readForm(documentSchema, written(draft, path, value), '')
  return read.ok ? read.value : draft
}
