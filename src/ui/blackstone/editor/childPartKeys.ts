/** The rows below a field of a position document. */
import type { Json } from '../../../kernel/json.ts'
import { type Draft, seatCount } from './positionDraft.ts'
import { ASIDE_FIELDS, type DocumentField, fieldAt, valueAt, variantOf } from './positionFields.ts'

const TOWERS = 4

/** Length of a list: one entry per seat or tower, or the number of entries present. */
export const countEntries = (
  draft: Draft,
  { each }: Extract<DocumentField, { kind: 'list' }>,
  entries: readonly unknown[],
): number => {
  if (each === undefined) return entries.length
  return Math.max(entries.length, each === 'tower' ? TOWERS : seatCount(draft))
}

/** Keys below a path, in the order of their rows. */
export const childPartKeys = (draft: Draft, path: readonly string[]): readonly string[] => {
  const field = fieldAt(draft, path)
  const value = valueAt(draft, path)
  switch (field?.kind) {
    case 'parts':
      return Object.keys(field.parts)
    case 'forms':
      return Object.keys(field.forms[variantOf(value)]?.parts ?? {})
    case 'aside':
      return Object.keys(ASIDE_FIELDS)
    case 'bySpace':
      return Object.keys((value as Readonly<Record<string, Json>> | undefined) ?? {})
    case 'list':
      return Array.from(
        { length: countEntries(draft, field, (value as readonly Json[] | undefined) ?? []) },
        (_, index) => `${index}`,
      )
    default:
      return []
  }
}
