/** Listeners for changes. */
export interface Listeners<N> {
  /** Calls the listener after every change; returns the function that unsubscribes it. */
  subscribe(listener: (news: N) => void): () => void
  notify(news: N): void
  /** Removes all listeners. */
  clear(): void
}

export const createListeners = <N>(): Listeners<N> => {
  const listeners = new Set<(news: N) => void>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (news) => {
      for (const listener of [...listeners]) listener(news)
    },
    clear: () => listeners.clear(),
  }
}
