/** Long work in steps: the caller can pause between two of them, or give up. */

/** Runs all steps at once. */
export const runAllSteps = <T>(steps: Generator<unknown, T>): T => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
