/** The shape of what comes over a channel. What it means is for room and guest to check. */
import * as v from 'valibot'
import type { Refusal } from '../../kernel/result.ts'
import type { Proposal } from '../messages.ts'
import {
  action,
  base64,
  count,
  entry,
  header,
  named,
  openings,
  options,
  privateOpening,
  type Schema,
  seat,
  secret,
  word,
} from '../schema.ts'
import type { Have, Plea, PleaEnd, ToGuest, ToHost } from './frames.ts'
import { isSeen } from './names.ts'

/** Seats of one phone, and of one table. */
const SEATS = 16
const id = base64(8)
const nonce = base64(22)
const ids = v.pipe(v.array(id), v.maxLength(SEATS))
const claims = v.pipe(v.array(v.union([id, v.literal('')])), v.maxLength(SEATS))
const macs = v.pipe(v.array(v.union([nonce, v.literal('')])), v.maxLength(SEATS))
const seats = v.pipe(v.array(seat), v.maxLength(SEATS))
const given = v.pipe(v.array(v.union([v.nullable(seat), v.literal('moved')])), v.maxLength(SEATS))
const perSeat = v.pipe(v.array(v.nullable(seat)), v.maxLength(SEATS))
const hash = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{16})?$/))
const have: Schema<Have> = v.strictObject({ seq: count, hash })
const what = v.picklist(['undo', 'end'])

const proposal: Schema<Proposal> = v.variant('kind', [
  v.strictObject({ kind: v.literal('seat'), seat, count, action, openings }),
  v.strictObject({ kind: v.picklist(['undo', 'redo']), seat, count }),
  v.strictObject({ kind: v.literal('end'), seat, count, how: v.picklist(['agreement', 'concede']) }),
])

export const toHost: Schema<ToHost> = v.variant('kind', [
  v.strictObject({ kind: v.literal('hello'), ids, claims, nonce, game: v.nullable(base64(22)), have }),
  v.strictObject({ kind: v.literal('proof'), macs }),
  v.strictObject({ kind: v.literal('sit'), id, secret: base64(22), ...named, nonce }),
  v.strictObject({ kind: v.literal('rise'), id }),
  v.strictObject({ kind: v.literal('rename'), id, ...named }),
  v.strictObject({ kind: v.literal('propose'), proposal }),
  v.strictObject({ kind: v.literal('have'), seq: count, bots: v.exactOptional(seats) }),
  v.strictObject({ kind: v.literal('look') }),
  v.strictObject({ kind: v.picklist(['standIn', 'standDown']), seat }),
  v.strictObject({ kind: v.literal('plea'), what, seat }),
  v.strictObject({ kind: v.literal('answer'), plea: count, agree: v.boolean() }),
])

const refusal: Schema<Refusal> = v.strictObject({
  code: word,
  ruling: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  values: v.exactOptional(
    v.record(
      word,
      v.union([v.pipe(v.string(), v.maxLength(200), v.check(isSeen)), v.pipe(v.number(), v.safeInteger())]),
    ),
  ),
})

/** A host tidies the names that it is told: a bent one is not heard. */
const tidy = { ...named, name: v.pipe(named.name, v.check(isSeen)) }
const begun = v.pipe(
  header,
  v.check(({ seats }) => seats.every(({ name }) => isSeen(name))),
)
const lobbySeat = v.strictObject({ id, ...tidy, state: v.picklist(['ready', 'away']), host: v.boolean() })

const plea: Schema<Plea> = v.strictObject({
  ...{ id: count, what, seat, asked: seats, agreed: seats },
  isAgreed: v.boolean(),
  depth: count,
})
const pleaEnd: Schema<PleaEnd> = v.strictObject({
  id: count,
  how: v.picklist(['done', 'declined', 'withdrawn', 'overtaken']),
  seat,
})

export const toGuest: Schema<ToGuest> = v.variant('kind', [
  v.strictObject({ kind: v.literal('prove'), nonce, macs }),
  v.strictObject({
    ...{ kind: v.literal('lobby'), mode: word, options, min: count, max: count, commit: base64(43) },
    seats: v.pipe(v.array(lobbySeat), v.maxLength(SEATS)),
    watching: count,
    hears: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('unseated'), id, refusal }),
  v.strictObject({ kind: v.literal('begun') }),
  v.strictObject({ kind: v.literal('welcome'), header: begun, seats: given }),
  v.strictObject({
    kind: v.literal('commit'),
    entries: v.array(entry),
    shown: v.array(privateOpening),
    saved: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('refuse'), seat, count, refusal }),
  v.strictObject({
    ...{ kind: v.literal('here'), present: v.pipe(v.array(v.boolean()), v.maxLength(SEATS)) },
    standing: perSeat,
    bots: v.exactOptional(seats),
    watching: count,
    have,
    unsaved: v.exactOptional(v.literal(true)),
    hears: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('snapshot'), have, state: action }),
  v.strictObject({ kind: v.literal('moved'), ids }),
  v.strictObject({ kind: v.literal('stand'), seats, shown: v.array(privateOpening) }),
  v.strictObject({ kind: v.literal('standRefused'), seat, refusal }),
  v.strictObject({ kind: v.literal('plea'), plea }),
  v.strictObject({ kind: v.literal('pleaEnd'), end: pleaEnd }),
  v.strictObject({ kind: v.literal('pleaRefused'), refusal }),
  v.strictObject({ kind: v.literal('reveal'), secret }),
  v.strictObject({
    kind: v.literal('farewell'),
    why: v.picklist(['otherGame', 'otherLog', 'key', 'strikes', 'full', 'closed']),
  }),
])
