/** Tips that were shown, and whether any are wanted. A few words in `localStorage`, whose loss does no harm. */
import { signal } from '@preact/signals'

const KEY = 'tips'
/** Word among the names of tips that turns all tips off. */
const OFF = 'off'

/** Words from storage. Without storage they last until the app is closed. */
const readStoredWords = (): readonly string[] => {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

const storedWords = signal(readStoredWords())

const storeWords = (next: readonly string[]): void => {
  storedWords.value = [...new Set(next)]
  try {
    localStorage.setItem(KEY, storedWords.value.join(' '))
  } catch {
    // The words last until the app is closed.
  }
}

export const areTipsWanted = (): boolean => !storedWords.value.includes(OFF)
export const setTipsWanted = (wanted: boolean): void =>
  storeWords(wanted ? storedWords.value.filter((word) => word !== OFF) : [OFF, ...storedWords.value])

export const listSeenTips = (): readonly string[] => storedWords.value.filter((word) => word !== OFF)

export const isTipSeen = (id: string): boolean => storedWords.value.includes(id)
export const hasSeenTips = (): boolean => storedWords.value.some((word) => word !== OFF)
export const markTipSeen = (id: string): void => storeWords([...storedWords.value, id])
/** Lets each tip be shown once more. */
export const resetSeenTips = (): void => storeWords(storedWords.value.filter((word) => word === OFF))
