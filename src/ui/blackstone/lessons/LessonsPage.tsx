import '../style/lists.css'
import { useState } from 'preact/hooks'
import { useHouse } from '../shell/house.ts'
import { Icon } from '../shell/Icon.tsx'
import { Page } from '../shell/Page.tsx'
import { href } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { done, LESSONS, nextLesson } from './lessons.ts'
import { beginSolo } from './solo.ts'
import { nameOf } from './words.ts'

/** All lessons, with those that are done ticked. */
export const LessonsPage = () => {
  const { database } = useHouse()
  const next = nextLesson()
  const [failed, fail] = useState(false)
  const solo = () => void beginSolo(database).then((begun) => fail(!begun))
  return (
    <Page title={t('learn.title')}>
      <p class="muted">{t('learn.note')}</p>
      <ol class="lessons">
        {LESSONS.map(({ id }, at) => {
          const isDone = done.value.includes(id)
          const name = t('learn.lesson', { number: at + 1, name: nameOf({ id }) })
          return (
            <li key={id}>
              <a class={next?.id === id ? 'btn go' : 'btn'} href={href('learn', id)}>
                {name}
                {isDone && (
                  <>
                    <Icon name="tick" /> <span class="vh">{t('learn.done')}</span>
                  </>
                )}
              </a>
            </li>
          )
        })}
      </ol>
      <section class="box">
        <p>{t('learn.soloHelp')}</p>
        <button type="button" class={next ? 'btn' : 'btn go'} onClick={solo}>
          {t('learn.solo')}
        </button>
        <p role="status">{failed && t('learn.failed')}</p>
      </section>
      <section class="box">
        <p>{t('learn.puzzlesHelp')}</p>
        <a class="btn" href={href('puzzles')}>
          {t('learn.puzzles')}
        </a>
      </section>
    </Page>
  )
}
