/** Before the first turn: corner piles are picked, then each player has two tasks from any decks (rules 2.2, ruling 149). */
import type { Chapter } from '../chapter.ts'
import { setup } from '../chapters/setup.ts'
import { pickPiles } from '../setup.ts'

export const firstEditionSetup: Chapter = {
  ...setup,
  bare({ decks }) {
    decks.knight = { draw: [], discard: [] }
    decks.wizard = { draw: [], discard: [] }
  },
  begin: (_, order) => [...pickPiles(order), ...order.map((seat) => ({ do: 'decks', seat, why: 'hand' }) as const)],
}
