/** Setup of a simulated world. */
import type { Game, Shape } from '../../src/kernel/contract.ts'
import type { GamePlan } from '../../src/table/room/frames.ts'
import type { Bug } from './bugNames.ts'

export interface WorldSetup<G extends Shape> {
  readonly game: Game<G>
  /** Id of the game, made with its lobby. */
  readonly id: string
  readonly plan: GamePlan
  readonly seed: number
  /** Number of seats taken at each phone; the first phone is the host's, one without seats watches. */
  readonly phones: readonly number[]
  /** Amount of trouble: 0 is a calm world, 100 one in which something breaks all the time. */
  readonly trouble: number
  /** Number of entries at which the people agree to end the game. */
  readonly maxEntries: number
  /** Whether frames travel as bytes, as between real phones; it takes ten times as long. */
  readonly isInBytes: boolean
  readonly bug?: Bug
}

/** Milliseconds between two ticks of a phone. */
export const TICK = 500
