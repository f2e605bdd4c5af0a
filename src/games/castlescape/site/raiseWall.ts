/** Building one Wall on a square where that is allowed: the Wall, the Baileys it finishes, and who claims them (rules 2). */
import { baileysFinishedBy } from './baileys.ts'
import { claimersOf, influenceInBailey } from './influence.ts'
import { type Bailey, type Recruits, type Site, withBailey, withWall } from './site.ts'
import type { Square } from './square.ts'

export interface RaisedWall {
  readonly site: Site
  /** Baileys that are finished now, marked already, in the order of their first squares (C34). */
  readonly finished: readonly Bailey[]
}

/** A Recruit on the square stands on the Wall before anything is claimed: its Influence counts 2 already. */
export const raiseWall = (before: Site, recruits: Recruits, square: Square): RaisedWall => {
  let site = withWall(before, square)
  const finished = baileysFinishedBy(site, square).map(
    (squares): Bailey => ({ squares, claimedBy: claimersOf(influenceInBailey(site, recruits, { squares })) }),
  )
  for (const { squares, claimedBy } of finished) site = withBailey(site, squares, claimedBy)
  return { site, finished }
}
