/** Events that tell what a move changed. */
import type { Seat, Slot } from '../../kernel/contract.ts'
import type { Level } from './actions.ts'
import type { Face } from './cards.ts'
import type { Square } from './site/square.ts'

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
