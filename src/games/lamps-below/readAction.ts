/** Reader of actions from outside. */
import type { Json } from '../../kernel/json.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { ACTION_KINDS, type Action } from './actions.ts'

type Check = (value: Json | undefined) => boolean
type Fields = Readonly<Record<string, Check>>

const wholeNumberUpTo =
  (max: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= max && !Object.is(value, -0)
const oneOf =
  (...words: readonly (string | boolean)[]): Check =>
  (value) =>
    words.some((word) => word === value)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

const isRecord = (json: Json | undefined): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const few = wholeNumberUpTo(9)
const face = wholeNumberUpTo(99)
const number = wholeNumberUpTo(999)
const pay = oneOf('own', 'lamp')
const way = oneOf('a', 'b')
const TARGET: Fields = { group: few, number }

const hasFields = (fields: Fields, record: Readonly<Record<string, Json>>): boolean =>
  Object.entries(fields).every(([name, check]) => check(record[name]))

const target: Check = (value) => value === undefined || (isRecord(value) && hasFields(TARGET, value))

/** Forms of the fields of each kind of action, besides its kind. */
const FORMS: { readonly [K in Action['kind']]: Fields } = {
  choose: { card: few },
  vote: { way },
  way: { way, member: optional(few) },
  yes: {},
  no: {},
  more: {},
  enough: {},
  move: { room: wholeNumberUpTo(14), pay },
  hit: { weapon: few, ...TARGET, pay },
  search: { six: oneOf(true, false), pay },
  probe: { pay },
  rest: { pay },
  mend: { member: few, pay },
  brace: { pay },
  use: { face, target },
  dare: {},
  leave: {},
  end: {},
  again: {},
  keep: {},
  take: { face },
  give: { face, from: few, to: few },
  on: {},
}

/** Copy of the known fields of a record. */
const copyFields = (fields: Fields, record: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const value = record[name]
      if (value === undefined) return []
      return [[name, isRecord(value) ? copyFields(TARGET, value) : value]]
    }),
  )

/** Reads an action: a copy of the known fields, without any others. */
export const readAction = (json: Json): Result<Action> => {
  const record = isRecord(json) ? json : {}
  const kind = ACTION_KINDS.find((one) => one === record.kind)
  if (!kind || !hasFields(FORMS[kind], record)) return refuse('action.malformed')
  // All fields of this kind passed their checks.
  return ok({ kind, ...copyFields(FORMS[kind], record) } as Action)
}
