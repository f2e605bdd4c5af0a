/** Lessons that were done, of all games. */
import { createLocalStorageSet } from '../../common/localStorageSet.ts'

const { words: doneLessons, storeWords } = createLocalStorageSet('lessons')

export const listDoneLessons = (): readonly string[] => doneLessons.value

export const isLessonDone = (id: string): boolean => doneLessons.value.includes(id)

export const markLessonDone = (id: string): void => storeWords([...doneLessons.value, id])
