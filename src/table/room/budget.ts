/** How much one phone may say: a bucket of frames that fills again with time. */
import { BURST, FRAMES, UNGREETED_FRAMES } from './patience.ts'

export interface Budget {
  readonly frames: number
  /** When it was filled last. */
  readonly at: number
  /** Before the greeting is done it is small, and does not fill. */
  readonly isOpen: boolean
}

/** Of a phone whose channel has just opened. */
export const smallBudget = (now: number): Budget => ({ frames: UNGREETED_FRAMES, at: now, isOpen: false })

/** Of a phone that has greeted. One that greets again gains nothing. */
export const openBudget = (budget: Budget, now: number): Budget =>
  budget.isOpen ? budget : { frames: BURST, at: now, isOpen: true }

const filled = ({ frames, at, isOpen }: Budget, now: number): Budget =>
  isOpen
    ? { frames: Math.min(BURST, frames + Math.floor(((now - at) * FRAMES) / 1000)), at: now, isOpen }
    : { frames, at, isOpen }

/** What is left after one frame; null where there was none left. */
export const spend = (budget: Budget, now: number): Budget | null => {
  const { frames, ...rest } = filled(budget, now)
  return frames > 0 ? { ...rest, frames: frames - 1 } : null
}
