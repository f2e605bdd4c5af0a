import { useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { useApp } from '../../app/appContext.ts'
import { href } from '../../app/route.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { Page } from '../../parts/Page.tsx'
import { COACHED_AFTER, startCoachedGame } from './coachedGame.ts'
import * as styles from './LessonsPage.module.css'
import { COURSE, doneLessons, nextLesson } from './lessons.ts'
import { lessonName } from './lessonTexts.ts'

/** The game with the coach, after the lesson that it needs. */
const CoachedGame = () => {
  const app = useApp()
  const [failed, setFailed] = useState(false)
  return (
    <li>
      <button
        type="button"
        class={button.plain}
        onClick={() => void startCoachedGame(app).then((isStarted) => setFailed(!isStarted))}
      >
        <span>
          {t('learn.game')}
          <small>{t('learn.gameHint')}</small>
        </span>
      </button>
      <p role="status">{failed && t('learn.failed')}</p>
    </li>
  )
}

/** Page of all lessons; those done have a tick. */
export const LessonsPage = () => {
  const next = nextLesson()
  return (
    <Page title={t('learn.title')}>
      <p class="muted">{t('learn.note')}</p>
      <ol class={styles.lessons}>
        {COURSE.flatMap(({ id }, index) => {
          const isDone = doneLessons.value.includes(id)
          const name = t('learn.lesson', { number: index + 1, name: lessonName({ id }) })
          const line = (
            <li key={id}>
              <a class={next?.id === id ? button.primary : button.plain} href={href('learn', id)}>
                {name}
                {isDone && (
                  <>
                    <Icon name="tick" /> <span class="visuallyHidden">{t('learn.done')}</span>
                  </>
                )}
              </a>
            </li>
          )
          return id === COACHED_AFTER ? [line, <CoachedGame key="game" />] : [line]
        })}
      </ol>
      <section class="box">
        <p>{t('learn.puzzlesHelp')}</p>
        <a class={button.plain} href={href('puzzles')}>
          {t('learn.puzzles')}
        </a>
      </section>
    </Page>
  )
}
