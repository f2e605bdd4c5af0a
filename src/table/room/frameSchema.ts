/** The shape of what comes over a channel. What it means is for room and guest to check. */
import * as v from 'valibot'
import type { Proposal } from '../messages.ts'
import { action, base64, count, entry, header, openings, privateOpening, type Schema, seat, word } from '../schema.ts'
import type { Have, ToGuest, ToHost } from './frames.ts'

const KEYS = 16
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const hash = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{16})?$/))
const have: Schema<Have> = v.strictObject({ seq: count, hash })

const proposal: Schema<Proposal> = v.variant('kind', [
  v.strictObject({ kind: v.literal('seat'), seat, count, action, openings }),
  v.strictObject({ kind: v.picklist(['undo', 'redo']), seat, count }),
  v.strictObject({ kind: v.literal('end'), seat, count, how: v.picklist(['agreement', 'concede']) }),
])

export const toHost: Schema<ToHost> = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hello'),
    keys: v.pipe(v.array(key), v.maxLength(KEYS)),
    game: v.nullable(base64(22)),
    have,
  }),
  v.strictObject({ kind: v.literal('propose'), proposal }),
  v.strictObject({ kind: v.literal('have'), seq: count }),
])

const refusal = v.strictObject({
  code: word,
  ruling: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  values: v.exactOptional(
    v.record(word, v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.safeInteger())])),
  ),
})

export const toGuest: Schema<ToGuest> = v.variant('kind', [
  v.strictObject({ kind: v.literal('welcome'), header, seats: v.array(seat) }),
  v.strictObject({
    kind: v.literal('commit'),
    entries: v.array(entry),
    shown: v.array(privateOpening),
    saved: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('refuse'), seat, count, refusal }),
  v.strictObject({ kind: v.literal('here'), present: v.array(v.boolean()), have, hears: v.boolean() }),
  v.strictObject({ kind: v.literal('farewell'), why: v.picklist(['moved', 'otherGame', 'otherLog', 'key']) }),
])
