/**
 * Chapter before the first turn: corner piles are picked, then each player gets two tasks from any decks (rules 2.2,
 * ruling 149).
 */
import { setDeck } from '../../draft.ts'
import type { RuleSet } from '../contract.ts'
import { setupRules } from '../ruleSets/setupRules.ts'
import { pickPileTodos } from '../setup.ts'

export const firstEditionSetupRules: RuleSet = {
  ...setupRules,
  addEmptyZones(state) {
    setDeck(state, 'knight', { draw: [], discard: [] })
    setDeck(state, 'wizard', { draw: [], discard: [] })
  },
  todosBeforeFirstTurn: (_, order) => [
    ...pickPileTodos(order),
    ...order.map((seat) => ({ do: 'decks', seat, why: 'hand' }) as const), // ruling 149
  ],
}
