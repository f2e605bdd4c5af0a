/** How little a way may still cost from where some vassals are retained: never more than it does. */
import type { Slot } from '../../../../kernel/contract.ts'
import type { Space } from '../../board.ts'
import { ANYWHERE, OUT_OF_REACH, pairOf } from './approach.ts'
import { dueWith, type Errand, has } from './errand.ts'
import { billFor, type Load, totalOf } from './load.ts'
import { type Retained, topsOf } from './retaining.ts'

/** What no way through here can undercut: tokens that are missing, tokens in all. */
export interface Least {
  readonly missing: number
  readonly total: number
}

const isLess = (a: Least, b: Least): boolean => a.missing < b.missing || (a.missing === b.missing && a.total < b.total)

export const leastWith = (errand: Errand, load: Load, moves: number): Least => {
  const { knights, wizards } = errand.have
  const total = totalOf(load) + moves
  return { total, missing: Math.max(total - knights - wizards, billFor(errand, load).missing) }
}

/** A vassal that may serve, and where it lies. */
export interface Candidate {
  readonly slot: Slot
  readonly space: Space
  readonly flips: number
}

const candidates = (errand: Errand, retained: Retained, serving: ReadonlyMap<Slot, number>): readonly Candidate[] => {
  const found: Candidate[] = []
  retained.board.forEach((slot, space) => {
    const flips = serving.get(slot)
    if (flips !== undefined && !has(errand.stuck, space)) found.push({ slot, space, flips })
  })
  for (const [, slot] of topsOf(errand, retained)) {
    const flips = serving.get(slot)
    if (flips !== undefined) found.push({ slot, space: ANYWHERE, flips })
  }
  return found
}

export const movesFor = ({ approach }: Errand, left: Space, right: Space): number =>
  approach[pairOf(left, right)] ?? OUT_OF_REACH

export const couples = (errand: Errand, retained: Retained): readonly (readonly [Candidate, Candidate])[] => {
  const rights = candidates(errand, retained, errand.right)
  return candidates(errand, retained, errand.left).flatMap((left) =>
    rights.filter(({ slot }) => slot !== left.slot).map((right) => [left, right] as const),
  )
}

/** The fewest moves of all couples, by the flips that they need and by whether one comes from a pile. */
const fewestMoves = (errand: Errand, retained: Retained): readonly (readonly [number, number])[] => {
  const fewest = [0, 1, 2].map((): [number, number] => [OUT_OF_REACH, OUT_OF_REACH])
  for (const [left, right] of couples(errand, retained)) {
    const comes = left.space === ANYWHERE || right.space === ANYWHERE ? 1 : 0
    const row = fewest[left.flips + right.flips]
    if (row) row[comes] = Math.min(row[comes], movesFor(errand, left.space, right.space))
  }
  return fewest
}

export const leastRetaining = (errand: Errand, retained: Retained): Least | null => {
  const { load } = retained
  const due = dueWith(errand, retained.held)
  const leasts = fewestMoves(errand, retained).flatMap((row, flips) =>
    row.flatMap((moves, comes) => {
      const more = { ...load, flips: load.flips + flips, retains: load.retains + Math.max(due, comes) }
      return moves === OUT_OF_REACH ? [] : [leastWith(errand, more, moves)]
    }),
  )
  return leasts.reduce<Least | null>((best, one) => (best && !isLess(one, best) ? best : one), null)
}
