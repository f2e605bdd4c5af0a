/** Actions of a player. */
import type { Slot } from '../../kernel/contract.ts'
import type { Space } from './board.ts'
import type { DogBreed, TaskDeck } from './cards.ts'
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
