/** Data from outside by its form. */
import * as v from 'valibot'
import { ok, type Result, refuse } from '../../../kernel/result.ts'

/** A name that every object has, as `constructor`: the schema would take it for a field of its own, or drop it. */
const isStrange = (key: string): boolean => key in Object.prototype || key === 'prototype'

/** The path of the first strange name; null where there is none. */
const strangeIn = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    if (isStrange(key)) return key
    const found = strangeIn(inner)
    if (found !== null) return `${key}.${found}`
  }
  return null
}

/** Refused as `position.malformed` with the path of what is not of the form; `whole` names all of it. */
export const readForm = <S extends v.GenericSchema>(
  schema: S,
  data: unknown,
  whole: string,
): Result<v.InferOutput<S>> => {
  const read = v.safeParse(schema, data)
  const wrong = read.success ? strangeIn(data) : (v.getDotPath(read.issues[0]) ?? whole)
  return read.success && wrong === null
    ? ok(read.output)
    : refuse('position.malformed', undefined, { what: wrong ?? whole })
}
