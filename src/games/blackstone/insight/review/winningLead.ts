/** How a winner came to lead: from whom the lead was taken, and since when it was kept. */
import type { Seat } from '#src/kernel/contract.ts'
import { countLeadChanges, type GameCourse } from './gameCourse.ts'
import { soleLeadSince } from './turnStats.ts'

/** Lead that lasted to the end of the game; `round`: that of the turn in which it began. */
export type WinningLead =
  /** No other seat led alone at the end of a round. */
  | { readonly kind: 'unbroken'; readonly round: number }
  /** One other seat led before, at the end of `until` for the last time. */
  | { readonly kind: 'taken'; readonly round: number; readonly from: Seat; readonly until: number }
  /** The lead went to and fro before. */
  | { readonly kind: 'contested'; readonly round: number; readonly changes: number }

/** Winner's lead as the rounds show it; null where the winner did not lead alone at the end. */
export const winningLeadOf = (
  { rounds, turns }: Pick<GameCourse, 'rounds' | 'turns'>,
  winner: Seat,
): WinningLead | null => {
  const round = soleLeadSince(turns, winner)
  if (round === null) return null
  const changes = countLeadChanges({ rounds })
  if (changes > 1) return { kind: 'contested', round, changes }
  const lastOther = rounds.findLast(({ leader }) => leader !== null && leader !== winner)
  return lastOther?.leader == null
    ? { kind: 'unbroken', round }
    : { kind: 'taken', round, from: lastOther.leader, until: lastOther.round }
}
