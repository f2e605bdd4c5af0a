/** Decks, discards and corner piles as everybody may see them. */
import type { Seat, Slot } from '../../../kernel/contract.ts'
import { ALL_DECKS, type TaskDeck } from '../cards.ts'
import type { State } from '../state.ts'

export interface DeckSeen {
  readonly deck: TaskDeck
  readonly faceDown: number
  /** The discard, which lies open; what was put there last comes first. */
  readonly discard: readonly Slot[]
}

/** The decks of tasks that are in the game, in the order of the box. */
export const decksSeen = ({ decks }: State): readonly DeckSeen[] =>
  ALL_DECKS.flatMap((deck) => {
    const pile = decks[deck]
    if (!pile || pile.draw.length + pile.discard.length === 0) return []
    return [{ deck, faceDown: pile.draw.length, discard: pile.discard.slice().reverse() }]
  })

export interface PileSeen {
  readonly pile: number
  readonly count: number
  /** Whose spaces it refills. */
  readonly refills: readonly Seat[]
}

/** The corner piles, clockwise from the upper left. */
export const pilesSeen = ({ piles, courts }: State): readonly PileSeen[] =>
  piles.map((slots, pile) => ({
    pile,
    count: slots.length,
    refills: courts.flatMap((court, seat) => (court.pile === pile ? [seat] : [])),
  }))

/** Vassals that were discarded, the latest first. */
export const discardedVassals = ({ discard }: State): readonly Slot[] => discard.slice().reverse()
