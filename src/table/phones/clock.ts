/** Time as the runners are given it, for nothing under the table has a clock of its own. */
export interface Clock {
  /** Milliseconds since any moment; what was slept counts. */
  now(): number
  /** Runs something again and again, so many milliseconds apart; gives the function that ends it. */
  every(milliseconds: number, run: () => void): () => void
}

/** How often the steps are told the time, in milliseconds: `room/patience.ts` counts on it. */
export const TICK = 500
