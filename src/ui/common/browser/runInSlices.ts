/** Runs long work in slices, so that the page responds in between and can stop it. */

/** Length of a slice, in milliseconds. */
const SLICE_DURATION = 8

const yieldToPage = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** Resolves with the result of the steps, or null if `signal` stopped them. `onProgress` is called once per slice. */
export const runInSlices = async <P, T>(
  steps: Generator<P, T>,
  onProgress: (progress: P) => void = () => undefined,
  signal?: AbortSignal,
): Promise<T | null> => {
  for (;;) {
    const startedAt = performance.now()
    let step = steps.next()
    while (!step.done && performance.now() - startedAt < SLICE_DURATION) step = steps.next()
    if (step.done) return step.value
    onProgress(step.value)
    await yieldToPage()
    if (signal?.aborted) return null
  }
}
