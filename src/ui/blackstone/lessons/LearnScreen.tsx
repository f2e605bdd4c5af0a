import '../../text/lessons.ts'
import '../../style/learn.css'
import { useMemo } from 'preact/hooks'
import { LessonScreen } from '../../lessons/LessonScreen.tsx'
import { LessonsPage } from '../../lessons/LessonsPage.tsx'
import { LESSONS, nextLesson } from '../../lessons/lessons.ts'
import { route } from '../route.ts'

/** `#/learn`: all lessons; `#/learn/next`: the first that is not done; `#/learn/two-faces`: that one. */
export const LearnScreen = () => {
  const id = route.value[1]
  // The next one is found once: while it is open it is done.
  const next = useMemo(() => nextLesson(), [id])
  const lesson = id === 'next' ? next : LESSONS.find((one) => one.id === id)
  return lesson ? <LessonScreen key={lesson.id} lesson={lesson} /> : <LessonsPage />
}
