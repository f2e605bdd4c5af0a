/** Recruits on the site: whose stands where. */
import type { Seat } from '../../kernel/contract.ts'
import { RECRUITS } from './data/numbers.ts'
import type { Square } from './site/square.ts'
import type { Guild, State } from './state.ts'

/** Squares of the Recruits of each seat. */
export const recruitsOf = ({ guilds }: State): readonly (readonly Square[])[] => guilds.map(({ recruits }) => recruits)

/** Seat whose Recruit stands on a square, -1 if none does. */
export const ownerAt = ({ guilds }: State, square: Square): Seat =>
  guilds.findIndex(({ recruits }) => recruits.includes(square))

/** Recruits that can still be posted (C1). */
export const supplyOf = ({ recruits }: Guild): number => RECRUITS - recruits.length
