/** End of a lesson: what comes next. It waits until the result on the board was seen, and covers nothing of it. */
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { useApp } from '../../app/appContext.ts'
import { replaceRoute } from '../../app/route.ts'
import { QuestionPanel } from '../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { COACHED_AFTER, startCoachedGame } from './coachedGame.ts'
import { type LessonWithId, lessonAfter } from './lessons.ts'
import { lessonName } from './lessonTexts.ts'

/** Milliseconds in which the result of the last step is seen. */
const RESULT_MS = 1500

interface LessonEnding {
  readonly primary: ChoiceView
  readonly tray: ComponentChildren
}

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

export const useLessonEnding = (lesson: LessonWithId, isDone: boolean): LessonEnding | null => {
  const app = useApp()
  const [failed, setFailed] = useState(false)
  const isSeen = useIsResultSeen(isDone)
  if (!isSeen) return null
  const next = lessonAfter(lesson.id)
  const startGame = () => void startCoachedGame(app).then((isStarted) => setFailed(!isStarted))
  const gameChoice: ChoiceView = { id: 'game', label: t('learn.game'), hint: t('learn.gameHint'), onPress: startGame }
  const leaveChoice: ChoiceView = { id: 'leave', label: t('learn.leave'), onPress: () => replaceRoute('learn') }
  const nextChoice: ChoiceView | null = next && {
    id: 'next',
    label: t('learn.next', { name: lessonName(next) }),
    onPress: () => replaceRoute('learn', next.id),
  }
  const isGameNext = lesson.id === COACHED_AFTER || (!next && !lesson.mode)
  const primary = isGameNext ? gameChoice : (nextChoice ?? leaveChoice)
  const others = [leaveChoice, nextChoice].filter((choice) => choice !== null && choice !== primary) as ChoiceView[]
  return {
    primary,
    tray: (
      <>
        <QuestionPanel title={t('learn.well')} choices={others} />
        <p role="status">{failed && t('learn.failed')}</p>
      </>
    ),
  }
}
