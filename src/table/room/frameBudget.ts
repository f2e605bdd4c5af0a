/** Limit on the frames of one phone: a bucket of frames that fills again with time. */
import { FRAMES_PER_SECOND, MAX_FRAME_BURST, MAX_UNGREETED_FRAMES } from './timeoutsAndLimits.ts'

export interface FrameBudget {
  readonly frames: number
  /** Time when it was last filled. */
  readonly at: number
  /** False before the greeting: then the budget is small and does not fill. */
  readonly isOpen: boolean
}

/** Budget of a phone whose channel has just opened. */
export const createSmallBudget = (now: number): FrameBudget => ({
  frames: MAX_UNGREETED_FRAMES,
  at: now,
  isOpen: false,
})

/** Budget of a phone that may send much at once. */
export const createFullBudget = (now: number): FrameBudget => ({ frames: MAX_FRAME_BURST, at: now, isOpen: true })

/** Budget of a phone that has greeted. One that greets again gains nothing. */
export const openFullBudget = (budget: FrameBudget, now: number): FrameBudget =>
  budget.isOpen ? budget : createFullBudget(now)

const refillBudget = ({ frames, at, isOpen }: FrameBudget, now: number): FrameBudget =>
  isOpen
    ? {
        frames: Math.min(MAX_FRAME_BURST, frames + Math.floor(((now - at) * FRAMES_PER_SECOND) / 1000)),
        at: now,
        isOpen,
      }
    : { frames, at, isOpen }

/** Budget after one frame; null if no frame was left. */
export const spendFrame = (budget: FrameBudget, now: number): FrameBudget | null => {
  const refilled = refillBudget(budget, now)
  return refilled.frames > 0 ? { ...refilled, frames: refilled.frames - 1 } : null
}
