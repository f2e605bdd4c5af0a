/**
 * Limits: how many cards of each kind a court may keep at the end of its turn, namely as many as it has Kings (rulings
 * 22 and 29 to 35).
 */
import type { Slot } from '#src/kernel/contract.ts'
import type { Stack } from '../../cards.ts'
import type { Court } from '../../state.ts'
import { kingsOf } from './activeCards.ts'

/** Cards of one kind, and the number that may be kept. */
export interface CardLimit {
  readonly zone: 'hand' | 'retained' | Exclude<Stack, 'king'>
  readonly slots: readonly Slot[]
  readonly maximum: number
}

/** Rule that gives the current limits of a court. */
export type LimitRule = (court: Court) => readonly CardLimit[]

/** Limits of modes without any. */
export const NO_LIMITS: LimitRule = () => []

/** Limits on tasks in hand and on retained vassals. */
export const usualLimits: LimitRule = (court) =>
  (['hand', 'retained'] as const).map((zone) => ({ zone, slots: court[zone], maximum: kingsOf(court) }))

/** Does the owner still have to drop a card? */
export const exceedsLimits = (limits: LimitRule, court: Court): boolean =>
  limits(court).some(({ slots, maximum }) => slots.length > maximum)

/** The limit that applies to this card of the court. */
export const findLimitOf = (limits: LimitRule, court: Court, slot: Slot): CardLimit | undefined =>
  limits(court).find(({ slots }) => slots.includes(slot))
