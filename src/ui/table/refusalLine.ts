/** Line that says why the last touch did nothing. It stands in place of the prompt, until the next touch. */
import { type ReadonlySignal, signal } from '@preact/signals'

export interface RefusalLine {
  /** Empty while there is nothing to say. */
  readonly refusal: ReadonlySignal<string>
  sayRefusal(sentence: string): void
  clearRefusal(): void
}

/** Milliseconds without a sentence before it is said, so that the same one is read out again. */
const PAUSE = 30

export const createRefusalLine = (): RefusalLine => {
  const refusal = signal('')
  let timer: ReturnType<typeof setTimeout> | undefined
  const clearRefusal = (): void => {
    clearTimeout(timer)
    refusal.value = ''
  }
  const sayRefusal = (sentence: string): void => {
    clearRefusal()
    timer = setTimeout(() => {
      refusal.value = sentence
    }, PAUSE)
  }
  return { refusal, sayRefusal, clearRefusal }
}
