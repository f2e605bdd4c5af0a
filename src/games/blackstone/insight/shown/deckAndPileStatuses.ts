/** Decks, discards and corner piles as everybody may see them. */
import type { Seat, Slot } from '#src/kernel/contract.ts'
import { ALL_DECKS, type TaskDeck } from '../../cards.ts'
import type { State } from '../../state.ts'

export interface DeckStatus {
  readonly deck: TaskDeck
  readonly drawCount: number
  /** Discarded cards, which lie open; the latest comes first. */
  readonly discard: readonly Slot[]
}

/** Decks of tasks that are in the game, in the order of the box. */
export const deckStatuses = ({ decks }: State): readonly DeckStatus[] =>
  ALL_DECKS.flatMap((deck) => {
    const pile = decks[deck]
    if (!pile || pile.draw.length + pile.discard.length === 0) return []
    return [{ deck, drawCount: pile.draw.length, discard: pile.discard.slice().reverse() }]
  })

export interface PileStatus {
  readonly pile: number
  readonly count: number
  /** Seats whose spaces it refills. */
  readonly refills: readonly Seat[]
}

/** Corner piles, clockwise from the upper left. */
export const pileStatuses = ({ piles, courts }: State): readonly PileStatus[] =>
  piles.map((slots, pile) => ({
    pile,
    count: slots.length,
    refills: courts.flatMap((court, seat) => (court.pile === pile ? [seat] : [])),
  }))

/** Vassals that were discarded, the latest first. */
export const discardedVassals = ({ discard }: State): readonly Slot[] => discard.slice().reverse()
