/** What a player can do, and what then is seen to happen. */
import type { Seat, Slot } from '../../kernel/contract.ts'
import type { Space } from './board.ts'
import type { Breed, Stack, TaskDeck } from './cards.ts'
import type { Face } from './faces.ts'

/** How a drawn task is paid: one Wizard or two Knights; by Evertine also one Knight. */
export type Price = 'wizard' | 'knights' | 'knight'

/** The token that pays where a family pays otherwise than all: a Wizard for a slide, a Knight for a swap. */
export type Token = 'knight' | 'wizard'

export type Action =
  | { readonly kind: 'pile'; readonly pile: number }
  /** `by` stands only where the other token pays: a Wizard here, a Knight for a swap and a flip. */
  | { readonly kind: 'slide'; readonly from: Space; readonly to: Space; readonly by?: 'wizard' }
  /** `a` comes before `b` in reading order. */
  | { readonly kind: 'swap'; readonly a: Space; readonly b: Space; readonly by?: 'knight' }
  | { readonly kind: 'flip'; readonly space: Space; readonly by?: 'knight' }
  /** `pile` refills the space; -1 leaves it empty, where the mode allows that. */
  | { readonly kind: 'retain'; readonly space: Space; readonly pile: number; readonly by?: 'wizard' }
  /** `two`: two are drawn and one is kept (ruling 161). */
  | { readonly kind: 'draw'; readonly deck: TaskDeck; readonly price: Price; readonly two?: true }
  /** `pay`: the faces of the retained vassals that are paid, ascending. `stack`: where a Knight-Wizard card goes (ruling 141). */
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
  /** A family card of one's own two (ruling 154). */
  | { readonly kind: 'family'; readonly slot: Slot }
  /** First Edition: the decks of two cards, named before either is seen (rulings 149 and 162). */
  | { readonly kind: 'decks'; readonly decks: readonly [TaskDeck, TaskDeck] }
  | { readonly kind: 'keep'; readonly slot: Slot }
  | { readonly kind: 'guard'; readonly space: Space }
  | { readonly kind: 'unguard'; readonly space: Space }
  /** A Saboteur is retained: the whole board is dealt anew (rules 2.9). */
  | { readonly kind: 'blowUp'; readonly space: Space; readonly by?: 'wizard' }
  /** An Assassin or Saboteur that was set aside is put on an empty space (ruling 53). */
  | { readonly kind: 'place'; readonly slot: Slot; readonly space: Space }
  /** What a Knight-Wizard card pays this turn (ruling 141). */
  | { readonly kind: 'income'; readonly slot: Slot; readonly token: Token }
  /** RECALL: the markers of a face-down card come back, or stay (rules 2.1). */
  | { readonly kind: 'recall' }
  | { readonly kind: 'leave' }
  /** ASSIGN_INTRIGUE: on a completed card and a vassal, on a card that is laid face down, or not at all. */
  | { readonly kind: 'agents'; readonly card: Slot; readonly space: Space }
  | { readonly kind: 'faceDown'; readonly card: Slot }
  | { readonly kind: 'skip' }
  /** What an owner takes for a reward, and the answer to a completion that may open a face-down card. */
  | { readonly kind: 'reward'; readonly take: RewardTaken }
  | { readonly kind: 'claim'; readonly pay: readonly Face[]; readonly stack?: 'knight' | 'wizard' }
  | { readonly kind: 'decline' }
  /** Solo (ruling 130). */
  | { readonly kind: 'refreshPile'; readonly pile: number }
  /** Queen's and Wizard's Quests: the card at this place of the offer, 0 at the left. */
  | { readonly kind: 'take'; readonly offer: number }
  | { readonly kind: 'takeKnight' }
  /** Queen's Quest: vassals that meet the card go to sets by their numbers; the number after the last begins a new one. */
  | { readonly kind: 'use'; readonly card: Slot; readonly left?: Taken; readonly right?: Taken }
  /** Wizard's Quest: vassals of the hand are placed where the card asks for them. */
  | { readonly kind: 'lay'; readonly card: Slot; readonly left?: Laid; readonly right?: Laid }
  | { readonly kind: 'exchange'; readonly slot: Slot; readonly offer: number }
  | { readonly kind: 'pass' }

/** A token of the card's own kind, a Guild card, both, or a better card (rules 2.1); of a Knight-Wizard card either token (143). */
export type RewardTaken = 'knight' | 'wizard' | 'guild' | 'knight+guild' | 'wizard+guild' | 'power' | 'machination'

export interface Taken {
  readonly space: Space
  readonly set: number
}

export interface Laid {
  readonly slot: Slot
  readonly side: 0 | 1
  readonly space: Space
}

/** Kinds in the order in which legal actions are listed. */
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
  | { readonly kind: 'rewarded'; readonly seat: Seat; readonly take: RewardTaken }
  /** Nothing of the reward can be given (ruling 72). */
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
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'over' }
