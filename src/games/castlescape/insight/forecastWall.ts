/** What one more Wall would do. */
import { recruitsOf } from '../recruits.ts'
import { influenceInBailey, shareOfSize } from '../site/influence.ts'
import { raiseWall } from '../site/raiseWall.ts'
import type { Bailey } from '../site/site.ts'
import type { Square } from '../site/square.ts'
import type { State } from '../state.ts'

/** Bailey that a Wall would finish. */
export interface FinishedBailey extends Bailey {
  /** Influence by seat, with the Wall. */
  readonly influence: readonly number[]
  /** Renown for each seat that would claim it. */
  readonly renown: number
}

/** Baileys that a Wall on this square, where it may be built, would finish, and who would claim them (rules 2). */
export const forecastWall = (state: State, square: Square): readonly FinishedBailey[] => {
  const recruits = recruitsOf(state)
  const { site, finished } = raiseWall(state.site, recruits, square)
  return finished.map((bailey) => ({
    ...bailey,
    influence: influenceInBailey(site, recruits, bailey),
    renown: shareOfSize(bailey.squares.length, bailey.claimedBy.length),
  }))
}
