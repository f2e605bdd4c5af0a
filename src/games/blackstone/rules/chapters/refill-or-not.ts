/** Puzzle Master: the owner of the turn refills a used vassal's space or leaves it empty (rules 2.6). */
import type { Chapter } from '../chapter.ts'
import { canRefill, stayEmpty } from '../piles.ts'
import { leaveEmpty, refill } from '../verbs/refill.ts'

export const refillOrNot: Chapter = {
  verbs: { refill: { refill, leaveEmpty } },
  runs: { refill: (play, { space }) => stayEmpty(play, space) },
  deciders: { refill: (state) => (canRefill(state) ? state.seat : null) },
}
