/** Lower bounds for the cost of a route: never more than it costs. */

import { candidatePairs, moveCountFor } from './candidatePairs.ts'
import { ANY_SPACE, OUT_OF_REACH } from './moveCountTable.ts'
import { billFor, type RouteCost, totalTokens } from './routeCost.ts'
import type { RetainState } from './routeRetains.ts'
import { retainsStillDue, type SearchContext } from './searchContext.ts'

/** Least cost of any route through a node: missing tokens, and tokens in all. */
export interface LowerBound {
  readonly missing: number
  readonly total: number
}

const isLowerBound = (a: LowerBound, b: LowerBound): boolean =>
  a.missing < b.missing || (a.missing === b.missing && a.total < b.total)

export const lowerBoundWith = (context: SearchContext, cost: RouteCost, moveCount: number): LowerBound => {
  const { knights, wizards } = context.tokens
  const total = totalTokens(cost) + moveCount
  return { total, missing: Math.max(total - knights - wizards, billFor(context, cost).missing) }
}

/** Fewest moves of all pairs, by the flips that they need and by whether one of the two comes from a pile. */
const fewestMoves = (context: SearchContext, retainState: RetainState): readonly (readonly [number, number])[] => {
  const fewest = [0, 1, 2].map((): [number, number] => [OUT_OF_REACH, OUT_OF_REACH])
  for (const [left, right] of candidatePairs(context, retainState)) {
    const fromPile = left.space === ANY_SPACE || right.space === ANY_SPACE ? 1 : 0
    const row = fewest[left.flips + right.flips]
    if (row) row[fromPile] = Math.min(row[fromPile], moveCountFor(context, left.space, right.space))
  }
  return fewest
}

export const lowerBoundWhileRetaining = (context: SearchContext, retainState: RetainState): LowerBound | null => {
  const { cost } = retainState
  const retainsDue = retainsStillDue(context, retainState.retainedFaces)
  const bounds = fewestMoves(context, retainState).flatMap((row, flips) =>
    row.flatMap((moves, fromPile) => {
      const costWithPair = {
        ...cost,
        flips: cost.flips + flips,
        retains: cost.retains + Math.max(retainsDue, fromPile),
      }
      return moves === OUT_OF_REACH ? [] : [lowerBoundWith(context, costWithPair, moves)]
    }),
  )
  return bounds.reduce<LowerBound | null>((best, bound) => (best && !isLowerBound(bound, best) ? best : bound), null)
}
