/**
 * Frames with which a phone gives a game of its own to another one, under a code like that of a table. Whoever calls it
 * greets as a guest of a table does, and is told that here is no table but a game.
 */
import * as v from 'valibot'
import type { GameId, ModeId } from '../../../kernel/gameCard.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { refusal } from '../../room/frameSchema.ts'
import { action, count, json, type Schema, shortText } from '../../savedGameSchema.ts'

/** Kinds of phones, as far as a browser says what it runs on. */
const PHONE_KINDS = ['Android', 'iPhone', 'iPad', 'Mac', 'Windows', 'Linux', ''] as const
export type PhoneKind = (typeof PHONE_KINDS)[number]

/** Answer to the greeting: a game can be had here. People find by the number which phone it goes to. */
export interface GiftFrame {
  readonly kind: 'gift'
  readonly check: number
  readonly game: GameId
  readonly mode: ModeId
}

/** The game goes, or went, to another phone. */
export interface GoneFrame {
  readonly kind: 'gone'
}

/** The game, whole. */
export interface GivenFrame {
  readonly kind: 'given'
  /** As in a file, with the dealer's secret and its bots: whoever reads it checks it as a file. */
  readonly record: object
  /** Name that a person gave it; empty if none. */
  readonly name: string
  /** When it was played and where it is from, as a file of all games says it. */
  readonly told: Json
  /** Choices that wait where all choose at once and not all have chosen; null if there are none. */
  readonly choices: Json
}

/** Answer to the game: it is stored, or the reason why not. */
export interface TookFrame {
  readonly kind: 'took'
  readonly refusal: Refusal | null
  /** Kind of the phone that answers. */
  readonly on: PhoneKind
}

export type FrameToTaker = GiftFrame | GoneFrame | GivenFrame

export const frameToTakerSchema: Schema<FrameToTaker> = v.variant('kind', [
  v.strictObject({ kind: v.literal('gift'), check: count, game: shortText, mode: shortText }),
  v.strictObject({ kind: v.literal('gone') }),
  v.strictObject({
    kind: v.literal('given'),
    record: action,
    name: v.pipe(v.string(), v.maxLength(100)),
    told: json,
    choices: json,
  }),
])

export const tookSchema: Schema<TookFrame> = v.strictObject({
  kind: v.literal('took'),
  refusal: v.nullable(refusal),
  on: v.picklist(PHONE_KINDS),
})
