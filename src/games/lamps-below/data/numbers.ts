/** Numbers of the game (rules 1, 2, 6, 7 and 8). */

/** Slots of an explorer, for dice and counters. */
export const SLOTS = 4
export const LAMP_DICE = 5
export const AMBUSH_LAMP_DICE = 2
export const COURAGE_MAX = 4
/** Dwellers that a room holds (E10). */
export const DWELLERS_IN_ROOM = 4
export const LAMP_SIDES = 6
export const OMEN_SIDES = 20
/** Courage for slaying a dweller, and for an elite. */
export const COURAGE_FOR_SLAYING = 1
export const COURAGE_FOR_ELITE = 2

/** Last failing and last plain successful number of each action die. */
export const DICE = {
  6: { failTo: 3, successTo: 5 },
  8: { failTo: 3, successTo: 6 },
  12: { failTo: 3, successTo: 8 },
} as const

/** Dice from none to the best; each is one step better than the one before. */
export const STEPS = [0, 6, 8, 12] as const

export interface CompanyNumbers {
  readonly challenges: number
  readonly halls: number
  /** Groups in a hall. */
  readonly groups: number
  /** Round from which the walls close. */
  readonly closes: number
  readonly threat: number
  /** Halls at whose end all were down after which the expedition is over (E14). */
  readonly falls: number
}

/** By the number of explorers. */
export const COMPANY: Readonly<Record<number, CompanyNumbers>> = {
  1: { challenges: 4, halls: 4, groups: 3, closes: 5, threat: 2, falls: 2 },
  2: { challenges: 4, halls: 3, groups: 4, closes: 3, threat: 4, falls: 1 },
  3: { challenges: 4, halls: 2, groups: 5, closes: 3, threat: 4, falls: 1 },
  4: { challenges: 4, halls: 2, groups: 6, closes: 3, threat: 7, falls: 1 },
}

/** Number that a die must show at least. `slip` and `picklock` are the specials of those names. */
export const COSTS = {
  move: 1,
  breakAway: 3,
  slip: 1,
  search: 4,
  picklock: 3,
  searchTwo: 6,
  probe: 4,
  rest: 3,
  mend: 3,
  brace: 2,
} as const

/** Courage that things cost. */
export const COURAGE_COSTS = { bold: 3, probe: 3, again: 1 } as const
