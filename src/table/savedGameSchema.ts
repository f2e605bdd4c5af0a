/** Schemas of a saved game, from wherever it comes. The meaning of its entries is checked by replay. */
import * as v from 'valibot'
import type { DealerAnswer, Opening } from '../kernel/contract.ts'
import type { Options } from '../kernel/gameCard.ts'
import type { Json } from '../kernel/json.ts'
import type { DealCommitment, Entry, EntryBody, Header, Player } from '../kernel/log.ts'
import { ok, type Result, refuse } from '../kernel/result.ts'
import { isNewerHeader } from './isNewerHeader.ts'
import type { DealerSecret, GameSave, PrivateOpening } from './logStore.ts'

/** Schema of exactly this type: the compiler checks that the two agree. */
export type Schema<T> = v.GenericSchema<unknown, T>

const MAX_DEPTH = 32

/** Whether a value is plain data: integers only, no `-0`, no deeper than 32. */
export function isJson(value: unknown, depth = MAX_DEPTH): value is Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || depth === 0) return false
  // A key of this name would change the prototype of the object that it is copied to.
  if (Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((inner) => isJson(inner, depth - 1))
}

export const json: Schema<Json> = v.custom<Json>((value) => isJson(value))
export const action: Schema<object> = v.custom<object>(
  (value) => isJson(value) && typeof value === 'object' && value !== null,
)
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
export const base64 = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[\w-]*$/))
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))

const opening: Schema<Opening> = v.strictObject({
  slot: count,
  value: v.strictObject({ face: count, side: count }),
  salt: base64(22),
})
export const openings = v.array(opening)

const answer: Schema<DealerAnswer> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['seal', 'reseal']), locks: v.array(v.union([base64(43), v.literal('')])) }),
  v.strictObject({ kind: v.literal('open'), openings }),
  v.strictObject({ kind: v.literal('dice'), values: v.array(count) }),
])

export const body: Schema<EntryBody> = v.variant('kind', [
  v.strictObject({ kind: v.literal('seat'), seat, count, action, openings }),
  v.strictObject({ kind: v.literal('joint'), actions: v.array(v.strictTuple([seat, action, openings])) }),
  v.strictObject({ kind: v.literal('chance'), answer }),
  v.variant('how', [
    v.strictObject({ kind: v.literal('end'), how: v.literal('agreement') }),
    v.strictObject({ kind: v.literal('end'), how: v.picklist(['concede', 'leave']), seat }),
  ]),
  v.strictObject({ kind: v.picklist(['undo', 'redo']), seat, count }),
])

export const entry: Schema<Entry> = v.strictObject({
  seq: count,
  epoch: count,
  body,
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
})

export const optionsSchema: Schema<Options> = v.record(
  shortText,
  v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.safeInteger())]),
)

const deal: Schema<DealCommitment> = v.strictObject({
  commit: base64(43),
  nonces: v.pipe(v.array(v.union([base64(22), v.literal('')])), v.maxLength(16)),
})

/** Fields of a player. Which emblems exist only the screens know: for an unknown one they show the seat's. */
export const playerFields = {
  name: v.pipe(v.string(), v.maxLength(40)),
  emblem: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/))),
}
const player: Schema<Player> = v.strictObject(playerFields)

export const header: Schema<Header> = v.strictObject({
  protocol: count,
  id: base64(22),
  game: shortText,
  version: count,
  mode: shortText,
  options: optionsSchema,
  seats: v.pipe(v.array(player), v.minLength(1), v.maxLength(16)),
  position: v.exactOptional(json),
  deal: v.exactOptional(deal),
})

export const secret: Schema<DealerSecret> = v.strictObject({ seed: base64(43), hidden: v.exactOptional(json) })
export const privateOpening: Schema<PrivateOpening> = v.strictObject({ seats: v.array(seat), opening })

const save: Schema<GameSave> = v.strictObject({
  header,
  secret: v.exactOptional(secret),
  entries: v.array(entry),
  shown: v.array(privateOpening),
  bots: v.exactOptional(
    v.pipe(
      v.array(v.pipe(v.string(), v.regex(/^[a-z]{0,16}$/))),
      v.maxLength(16),
      v.check((levels) => levels.some(Boolean)),
    ),
  ),
})

/** Body from outside; null if it does not have the shape of one. */
export const parseBody = (value: unknown): EntryBody | null => {
  const parsed = v.safeParse(body, value, { abortEarly: true })
  return parsed.success ? parsed.output : null
}

/**
 * Save whose parts have their shapes and whose entries are numbered from 0 without a gap. Refused: `record.newer`, and
 * `record.damaged` with `at`, the path of the first wrong part. Hashes and actions are proved by replay, not here.
 */
export function parseSave(parts: { readonly header: unknown; readonly [part: string]: unknown }): Result<GameSave> {
  if (isNewerHeader(parts.header)) return refuse('record.newer')
  const parsed = v.safeParse(save, parts, { abortEarly: true })
  if (!parsed.success) return refuse('record.damaged', undefined, { at: v.getDotPath(parsed.issues[0]) ?? 'record' })
  const { header: parsedHeader, bots, entries } = parsed.output
  if (bots && bots.length !== parsedHeader.seats.length) return refuse('record.damaged', undefined, { at: 'bots' })
  const firstGap = entries.findIndex((entry, i) => entry.seq !== i)
  return firstGap === -1 ? ok(parsed.output) : refuse('record.damaged', undefined, { at: `entries.${firstGap}.seq` })
}
