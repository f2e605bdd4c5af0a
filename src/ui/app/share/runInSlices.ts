/** Long work in slices, so that the page answers in between and can stop it. */

/** Milliseconds of work before the page may breathe. */
const SLICE = 8

const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** What the steps come to; null where `signal` stopped them. `heard` is told how far they are, once with each slice. */
export const inSlices = async <P, T>(
  steps: Generator<P, T>,
  heard: (progress: P) => void = () => undefined,
  signal?: AbortSignal,
): Promise<T | null> => {
  for (;;) {
    const began = performance.now()
    let step = steps.next()
    while (!step.done && performance.now() - began < SLICE) step = steps.next()
    if (step.done) return step.value
    heard(step.value)
    await breath()
    if (signal?.aborted) return null
  }
}
