/** Lessons of the other quests, one file of quests/ each, named like its mode. They are fetched when opened or at leisure. */

import { card } from '../../../games/blackstone/card.ts'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import type { Lesson } from './lesson.ts'
import type { LessonWithId } from './lessons.ts'

const FILES = import.meta.glob<Lesson>('./quests/*.ts', { import: 'lesson' })

const fileOf = (mode: string): string => `./quests/${mode}.ts`

/** Modes that have a lesson of their own, in the order of New game. */
export const QUEST_LESSONS: readonly string[] = card.modes.map(({ id }) => id).filter((id) => fileOf(id) in FILES)

/** Rejects if the lesson or its sentences cannot be fetched. */
export const loadQuestLesson = async (id: string): Promise<LessonWithId> => {
  const [lesson] = await Promise.all([FILES[fileOf(id)]?.(), loadLeisure()])
  if (!lesson) throw new Error(`no lesson of ${id}`)
  return { ...lesson, id, mode: id }
}
