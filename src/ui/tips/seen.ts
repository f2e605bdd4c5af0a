/** Which tips were shown, and whether any are wanted. A few words in `localStorage`: nobody misses them. */
import { signal } from '@preact/signals'

const KEY = 'tips'
/** Among the names of tips: none is shown. */
const OFF = 'off'

/** Where nothing can be kept it holds until the app is closed. */
const read = (): readonly string[] => {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

const words = signal(read())

const write = (next: readonly string[]): void => {
  words.value = [...new Set(next)]
  try {
    localStorage.setItem(KEY, words.value.join(' '))
  } catch {
    // It holds until the app is closed.
  }
}

export const areWanted = (): boolean => !words.value.includes(OFF)
export const want = (wanted: boolean): void =>
  write(wanted ? words.value.filter((word) => word !== OFF) : [OFF, ...words.value])

export const isSeen = (id: string): boolean => words.value.includes(id)
export const areSeen = (): boolean => words.value.some((word) => word !== OFF)
export const see = (id: string): void => write([...words.value, id])
/** Each is shown once more. */
export const forget = (): void => write(words.value.filter((word) => word === OFF))
