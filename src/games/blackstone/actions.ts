/** Actions of a player, and the events that follow from them. */
import type { Seat, Slot } from '../../kernel/contract.ts'
import type { Space } from './board.ts'
import type { DogBreed, Stack, TaskDeck } from './cards.ts'
import type { Face } from './faces.ts'

/** Price of drawing a task: one Wizard or two Knights; for Evertine also one Knight. */
export type DrawPrice = 'wizard' | 'knights' | 'knight'

/**
 * Kind of token. In `by` it names the token that pays if a family pays with another than usual: a Wizard for a slide, a
 * Knight for a swap.
 */
export type PaymentToken = 'knight' | 'wizard'

export type Action =
  | { readonly kind: 'pile'; readonly pile: number }
  /** `by` is given only if the other token pays: a Wizard here, a Knight for a swap or a flip. */
  | { readonly kind: 'slide'; readonly from: Space; readonly to: Space; readonly by?: 'wizard' }
  /** `a` comes before `b` in reading order. */
  | { readonly kind: 'swap'; readonly a: Space; readonly b: Space; readonly by?: 'knight' }
  | { readonly kind: 'flip'; readonly space: Space; readonly by?: 'knight' }
  /** `pile`: the corner pile that refills the space; -1 leaves it empty, where the mode allows that. */
  | { readonly kind: 'retain'; readonly space: Space; readonly pile: number; readonly by?: 'wizard' }
  /** `two`: two tasks are drawn and one is kept (ruling 161). */
  | { readonly kind: 'draw'; readonly deck: TaskDeck; readonly price: DrawPrice; readonly two?: true }
  /**
   * `pay`: faces of the retained vassals that are paid, ascending. `stack`: the stack that a Knight-Wizard card goes to
   * (ruling 141).
   */
  | {
      readonly kind: 'complete'
      readonly card: Slot
      readonly left: Space
      readonly right: Space
      readonly pay: readonly Face[]
      readonly stack?: 'knight' | 'wizard'
    }
  | {
      readonly kind: 'adopt'
      readonly card: Slot
      readonly left: Space
      readonly right: Space
      readonly pay: readonly Face[]
      readonly dog: DogBreed
    }
  /** `rats`: number of rats on the card, 1 to 3; of several such cards, the one that has wandered longest is killed. */
  | { readonly kind: 'kill'; readonly dog: DogBreed; readonly rats: number }
  | { readonly kind: 'endWork' }
  /** Puzzle Master: refill this marked space, or leave it empty. */
  | { readonly kind: 'refill' }
  | { readonly kind: 'leaveEmpty' }
  /** Filling of a space that stayed empty for lack of cards (ruling 44). */
  | { readonly kind: 'makeUp'; readonly space: Space }
  | { readonly kind: 'discard'; readonly slot: Slot }
  /** Choice of one of the player's two family cards (ruling 154). */
  | { readonly kind: 'family'; readonly slot: Slot }
  /** First Edition: the decks of two cards, named before either card is seen (rulings 149 and 162). */
  | { readonly kind: 'decks'; readonly decks: readonly [TaskDeck, TaskDeck] }
  | { readonly kind: 'keep'; readonly slot: Slot }
  | { readonly kind: 'guard'; readonly space: Space }
  | { readonly kind: 'unguard'; readonly space: Space }
  /** A Saboteur is retained: the whole board is dealt anew (rules 2.9). */
  | { readonly kind: 'blowUp'; readonly space: Space; readonly by?: 'wizard' }
  /** An Assassin or Saboteur that was set aside is put on an empty space (ruling 53). */
  | { readonly kind: 'place'; readonly slot: Slot; readonly space: Space }
  /** Token that a Knight-Wizard card pays this turn (ruling 141). */
  | { readonly kind: 'income'; readonly slot: Slot; readonly token: PaymentToken }
  /** RECALL: the markers of a face-down card return to the court, or stay (rules 2.1). */
  | { readonly kind: 'recall' }
  | { readonly kind: 'leave' }
  /** ASSIGN_INTRIGUE: markers on a completed card and a vassal, on a card that is laid face down, or not placed. */
  | { readonly kind: 'agents'; readonly card: Slot; readonly space: Space }
  | { readonly kind: 'faceDown'; readonly card: Slot }
  | { readonly kind: 'skip' }
  /** Reward that an owner takes, and the answer to a completion that may open a face-down card. */
  | { readonly kind: 'reward'; readonly take: RewardChoice }
  | { readonly kind: 'claim'; readonly pay: readonly Face[]; readonly stack?: 'knight' | 'wizard' }
  | { readonly kind: 'decline' }
  /** Solo: choice of the pile that refreshes the board (ruling 130). */
  | { readonly kind: 'refreshPile'; readonly pile: number }
  /** Queen's and Wizard's Quests: the card at this place of the offer, 0 at the left. */
  | { readonly kind: 'take'; readonly offer: number }
  | { readonly kind: 'takeKnight' }
  /**
   * Queen's Quest: vassals that meet the card go to sets, given by number; the number after the last begins a new set.
   */
  | { readonly kind: 'use'; readonly card: Slot; readonly left?: SetPlacement; readonly right?: SetPlacement }
  /** Wizard's Quest: vassals of the hand are placed where the card asks for them. */
  | { readonly kind: 'lay'; readonly card: Slot; readonly left?: VassalPlacement; readonly right?: VassalPlacement }
  | { readonly kind: 'exchange'; readonly slot: Slot; readonly offer: number }
  | { readonly kind: 'pass' }

/**
 * Reward: a token of the card's own kind, a Guild card, both, or a better card (rules 2.1). For a Knight-Wizard card
 * either token may be taken (143).
 */
export type RewardChoice = 'knight' | 'wizard' | 'guild' | 'knight+guild' | 'wizard+guild' | 'power' | 'machination'

export interface SetPlacement {
  readonly space: Space
  readonly set: number
}

export interface VassalPlacement {
  readonly slot: Slot
  readonly side: 0 | 1
  readonly space: Space
}

/** Kinds of action, in the order in which legal actions are listed. */
export const ACTION_KINDS = [
  'pile',
  'family',
  'decks',
  'keep',
  'place',
  'income',
  'recall',
  'leave',
  'refreshPile',
  'slide',
  'swap',
  'flip',
  'retain',
  'blowUp',
  'guard',
  'unguard',
  'draw',
  'complete',
  'adopt',
  'kill',
  'take',
  'takeKnight',
  'use',
  'lay',
  'exchange',
  'endWork',
  'pass',
  'reward',
  'claim',
  'decline',
  'refill',
  'leaveEmpty',
  'makeUp',
  'agents',
  'faceDown',
  'skip',
  'discard',
] as const satisfies readonly Action['kind'][]

export type ActionOf<K extends Action['kind']> = Extract<Action, { readonly kind: K }>

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
