/** Events that tell what an action changed. */
import type { Seat, Slot } from '../../kernel/contract.ts'
import type { RewardChoice } from './actions.ts'
import type { Space } from './board.ts'
import type { DogBreed, Stack, TaskDeck } from './cards.ts'

export type GameEvent =
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
      readonly dog: DogBreed
      readonly left: Space
      readonly right: Space
    }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly slots: readonly Slot[] }
  | { readonly kind: 'killed'; readonly seat: Seat; readonly dog: DogBreed; readonly slot: Slot }
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'returned'; readonly seat: Seat; readonly knights: number; readonly wizards: number }
  | { readonly kind: 'opened'; readonly slots: readonly Slot[] }
  | { readonly kind: 'shuffled'; readonly what: 'vassals' | 'rats' | TaskDeck }
  | { readonly kind: 'rats'; readonly slot: Slot; readonly active: number }
  | { readonly kind: 'familyChosen'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'gained'; readonly seat: Seat; readonly knights: number; readonly wizards: number }
  | { readonly kind: 'guarded'; readonly seat: Seat; readonly slot: Slot; readonly space: Space }
  | { readonly kind: 'unguarded'; readonly seat: Seat; readonly slot: Slot; readonly space: Space }
  | { readonly kind: 'setAside'; readonly slot: Slot }
  | { readonly kind: 'placed'; readonly seat: Seat; readonly slot: Slot; readonly space: Space }
  | { readonly kind: 'blownUp'; readonly seat: Seat; readonly slot: Slot; readonly space: Space }
  | { readonly kind: 'recalled'; readonly seat: Seat }
  | {
      readonly kind: 'intrigued'
      readonly seat: Seat
      readonly card: Slot
      readonly vassal: Slot
      readonly matched: number
    }
  | { readonly kind: 'hidden'; readonly seat: Seat; readonly card: Slot }
  | { readonly kind: 'noticed'; readonly seat: Seat; readonly by: Seat; readonly vassal: Slot }
  | { readonly kind: 'rewarded'; readonly seat: Seat; readonly take: RewardChoice }
  /** No part of the reward can be given (ruling 72). */
  | { readonly kind: 'lapsed'; readonly seat: Seat }
  | { readonly kind: 'claimed'; readonly seat: Seat; readonly card: Slot; readonly stack: Stack }
  | { readonly kind: 'declined'; readonly seat: Seat }
  | { readonly kind: 'refreshed'; readonly slot: Slot; readonly space: Space }
  | { readonly kind: 'turnedOver'; readonly slot: Slot }
  | { readonly kind: 'took'; readonly seat: Seat; readonly slot: Slot }
  | { readonly kind: 'used'; readonly seat: Seat; readonly slot: Slot }
  | {
      readonly kind: 'collected'
      readonly seat: Seat
      readonly slot: Slot
      readonly space: Space
      readonly set: number
    }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly slot: Slot; readonly space: Space }
  | { readonly kind: 'exchanged'; readonly seat: Seat; readonly given: Slot; readonly taken: Slot }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'offered'; readonly slot: Slot }
  | { readonly kind: 'turnEnded'; readonly seat: Seat }
  /** A seat conceded, and the others play on. */
  | { readonly kind: 'conceded'; readonly seat: Seat }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'over' }
