/** Small damages to plain data: what a wrong or hostile client might send. */
import type { Json } from '../../src/kernel/json.ts'

const WRONG: readonly Json[] = [-1, 0, 1, 2, 3, 7, 24, 25, 99, 1e9, 0.5, 'x', null, true, [], {}, [0], [-1, -1]]

const damagedForms = (value: Json): readonly Json[] => {
  if (typeof value === 'number') return [value - 1, value + 1, ...WRONG]
  if (typeof value !== 'object' || value === null) return WRONG
  if (Array.isArray(value)) {
    const each = value.flatMap((item, index) => damagedForms(item).map((other) => value.with(index, other)))
    return [...each, value.slice(1), [...value, ...value.slice(0, 1)], [...value].reverse(), ...WRONG]
  }
  const fields = Object.entries(value)
  const without = fields.map(([key]) => Object.fromEntries(fields.filter(([other]) => other !== key)))
  const each = fields.flatMap(([key, part]) => damagedForms(part as Json).map((other) => ({ ...value, [key]: other })))
  return [...without, ...each]
}

/** All damaged forms of the value: each has one thing wrong. */
export const mutantsOf = (value: object): readonly Json[] => [...WRONG, ...damagedForms(value as Json)]
