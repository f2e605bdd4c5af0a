/** How well a bot plays: the four roles of the castle's vassals, the lowest first. Each bounds what is thought, never how long. */
import type { Thought } from './plan.ts'

export const LEVELS = ['scout', 'emissary', 'spy', 'captain'] as const
export type Level = (typeof LEVELS)[number]

/** How the rest of a turn is played once its plan has shown something. */
const QUICK = { width: 2, nodes: 1_000 }

export const THOUGHTS: Readonly<Record<Level, Thought>> = {
  scout: { beam: { width: 1, nodes: 2_000 }, plans: 1, worlds: 1, quick: QUICK },
  emissary: { beam: { width: 2, nodes: 2_000 }, plans: 1, worlds: 1, quick: QUICK },
  spy: { beam: { width: 5, nodes: 6_000 }, plans: 4, worlds: 3, quick: QUICK },
  captain: { beam: { width: 24, nodes: 20_000 }, plans: 8, worlds: 6, quick: QUICK },
}
