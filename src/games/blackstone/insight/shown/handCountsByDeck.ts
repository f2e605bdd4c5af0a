/** What a court holds that everybody may count: cards of the hand by their backs. */
import { ALL_DECKS, BACKS, type TaskDeck } from '../cards.ts'
import { codeIn } from '../rules/play.ts'
import type { Court, State } from '../state.ts'
import { taskIn } from './sight.ts'

/** The deck that a card of a hand came from: its back says so, and of an open card its type where that has a deck of its own. */
const deckOf = (state: State, slot: number): TaskDeck | null => {
  const task = taskIn(state, slot)
  if (!task) return ALL_DECKS.find((deck) => BACKS[deck] === codeIn(state, slot)) ?? null
  const own = ALL_DECKS.find((deck) => deck === task.type && state.decks[deck])
  return own ?? task.deck
}

export interface Held {
  readonly deck: TaskDeck
  readonly count: number
}

/** Tasks in hand, deck by deck; decks of which nothing is held are left out. */
export const handByDecks = (state: State, { hand }: Court): readonly Held[] => {
  const decks = hand.map((slot) => deckOf(state, slot))
  return ALL_DECKS.map((deck) => ({ deck, count: decks.filter((one) => one === deck).length })).filter(
    ({ count }) => count > 0,
  )
}
