import { useState } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { useApp } from '../../app/appContext.ts'
import { href } from '../../app/route.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { Page } from '../../parts/Page.tsx'
import * as styles from './LessonsPage.module.css'
import { doneLessons, LESSONS, nextLesson } from './lessons.ts'
import { lessonName } from './lessonTexts.ts'
import { startSoloGame } from './startSoloGame.ts'

/** Page of all lessons; those done have a tick. */
export const LessonsPage = () => {
  const { database } = useApp()
  const next = nextLesson()
  const [failed, setFailed] = useState(false)
  const startSolo = () => void startSoloGame(database).then((isStarted) => setFailed(!isStarted))
  return (
    <Page title={t('learn.title')}>
      <p class="muted">{t('learn.note')}</p>
      <ol class={styles.lessons}>
        {LESSONS.map(({ id }, index) => {
          const isDone = doneLessons.value.includes(id)
          const name = t('learn.lesson', { number: index + 1, name: lessonName({ id }) })
          return (
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
        })}
      </ol>
      <section class="box">
        <p>{t('learn.soloHelp')}</p>
        <button type="button" class={next ? button.plain : button.primary} onClick={startSolo}>
          {t('learn.solo')}
        </button>
        <p role="status">{failed && t('learn.failed')}</p>
      </section>
      <section class="box">
        <p>{t('learn.puzzlesHelp')}</p>
        <a class={button.plain} href={href('puzzles')}>
          {t('learn.puzzles')}
        </a>
      </section>
    </Page>
  )
}
