/** What a player can do, and what then is seen to happen. */
import type { Seat, Slot } from '../../kernel/contract.ts'
import type { Space } from './board.ts'
import type { Breed, Stack, TaskDeck } from './cards.ts'
import type { Face } from './faces.ts'

/** How a drawn task is paid: one Wizard or two Knights. */
export type Price = 'wizard' | 'knights'

export type Action =
  | { readonly kind: 'pile'; readonly pile: number }
  | { readonly kind: 'slide'; readonly from: Space; readonly to: Space }
  /** `a` comes before `b` in reading order. */
  | { readonly kind: 'swap'; readonly a: Space; readonly b: Space }
  | { readonly kind: 'flip'; readonly space: Space }
  /** `pile` refills the space; -1 leaves it empty, where the mode allows that. */
  | { readonly kind: 'retain'; readonly space: Space; readonly pile: number }
  | { readonly kind: 'draw'; readonly deck: TaskDeck; readonly price: Price }
  /** `pay`: the faces of the upcharge, ascending. */
  | {
      readonly kind: 'complete'
      readonly card: Slot
      readonly left: Space
      readonly right: Space
      readonly pay: readonly Face[]
    }
  | {
      readonly kind: 'adopt'
      readonly card: Slot
      readonly left: Space
      readonly right: Space
      readonly pay: readonly Face[]
      readonly dog: Breed
    }
  /** `rats`: how many are on the card, 1 to 3; the card that has wandered longest. */
  | { readonly kind: 'kill'; readonly dog: Breed; readonly rats: number }
  | { readonly kind: 'endWork' }
  /** Puzzle Master: refill this marked space, or leave it empty. */
  | { readonly kind: 'refill' }
  | { readonly kind: 'leaveEmpty' }
  /** A space that had stayed empty for want of cards (ruling 44). */
  | { readonly kind: 'makeUp'; readonly space: Space }
  | { readonly kind: 'discard'; readonly slot: Slot }

export type ActionOf<K extends Action['kind']> = Extract<Action, { readonly kind: K }>

export type Event =
  | { readonly kind: 'first'; readonly seat: Seat }
  | { readonly kind: 'piled'; readonly seat: Seat; readonly pile: number }
  | { readonly kind: 'mustered'; readonly seat: Seat; readonly knights: number; readonly wizards: number }
  | { readonly kind: 'slid'; readonly seat: Seat; readonly slot: Slot; readonly from: Space; readonly to: Space }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly a: Space; readonly b: Space }
  | { readonly kind: 'flipped'; readonly seat: Seat; readonly slot: Slot; readonly space: Space }
  | { readonly kind: 'retained'; readonly seat: Seat; readonly slot: Slot; readonly space: Space }
  | { readonly kind: 'refilled'; readonly slot: Slot; readonly space: Space; readonly pile: number }
  | { readonly kind: 'stayedEmpty'; readonly space: Space }
  | { readonly kind: 'drew'; readonly seat: Seat; readonly deck: TaskDeck; readonly slot: Slot }
  | {
      readonly kind: 'completed'
      readonly seat: Seat
      readonly slot: Slot
      readonly stack: Stack
      readonly left: Space
      readonly right: Space
    }
  | {
      readonly kind: 'adopted'
      readonly seat: Seat
      readonly slot: Slot
      readonly dog: Breed
      readonly left: Space
      readonly right: Space
    }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly slots: readonly Slot[] }
  | { readonly kind: 'killed'; readonly seat: Seat; readonly dog: Breed; readonly slot: Slot }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly knights: number; readonly wizards: number }
  | { readonly kind: 'opened'; readonly slots: readonly Slot[] }
  | { readonly kind: 'shuffled'; readonly what: 'vassals' | 'rats' | TaskDeck }
  | { readonly kind: 'rats'; readonly slot: Slot; readonly active: number }
  | { readonly kind: 'turnEnded'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'over' }
