/**
 * Schema of position documents, which a person can write: all open cards, and separately the hidden ones, for the
 * dealer only. Whatever is left out is empty; cards that are named nowhere are face down in their decks and piles.
 */

import * as v from 'valibot'
import { POSITION_FORMAT } from '../../../kernel/formats.ts'
import { ALL_DECKS, DOG_BREEDS, STACKS } from '../cards.ts'
import { TURN_STEPS } from '../state.ts'

/** Steps before the first turn, one word for each kind of choice (rulings 8, 149 and 154). */
export const BEGINNINGS = ['families', 'piles', 'hands'] as const
export type Beginning = (typeof BEGINNINGS)[number]

const text = v.pipe(v.string(), v.maxLength(40))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const texts = v.pipe(v.array(text), v.maxLength(120))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const optional = <S extends v.GenericSchema>(schema: S) => v.exactOptional(schema)

const pile = v.strictObject({ top: optional(text), count: optional(count) })
const deck = v.strictObject({ count: optional(count), discard: optional(texts) })
const stacks = v.strictObject(v.entriesFromList(STACKS, optional(texts)))

const symbols = v.picklist([1, 2])

/** Place of both markers of a court; left out, they are at court. `card` as in a hand, `vassal` by its space. */
const intrigue = v.variant('at', [
  v.strictObject({ at: v.literal('agents'), card: text, vassal: text, matched: symbols }),
  v.strictObject({ at: v.literal('faceDown'), card: text }),
  v.strictObject({ at: v.literal('exhausted') }),
])

/**
 * `used`: space and face of each vassal that a task of this turn used. `rewards`: with the marked card; without one the
 * reward is for a face-down card.
 */
const intrigueZone = v.strictObject({
  used: optional(v.pipe(v.array(v.strictObject({ space: text, face: text })), v.maxLength(8))),
  rewards: optional(
    v.pipe(v.array(v.strictObject({ seat: count, card: optional(text), matched: optional(symbols) })), v.maxLength(4)),
  ),
})

/**
 * `hand`: ids of open tasks, and for hidden ones the names of their decks; in `vassals` a hidden one is the word
 * vassal. `used`: abilities of the family that are used up this turn.
 */
const court = v.strictObject({
  knights: optional(count),
  wizards: optional(count),
  hand: optional(texts),
  completed: optional(stacks),
  retained: optional(texts),
  dogs: optional(v.pipe(v.array(v.picklist(DOG_BREEDS)), v.maxLength(4))),
  pile: optional(count),
  family: optional(text),
  used: optional(v.pipe(v.array(text), v.maxLength(9))),
  intrigue: optional(intrigue),
  sets: optional(v.pipe(v.array(texts), v.maxLength(72))),
  vassals: optional(texts),
})

/**
 * Queen's and Wizard's Quests. `under`: vassals under the top one of a space, the lowest first. `rest`: number of
 * vassals that were not dealt.
 */
const quest = v.strictObject({
  offer: optional(texts),
  vassals: optional(texts),
  under: optional(v.record(text, texts)),
  rest: optional(count),
  actions: optional(count),
  taken: optional(count),
  fresh: optional(count),
  lastRound: optional(count),
  idle: optional(count),
})

const turn = v.strictObject({
  seat: optional(count),
  first: optional(count),
  round: optional(v.pipe(count, v.minValue(1))),
  step: optional(v.picklist([...BEGINNINGS, ...TURN_STEPS])),
  completions: optional(count),
})

const rats = v.strictObject({
  count: optional(count),
  wandering: optional(texts),
  plagued: optional(texts),
  discard: optional(texts),
  out: optional(texts),
})

const decks = v.strictObject(v.entriesFromList(ALL_DECKS, optional(deck)))

/** An Assassin that waits to be placed. Without `pile` it came from the active player's own pile. */
const aside = v.union([text, v.strictObject({ card: text, pile: count })])

/**
 * `cards`: custom tasks in the form of data/tasks.ts, and custom vassals. `drawn`: tasks, as in a hand, of which the
 * active player keeps one; empty while decks are still to be named. `income`: Knight-Wizard cards that have not paid
 * yet. `missing`: number of spaces that stayed empty for lack of cards.
 */
const publicZones = {
  cards: optional(v.pipe(v.array(text), v.maxLength(96))),
  board: optional(v.record(text, text)),
  marked: optional(texts),
  missing: optional(count),
  piles: optional(v.pipe(v.array(pile), v.maxLength(4))),
  discard: optional(texts),
  guards: optional(texts),
  aside: optional(v.pipe(v.array(aside), v.maxLength(4))),
  refreshPile: optional(count),
  drawn: optional(texts),
  income: optional(texts),
  decks: optional(decks),
  rats: optional(rats),
  courts: optional(v.pipe(v.array(court), v.maxLength(4))),
  intrigue: optional(intrigueZone),
  quest: optional(quest),
  turn: optional(turn),
}

/** The public half; the header of a game that starts from the position contains it. */
export const publicSchema = v.strictObject(publicZones)
export type PublicHalf = v.InferOutput<typeof publicSchema>

/**
 * The hidden half, by zone and from the top: hands by seat, piles below their open tops, decks, rats. The dealer deals
 * these cards first.
 */
export const hiddenSchema = v.strictObject({
  families: optional(v.pipe(v.array(texts), v.maxLength(4))),
  hands: optional(v.pipe(v.array(texts), v.maxLength(4))),
  faceDown: optional(v.pipe(v.array(texts), v.maxLength(4))),
  piles: optional(v.pipe(v.array(texts), v.maxLength(4))),
  decks: optional(v.strictObject(v.entriesFromList(ALL_DECKS, optional(texts)))),
  rats: optional(texts),
  drawn: optional(texts),
  vassals: optional(v.pipe(v.array(texts), v.maxLength(4))),
  rest: optional(texts),
})
export type HiddenHalf = v.InferOutput<typeof hiddenSchema>

export const documentSchema = v.strictObject({
  format: v.literal(POSITION_FORMAT),
  version: v.literal(1),
  mode: text,
  options: optional(v.record(text, v.union([v.string(), v.number()]))),
  seats: optional(v.pipe(v.array(name), v.maxLength(4))),
  ...publicZones,
  hidden: optional(hiddenSchema),
})
export type PositionDocument = v.InferOutput<typeof documentSchema>
