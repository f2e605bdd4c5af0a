/**
 * Move trees from a position, counted by listing legal actions and, near the root, checked a second time by trying
 * every well-formed action.
 */
import { expect } from 'vitest'
import { countActionSequences } from '../../../src/kernel/countActionSequences.ts'
import { acceptedActions, listedActions } from './everyAction.ts'
import { type Situation, situation, type Zones } from './testTable.ts'

export interface MoveTree {
  readonly name: string
  readonly zones: Zones
  /** Sequences of one, two and three moves. */
  readonly counts: readonly [number, number, number]
  /** The depth to which every action is tried; 1 where it is left out, and 2 everywhere with NIGHTLY. */
  readonly triedDepth?: 2
}

const tryAllActions = (s: Situation, depth: number): void => {
  expect(listedActions(s)).toEqual(acceptedActions(s))
  if (depth === 1) return
  for (const action of s.legal) {
    const next = s.fork()
    next.do(action)
    tryAllActions(next, depth - 1)
  }
}

/** Checks the counts of a tree in both ways. */
export const checkMoveTree = ({ zones, counts, triedDepth }: MoveTree): void => {
  const s = situation(zones)
  expect(countActionSequences(s.playout, counts.length)).toEqual(counts)
  tryAllActions(s, process.env.NIGHTLY ? 2 : (triedDepth ?? 1))
}
