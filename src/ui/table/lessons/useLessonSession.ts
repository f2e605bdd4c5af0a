import { useEffect, useState } from 'preact/hooks'
import { replaceRoute } from '../../common/route.ts'
import { markLessonDone } from './doneLessons.ts'
import type { LessonSession } from './lessonProgress.ts'

/** Milliseconds in which the result of the last step is seen. */
const RESULT_MS = 1500

/** Is the lesson done, and was its result seen? The gold button then has the focus. */
const useIsResultSeen = (isDone: boolean): boolean => {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!isDone) return setIsSeen(false)
    const timer = setTimeout(() => setIsSeen(true), RESULT_MS)
    return () => clearTimeout(timer)
  }, [isDone])
  useEffect(() => {
    if (isSeen) document.querySelector<HTMLElement>("[data-part='nav'] [data-part~='choice']")?.focus()
  }, [isSeen])
  return isSeen && isDone
}

interface OpenLesson<S> {
  /** Null until its rules and its table are there. */
  readonly session: S | null
  /** Its rules or its table could not be fetched. */
  readonly hasFailed: boolean
  /** The lesson is done, and its result was seen. */
  readonly isResultSeen: boolean
  readonly restart: () => void
}

/**
 * Session of the lesson on the screen, from its first step; what was done is kept.
 * @param path address of the lesson
 * @param doneId under which it is kept as done
 */
export const useLessonSession = <S extends LessonSession>(
  begin: () => Promise<S>,
  stepCount: number,
  path: readonly string[],
  doneId: string,
): OpenLesson<S> => {
  const [session, setSession] = useState<S | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let openedSession: S | undefined
    let isCurrent = true
    setHasFailed(false)
    begin().then(
      (newSession) => {
        if (!isCurrent) return newSession.close()
        openedSession = newSession
        setSession(newSession)
      },
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
      openedSession?.close()
      setSession(null)
    }
  }, [doneId, attempt])
  const isDone = session !== null && session.stepIndex.value >= stepCount
  useEffect(() => {
    if (isDone) markLessonDone(doneId)
  }, [isDone])
  const isResultSeen = useIsResultSeen(isDone)
  const restart = (): void => {
    replaceRoute(...path)
    setAttempt(attempt + 1)
  }
  return { session, hasFailed, isResultSeen, restart }
}
