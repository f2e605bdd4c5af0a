/** A few words in `localStorage`, whose loss does no harm. Without storage they last until the app is closed. */
import { signal } from '@preact/signals'

const readWords = (key: string): readonly string[] => {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

/**
 * The words stored under a key, and how to store others.
 * @param key place in `localStorage`
 */
export const createLocalStorageSet = (key: string) => {
  const words = signal(readWords(key))
  /** Stores these words, each once. */
  const storeWords = (next: readonly string[]): void => {
    words.value = [...new Set(next)]
    try {
      localStorage.setItem(key, words.value.join(' '))
    } catch {
      // The words last until the app is closed.
    }
  }
  return { words, storeWords }
}
