/** Waits that somebody may cut short. */
export interface Pauses {
  /** Resolves after so many milliseconds, or at once when somebody hurries. */
  wait(milliseconds: number): Promise<void>
  hurry(): void
}

export const newPauses = (): Pauses => {
  const waiting = new Set<() => void>()
  return {
    wait: (milliseconds) =>
      new Promise((resolve) => {
        const over = (): void => {
          clearTimeout(timer)
          waiting.delete(over)
          resolve()
        }
        const timer = setTimeout(over, milliseconds)
        waiting.add(over)
      }),
    hurry: () => {
      for (const over of [...waiting]) over()
    },
  }
}
