/** Long work in steps: whoever does it can rest between two of them, or give up. */

/** All steps at once. */
export const atOnce = <T>(steps: Generator<unknown, T>): T => {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
