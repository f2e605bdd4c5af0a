/**
 * Schema of position documents, which a person can write: all that lies open, and separately the order of the decks, for
 * the dealer only. Explorers, cards, rooms and figures are named as in text forms (rules 14); whatever is left out is as
 * the rules say there.
 */
import * as v from 'valibot'
import { OMEN_SIDES } from '../data/numbers.ts'

export const POSITION_FORMAT = 'lamps-below-position'

const text = v.pipe(v.string(), v.maxLength(20))
const texts = v.pipe(v.array(text), v.maxLength(80))
const name = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const upTo = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max))
const count = upTo(999)
const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))
const alarm = v.pipe(v.number(), v.integer(), v.minValue(-99), v.maxValue(99))
const way = v.picklist(['a', 'b'])
const optional = <S extends v.GenericSchema>(schema: S) => v.exactOptional(schema)
const few = <S extends v.GenericSchema>(schema: S) => v.pipe(v.array(schema), v.maxLength(40))

/** `at`: a room, `left` or `down`; `dead` is only written, of a game that is over. `finds` were brought into the hall, `new` were found in it. */
const explorer = v.strictObject({
  at: optional(text),
  dice: optional(few(die)),
  wounds: optional(count),
  deep: optional(count),
  courage: optional(count),
  bold: optional(v.boolean()),
  braced: optional(v.boolean()),
  plate: optional(v.boolean()),
  vow: optional(count),
  finds: optional(texts),
  new: optional(texts),
})
export type WrittenExplorer = v.InferOutput<typeof explorer>

/** `next`: number of its next figure; left out, one above its size. */
const group = v.strictObject({ card: text, next: optional(count) })

/** A room alone: full health, and not on guard. */
const dweller = v.union([text, v.strictObject({ at: text, health: optional(count), guard: optional(v.boolean()) })])

/**
 * What may be rolled again. An attack names its weapon, the sides of its die, and the dice of each dweller. A defence
 * in a hall names the dweller, how many more times it attacks, and the number at which its table was read. A test, which
 * in a challenge may be one of Defence, names its number and, in a hall, what it is for.
 */
const asked = v.variant('what', [
  v.strictObject({
    what: v.literal('attack'),
    weapon: text,
    die,
    throws: few(v.strictObject({ figure: text, attack: die, defence: optional(die) })),
  }),
  v.strictObject({
    what: v.literal('defence'),
    by: text,
    explorer: text,
    attack: die,
    defence: die,
    more: optional(upTo(1)),
    reading: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(OMEN_SIDES)),
  }),
  v.strictObject({
    what: v.picklist(['agility', 'vitality', 'defence']),
    explorer: text,
    value: die,
    tries: optional(upTo(9)),
    for: optional(v.picklist(['rest', 'mend', 'stones'])),
    patient: optional(text),
  }),
])
export type WrittenQuestion = v.InferOutput<typeof asked>

const PHASES = ['choose', 'vote', 'way', 'word', 'more', 'turn', 'again', 'take', 'handover', 'over'] as const
/** What a position waits for. `over` is only written, of a game that is over. */
export type Phase = (typeof PHASES)[number]

/**
 * Zones of the public half. `now`: whose turn it is, an explorer or a group. `path`: number of cards left of the path;
 * left out, as many challenges and halls as are not seen yet. `gone`: cards that are out of the game.
 */
const publicZones = {
  company: optional(few(text)),
  leader: optional(text),
  phase: optional(v.picklist(PHASES)),
  card: optional(text),
  round: optional(v.pipe(count, v.minValue(1))),
  threat: optional(count),
  alarm: optional(alarm),
  falls: optional(count),
  lamps: optional(few(die)),
  track: optional(few(text)),
  now: optional(text),
  explorers: optional(v.record(text, explorer)),
  groups: optional(few(group)),
  dwellers: optional(v.record(text, dweller)),
  caches: optional(few(text)),
  votes: optional(v.record(text, way)),
  way: optional(way),
  named: optional(text),
  refused: optional(few(text)),
  asked: optional(asked),
  shown: optional(texts),
  given: optional(v.record(text, texts)),
  gone: optional(texts),
  path: optional(upTo(21)),
}

/** The public half; the header of a game that starts from the position contains it. */
export const publicSchema = v.strictObject(publicZones)
export type PublicHalf = v.InferOutput<typeof publicSchema>

/**
 * The hidden half: decks, the next card first. A path and finds that are named are all of their deck; the group cards
 * that are not named follow the others, shuffled.
 */
export const hiddenSchema = v.strictObject({
  path: optional(texts),
  groups: optional(texts),
  finds: optional(texts),
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
