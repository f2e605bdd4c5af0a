/** Drawing several tasks: one is kept, the others go open to their discards (rulings 161 and 162). */
import type { Seat } from '#src/kernel/contract.ts'
import type { TaskDeck } from '../../cards.ts'
import { pushTodos } from '../engine/pushTodos.ts'
import type { MoveContext } from '../ruleTypes.ts'

/** Queues that this seat draws the top cards of these decks, one after the other, and then keeps one. */
export const queueDrawToKeep = (context: MoveContext, seat: Seat, decks: readonly TaskDeck[]): void =>
  pushTodos(context, { do: 'keep', seat, slots: [], from: decks })
