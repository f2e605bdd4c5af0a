/** Decks of task cards. */
import type { TaskDeck } from '../../cards.ts'
import type { State, TaskPile } from '../../state.ts'

/** The draw pile and discard of a deck; throws a RangeError if the game has no such deck. */
export const getDeck = (state: State, deck: TaskDeck): TaskPile => {
  const pile = state.decks[deck]
  if (!pile) throw new RangeError(`no deck of ${deck}`)
  return pile
}

/** Can a card be dealt, if necessary after the discard is shuffled? */
export const canDeal = (state: State, deck: TaskDeck): boolean => {
  const pile = state.decks[deck]
  return !!pile && (pile.draw.length > 0 || pile.discard.length > 0)
}
