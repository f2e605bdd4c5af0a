/** Parser of outside data by a valibot schema. */
import * as v from 'valibot'
import { ok, type Result, refuse } from '../kernel/result.ts'

/**
 * Is this the name of an inherited property, such as `constructor`? The schema would accept it as a field, or drop it.
 */
const isReservedKey = (key: string): boolean => key in Object.prototype || key === 'prototype'

/** Path of the first reserved key; null if there is none. */
const findReservedKey = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    if (isReservedKey(key)) return key
    const innerPath = findReservedKey(inner)
    if (innerPath !== null) return `${key}.${innerPath}`
  }
  return null
}

/**
 * Parses data by a schema. Refused as `position.malformed` with the path of the first wrong part; `rootName` names the
 * whole.
 */
export const parseWithSchema = <S extends v.GenericSchema>(
  schema: S,
  data: unknown,
  rootName: string,
): Result<v.InferOutput<S>> => {
  const parsed = v.safeParse(schema, data)
  const invalidPath = parsed.success ? findReservedKey(data) : (v.getDotPath(parsed.issues[0]) ?? rootName)
  return parsed.success && invalidPath === null
    ? ok(parsed.output)
    : refuse('position.malformed', undefined, { what: invalidPath ?? rootName })
}
