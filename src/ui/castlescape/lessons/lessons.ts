/** Lessons of CastleScape, one after the other. */
import type { MessageKey } from '../../../text/keys.ts'
import { t } from '../../../text/t.ts'
import { isLessonDone } from '../../table/lessons/doneLessons.ts'
import type { Lesson } from './lesson.ts'

const LESSON_FILES = import.meta.glob<Lesson>('./lessons/*.ts', { import: 'lesson', eager: true })

export interface LessonWithId extends Lesson {
  /** Part of its address and its message keys, for example `walls`. */
  readonly id: string
}

/** Lessons in the order of their file numbers. */
export const LESSONS: readonly LessonWithId[] = Object.keys(LESSON_FILES)
  .sort()
  .map((file) => ({ id: file.replace(/^.*\/\d+-|\.ts$/g, ''), ...(LESSON_FILES[file] as Lesson) }))

/** Id under which a lesson is kept as done, among those of all games. */
export const doneIdOf = ({ id }: LessonWithId): string => `castlescape-${id}`

/** First lesson that is not done; null if all are. */
export const nextLesson = (): LessonWithId | null => LESSONS.find((lesson) => !isLessonDone(doneIdOf(lesson))) ?? null

/** Lesson after this one; null after the last. */
export const lessonAfter = (id: string): LessonWithId | null =>
  LESSONS[LESSONS.findIndex((lesson) => lesson.id === id) + 1] ?? null

export const lessonPath = ({ id }: LessonWithId): readonly string[] => ['castlescape', 'learn', id]

export const lessonName = ({ id }: LessonWithId): string => t(`castlescape.lesson.${id}` as MessageKey)

/** `Lesson 2 of 4: Recruits and Influence`. */
export const lessonNumber = (lesson: LessonWithId): string =>
  t('learn.numbered', { number: LESSONS.indexOf(lesson) + 1, of: LESSONS.length, name: lessonName(lesson) })

/** The coach's sentence of a step, counted from 0; at the end that of the lesson. */
export const coachText = ({ id, steps }: LessonWithId, stepIndex: number): string =>
  t(`castlescape.lesson.${id}.${stepIndex < steps.length ? stepIndex + 1 : 'end'}` as MessageKey)
