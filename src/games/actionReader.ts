/**
 * Readers of actions from outside, by the forms of their fields. Written by hand, so that a table that only plays fetches
 * no schema library.
 */
import type { Json } from '../kernel/json.ts'
import { ok, type Result, refuse } from '../kernel/result.ts'

type Check = (value: Json | undefined) => boolean
type JsonRecord = Readonly<Record<string, Json>>
/** Checks of the fields of a record. That of an optional field accepts undefined. */
export type Fields = Readonly<Record<string, Check>>

const isRecord = (json: Json | undefined): json is JsonRecord =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const hasFields = (record: JsonRecord, fields: Fields): boolean =>
  Object.entries(fields).every(([name, check]) => check(record[name]))

export const wholeNumberBetween =
  (min: number, max: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max && !Object.is(value, -0)

export const wholeNumberUpTo = (max: number): Check => wholeNumberBetween(0, max)

export const oneOf =
  (...words: readonly (string | boolean)[]): Check =>
  (value) =>
    words.some((word) => word === value)

export const listOf =
  (check: Check, maxLength: number): Check =>
  (value) =>
    Array.isArray(value) && value.length <= maxLength && value.every(check)

export const recordOf =
  (fields: Fields): Check =>
  (value) =>
    isRecord(value) && hasFields(value, fields)

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

/** Copy of a value of a field, with these fields alone if it is a record. */
const copyOf = (value: Json, part: Fields): Json => {
  if (Array.isArray(value)) return [...value]
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => Object.hasOwn(part, name)))
    : value
}

/** Copy of these fields of a record, without any others. */
const copyFields = (record: JsonRecord, fields: Fields, part: Fields): JsonRecord =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = record[name]
      return value === undefined ? [] : [[name, copyOf(value, part)] as const]
    }),
  )

/**
 * Reads actions as copies of their known fields, without any others. `forms`: the fields of each kind of action besides
 * its kind, in every form that it has; `part`: those that a record in a field may have.
 */
export const createActionReader =
  <A extends { readonly kind: string }>(forms: { readonly [K in A['kind']]: readonly Fields[] }, part: Fields = {}) =>
  (json: Json): Result<A> => {
    const record = isRecord(json) ? json : {}
    const [kind, formsOfKind = []] = Object.entries<readonly Fields[]>(forms).find(([one]) => one === record.kind) ?? []
    const form = formsOfKind.find((fields) => hasFields(record, fields))
    // All fields of this kind passed their checks.
    return form ? ok({ kind, ...copyFields(record, form, part) } as unknown as A) : refuse('action.malformed')
  }
