/** Lessons that were done, of all games. A few words in `localStorage`, whose loss does no harm. */
import { signal } from '@preact/signals'

const STORAGE_KEY = 'lessons'

/** Reads the ids of the lessons done; empty without storage. */
const readDoneLessons = (): readonly string[] => {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

const doneLessons = signal(readDoneLessons())

export const listDoneLessons = (): readonly string[] => doneLessons.value

export const isLessonDone = (id: string): boolean => doneLessons.value.includes(id)

export const markLessonDone = (id: string): void => {
  doneLessons.value = [...new Set([...doneLessons.value, id])]
  try {
    localStorage.setItem(STORAGE_KEY, doneLessons.value.join(' '))
  } catch {
    // Without storage it remains until the app is closed.
  }
}
