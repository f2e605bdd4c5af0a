import { LoadingScreen } from '../../parts/lazy.tsx'
import { useLessonSession } from '../../table/lessons/useLessonSession.ts'
import { LessonTable } from './LessonTable.tsx'
import { useLessonEnding } from './lessonEnding.tsx'
import { beginLesson } from './lessonSession.tsx'
import type { LessonWithId } from './lessons.ts'

/** Screen of one lesson, from its first step. Its cards are the same every time. */
export const LessonScreen = ({ lesson }: { readonly lesson: LessonWithId }) => {
  const { id, steps } = lesson
  const { session, isResultSeen, restart } = useLessonSession(
    () => beginLesson(lesson),
    steps.length,
    ['learn', id],
    id,
  )
  const ending = useLessonEnding(lesson, isResultSeen)
  return session ? (
    <LessonTable lesson={lesson} session={session} onRestart={restart} ending={ending} />
  ) : (
    <LoadingScreen />
  )
}
