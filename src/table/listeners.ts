/** Those who want to hear of changes. */
export interface Listeners<N> {
  /** Calls the listener after every change; gives the function that ends it. */
  subscribe(listener: (news: N) => void): () => void
  tell(news: N): void
  /** Nobody is told any more. */
  clear(): void
}

export const newListeners = <N>(): Listeners<N> => {
  const all = new Set<(news: N) => void>()
  return {
    subscribe: (listener) => {
      all.add(listener)
      return () => void all.delete(listener)
    },
    tell: (news) => {
      for (const listener of [...all]) listener(news)
    },
    clear: () => all.clear(),
  }
}
