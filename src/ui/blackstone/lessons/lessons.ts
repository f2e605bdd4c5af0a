/** Lessons in order, and the next one that is not done. */
import { isLessonDone } from '../../table/lessons/doneLessons.ts'
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

/** First lesson of the course that is not done; null if all are. */
export const nextLesson = (): LessonWithId | null => COURSE.find(({ id }) => !isLessonDone(id)) ?? null

/** Lesson of the course after this one; null after the last, and after a lesson that is not of the course. */
export const lessonAfter = (id: string): LessonWithId | null => {
  const index = COURSE.findIndex((lesson) => lesson.id === id)
  return index < 0 ? null : (COURSE[index + 1] ?? null)
}
