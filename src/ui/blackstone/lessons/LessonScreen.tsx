import { useEffect, useState } from 'preact/hooks'
import { useHouse } from '../shell/house.ts'
import { Opening } from '../shell/lazy.tsx'
import { replace } from '../shell/route.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'
import { beginLesson, type Course } from './course.tsx'
import { LessonTable } from './LessonTable.tsx'
import { finish, lessonAfter, type Numbered } from './lessons.ts'
import { beginSolo } from './solo.ts'
import { learned, nameOf } from './words.ts'

/** What was learned, and where it goes on. */
const Well = ({ lesson }: { readonly lesson: Numbered }) => {
  const { database } = useHouse()
  const [failed, fail] = useState(false)
  const next = lessonAfter(lesson.id)
  const solo = () => void beginSolo(database).then((begun) => fail(!begun))
  return (
    <Sheet
      title={t('learn.well')}
      footer={
        <>
          <button type="button" class="btn" onClick={() => replace('learn')}>
            {t('learn.leave')}
          </button>
          {next ? (
            <button type="button" class="btn go" onClick={() => replace('learn', next.id)}>
              {t('learn.next', { name: nameOf(next) })}
            </button>
          ) : (
            <button type="button" class="btn go" onClick={solo}>
              {t('learn.solo')}
            </button>
          )}
        </>
      }
    >
      <p>{learned(lesson)}</p>
      {!next && <p class="muted">{t('learn.soloHelp')}</p>}
      <p role="status">{failed && t('learn.failed')}</p>
    </Sheet>
  )
}

/** One lesson, from its first step; it is dealt the same every time. */
export const LessonScreen = ({ lesson }: { readonly lesson: Numbered }) => {
  const [course, open] = useState<Course | null>(null)
  const [times, again] = useState(0)
  useEffect(() => {
    let begun: Course | undefined
    let mine = true
    void beginLesson(lesson).then((one) => {
      if (!mine) return one.close()
      begun = one
      open(one)
    })
    return () => {
      mine = false
      begun?.close()
      open(null)
    }
  }, [lesson, times])
  const isDone = course !== null && course.at.value >= lesson.steps.length
  useEffect(() => {
    if (isDone) finish(lesson.id)
  }, [isDone])
  if (!course) return <Opening />
  const restart = () => {
    replace('learn', lesson.id)
    again(times + 1)
  }
  return (
    <>
      <LessonTable lesson={lesson} course={course} onAgain={restart} />
      {isDone && <Well lesson={lesson} />}
    </>
  )
}
