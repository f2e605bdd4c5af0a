/** Reasons for a plan of a turn: facts that follow from it. Sentences of them are made by the screens. */
import type { Seat } from '#src/kernel/contract.ts'
import type { Level } from '../../actions.ts'
import type { Face } from '../../cards.ts'
import type { Square } from '../../site/square.ts'

/** `moves`: number of moves up to and with the one that brings it about. */
export type Reason =
  /** A Bailey is finished. `renown` is what the seat gets of it. */
  | {
      readonly kind: 'finishes'
      readonly moves: number
      readonly size: number
      readonly claimedBy: readonly Seat[]
      readonly renown: number
    }
  /** Open ground of this size then lacks so many Walls. `renown`: what the seat would get of it as it stands. */
  | {
      readonly kind: 'encloses'
      readonly moves: number
      readonly size: number
      readonly missing: number
      readonly renown: number
    }
  /** Once a Wall is built there, the seat claims a Bailey. */
  | {
      readonly kind: 'willClaim'
      readonly moves: number
      readonly size: number
      readonly closedBy: Square
      readonly renown: number
    }
  /** The seat leads a finished Bailey that it did not lead. */
  | { readonly kind: 'leads'; readonly moves: number; readonly size: number }
  /** A rival leads a finished Bailey no longer. */
  | { readonly kind: 'stops'; readonly moves: number; readonly rival: Seat; readonly size: number }
  /** A Recruit counts in open ground that lacks so many Walls. */
  | { readonly kind: 'stands'; readonly moves: number; readonly size: number; readonly missing: number }
  /** What a Goal or a Contract asks for holds. */
  | { readonly kind: 'meets'; readonly moves: number; readonly aim: Face; readonly isGoal: boolean }
  | { readonly kind: 'nears'; readonly aim: Face; readonly reached: number; readonly needed: number }
  | { readonly kind: 'claimsGoal'; readonly renown: number }
  /** Gold goes into the purchase of a card. */
  | { readonly kind: 'paysFor'; readonly moves: number; readonly face: Face }
  /** The card belongs to the deck from now on. */
  | { readonly kind: 'gains'; readonly face: Face }
  | { readonly kind: 'lowers'; readonly level: Level; readonly from: number; readonly to: number }
  | { readonly kind: 'draws'; readonly cards: number }
  /** What stays in the hand is discarded as the turn ends. */
  | { readonly kind: 'elseDiscarded' }
  /** Penalties of a card that leaves the Back Alley without them. */
  | { readonly kind: 'clears'; readonly infamy: number; readonly corruption: number }
  /** Cards that the guild then owns. */
  | { readonly kind: 'thins'; readonly cards: number }
  /** No Recruit is left in the supply. */
  | { readonly kind: 'noSupply' }
  /** The Recruit is not needed where it stands: no lead and no claim is lost with it. */
  | { readonly kind: 'costsNoLead' }
  | { readonly kind: 'comesBack' }
  /** Renown of the Contracts that are kept. */
  | { readonly kind: 'contracts'; readonly renown: number }
  | { readonly kind: 'inspectionFollows' }
  /** Only cards with a penalty are left in the hand. */
  | { readonly kind: 'penaltiesLeft'; readonly cards: number }
  /** Cards are left in the hand that the plan has no use for; some have no penalty. */
  | { readonly kind: 'cardsLeft'; readonly cards: number }
  | { readonly kind: 'goldLeft'; readonly gold: number }
  | { readonly kind: 'nothingLeft' }
  /** Nothing else follows: the plan came out best. */
  | { readonly kind: 'best' }

/** Kinds of reasons, the weightiest first. */
export const WEIGHTIEST_FIRST: readonly Reason['kind'][] = [
  'claimsGoal',
  'finishes',
  'meets',
  'leads',
  'willClaim',
  'lowers',
  'stops',
  'encloses',
  'paysFor',
  'gains',
  'stands',
  'clears',
  'inspectionFollows',
  'nears',
]
