/** Actions that a seat chooses from, and the events that tell what a move changed. */
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

export type GameEvent =
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly turn: number }
  | { readonly kind: 'played'; readonly seat: Seat; readonly face: Face }
  | { readonly kind: 'built'; readonly seat: Seat; readonly square: Square }
  | { readonly kind: 'lapsed'; readonly seat: Seat; readonly walls: number }
  | {
      readonly kind: 'claimedBailey'
      readonly bailey: number
      readonly seats: readonly Seat[]
      readonly size: number
      readonly renown: number
    }
  | { readonly kind: 'posted' | 'recalled' | 'lost'; readonly seat: Seat; readonly square: Square }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly from: Square; readonly to: Square }
  | { readonly kind: 'ousted'; readonly seat: Seat; readonly rival: Seat; readonly square: Square }
  | { readonly kind: 'destroyed' | 'cleared' | 'acquired' | 'bought'; readonly seat: Seat; readonly face: Face }
  | { readonly kind: 'claimedGoal'; readonly seat: Seat; readonly goal: Face }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly slots: readonly Slot[] }
  | { readonly kind: 'penalties'; readonly seat: Seat; readonly infamy: number; readonly corruption: number }
  | { readonly kind: 'shuffled'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'level'; readonly seat: Seat; readonly level: Level; readonly from: number; readonly to: number }
  | { readonly kind: 'dropped'; readonly seat: Seat; readonly faces: readonly Face[] }
  | { readonly kind: 'fined'; readonly seat: Seat; readonly renown: number }
  | { readonly kind: 'cleanedUp'; readonly seat: Seat; readonly faces: readonly Face[] }
  | { readonly kind: 'swept'; readonly faces: readonly Face[] }
  | { readonly kind: 'offered' | 'goals'; readonly faces: readonly Face[] }
  | { readonly kind: 'inspection'; readonly final: boolean }
  | { readonly kind: 'occupied'; readonly seat: Seat; readonly bailey: number }
  | { readonly kind: 'triggered'; readonly by: 'quarry' | 'deck' | 'standstill' }
  | { readonly kind: 'contracts'; readonly seat: Seat; readonly faces: readonly Face[] }
  /** A seat conceded, and the others play on. */
  | { readonly kind: 'conceded'; readonly seat: Seat }
  | { readonly kind: 'over' }
