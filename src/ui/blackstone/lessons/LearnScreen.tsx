import '../../../text/bundles/lessons.ts'
import '../../../text/bundles/screens.ts'
import '../../../text/blackstone/bundles/screens.ts'
import { useMemo } from 'preact/hooks'
import { route } from '../../common/route.ts'
import { useUnknownAddressNotice } from '../../common/useUnknownAddressNotice.ts'
import { LoadFailedScreen, LoadingScreen, lazy } from '../../parts/lazy.tsx'
import { useLessonSession } from '../../table/lessons/useLessonSession.ts'
import { LessonsPage } from './LessonsPage.tsx'
import { LessonTable } from './LessonTable.tsx'
import { beginLesson } from './lessonSession.tsx'
import { LESSONS, type LessonWithId, nextLesson } from './lessons.ts'
import { loadQuestLesson, QUEST_LESSONS } from './loadQuestLesson.ts'
import { useLessonEnding } from './useLessonEnding.tsx'

/** Screen of one lesson, from its first step. Its cards are the same every time. */
const LessonScreen = ({ lesson }: { readonly lesson: LessonWithId }) => {
  const { id, steps } = lesson
  const { session, hasFailed, isResultSeen, restart } = useLessonSession(
    () => beginLesson(lesson),
    steps.length,
    ['learn', id],
    id,
  )
  const ending = useLessonEnding(lesson, isResultSeen)
  if (hasFailed) return <LoadFailedScreen />
  return session ? (
    <LessonTable lesson={lesson} session={session} onRestart={restart} ending={ending} />
  ) : (
    <LoadingScreen />
  )
}

/** Screens of the quests' lessons, each fetched when it is opened. */
const QUESTS = new Map(
  QUEST_LESSONS.map((id) => [
    id,
    lazy(async () => {
      const lesson = await loadQuestLesson(id)
      return () => <LessonScreen lesson={lesson} />
    }),
  ]),
)

/** Screen `#/learn` with all lessons, `#/learn/next` with the first one not done, `#/learn/two-faces` with that one. */
export const LearnScreen = () => {
  const id = route.value[1]
  // Computed once per address: the lesson is marked as done while it is still open.
  const next = useMemo(() => nextLesson(), [id])
  const lesson = id === 'next' ? next : LESSONS.find((candidate) => candidate.id === id)
  const Quest = id === undefined ? undefined : QUESTS.get(id)
  useUnknownAddressNotice(id !== undefined && id !== 'next' && !lesson && !Quest)
  if (Quest) return <Quest key={id} />
  return lesson ? <LessonScreen key={lesson.id} lesson={lesson} /> : <LessonsPage />
}
