/** Pauses that can be cut short. */
export interface SkippablePauses {
  /** Resolves after so many milliseconds, or at once on `skipAll`. */
  wait(milliseconds: number): Promise<void>
  skipAll(): void
}

export const createSkippablePauses = (): SkippablePauses => {
  const pendingFinishes = new Set<() => void>()
  return {
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const finish = (): void => {
          clearTimeout(timer)
          pendingFinishes.delete(finish)
          resolve()
        }
        const timer = setTimeout(finish, milliseconds)
        pendingFinishes.add(finish)
      }),
    skipAll: () => {
      for (const finish of [...pendingFinishes]) finish()
    },
  }
}
