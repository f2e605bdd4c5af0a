/** Game that the coach sits beside, and the hints that were given in it: the latest coached game alone. */
import { createLocalStorageSet } from '../../common/localStorageSet.ts'

/** Id of the game, followed by the hints that were given. */
const { words, storeWords } = createLocalStorageSet('coached')

/** Seats the coach beside this game, with all hints still to give. */
export const coachGame = (id: string): void => storeWords([id])

export const isGameCoached = (id: string): boolean => words.value[0] === id

export const isHintGiven = (hint: string): boolean => words.value.slice(1).includes(hint)

export const markHintGiven = (hint: string): void => storeWords([...words.value, hint])
