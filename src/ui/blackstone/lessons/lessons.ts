/** Lessons in order, and which of them are done. */
import { signal } from '@preact/signals'
import type { Lesson } from './lesson.ts'

const LESSON_FILES = import.meta.glob<Lesson>('./lessons/*.ts', { import: 'lesson', eager: true })

export interface LessonWithId extends Lesson {
  /** Part of its address and its message keys, for example `two-faces`. */
  readonly id: string
}

/** Lessons in the order of their file numbers. */
export const LESSONS: readonly LessonWithId[] = Object.keys(LESSON_FILES)
  .sort()
  .map((file) => ({ id: file.replace(/^.*\/\d+-|\.ts$/g, ''), ...(LESSON_FILES[file] as Lesson) }))

/** Lessons of the course, one after the other; those with a mode of their own are not among them. */
export const COURSE: readonly LessonWithId[] = LESSONS.filter(({ mode }) => !mode)

const STORAGE_KEY = 'lessons'

/** Reads the ids of the lessons done; empty without storage. */
const readDoneLessons = (): readonly string[] => {
  try {
    return (localStorage.getItem(STORAGE_KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export const doneLessons = signal(readDoneLessons())

export const markLessonDone = (id: string): void => {
  doneLessons.value = [...new Set([...doneLessons.value, id])]
  try {
    localStorage.setItem(STORAGE_KEY, doneLessons.value.join(' '))
  } catch {
    // Without storage it remains until the app is closed.
  }
}

/** First lesson of the course that is not done; null if all are. */
export const nextLesson = (): LessonWithId | null => COURSE.find(({ id }) => !doneLessons.value.includes(id)) ?? null

/** Lesson of the course after this one; null after the last, and after a lesson that is not of the course. */
export const lessonAfter = (id: string): LessonWithId | null => {
  const index = COURSE.findIndex((lesson) => lesson.id === id)
  return index < 0 ? null : (COURSE[index + 1] ?? null)
}
