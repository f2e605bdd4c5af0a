/** Several tasks are drawn, one of them is kept and the others go open to their discards (rulings 161 and 162). */
import type { Seat } from '../../../kernel/contract.ts'
import type { TaskDeck } from '../cards.ts'
import { next, type Play } from './play.ts'

/** This seat sees the top cards of these decks, drawn one after the other, and then keeps one. */
export const drawToKeep = (play: Play, seat: Seat, decks: readonly TaskDeck[]): void =>
  next(play, { do: 'keep', seat, slots: [], from: decks })
