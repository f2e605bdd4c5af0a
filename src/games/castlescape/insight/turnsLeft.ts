/** How many turns a guild still has, by the Walls that the quarry gives until the end. */
import type { Seat } from '../../../kernel/contract.ts'
import { BY_SEATS } from '../data/numbers.ts'
import type { State } from '../state.ts'
import { WALLS_IN_TEN_TURNS } from './weights.ts'

/** Turns of a seat after the current one, in hundredths. */
export const turnsLeft = ({ guilds, marker, quarry, lastSeat, seat: current }: State, seat: Seat): number => {
  const seats = guilds.length
  if (lastSeat >= 0) {
    const toSeat = (seat - current + seats) % seats
    const toLast = (lastSeat - current + seats) % seats
    return toSeat > 0 && toSeat <= toLast ? 100 : 0
  }
  const walls = quarry + Math.max(0, marker - 1) * (BY_SEATS[seats]?.quarry ?? 0)
  return Math.floor((1_000 * walls) / (WALLS_IN_TEN_TURNS * seats)) + 50
}
