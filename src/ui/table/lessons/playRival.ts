/** Actions of the rival in a lesson, who does what the step says without being asked. */
import { effect } from '@preact/signals'
import type { LessonProgress, LessonStep } from './lessonProgress.ts'

/** Milliseconds before each action of the rival: time to read what the coach says. */
const RIVAL_PAUSE_MS = 2200

/**
 * Plays the rival's steps of a lesson. Returns the function that stops it.
 * @param beginStep is called as such a step opens; returns what does one of its actions
 */
export const playRival = (
  steps: readonly LessonStep[],
  { stepIndex, advanceFrom }: LessonProgress,
  beginStep: () => (notation: string) => Promise<unknown>,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const playNext = (index: number, play: ReturnType<typeof beginStep>, [next, ...rest]: readonly string[]): void => {
    if (next === undefined) {
      advanceFrom(index)
      return
    }
    timer = setTimeout(async () => {
      await play(next)
      playNext(index, play, rest)
    }, RIVAL_PAUSE_MS)
  }
  const stopEffect = effect(() => {
    clearTimeout(timer)
    const { rival } = steps[stepIndex.value] ?? {}
    if (rival) playNext(stepIndex.value, beginStep(), rival)
  })
  return () => {
    clearTimeout(timer)
    stopEffect()
  }
}
