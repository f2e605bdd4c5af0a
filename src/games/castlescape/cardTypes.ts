/** What is printed on the cards of the game. */

/** `service` cards stay in the market when they are bought; `friendly` ones replace others of the market. */
export type CardSet = 'starter' | 'standard' | 'service' | 'market' | 'friendly'

export type Zone = 'hand' | 'discard'

/** Effect of a card (rules 5.2), a closed list. */
export type Effect =
  | { readonly op: 'gold' | 'draw' | 'infamy' | 'corruption' | 'theirInfamy' | 'clearAlley'; readonly n: number }
  | { readonly op: 'walls'; readonly n: number; readonly loose?: boolean }
  | { readonly op: 'recruits'; readonly n: number; readonly on: 'ground' | 'any' }
  | { readonly op: 'theirAlley' }
  | { readonly op: 'destroy'; readonly n: number; readonly from: readonly Zone[] }
  | { readonly op: 'acquire'; readonly maxCost: number }
  | { readonly op: 'move'; readonly n: number; readonly steps: 1 }
  | { readonly op: 'removeTheirs'; readonly n: number }
  | { readonly op: 'contract'; readonly draw: number; readonly keep: number }

export interface Card {
  readonly id: string
  readonly set: CardSet
  /** Number of them in the box; of a starter card, for each guild. */
  readonly count: number
  readonly cost: number
  readonly renown: number
  /** Penalty, counted when the Back Alley is added up. */
  readonly infamy: number
  readonly corruption: number
  /** Effects in their order, before those of a branch. */
  readonly play?: readonly Effect[]
  /** Branches, of which one is chosen as the card is played. */
  readonly or?: readonly (readonly Effect[])[]
  /** Effects when it is bought or acquired. */
  readonly buy?: readonly Effect[]
  /** Id of the card of the market that this one replaces in the friendly market. */
  readonly replaces?: string
}
