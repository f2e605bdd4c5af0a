/**
 * Levels of bots, the weakest first: easy, medium, hard and expert on screen. Their ids are stored. Each limits the
 * amount of search, never its time.
 */
import type { SearchBudget } from './planTurn.ts'

export const BOT_LEVELS = ['scout', 'emissary', 'spy', 'captain'] as const
export type BotLevelId = (typeof BOT_LEVELS)[number]

/** Level of this name; null where there is none. */
export const parseLevel = (name: string | undefined): BotLevelId | null =>
  BOT_LEVELS.find((level) => level === name) ?? null

/** Level at which a bot plays here on; that of a bot whose level is not known is the first. Empty for a person. */
export const playableLevel = (name: string): BotLevelId | '' => (name ? (parseLevel(name) ?? BOT_LEVELS[0]) : '')

/** Beam for the rollout turns that a plan is judged by. */
const ROLLOUT_BEAM = { width: 2, nodes: 1_000 }

/** Moves that a turn may try: half a second on an ordinary machine, within three on one four times slower. */
const NODES_PER_TURN = 21_000

/** Budget of a level that plays the first plan found, with some moves overlooked. */
const createOverlookingBudget = (overlookPercent: number): SearchBudget => ({
  beam: { width: 2, nodes: 2_000, overlookPercent },
  plans: 1,
  worlds: 1,
  rolloutBeam: ROLLOUT_BEAM,
  rolloutTurns: 0,
  nodesPerTurn: NODES_PER_TURN,
})

/**
 * Budgets of the levels. The lower levels overlook more; the percentages are chosen so that each difference is clear
 * (docs/bots.md has the figures).
 */
export const SEARCH_BUDGETS: Readonly<Record<BotLevelId, SearchBudget>> = {
  scout: createOverlookingBudget(86),
  emissary: createOverlookingBudget(76),
  spy: createOverlookingBudget(62),
  captain: {
    beam: { width: 8, nodes: 8_000 },
    plans: 4,
    worlds: 3,
    rolloutBeam: ROLLOUT_BEAM,
    rolloutTurns: 1,
    nodesPerTurn: NODES_PER_TURN,
  },
}
