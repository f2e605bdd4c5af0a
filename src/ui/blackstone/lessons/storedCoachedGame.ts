/**
 * Game that the coach sits beside, and the hints that were given in it. A few words in `localStorage`, whose loss does
 * no harm: the latest coached game alone.
 */
import { signal } from '@preact/signals'

const KEY = 'coached'

/** Id of the game, followed by the hints that were given. */
const readWords = (): readonly string[] => {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

const words = signal(readWords())

const storeWords = (next: readonly string[]): void => {
  words.value = next
  try {
    localStorage.setItem(KEY, next.join(' '))
  } catch {
    // Without storage it remains until the app is closed.
  }
}

/** Seats the coach beside this game, with all hints still to give. */
export const coachGame = (id: string): void => storeWords([id])

export const isGameCoached = (id: string): boolean => words.value[0] === id

export const isHintGiven = (hint: string): boolean => words.value.slice(1).includes(hint)

export const markHintGiven = (hint: string): void => {
  if (!isHintGiven(hint)) storeWords([...words.value, hint])
}
