import { useEffect, useState } from 'preact/hooks'
import { replaceRoute } from '../../app/route.ts'
import { LoadingScreen } from '../../parts/lazy.tsx'
import { LessonTable } from './LessonTable.tsx'
import { useLessonEnding } from './lessonEnding.tsx'
import { beginLesson, type LessonSession } from './lessonSession.tsx'
import { type LessonWithId, markLessonDone } from './lessons.ts'

/** Screen of one lesson, from its first step. Its cards are the same every time. */
export const LessonScreen = ({ lesson }: { readonly lesson: LessonWithId }) => {
  const [session, setSession] = useState<LessonSession | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let openedSession: LessonSession | undefined
    let isCurrent = true
    void beginLesson(lesson).then((newSession) => {
      if (!isCurrent) return newSession.close()
      openedSession = newSession
      setSession(newSession)
    })
    return () => {
      isCurrent = false
      openedSession?.close()
      setSession(null)
    }
  }, [lesson, attempt])
  const isDone = session !== null && session.stepIndex.value >= lesson.steps.length
  useEffect(() => {
    if (isDone) markLessonDone(lesson.id)
  }, [isDone])
  const ending = useLessonEnding(lesson, isDone)
  if (!session) return <LoadingScreen />
  const restart = () => {
    replaceRoute('learn', lesson.id)
    setAttempt(attempt + 1)
  }
  return <LessonTable lesson={lesson} session={session} onRestart={restart} ending={ending} />
}
