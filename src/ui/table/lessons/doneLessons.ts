/** Lessons that were done, of all games. */
import { createStoredWords } from '../../common/storedWords.ts'

const { words: doneLessons, storeWords } = createStoredWords('lessons')

export const listDoneLessons = (): readonly string[] => doneLessons.value

export const isLessonDone = (id: string): boolean => doneLessons.value.includes(id)

export const markLessonDone = (id: string): void => storeWords([...doneLessons.value, id])
