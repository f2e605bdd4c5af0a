/** Trees of play from a position, counted by listing what is legal and, near the root, a second time by trying all that has the right form. */
import { expect } from 'vitest'
import { countTree } from '../../../src/kernel/playout.ts'
import { listed, taken } from './grammar.ts'
import { type Situation, situation, type Zones } from './situation.ts'

export interface Tree {
  readonly name: string
  readonly zones: Zones
  /** Sequences of one, two and three moves. */
  readonly counts: readonly [number, number, number]
  /** To this depth every action is tried, to the first where this is left out; NIGHTLY to the second everywhere. */
  readonly tried?: 2
}

const tryAll = (s: Situation, depth: number): void => {
  expect(listed(s)).toEqual(taken(s))
  if (depth === 1) return
  for (const action of s.legal) {
    const next = s.fork()
    next.do(action)
    tryAll(next, depth - 1)
  }
}

/** Counts a tree both ways. */
export const count = ({ zones, counts, tried }: Tree): void => {
  const s = situation(zones)
  expect(countTree(s.playout, counts.length)).toEqual(counts)
  tryAll(s, process.env.NIGHTLY ? 2 : (tried ?? 1))
}
