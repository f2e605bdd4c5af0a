/** Runs long work in slices, so that the page responds in between and can stop it. */

/** Length of a slice while somebody may touch the page, in milliseconds. */
const SLICE_DURATION = 8

const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Resolves with the result of the steps, or null if `signal` stopped them. `onProgress` is called once per slice, which
 * lasts `duration` milliseconds or one step.
 */
export const runInSlices = async <P, T>(
  steps: Generator<P, T>,
  onProgress: (progress: P) => void = () => undefined,
  signal?: AbortSignal,
  duration = SLICE_DURATION,
): Promise<T | null> => {
  for (;;) {
    const startedAt = performance.now()
    let step = steps.next()
    while (!step.done && performance.now() - startedAt < duration) step = steps.next()
    if (step.done) return step.value
    onProgress(step.value)
    await yieldToPage()
    if (signal?.aborted) return null
  }
}
