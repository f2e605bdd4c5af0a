import { modeNameById } from '../../../text/gameAndModeNames.ts'
import { t } from '../../../text/t.ts'
import { href } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Page } from '../../parts/Page.tsx'
import { DoneTick } from '../../table/lessons/DoneTick.tsx'
import { GameAfterLessons } from '../../table/lessons/GameAfterLessons.tsx'
import * as styles from '../../table/lessons/LessonList.module.css'
import { OtherGamesLinks } from '../../table/OtherGamesLinks.tsx'
import { COURSE, nextLesson } from './lessons.ts'
import { lessonName } from './lessonTexts.ts'
import { QUEST_LESSONS } from './loadQuestLesson.ts'
import { COACHED_AFTER, startCoachedGame } from './startCoachedGame.ts'

/** The lessons of the other quests, one each. */
const QuestLessons = () => (
  <section aria-labelledby="quest-lessons">
    <h2 id="quest-lessons">{t('learn.quests')}</h2>
    <p class="muted">{t('learn.questsNote')}</p>
    <ul class={styles.lessons}>
      {QUEST_LESSONS.map((id) => (
        <li key={id}>
          <a class={button.plain} href={href('learn', id)}>
            {modeNameById(id)}
            <DoneTick id={id} />
          </a>
        </li>
      ))}
    </ul>
  </section>
)

/** Page of all lessons; those done have a tick. */
export const LessonsPage = () => {
  const next = nextLesson()
  return (
    <Page title={t('learn.title')}>
      <p class="muted">{t('learn.note')}</p>
      <ol class={styles.lessons}>
        {COURSE.flatMap(({ id }, index) => {
          const name = t('learn.lesson', { number: index + 1, name: lessonName({ id }) })
          const line = (
            <li key={id}>
              <a class={next?.id === id ? button.primary : button.plain} href={href('learn', id)}>
                {name}
                <DoneTick id={id} />
              </a>
            </li>
          )
          return id === COACHED_AFTER
            ? [
                line,
                <GameAfterLessons
                  key="game"
                  label={t('learn.game')}
                  hint={t('learn.gameHint')}
                  start={startCoachedGame}
                />,
              ]
            : [line]
        })}
      </ol>
      <QuestLessons />
      <section class="box">
        <p>{t('learn.puzzlesHelp')}</p>
        <a class={button.plain} href={href('puzzles')}>
          {t('learn.puzzles')}
        </a>
      </section>
      <OtherGamesLinks game="blackstone" page="learn" />
    </Page>
  )
}
