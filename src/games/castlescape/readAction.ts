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
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)

const slot = wholeNumberUpTo(99_999)
const square = wholeNumberUpTo(224)
const face = wholeNumberUpTo(99)
const few = wholeNumberUpTo(9)
const slots: Check = (value) => Array.isArray(value) && value.length <= 3 && value.every(slot)
const word =
  (text: string): Check =>
  (value) =>
    value === text

/** Forms of the fields of each kind of action, besides its kind. */
const FORMS: { readonly [K in Action['kind']]: readonly Fields[] } = {
  keep: [{ slots }],
  play: [{ card: slot, branch: optional(few), rival: optional(few) }],
  build: [{ square, group: few }],
  leave: [{}],
  post: [{ square }],
  recall: [{ square }],
  move: [{ from: square, to: square }],
  oust: [{ square }],
  destroy: [
    { zone: word('hand'), card: slot },
    { zone: word('discard'), face },
  ],
  clear: [{ face }],
  take: [{ face }],
  buy: [{ face }],
  claim: [{ goal: face }],
  end: [{}],
  lose: [{ square }],
  drop: [{ card: slot }],
  pay: [{}],
}

const isRecord = (json: Json): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

const copyOf = (value: Json): Json => (Array.isArray(value) ? [...value] : value)

/** Reads an action: a copy of the known fields, without any others. */
export const readAction = (json: Json): Result<Action> => {
  const record = isRecord(json) ? json : {}
  const kind = ACTION_KINDS.find((one) => one === record.kind)
  const form = kind && FORMS[kind].find((one) => Object.entries(one).every(([name, check]) => check(record[name])))
  if (!form) return refuse('action.malformed')
  const fields = Object.keys(form).flatMap((name) => {
    const value = record[name]
    return value === undefined ? [] : [[name, copyOf(value)] as const]
  })
  // All fields of this kind passed their checks.
  return ok({ kind, ...Object.fromEntries(fields) } as Action)
}
