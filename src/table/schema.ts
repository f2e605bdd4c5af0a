/** The shape of a saved game, from wherever it comes. What its entries mean is for the engine to check, by replay. */
import * as v from 'valibot'
import type { Answer, Opening, Options } from '../kernel/contract.ts'
import type { Json } from '../kernel/json.ts'
import type { Body, Deal, Entry, Header, Player } from '../kernel/log.ts'
import { ok, type Result, refuse } from '../kernel/result.ts'
import { isNewer } from './newer.ts'
import type { DealerSecret, PrivateOpening, Save } from './store.ts'

/** A schema of exactly this type: the compiler keeps the two together. */
export type Schema<T> = v.GenericSchema<unknown, T>

const DEPTH = 32

/** Whether a value is plain data: integers only, no `-0`, no deeper than 32. */
export function isJson(value: unknown, depth = DEPTH): value is Json {
  if (value === null || typeof value === 'boolean' || typeof value === 'string') return true
  if (typeof value === 'number') return Number.isSafeInteger(value) && !Object.is(value, -0)
  if (typeof value !== 'object' || depth === 0) return false
  // A key of this name would change the prototype of the object that it is copied to.
  if (Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((inner) => isJson(inner, depth - 1))
}

const json: Schema<Json> = v.custom<Json>((value) => isJson(value))
export const action: Schema<object> = v.custom<object>(
  (value) => isJson(value) && typeof value === 'object' && value !== null,
)
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const word = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
export const base64 = (length: number) => v.pipe(v.string(), v.length(length), v.regex(/^[\w-]*$/))
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))

const opening: Schema<Opening> = v.strictObject({
  slot: count,
  value: v.strictObject({ face: count, side: count }),
  salt: base64(22),
})
export const openings = v.array(opening)

const answer: Schema<Answer> = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['seal', 'reseal']), locks: v.array(v.union([base64(43), v.literal('')])) }),
  v.strictObject({ kind: v.literal('open'), openings }),
  v.strictObject({ kind: v.literal('dice'), values: v.array(count) }),
])

const body: Schema<Body> = v.variant('kind', [
  v.strictObject({ kind: v.literal('seat'), seat, count, action, openings }),
  v.strictObject({ kind: v.literal('joint'), actions: v.array(v.strictTuple([seat, action, openings])) }),
  v.strictObject({ kind: v.literal('chance'), answer }),
  v.variant('how', [
    v.strictObject({ kind: v.literal('end'), how: v.literal('agreement') }),
    v.strictObject({ kind: v.literal('end'), how: v.literal('concede'), seat }),
  ]),
  v.strictObject({ kind: v.picklist(['undo', 'redo']), seat, count }),
])

export const entry: Schema<Entry> = v.strictObject({
  seq: count,
  epoch: count,
  body,
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
})

export const options: Schema<Options> = v.record(
  word,
  v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.safeInteger())]),
)

const deal: Schema<Deal> = v.strictObject({
  commit: base64(43),
  nonces: v.pipe(v.array(v.union([base64(22), v.literal('')])), v.maxLength(16)),
})

/** Which symbols there are the screens know: one that a phone has not is shown as the seat's. */
export const named = {
  name: v.pipe(v.string(), v.maxLength(40)),
  emblem: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z]{1,16}$/))),
}
const player: Schema<Player> = v.strictObject(named)

export const header: Schema<Header> = v.strictObject({
  protocol: count,
  id: base64(22),
  game: word,
  version: count,
  mode: word,
  options,
  seats: v.pipe(v.array(player), v.minLength(1), v.maxLength(16)),
  position: v.exactOptional(json),
  deal: v.exactOptional(deal),
})

export const secret: Schema<DealerSecret> = v.strictObject({ seed: base64(43), hidden: v.exactOptional(json) })
export const privateOpening: Schema<PrivateOpening> = v.strictObject({ seats: v.array(seat), opening })

const save: Schema<Save> = v.strictObject({
  header,
  secret: v.exactOptional(secret),
  entries: v.array(entry),
  shown: v.array(privateOpening),
})

/** A body as it comes from outside, if it has the shape of one. */
export const parseBody = (value: unknown): Body | null => {
  const parsed = v.safeParse(body, value, { abortEarly: true })
  return parsed.success ? parsed.output : null
}

/**
 * A save whose parts have their shapes and whose entries are numbered from 0 without a hole. Refused: `record.newer`, and
 * `record.damaged` with `at`, the path of the first wrong part. Hashes and actions are proved by replay, not here.
 */
export function parseSave(parts: { readonly header: unknown; readonly [part: string]: unknown }): Result<Save> {
  if (isNewer(parts.header)) return refuse('record.newer')
  const parsed = v.safeParse(save, parts, { abortEarly: true })
  if (!parsed.success) return refuse('record.damaged', undefined, { at: v.getDotPath(parsed.issues[0]) ?? 'record' })
  const hole = parsed.output.entries.findIndex((one, i) => one.seq !== i)
  return hole === -1 ? ok(parsed.output) : refuse('record.damaged', undefined, { at: `entries.${hole}.seq` })
}
