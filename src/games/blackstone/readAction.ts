/** An action as it comes from outside, read by hand: a table that only plays fetches no schema library. */
import type { Json } from '../../kernel/json.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { ACTION_KINDS, type Action } from './actions.ts'
import { ALL_DECKS, BREEDS } from './cards.ts'

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

const isFields = (json: Json | undefined): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

type Fields = Readonly<Record<string, Form>>
/** All of these fields, in their forms; where a field may be missing its form takes that too. */
const hold = (form: Fields, fields: Readonly<Record<string, Json>>): boolean =>
  Object.entries(form).every(([name, fits]) => fits(fields[name]))
const maybe =
  (form: Form): Form =>
  (value) =>
    value === undefined || form(value)

const space = whole(0, 24)
const slot = whole(0, 9999)
const place = whole(0, 99)
const pile = whole(0, 3)
const deck = oneOf(ALL_DECKS)
const stack = maybe(oneOf(['knight', 'wizard']))
const byKnight = maybe(oneOf(['knight']))
const byWizard = maybe(oneOf(['wizard']))
const pay = listOf(whole(0, 23), 40)
const showing = { card: slot, left: space, right: space, pay }

const TAKEN: Fields = { space, set: place }
const LAID: Fields = { slot, side: whole(0, 1), space }
const part =
  (form: Fields): Form =>
  (value) =>
    value === undefined || (isFields(value) && hold(form, value))

/** The fields of each kind of action, besides its kind. */
const FORMS: { readonly [K in Action['kind']]: Fields } = {
  pile: { pile },
  family: { slot },
  decks: { decks: (value) => Array.isArray(value) && value.length === 2 && value.every(deck) },
  keep: { slot },
  place: { slot, space },
  income: { slot, token: oneOf(['knight', 'wizard']) },
  recall: {},
  leave: {},
  refreshPile: { pile },
  slide: { from: space, to: space, by: byWizard },
  swap: { a: space, b: space, by: byKnight },
  flip: { space, by: byKnight },
  retain: { space, pile: whole(-1, 3), by: byWizard },
  blowUp: { space, by: byWizard },
  guard: { space },
  unguard: { space },
  draw: { deck, price: oneOf(['wizard', 'knights', 'knight']), two: maybe((value) => value === true) },
  complete: { ...showing, stack },
  adopt: { ...showing, dog: oneOf(BREEDS) },
  kill: { dog: oneOf(BREEDS), rats: whole(1, 3) },
  take: { offer: place },
  takeKnight: {},
  use: { card: slot, left: part(TAKEN), right: part(TAKEN) },
  lay: { card: slot, left: part(LAID), right: part(LAID) },
  exchange: { slot, offer: place },
  endWork: {},
  pass: {},
  reward: { take: oneOf(['knight', 'wizard', 'guild', 'knight+guild', 'wizard+guild', 'power', 'machination']) },
  claim: { pay, stack },
  decline: {},
  refill: {},
  leaveEmpty: {},
  makeUp: { space },
  agents: { card: slot, space },
  faceDown: { card: slot },
  skip: {},
  discard: { slot },
}

/** A clean action of the same meaning: what does not belong to it falls away. Refused where a field is missing or out of its range. */
export const readAction = (json: Json): Result<Action> => {
  const fields = isFields(json) ? json : {}
  const kind = ACTION_KINDS.find((one) => one === fields.kind)
  if (!kind || !hold(FORMS[kind], fields)) return refuse('action.malformed')
  const read = Object.keys(FORMS[kind]).flatMap((name) => {
    const value = fields[name]
    return value === undefined ? [] : [[name, clean(value)] as const]
  })
  // Every field of this kind was found to have its form.
  return ok({ kind, ...Object.fromEntries(read) } as Action)
}

const isPart = (name: string): boolean => name in TAKEN || name in LAID

/** Nothing of the object received stays in the log, nor what does not belong there. */
const clean = (json: Json): Json =>
  Array.isArray(json)
    ? json.slice()
    : isFields(json)
      ? Object.fromEntries(Object.entries(json).filter(([name]) => isPart(name)))
      : json
