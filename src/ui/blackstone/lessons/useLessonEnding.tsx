/** End of a lesson: what comes next. It waits until the result on the board was seen, and covers nothing of it. */
import type { ComponentChildren } from 'preact'
import { t } from '../../../text/t.ts'
import { replaceRoute } from '../../common/route.ts'
import { QuestionPanel } from '../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { useStartGameAfterLessons } from '../../table/lessons/useStartGameAfterLessons.ts'
import { type LessonWithId, lessonAfter } from './lessons.ts'
import { lessonName } from './lessonTexts.ts'
import { COACHED_AFTER, startCoachedGame } from './startCoachedGame.ts'

interface LessonEnding {
  readonly primary: ChoiceView
  readonly tray: ComponentChildren
}

/** @param isResultSeen the lesson is done, and its result was seen */
export const useLessonEnding = (lesson: LessonWithId, isResultSeen: boolean): LessonEnding | null => {
  const [startGame, failure] = useStartGameAfterLessons(startCoachedGame)
  if (!isResultSeen) return null
  const next = lessonAfter(lesson.id)
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
        <p role="status">{failure}</p>
      </>
    ),
  }
}
