/** Reader of actions from outside. Written by hand, so that a table that only plays fetches no schema library. */
import type { Json } from '../../kernel/json.ts'
import { ok, type Result, refuse } from '../../kernel/result.ts'
import { ACTION_KINDS, type Action } from './actions.ts'
import { ALL_DECKS, DOG_BREEDS } from './cards.ts'

type ValueCheck = (value: Json | undefined) => boolean

const wholeNumberBetween =
  (min: number, max: number): ValueCheck =>
  (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max && !Object.is(value, -0)
const oneOfWords =
  (words: readonly string[]): ValueCheck =>
  (value) =>
    typeof value === 'string' && words.includes(value)
const listOf =
  (check: ValueCheck, maxLength: number): ValueCheck =>
  (value) =>
    Array.isArray(value) && value.length <= maxLength && value.every(check)

const isRecord = (json: Json | undefined): json is Readonly<Record<string, Json>> =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

type FieldChecks = Readonly<Record<string, ValueCheck>>
/** Does every field pass its check? The check of an optional field accepts undefined. */
const matchesFields = (checks: FieldChecks, fields: Readonly<Record<string, Json>>): boolean =>
  Object.entries(checks).every(([name, check]) => check(fields[name]))
const optional =
  (check: ValueCheck): ValueCheck =>
  (value) =>
    value === undefined || check(value)

const space = wholeNumberBetween(0, 24)
const slot = wholeNumberBetween(0, 9999)
const placeNumber = wholeNumberBetween(0, 99)
const pile = wholeNumberBetween(0, 3)
const deck = oneOfWords(ALL_DECKS)
const stack = optional(oneOfWords(['knight', 'wizard']))
const byKnight = optional(oneOfWords(['knight']))
const byWizard = optional(oneOfWords(['wizard']))
const payment = listOf(wholeNumberBetween(0, 23), 40)
const fulfilmentChecks = { card: slot, left: space, right: space, pay: payment }

const SET_PLACEMENT: FieldChecks = { space, set: placeNumber }
const VASSAL_PLACEMENT: FieldChecks = { slot, side: wholeNumberBetween(0, 1), space }
const optionalPart =
  (checks: FieldChecks): ValueCheck =>
  (value) =>
    value === undefined || (isRecord(value) && matchesFields(checks, value))

/** Checks of the fields of each kind of action, besides its kind. */
const ACTION_FIELDS: { readonly [K in Action['kind']]: FieldChecks } = {
  pile: { pile },
  family: { slot },
  decks: { decks: (value) => Array.isArray(value) && value.length === 2 && value.every(deck) },
  keep: { slot },
  place: { slot, space },
  income: { slot, token: oneOfWords(['knight', 'wizard']) },
  recall: {},
  leave: {},
  refreshPile: { pile },
  slide: { from: space, to: space, by: byWizard },
  swap: { a: space, b: space, by: byKnight },
  flip: { space, by: byKnight },
  retain: { space, pile: wholeNumberBetween(-1, 3), by: byWizard },
  blowUp: { space, by: byWizard },
  guard: { space },
  unguard: { space },
  draw: { deck, price: oneOfWords(['wizard', 'knights', 'knight']), two: optional((value) => value === true) },
  complete: { ...fulfilmentChecks, stack },
  adopt: { ...fulfilmentChecks, dog: oneOfWords(DOG_BREEDS) },
  kill: { dog: oneOfWords(DOG_BREEDS), rats: wholeNumberBetween(1, 3) },
  take: { offer: placeNumber },
  takeKnight: {},
  use: { card: slot, left: optionalPart(SET_PLACEMENT), right: optionalPart(SET_PLACEMENT) },
  lay: { card: slot, left: optionalPart(VASSAL_PLACEMENT), right: optionalPart(VASSAL_PLACEMENT) },
  exchange: { slot, offer: placeNumber },
  endWork: {},
  pass: {},
  reward: { take: oneOfWords(['knight', 'wizard', 'guild', 'knight+guild', 'wizard+guild', 'power', 'machination']) },
  claim: { pay: payment, stack },
  decline: {},
  refill: {},
  leaveEmpty: {},
  makeUp: { space },
  agents: { card: slot, space },
  faceDown: { card: slot },
  skip: {},
  discard: { slot },
}

/**
 * Reads an action: a copy of the known fields, without any others. Refused as `action.malformed` if a field is missing
 * or out of range.
 */
export const readAction = (json: Json): Result<Action> => {
  const fields = isRecord(json) ? json : {}
  const kind = ACTION_KINDS.find((one) => one === fields.kind)
  if (!kind || !matchesFields(ACTION_FIELDS[kind], fields)) return refuse('action.malformed')
  const cleanFields = Object.keys(ACTION_FIELDS[kind]).flatMap((name) => {
    const value = fields[name]
    return value === undefined ? [] : [[name, copyClean(value)] as const]
  })
  // All fields of this kind passed their checks.
  return ok({ kind, ...Object.fromEntries(cleanFields) } as Action)
}

const isPartField = (name: string): boolean => name in SET_PLACEMENT || name in VASSAL_PLACEMENT

/** A copy that shares nothing with the received object, without fields that do not belong there. */
const copyClean = (json: Json): Json =>
  Array.isArray(json)
    ? json.slice()
    : isRecord(json)
      ? Object.fromEntries(Object.entries(json).filter(([name]) => isPartField(name)))
      : json
