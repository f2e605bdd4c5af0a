/** Summary of many games, in whole numbers. */
import type { Outcome, Shape } from '../../kernel/contract.ts'
import { DECIDED_BY_ROUNDS } from '../decidedByRounds.ts'
import type { Match } from './match.ts'

/** `median` is the lower one where the number of games is even. */
export interface Distribution {
  readonly least: number
  readonly median: number
  readonly most: number
  readonly sum: number
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

export const distributionOf = (numbers: readonly number[]): Distribution => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const valueAt = (index: number): number => sorted[index] ?? 0
  return {
    least: valueAt(0),
    median: valueAt((sorted.length - 1) >> 1),
    most: valueAt(sorted.length - 1),
    sum: sum(sorted),
  }
}

const outcomeOf = <G extends Shape>({ end }: Match<G>): Outcome | null => {
  const turn = end.game.turn(end.state)
  return turn.kind === 'over' ? turn.outcome : null
}

/** Number of games that each reason decided. `isRoundLimitReached`: did a limit on rounds end a game of this state? */
export const countByReason = <G extends Shape>(
  matches: readonly Match<G>[],
  isRoundLimitReached: (state: G['state']) => boolean = () => false,
): Readonly<Record<string, number>> => {
  const reasons = matches.map((match) =>
    isRoundLimitReached(match.end.state) ? DECIDED_BY_ROUNDS : (outcomeOf(match)?.decidedBy ?? 'unfinished'),
  )
  return Object.fromEntries(
    [...new Set(reasons)].sort().map((reason) => [reason, reasons.filter((other) => other === reason).length]),
  )
}

/** Number of games in which a seat was first alone, and in which it shared that place. */
export const countFirstPlaces = <G extends Shape>(
  matches: readonly Match<G>[],
  seat: number,
): { readonly first: number; readonly sharedFirst: number } => {
  const ranks = matches.map((match) => outcomeOf(match)?.ranks ?? []).filter((gameRanks) => gameRanks[seat] === 1)
  const soleFirsts = ranks.filter((gameRanks) => gameRanks.filter((rank) => rank === 1).length === 1)
  return { first: soleFirsts.length, sharedFirst: ranks.length - soleFirsts.length }
}

export const summarizeMatches = <G extends Shape>(matches: readonly Match<G>[], seats: number): object => ({
  games: matches.length,
  actions: distributionOf(matches.map(({ actions }) => actions)),
  decidedBy: countByReason(matches),
  seats: Array.from({ length: seats }, (_, seat) => countFirstPlaces(matches, seat)),
})
