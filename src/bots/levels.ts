/** How well a bot plays: the four roles of the castle's vassals, the lowest first. Each bounds what is thought, never how long. */
import type { Thought } from './plan.ts'

export const LEVELS = ['scout', 'emissary', 'spy', 'captain'] as const
export type Level = (typeof LEVELS)[number]

/** How turns are played that a plan is judged by. */
const QUICK = { width: 2, nodes: 1_000 }

/** Deeds that a turn may try: half a second on an ordinary machine, within three on one four times slower. */
const TURN = 21_000

/** Plays the first plan that it finds, of those deeds that come to its mind. */
const overlooking = (overlooks: number): Thought => ({
  beam: { width: 2, nodes: 2_000, overlooks },
  plans: 1,
  worlds: 1,
  quick: QUICK,
  ahead: 0,
  turn: TURN,
})

/** The lower levels overlook more; how much is chosen so that each is clearly felt (docs/decisions.md has the figures). */
export const THOUGHTS: Readonly<Record<Level, Thought>> = {
  scout: overlooking(86),
  emissary: overlooking(76),
  spy: overlooking(62),
  captain: { beam: { width: 5, nodes: 6_000 }, plans: 4, worlds: 3, quick: QUICK, ahead: 1, turn: TURN },
}
