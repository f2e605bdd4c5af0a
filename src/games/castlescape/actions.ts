/** Actions that a seat chooses from, and the levels of a guild. */
import type { Seat, Slot } from '../../kernel/contract.ts'
import type { Face } from './cards.ts'
import type { Square } from './site/square.ts'

/** A card of the hand is a slot, an open card a face: two of one title in a hand are two answers (C42). */
export type Action =
  /** KEEP: two of the Contracts dealt; KEEP ONE: those kept of the Contracts seen. Slots ascending. */
  | { readonly kind: 'keep'; readonly slots: readonly Slot[] }
  /** `branch` is named for a card with branches, `rival` for one that is turned against a rival. */
  | { readonly kind: 'play'; readonly card: Slot; readonly branch?: number; readonly rival?: Seat }
  /** `group`: which kind of group that waits, 0 for the first (rules 13). */
  | { readonly kind: 'build'; readonly square: Square; readonly group: number }
  | { readonly kind: 'leave' }
  | { readonly kind: 'post'; readonly square: Square }
  | { readonly kind: 'recall'; readonly square: Square }
  | { readonly kind: 'move'; readonly from: Square; readonly to: Square }
  | { readonly kind: 'oust'; readonly square: Square }
  | { readonly kind: 'destroy'; readonly zone: 'hand'; readonly card: Slot }
  | { readonly kind: 'destroy'; readonly zone: 'discard'; readonly face: Face }
  | { readonly kind: 'clear'; readonly face: Face }
  | { readonly kind: 'take'; readonly face: Face }
  | { readonly kind: 'buy'; readonly face: Face }
  | { readonly kind: 'claim'; readonly goal: Face }
  | { readonly kind: 'end' }
  | { readonly kind: 'lose'; readonly square: Square }
  | { readonly kind: 'drop'; readonly card: Slot }
  /** One point is paid with 1 Renown. */
  | { readonly kind: 'pay' }

/** Kinds of action, in the order in which legal actions are listed. */
export const ACTION_KINDS = [
  'keep',
  'play',
  'build',
  'leave',
  'post',
  'recall',
  'move',
  'oust',
  'destroy',
  'clear',
  'take',
  'buy',
  'claim',
  'end',
  'lose',
  'drop',
  'pay',
] as const satisfies readonly Action['kind'][]

export type ActionOf<K extends Action['kind']> = Extract<Action, { readonly kind: K }>

/** Level of a guild, from 0 to 10. */
export type Level = 'infamy' | 'corruption'
