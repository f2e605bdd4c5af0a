/** Numbers of the box (rules 1 and 3), our own: how many of everything there are. */
export const RECRUITS = 12
export const HAND = 5
export const STALLS = 5
/** Highest level of Infamy and of Corruption. */
export const LEVEL_MAX = 10
export const CONTRACTS_DEALT = 4
export const CONTRACTS_KEPT = 2
/** Goals that are laid open beyond one for each seat. */
export const GOALS_BEYOND_SEATS = 1
/** Renown with which the first, second, third and fourth to play begin under `handicap`. */
export const HANDICAP = [0, 0, 1, 2] as const
/** Turns of each guild in a row after which a standstill ends the game (C41). */
export const STANDSTILL = 3

/** Number of the marker and Walls of the quarry, by the number of seats. */
export const BY_SEATS: Readonly<Record<number, { readonly marker: number; readonly quarry: number }>> = {
  2: { marker: 4, quarry: 14 },
  3: { marker: 3, quarry: 26 },
  4: { marker: 3, quarry: 30 },
}
