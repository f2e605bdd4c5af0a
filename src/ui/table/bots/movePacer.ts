/** Pace of a bot's moves on the screen: slow enough for a person to follow, and scaled with the animations. */

import { type AnimationTiming, readAnimationTiming } from '../motion/animationTiming.ts'

/** Milliseconds from one move to the next at the usual speed. */
const MOVE_DELAY = 1_000
/** The same where nothing is animated, and while hurrying. */
const SHORT_DELAY = 150

/** Milliseconds between two moves; the usual delay where things fade in place of travelling. */
export const moveDelayOf = ({ pace, fade }: AnimationTiming): number =>
  pace > 0 ? MOVE_DELAY * pace : fade > 0 ? MOVE_DELAY : SHORT_DELAY

export interface MovePacer {
  /** Resolves when the next move may be made; rejects with the signal's reason. */
  waitForNextMove(signal: AbortSignal): Promise<void>
  /** Notes a move of anybody: the delay before the next move begins anew. */
  markMove(): void
  /** Shortens the delay before every move until `stopHurrying`. */
  hurry(): void
  stopHurrying(): void
}

/** Creates a pacer. The delay is read again for each move, because the settings may change during a turn. */
export const createMovePacer = (moveDelay: () => number = () => moveDelayOf(readAnimationTiming())): MovePacer => {
  let lastMoveAt = performance.now()
  let isHurrying = false
  let resolveWait: (() => void) | null = null
  const waitForDelay = (signal: AbortSignal): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(
        resolve,
        lastMoveAt + (isHurrying ? Math.min(SHORT_DELAY, moveDelay()) : moveDelay()) - performance.now(),
      )
      resolveWait = resolve
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        reject(signal.reason)
      })
    })
  return {
    waitForNextMove: async (signal) => {
      signal.throwIfAborted()
      await waitForDelay(signal)
      lastMoveAt = performance.now()
    },
    markMove: () => {
      lastMoveAt = performance.now()
    },
    hurry: () => {
      isHurrying = true
      resolveWait?.()
    },
    stopHurrying: () => {
      isHurrying = false
    },
  }
}
