/** The lessons in their order, and which of them are done. */
import { signal } from '@preact/signals'
import type { Lesson } from './lesson.ts'

const FILES = import.meta.glob<Lesson>('./lessons/*.ts', { import: 'lesson', eager: true })

export interface Numbered extends Lesson {
  /** `two-faces`: in its address and in its sentences. */
  readonly id: string
}

/** In the order of their files' numbers. */
export const LESSONS: readonly Numbered[] = Object.keys(FILES)
  .sort()
  .map((file) => ({ id: file.replace(/^.*\/\d+-|\.ts$/g, ''), ...(FILES[file] as Lesson) }))

const KEY = 'lessons'

/** Where nothing can be kept it holds until the app is closed. */
const readDone = (): readonly string[] => {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean)
  } catch {
    return []
  }
}

export const done = signal(readDone())

export const finish = (id: string): void => {
  done.value = [...new Set([...done.value, id])]
  try {
    localStorage.setItem(KEY, done.value.join(' '))
  } catch {
    // It holds until the app is closed.
  }
}

/** The first that is not done; null when all are. */
export const nextLesson = (): Numbered | null => LESSONS.find(({ id }) => !done.value.includes(id)) ?? null

/** The one behind this; null behind the last. */
export const lessonAfter = (id: string): Numbered | null =>
  LESSONS[LESSONS.findIndex((one) => one.id === id) + 1] ?? null
