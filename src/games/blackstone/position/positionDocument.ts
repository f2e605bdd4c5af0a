/**
 * A position as a document that a person can write: everything that lies open, and apart from it what only the dealer may read.
 * What is left out is as empty as it can be; cards that stand nowhere lie face down in their decks and piles.
 */
import * as v from 'valibot'
import { ALL_DECKS, BREEDS, STACKS } from '../cards.ts'
import { STEPS } from '../state.ts'

/** What comes before the first turn, one word for each kind of choice (rulings 8, 149 and 154). */
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

/** Where both markers of a court are; at court where this is left out. `card` as in a hand, `vassal` by its space. */
const intrigue = v.variant('at', [
  v.strictObject({ at: v.literal('agents'), card: text, vassal: text, matched: symbols }),
  v.strictObject({ at: v.literal('faceDown'), card: text }),
  v.strictObject({ at: v.literal('exhausted') }),
])

/** `used`: vassals as they lay when a task of this turn used them. `rewards`: with the marked card, or of a card face down without. */
const waiting = v.strictObject({
  used: optional(v.pipe(v.array(v.strictObject({ space: text, face: text })), v.maxLength(8))),
  rewards: optional(
    v.pipe(v.array(v.strictObject({ seat: count, card: optional(text), matched: optional(symbols) })), v.maxLength(4)),
  ),
})

/**
 * `hand`: the id of a task that lies open, or the name of the deck of one that does not; of `vassals` that do not, the word vassal.
 * `used`: what the family has used up this turn.
 */
const court = v.strictObject({
  knights: optional(count),
  wizards: optional(count),
  hand: optional(texts),
  completed: optional(stacks),
  retained: optional(texts),
  dogs: optional(v.pipe(v.array(v.picklist(BREEDS)), v.maxLength(4))),
  pile: optional(count),
  family: optional(text),
  used: optional(v.pipe(v.array(text), v.maxLength(9))),
  intrigue: optional(intrigue),
  sets: optional(v.pipe(v.array(texts), v.maxLength(72))),
  vassals: optional(texts),
})

/** Queen's and Wizard's Quests. `under`: what lies under the top vassal of a space, the lowest first. `rest`: how many were not dealt. */
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
  step: optional(v.picklist([...BEGINNINGS, ...STEPS])),
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

/** An Assassin that waits to be placed; it lay on the own pile where none is named. */
const aside = v.union([text, v.strictObject({ card: text, pile: count })])

/**
 * `cards`: tasks that the box does not have, or not so, in the words of data/tasks.ts, and vassals that it does not have. `drawn`: tasks, as in a hand, of which the active
 * player keeps one; none where decks are still to be named. `income`: Knight-Wizard cards that have yet to pay. `missing`: how many spaces
 * stayed empty for want of cards.
 */
const zones = {
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
  intrigue: optional(waiting),
  quest: optional(quest),
  turn: optional(turn),
}

/** The public half: it stands in the header of the game that starts from it. */
export const publicSchema = v.strictObject(zones)
export type PublicHalf = v.InferOutput<typeof publicSchema>

/** The hidden half, by zone and from the top: hands by seat, piles below their open tops, decks, rats. The dealer deals these first. */
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
  format: v.literal('blackstone-position'),
  version: v.literal(1),
  mode: text,
  options: optional(v.record(text, v.union([v.string(), v.number()]))),
  seats: optional(v.pipe(v.array(name), v.maxLength(4))),
  ...zones,
  hidden: optional(hiddenSchema),
})
export type PositionDocument = v.InferOutput<typeof documentSchema>
