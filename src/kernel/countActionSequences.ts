/** Count of the tree of moves below a state (perft). */
import type { Shape } from './contract.ts'
import { legalActionsIn, type Playout, playAction } from './playout.ts'

/**
 * Numbers of sequences of 1, 2, … `depth` actions from here; a veiled choice counts as one action. Draws are no
 * actions: each is answered once, as the dealer answers it in that entry. A game that is over has no further sequences.
 */
export const countActionSequences = <G extends Shape>(playout: Playout<G>, depth: number): readonly number[] => {
  const legal = legalActionsIn(playout)
  const counts = [legal.length, ...Array<number>(depth - 1).fill(0)]
  if (depth === 1) return counts
  for (const action of legal) {
    const countsBelow = countActionSequences(playAction(playout, action), depth - 1)
    countsBelow.forEach((count, i) => {
      counts[i + 1] = (counts[i + 1] ?? 0) + count
    })
  }
  return counts
}
