/** How many cards a court may keep at the end of its turn: of each kind as many as it has Kings (rulings 22 and 29 to 35). */
import type { Slot } from '../../../kernel/contract.ts'
import type { Stack } from '../cards.ts'
import type { Court } from '../state.ts'
import { kingsOf } from './court.ts'

/** Cards of one kind, and how many of them may be kept. */
export interface Limit {
  readonly what: 'hand' | 'retained' | Exclude<Stack, 'king'>
  readonly slots: readonly Slot[]
  readonly most: number
}

/** The limits of a court as it stands. */
export type Limits = (court: Court) => readonly Limit[]

/** Where the turn knows no limits. */
export const NO_LIMITS: Limits = () => []

/** Tasks in hand and retained vassals. */
export const usualLimits: Limits = (court) =>
  (['hand', 'retained'] as const).map((what) => ({ what, slots: court[what], most: kingsOf(court) }))

/** Is there anything that the owner still has to drop? */
export const isOver = (limits: Limits, court: Court): boolean =>
  limits(court).some(({ slots, most }) => slots.length > most)

/** The limit under which this card of the court falls. */
export const limitOn = (limits: Limits, court: Court, slot: Slot): Limit | undefined =>
  limits(court).find(({ slots }) => slots.includes(slot))
