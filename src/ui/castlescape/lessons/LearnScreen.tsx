import '../../../text/bundles/lessons.ts'
import '../../../text/bundles/screens.ts'
import '../../../text/castlescape/bundles/lessons.ts'
import '../../../text/castlescape/bundles/puzzles.ts'
import { useMemo } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { href, route } from '../../common/route.ts'
import { useUnknownAddressNotice } from '../../common/useUnknownAddressNotice.ts'
import * as button from '../../parts/Button.module.css'
import { Page } from '../../parts/Page.tsx'
import { DoneTick } from '../../table/lessons/DoneTick.tsx'
import { GameAfterLessons } from '../../table/lessons/GameAfterLessons.tsx'
import * as styles from '../../table/lessons/LessonList.module.css'
import { OtherGamesLinks } from '../../table/OtherGamesLinks.tsx'
import { LessonScreen } from './LessonScreen.tsx'
import { doneIdOf, LESSONS, lessonName, lessonPath, nextLesson } from './lessons.ts'
import { startFirstGame } from './startFirstGame.ts'

/** Page of all lessons; those done have a tick. */
const LessonsPage = () => {
  const next = nextLesson()
  return (
    <Page title={t('castlescape.learn.title')}>
      <p class="muted">{t('castlescape.learn.note')}</p>
      <ol class={styles.lessons}>
        {LESSONS.map((lesson, index) => (
          <li key={lesson.id}>
            <a class={next === lesson ? button.primary : button.plain} href={href(...lessonPath(lesson))}>
              {t('learn.lesson', { number: index + 1, name: lessonName(lesson) })}
              <DoneTick id={doneIdOf(lesson)} />
            </a>
          </li>
        ))}
        <GameAfterLessons
          label={t('castlescape.learn.game')}
          hint={t('castlescape.learn.gameHint')}
          start={startFirstGame}
        />
      </ol>
      <a class={button.plain} href={href('castlescape', 'puzzles')}>
        {t('castlescape.puzzles.title')}
      </a>
      <OtherGamesLinks game="castlescape" page="learn" />
    </Page>
  )
}

/** Screen `#/castlescape/learn` with all lessons, `…/learn/next` with the first one not done, `…/learn/walls` with that one. */
export const LearnScreen = () => {
  const id = route.value[2]
  // Computed once per address: the lesson is marked as done while it is still open.
  const next = useMemo(() => nextLesson(), [id])
  const lesson = id === 'next' ? next : LESSONS.find((candidate) => candidate.id === id)
  useUnknownAddressNotice(id !== undefined && id !== 'next' && !lesson)
  return lesson ? <LessonScreen key={lesson.id} lesson={lesson} /> : <LessonsPage />
}
