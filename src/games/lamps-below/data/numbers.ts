/** Numbers of the game (rules 1, 2, 6, 7 and 8). */
import type { HallEvent } from '../cardTypes.ts'

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

export interface Goal {
  readonly pages: number
  readonly points: number
}

/** Threat of a difficulty, and its goal by the number of explorers. */
export interface Difficulty {
  readonly threat: number
  readonly goal: Readonly<Record<number, Goal>>
}

/** The goals of `hard` are other ones than those that the rules began with (docs/balance.md). */
export const DIFFICULTIES: Readonly<Record<string, Difficulty>> = {
  easy: {
    threat: 1,
    goal: {
      1: { pages: 4, points: 8 },
      2: { pages: 4, points: 7 },
      3: { pages: 3, points: 6 },
      4: { pages: 3, points: 7 },
    },
  },
  normal: {
    threat: 4,
    goal: {
      1: { pages: 6, points: 11 },
      2: { pages: 5, points: 8 },
      3: { pages: 4, points: 7 },
      4: { pages: 4, points: 7 },
    },
  },
  hard: {
    threat: 6,
    goal: {
      1: { pages: 7, points: 15 },
      2: { pages: 7, points: 12 },
      3: { pages: 6, points: 10 },
      4: { pages: 6, points: 10 },
    },
  },
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

/** Events at the end of a round, by the highest number of the die that brings them. */
export const EVENTS: readonly { readonly upTo: number; readonly event: HallEvent }[] = [
  { upTo: 3, event: 'return' },
  { upTo: 6, event: 'stones' },
  { upTo: 12, event: 'quiet' },
  { upTo: 15, event: 'footsteps' },
  { upTo: 17, event: 'breath' },
  { upTo: 19, event: 'spark' },
  { upTo: 20, event: 'dawn' },
]
