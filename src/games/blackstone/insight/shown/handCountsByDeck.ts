/** Counts of a hand's tasks by deck, which everybody may know from the backs. */
import { ALL_DECKS, BACKS, type TaskDeck } from '../../cards.ts'
import { codeInSlot } from '../../rules/engine/slots.ts'
import type { Court, State } from '../../state.ts'
import { openTaskIn } from '../tableCards.ts'

/** Deck of a card in a hand: by its back, or for an open card by its type where that type has a deck of its own. */
const deckOf = (state: State, slot: number): TaskDeck | null => {
  const task = openTaskIn(state, slot)
  if (!task) return ALL_DECKS.find((deck) => BACKS[deck] === codeInSlot(state, slot)) ?? null
  const ownDeck = ALL_DECKS.find((deck) => deck === task.type && state.decks[deck])
  return ownDeck ?? task.deck
}

export interface DeckCount {
  readonly deck: TaskDeck
  readonly count: number
}

/** Number of tasks in hand from each deck; decks without any are left out. */
export const handCountsByDeck = (state: State, { hand }: Court): readonly DeckCount[] => {
  const decks = hand.map((slot) => deckOf(state, slot))
  return ALL_DECKS.map((deck) => ({ deck, count: decks.filter((handDeck) => handDeck === deck).length })).filter(
    ({ count }) => count > 0,
  )
}
