/** An action as it comes from outside, read by hand: a table that only plays fetches no schema library. */
import type { Json } from '../../kernel/json.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import type { Action } from './actions.ts'
import { BREEDS, TASK_DECKS } from './cards.ts'

type Form = (value: Json | undefined) => boolean

const whole =
  (least: number, most: number): Form =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most && !Object.is(value, -0)
const oneOf =
  (words: readonly string[]): Form =>
  (value) =>
    typeof value === 'string' && words.includes(value)
const listOf =
  (form: Form, most: number): Form =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(form)

const space = whole(0, 24)
const slot = whole(0, 9999)
const showing = { card: slot, left: space, right: space, pay: listOf(whole(0, 15), 40) }

/** The fields of each kind of action, besides its kind. */
const FORMS: { readonly [K in Action['kind']]: Readonly<Record<string, Form>> } = {
  pile: { pile: whole(0, 3) },
  slide: { from: space, to: space },
  swap: { a: space, b: space },
  flip: { space },
  retain: { space, pile: whole(-1, 3) },
  draw: { deck: oneOf(TASK_DECKS), price: oneOf(['wizard', 'knights']) },
  complete: showing,
  adopt: { ...showing, dog: oneOf(BREEDS) },
  kill: { dog: oneOf(BREEDS), rats: whole(1, 3) },
  endWork: {},
  refill: {},
  leaveEmpty: {},
  makeUp: { space },
  discard: { slot },
}

const isFields = (json: Json): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** A clean action of the same meaning: what does not belong to it falls away. Refused where a field is missing or out of its range. */
export const readAction = (json: Json): Result<Action> => {
  const fields = isFields(json) ? json : {}
  const kind = Object.keys(FORMS).find((one): one is Action['kind'] => one === fields.kind)
  if (!kind) return refuse('action.malformed')
  const form = Object.entries(FORMS[kind])
  if (!form.every(([name, fits]) => fits(fields[name]))) return refuse('action.malformed')
  const read = Object.fromEntries(form.map(([name]) => [name, structuredCopy(fields[name] as Json)]))
  // Every field of this kind was found to have its form.
  return ok({ kind, ...read } as Action)
}

/** Nothing of the object received stays in the log. */
const structuredCopy = (json: Json): Json => (Array.isArray(json) ? json.slice() : json)
