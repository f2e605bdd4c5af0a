/**
 * Schema of position documents, which a person can write: all that lies open, and separately the hidden cards, for the
 * dealer only. Whatever is left out is as at the beginning of a first turn, without Contracts and Goals. Seats are
 * numbered from 1, squares and cards are named as in text forms (rules 13).
 */
import * as v from 'valibot'
import { LEVEL_MAX, STALLS } from '../data/numbers.ts'

export const POSITION_FORMAT = 'castlescape-position'

const text = v.pipe(v.string(), v.maxLength(40))
const texts = v.pipe(v.array(text), v.maxLength(120))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
const renown = v.pipe(v.number(), v.integer(), v.minValue(-999), v.maxValue(999))
const level = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LEVEL_MAX))
const seat = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))
const optional = <S extends v.GenericSchema>(schema: S) => v.exactOptional(schema)
const bySeat = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.maxLength(4))
const few = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.maxLength(20))

/**
 * `faceDown`: own cards that are hidden, in the hand and in the deck; left out, those of the ten starter cards that lie
 * nowhere else. `hand`: how many of them are in the hand; left out, five or as many as there are. `contracts`: number
 * of hidden Contracts. Recruits stand on the site.
 */
const guild = v.strictObject({
  renown: optional(renown),
  infamy: optional(count),
  corruption: optional(level),
  faceDown: optional(texts),
  hand: optional(count),
  played: optional(texts),
  discard: optional(texts),
  alley: optional(texts),
  contracts: optional(count),
  openContracts: optional(texts),
  goals: optional(texts),
})

/** Walls of one card that wait; `built`: the squares of those that stand already. */
const wallGroup = v.strictObject({ left: count, loose: optional(v.boolean()), built: optional(texts) })

/** What waits in the turn, and what happened in it. `ownedAtStart`: left out, all that the guild owns now. */
const turn = v.strictObject({
  gold: optional(count),
  received: optional(count),
  groups: optional(few(wallGroup)),
  ground: optional(count),
  any: optional(count),
  moves: optional(count),
  removals: optional(count),
  clearings: optional(count),
  destroyings: optional(few(v.pipe(v.array(v.picklist(['hand', 'discard'])), v.maxLength(2)))),
  acquirings: optional(few(count)),
  posted: optional(v.boolean()),
  built: optional(count),
  claimed: optional(v.boolean()),
  fromStall: optional(v.boolean()),
  ownedAtStart: optional(texts),
})

/**
 * `stalls`: left to right, `-` for an empty one. `deck`: the rotating cards that are left, in any order. `deckSize`: how
 * many are left where they are not named; left out, all that do not lie open.
 */
const market = v.strictObject({
  stalls: optional(v.pipe(v.array(text), v.length(STALLS))),
  piles: optional(v.record(text, count)),
  deck: optional(texts),
  deckSize: optional(count),
})

/** Steps that need no more than their name. */
const PLAIN_STEPS = [
  'keep',
  'main',
  'checkQuarry',
  'fillStalls',
  'checkEnd',
  'nextTurn',
  'finalInspection',
  'score',
] as const
const SEAT_STEPS = ['takeAlley', 'shuffle', 'capInfamy'] as const
const COUNT_STEPS = ['draw', 'pay', 'discard'] as const
const INSPECTION_STEPS = ['inspection', 'closeInspection'] as const

/** One thing that is to be done. `seen`: how many Contracts the seat sees. */
const task = v.variant('do', [
  v.strictObject({ do: v.picklist(PLAIN_STEPS) }),
  v.strictObject({ do: v.picklist(SEAT_STEPS), seat }),
  v.strictObject({ do: v.picklist(COUNT_STEPS), seat, n: count }),
  v.strictObject({ do: v.picklist(INSPECTION_STEPS), final: v.boolean() }),
  v.strictObject({ do: v.literal('raise'), seat, infamy: count, corruption: count }),
  v.strictObject({ do: v.literal('lose'), seat, n: count, fallback: v.picklist(['pay', 'discard']) }),
  v.strictObject({ do: v.literal('showContracts'), seat }),
  v.strictObject({ do: v.literal('keepOne'), seat, seen: count, keep: count }),
  v.strictObject({
    do: v.literal('effects'),
    card: text,
    when: v.picklist(['play', 'buy']),
    branch: optional(count),
    rival: optional(seat),
    at: count,
  }),
])
export type WrittenTask = v.InferOutput<typeof task>

/**
 * Zones of the public half. `baileys`: finished Baileys that bear marks, each by one of its squares. `contractCards`:
 * Contracts that lie face down, with a guild or in the deck; left out, all that do not lie open. `contractDeck`: how many
 * are left in the deck. `lastSeat`: whose turn is the last, once the end is triggered. `tasks`: what is to be
 * done, the next first; left out, the seat's turn.
 */
const publicZones = {
  site: optional(v.pipe(v.array(text), v.maxLength(15))),
  baileys: optional(v.pipe(v.array(v.strictObject({ at: text, claimedBy: optional(bySeat(seat)) })), v.maxLength(60))),
  guilds: optional(bySeat(guild)),
  market: optional(market),
  contractCards: optional(texts),
  contractDeck: optional(count),
  goals: optional(texts),
  quarry: optional(count),
  marker: optional(count),
  inspections: optional(count),
  idleTurns: optional(count),
  seat: optional(seat),
  first: optional(seat),
  turnNumber: optional(count),
  lastSeat: optional(seat),
  conceded: optional(bySeat(seat)),
  turn: optional(turn),
  tasks: optional(v.pipe(v.array(task), v.minLength(1), v.maxLength(40))),
}

/** Value of the option `aims`, by which a table has the Contracts of today. */
export const AIMS = 2

/**
 * The public half; the header of a game that starts from the position contains it. `aims`: as the document's options
 * have it; left out, the Contracts are those of before, whatever else the header says.
 */
export const publicSchema = v.strictObject({ ...publicZones, aims: optional(v.literal(AIMS)) })
export type PublicHalf = v.InferOutput<typeof publicSchema>

/** The hidden half, decks from the top. The dealer deals these cards first. */
export const hiddenSchema = v.strictObject({
  hands: optional(bySeat(texts)),
  decks: optional(bySeat(texts)),
  contracts: optional(bySeat(texts)),
  seen: optional(texts),
  market: optional(texts),
  contractDeck: optional(texts),
})
export type HiddenHalf = v.InferOutput<typeof hiddenSchema>

export const documentSchema = v.strictObject({
  format: v.literal(POSITION_FORMAT),
  version: v.literal(1),
  mode: optional(text),
  options: optional(v.record(text, v.union([v.string(), v.number()]))),
  seats: optional(v.pipe(v.array(name), v.maxLength(4))),
  ...publicZones,
  hidden: optional(hiddenSchema),
})
export type PositionDocument = v.InferOutput<typeof documentSchema>
