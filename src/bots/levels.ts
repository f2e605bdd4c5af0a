/** How well a bot plays: the four ranks of the castle's vassals, the lowest first. Each is a bound on what is thought, never a clock. */
import type { Thought } from './plan.ts'

export const LEVELS = ['scout', 'emissary', 'spy', 'captain'] as const
export type Level = (typeof LEVELS)[number]

const QUICK = { width: 2, nodes: 1_000 }

export const THOUGHTS: Readonly<Record<Level, Thought>> = {
  scout: { beam: { width: 1, nodes: 2_000 }, plans: 1, worlds: 1, quick: QUICK, ahead: 0 },
  emissary: { beam: { width: 4, nodes: 2_000 }, plans: 1, worlds: 1, quick: QUICK, ahead: 0 },
  spy: { beam: { width: 16, nodes: 8_000 }, plans: 4, worlds: 3, quick: QUICK, ahead: 0 },
  captain: { beam: { width: 48, nodes: 30_000 }, plans: 6, worlds: 4, quick: QUICK, ahead: 0 },
}
