/** Opens a lesson for a test, which closes it. */
import { expect } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { type BlackstoneLessonSession, beginLesson } from '#src/ui/blackstone/lessons/lessonSession.tsx'
import { LESSONS } from '#src/ui/blackstone/lessons/lessons.ts'
import { space } from '../../../games/blackstone/namedActions.ts'

export let session: BlackstoneLessonSession

export const begin = async (id: string): Promise<BlackstoneLessonSession> => {
  const lesson = LESSONS.find((candidate) => candidate.id === id)
  if (!lesson) throw new Error(`no lesson ${id}`)
  session = await beginLesson(lesson)
  return session
}

export const act = async ({ view }: BlackstoneLessonSession, action: Action): Promise<void> => {
  view.confirmAndPropose(action)
  await expect.poll(() => view.now.value.isPending).toBe(false)
}
export const flip = (code: string): Action => ({ kind: 'flip', space: space(code) })
