/** What a world is made of. */
import type { Game, Shape } from '../../src/kernel/contract.ts'
import type { Plan } from '../../src/table/room/frames.ts'
import type { Bug } from './bugs.ts'

export interface Setup<G extends Shape> {
  readonly game: Game<G>
  /** The id of the game, made with its lobby. */
  readonly id: string
  readonly plan: Plan
  readonly seed: number
  /** How many seats the people at each phone take; the first phone is the host's, one without seats watches. */
  readonly phones: readonly number[]
  /** 0 for a calm world, 100 for one in which something breaks all the time. */
  readonly trouble: number
  /** The people agree to end the game when the log has so many entries. */
  readonly most: number
  /** Whether what is said travels as bytes, as between real phones; it takes ten times as long. */
  readonly isInBytes: boolean
  readonly bug?: Bug
}

/** How often a phone is told the time. */
export const TICK = 500
