/** How well a bot plays: the four roles of the castle's vassals, the lowest first. Each bounds what is thought, never how long. */
import type { Thought } from './plan.ts'

export const LEVELS = ['scout', 'emissary', 'spy', 'captain'] as const
export type Level = (typeof LEVELS)[number]

/** How turns are played that a plan is judged by. */
const QUICK = { width: 2, nodes: 1_000 }

export const THOUGHTS: Readonly<Record<Level, Thought>> = {
  scout: { beam: { width: 1, nodes: 2_000 }, plans: 1, worlds: 1, quick: QUICK, ahead: 0 },
  emissary: { beam: { width: 2, nodes: 2_000 }, plans: 1, worlds: 1, quick: QUICK, ahead: 0 },
  spy: { beam: { width: 5, nodes: 6_000 }, plans: 4, worlds: 3, quick: QUICK, ahead: 0 },
  /** No wider than the spy, for a wider beam won no more; it plays on instead (docs/decisions.md has the figures). */
  captain: { beam: { width: 5, nodes: 6_000 }, plans: 5, worlds: 4, quick: QUICK, ahead: 2 },
}
