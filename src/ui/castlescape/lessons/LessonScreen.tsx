import { t } from '../../../text/t.ts'
import { replaceRoute } from '../../common/route.ts'
import { LoadFailedScreen, LoadingScreen } from '../../parts/lazy.tsx'
import { QuestionPanel } from '../../parts/tableLayout/QuestionPanel.tsx'
import type { ChoiceView } from '../../parts/viewTypes.ts'
import { useLessonSession } from '../../table/lessons/useLessonSession.ts'
import { useStartGameAfterLessons } from '../../table/lessons/useStartGameAfterLessons.ts'
import { type LessonEnding, LessonTable } from './LessonTable.tsx'
import { beginLesson } from './lessonSession.ts'
import { doneIdOf, type LessonWithId, lessonAfter, lessonName, lessonPath } from './lessons.ts'
import { startFirstGame } from './startFirstGame.ts'

/** What comes after a lesson: the next one, after the last a first game. */
const useLessonEnding = (lesson: LessonWithId): LessonEnding => {
  const [startGame, failure] = useStartGameAfterLessons(startFirstGame)
  const next = lessonAfter(lesson.id)
  const leaveChoice: ChoiceView = {
    id: 'leave',
    label: t('learn.leave'),
    onPress: () => replaceRoute('castlescape', 'learn'),
  }
  const primary: ChoiceView = next
    ? {
        id: 'next',
        label: t('learn.next', { name: lessonName(next) }),
        onPress: () => replaceRoute(...lessonPath(next)),
      }
    : {
        id: 'game',
        label: t('castlescape.learn.game'),
        hint: t('castlescape.learn.gameHint'),
        onPress: startGame,
      }
  return {
    primary,
    tray: (
      <>
        <QuestionPanel title={t('learn.well')} choices={[leaveChoice]} />
        <p role="status">{failure}</p>
      </>
    ),
  }
}

/** Screen of one lesson, from its first step. Its cards are the same every time. */
export const LessonScreen = ({ lesson }: { readonly lesson: LessonWithId }) => {
  const { session, hasFailed, isResultSeen, restart } = useLessonSession(
    () => beginLesson(lesson),
    lesson.steps.length,
    lessonPath(lesson),
    doneIdOf(lesson),
  )
  const ending = useLessonEnding(lesson)
  if (hasFailed) return <LoadFailedScreen />
  return session ? (
    <LessonTable lesson={lesson} session={session} onRestart={restart} ending={isResultSeen ? ending : null} />
  ) : (
    <LoadingScreen />
  )
}
