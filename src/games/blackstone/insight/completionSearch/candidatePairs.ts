/** Pairs of vassals that may meet a task, and the moves that each needs at least. */
import type { Slot } from '#src/kernel/contract.ts'
import type { Space } from '../../board.ts'
import { ANY_SPACE, OUT_OF_REACH, pairIndex } from './moveCountTable.ts'
import { type RetainState, usefulPileTops } from './routeRetains.ts'
import { hasSpace, type SearchContext } from './searchContext.ts'

/** Vassal that may serve for a half, its space, and the flips that it needs. */
export interface Candidate {
  readonly slot: Slot
  readonly space: Space
  readonly flips: number
}

const candidatesFor = (
  context: SearchContext,
  retainState: RetainState,
  flipsBySlot: ReadonlyMap<Slot, number>,
): readonly Candidate[] => {
  const found: Candidate[] = []
  retainState.board.forEach((slot, space) => {
    const flips = flipsBySlot.get(slot)
    if (flips !== undefined && !hasSpace(context.frozen, space)) found.push({ slot, space, flips })
  })
  for (const [, slot] of usefulPileTops(context, retainState)) {
    const flips = flipsBySlot.get(slot)
    if (flips !== undefined) found.push({ slot, space: ANY_SPACE, flips })
  }
  return found
}

export const moveCountFor = ({ moveCounts }: SearchContext, left: Space, right: Space): number =>
  moveCounts[pairIndex(left, right)] ?? OUT_OF_REACH

export const candidatePairs = (
  context: SearchContext,
  retainState: RetainState,
): readonly (readonly [Candidate, Candidate])[] => {
  const rights = candidatesFor(context, retainState, context.flipsForRight)
  return candidatesFor(context, retainState, context.flipsForLeft).flatMap((left) =>
    rights.filter(({ slot }) => slot !== left.slot).map((right) => [left, right] as const),
  )
}
