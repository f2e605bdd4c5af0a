/** Who wins the King's Quest, and which tie-break decided (rules 2.1, rulings 60 to 63). */
import type { Outcome } from '../../../kernel/contract.ts'
import type { Court, State } from '../state.ts'
import { heldBy, totalOf } from './court.ts'

/** In this order; completed cards count also where they are asleep (ruling 63), cards in hand only in the last (62). */
export const CRITERIA = ['points', 'ploys', 'kings', 'knightsAndWizards', 'tokens', 'retained', 'hand'] as const
export type Criterion = (typeof CRITERIA)[number]

const MEASURES: Readonly<Record<Criterion, (state: State, court: Court) => number>> = {
  points: (state, court) => totalOf(state, court),
  ploys: (_, court) => court.stacks.ploy.length,
  kings: (_, court) => court.stacks.king.length,
  knightsAndWizards: (_, court) => court.stacks.knight.length + court.stacks.wizard.length,
  tokens: (_, court) => court.knights + court.wizards,
  retained: (_, court) => court.retained.length,
  // A card that lies face down counts here and nowhere else (ruling 62).
  hand: (_, court) => heldBy(court).length,
}

/** What each court has of each criterion, in their order. */
export const measures = (state: State, criteria: readonly Criterion[] = CRITERIA): readonly (readonly number[])[] =>
  state.courts.map((court) => criteria.map((criterion) => MEASURES[criterion](state, court)))

const differAt = (a: readonly number[], b: readonly number[]): number => a.findIndex((value, i) => value !== b[i])

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const at = differAt(a, b)
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

/**
 * Ranks by rows of measures, one for each court, more is better; what decided is the criterion in which the best and the next best
 * differ, `shared` where there is none.
 */
export const ranked = (rows: readonly (readonly number[])[], criteria: readonly string[]): Outcome => {
  const ranks = rows.map((row) => 1 + rows.filter((other) => isBetter(other, row)).length)
  const order = rows.slice().sort((a, b) => (isBetter(a, b) ? -1 : isBetter(b, a) ? 1 : 0))
  const [best = [], second = []] = order
  return { ranks, decidedBy: criteria[differAt(best, second)] ?? 'shared' }
}

/** Ranks by these criteria, the first that differs decides. */
export const rankingBy =
  (criteria: readonly Criterion[]) =>
  (state: State): Outcome =>
    ranked(measures(state, criteria), criteria)

/** Ranks by points and tie-breaks. */
export const ranking = rankingBy(CRITERIA)
