/** Schemas of the frames of a channel. Their meaning is for room and guest to check. */
import * as v from 'valibot'
import type { Refusal } from '../../kernel/result.ts'
import type { Proposal } from '../proposalsAndCommits.ts'
import {
  action,
  base64,
  body,
  count,
  entry,
  header,
  openings,
  optionsSchema,
  playerFields,
  privateOpening,
  type Schema,
  seat,
  secret,
  shortText,
} from '../savedGameSchema.ts'
import type { ConsentOutcome, ConsentRequest, FrameToGuest, FrameToHost, LogPosition } from './frames.ts'
import { isVisibleText } from './playerNames.ts'
import { MAX_SEATS } from './timeoutsAndLimits.ts'

const id = base64(8)
const nonce = base64(22)
const ids = v.pipe(v.array(id), v.maxLength(MAX_SEATS))
const claims = v.pipe(v.array(v.union([id, v.literal('')])), v.maxLength(MAX_SEATS))
const macs = v.pipe(v.array(v.union([nonce, v.literal('')])), v.maxLength(MAX_SEATS))
const seats = v.pipe(v.array(seat), v.maxLength(MAX_SEATS))
const welcomeSeats = v.pipe(v.array(v.union([v.nullable(seat), v.literal('moved')])), v.maxLength(MAX_SEATS))
const perSeat = v.pipe(v.array(v.nullable(seat)), v.maxLength(MAX_SEATS))
const hash = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{16})?$/))
const chain = v.union([base64(43), v.literal('')])
const have: Schema<LogPosition> = v.strictObject({ seq: count, hash })
const consentSubject = v.picklist(['undo', 'end'])

const proposal: Schema<Proposal> = v.variant('kind', [
  v.strictObject({ kind: v.literal('seat'), seat, count, action, openings }),
  v.strictObject({ kind: v.picklist(['undo', 'redo']), seat, count }),
  v.strictObject({ kind: v.literal('end'), seat, count, how: v.picklist(['agreement', 'concede', 'leave']) }),
])

export const frameToHostSchema: Schema<FrameToHost> = v.variant('kind', [
  v.strictObject({ kind: v.literal('hello'), ids, claims, nonce, game: v.nullable(base64(22)), have }),
  v.strictObject({ kind: v.literal('proof'), macs }),
  v.strictObject({ kind: v.literal('sit'), id, secret: base64(22), ...playerFields, nonce }),
  v.strictObject({ kind: v.literal('rise'), id }),
  v.strictObject({ kind: v.literal('rename'), id, ...playerFields }),
  v.strictObject({ kind: v.literal('propose'), proposal }),
  v.strictObject({ kind: v.literal('have'), seq: count, bots: v.exactOptional(seats) }),
  v.strictObject({ kind: v.literal('look') }),
  v.strictObject({ kind: v.picklist(['standIn', 'standDown']), seat }),
  v.strictObject({ kind: v.literal('plea'), what: consentSubject, seat }),
  v.strictObject({ kind: v.literal('answer'), plea: count, agree: v.boolean() }),
  v.strictObject({ kind: v.literal('tail'), seq: count, chain, body: v.nullable(body), hash }),
])

export const refusal: Schema<Refusal> = v.strictObject({
  code: shortText,
  ruling: v.exactOptional(v.pipe(v.number(), v.safeInteger())),
  values: v.exactOptional(
    v.record(
      shortText,
      v.union([v.pipe(v.string(), v.maxLength(200), v.check(isVisibleText)), v.pipe(v.number(), v.safeInteger())]),
    ),
  ),
})

/** Player fields from a host, which tidies the names that it receives: an untidy one is refused. */
const tidyPlayerFields = { ...playerFields, name: v.pipe(playerFields.name, v.check(isVisibleText)) }
const tidyHeader = v.pipe(
  header,
  v.check(({ seats }) => seats.every(({ name }) => isVisibleText(name))),
)
const lobbySeat = v.strictObject({ id, ...tidyPlayerFields, state: v.picklist(['ready', 'away']), host: v.boolean() })

const consentRequest: Schema<ConsentRequest> = v.strictObject({
  ...{ id: count, what: consentSubject, seat, asked: seats, agreed: seats },
  isAgreed: v.boolean(),
  depth: count,
})
const consentOutcome: Schema<ConsentOutcome> = v.strictObject({
  id: count,
  how: v.picklist(['done', 'declined', 'withdrawn', 'overtaken']),
  seat,
})

export const frameToGuestSchema: Schema<FrameToGuest> = v.variant('kind', [
  v.strictObject({ kind: v.literal('prove'), nonce, macs }),
  v.strictObject({
    ...{
      kind: v.literal('lobby'),
      game: shortText,
      version: count,
      mode: shortText,
      options: optionsSchema,
      min: count,
      max: count,
      commit: base64(43),
    },
    seats: v.pipe(v.array(lobbySeat), v.maxLength(MAX_SEATS)),
    watching: count,
    hears: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('unseated'), id, refusal }),
  v.strictObject({ kind: v.literal('begun') }),
  v.strictObject({ kind: v.literal('welcome'), header: tidyHeader, seats: welcomeSeats }),
  v.strictObject({
    kind: v.literal('commit'),
    entries: v.array(entry),
    shown: v.array(privateOpening),
    saved: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('refuse'), seat, count, refusal }),
  v.strictObject({
    ...{ kind: v.literal('here'), present: v.pipe(v.array(v.boolean()), v.maxLength(MAX_SEATS)) },
    standing: perSeat,
    bots: v.exactOptional(seats),
    chosen: v.exactOptional(seats),
    watching: count,
    have,
    unsaved: v.exactOptional(v.literal(true)),
    hears: v.boolean(),
  }),
  v.strictObject({ kind: v.literal('snapshot'), have, state: action }),
  v.strictObject({ kind: v.literal('moved'), ids }),
  v.strictObject({ kind: v.literal('stand'), seats, shown: v.array(privateOpening) }),
  v.strictObject({ kind: v.literal('standRefused'), seat, refusal }),
  v.strictObject({ kind: v.literal('plea'), plea: consentRequest }),
  v.strictObject({ kind: v.literal('pleaEnd'), end: consentOutcome }),
  v.strictObject({ kind: v.literal('pleaRefused'), refusal }),
  v.strictObject({ kind: v.literal('reveal'), secret }),
  v.strictObject({ kind: v.literal('ask'), from: count, most: count }),
  v.strictObject({ kind: v.literal('stood'), seat, by: seat, from: count, to: count, cards: count }),
  v.strictObject({
    kind: v.literal('farewell'),
    why: v.picklist(['otherGame', 'otherLog', 'key', 'strikes', 'full', 'closed']),
  }),
])
