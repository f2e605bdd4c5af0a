import { useEffect, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { useApp } from '../../app/appContext.ts'
import { replaceRoute } from '../../app/route.ts'
import * as button from '../../parts/Button.module.css'
import { LoadingScreen } from '../../parts/lazy.tsx'
import { Sheet } from '../../parts/Sheet.tsx'
import { LessonTable } from './LessonTable.tsx'
import { beginLesson, type LessonSession } from './lessonSession.tsx'
import { type LessonWithId, lessonAfter, markLessonDone } from './lessons.ts'
import { lessonName, lessonSummary } from './lessonTexts.ts'
import { startSoloGame } from './startSoloGame.ts'

/** Sheet at the end of a lesson: summary, and the next lesson. */
const LessonDoneSheet = ({ lesson }: { readonly lesson: LessonWithId }) => {
  const { database } = useApp()
  const [failed, setFailed] = useState(false)
  const next = lessonAfter(lesson.id)
  const startSolo = () => void startSoloGame(database).then((isStarted) => setFailed(!isStarted))
  return (
    <Sheet
      title={t('learn.well')}
      footer={
        <>
          <button type="button" class={button.plain} onClick={() => replaceRoute('learn')}>
            {t('learn.leave')}
          </button>
          {next ? (
            <button type="button" class={button.primary} onClick={() => replaceRoute('learn', next.id)}>
              {t('learn.next', { name: lessonName(next) })}
            </button>
          ) : (
            <button type="button" class={button.primary} onClick={startSolo}>
              {t('learn.solo')}
            </button>
          )}
        </>
      }
    >
      <p>{lessonSummary(lesson)}</p>
      {!next && <p class="muted">{t('learn.soloHelp')}</p>}
      <p role="status">{failed && t('learn.failed')}</p>
    </Sheet>
  )
}

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
  if (!session) return <LoadingScreen />
  const restart = () => {
    replaceRoute('learn', lesson.id)
    setAttempt(attempt + 1)
  }
  return (
    <>
      <LessonTable lesson={lesson} session={session} onRestart={restart} />
      {isDone && <LessonDoneSheet lesson={lesson} />}
    </>
  )
}
