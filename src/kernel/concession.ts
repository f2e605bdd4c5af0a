/** Concessions: who comes last by them, and whether the others can play on. */
import type { Seat } from './contract.ts'

/** Ranks with this seat last; those behind it move up, and the others keep their order. */
const moveToLastRank = (ranks: readonly number[], seat: Seat): readonly number[] =>
  ranks.map((rank, one) => (one === seat ? ranks.length : rank - (rank > (ranks[seat] ?? 0) ? 1 : 0)))

/**
 * Ranks with these seats last, whatever they have made since. `conceded`: in the order of their concessions; whoever
 * held out longer comes before whoever conceded earlier.
 */
export const rankConceded = (ranks: readonly number[], conceded: readonly Seat[]): readonly number[] =>
  conceded.reduceRight(moveToLastRank, ranks)

/** Whether at least two others are left to play on for themselves if this seat concedes, too. */
export const canPlayOnWithout = (seats: number, conceded: readonly Seat[], seat: Seat): boolean =>
  !conceded.includes(seat) && seats - conceded.length > 2
