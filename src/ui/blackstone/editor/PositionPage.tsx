/** A position that came by link: what it is, and what can be done with it. */
import '../style/lists.css'
import '../text/modes.ts'
import { useMemo, useState } from 'preact/hooks'
import { documentSchema } from '../../games/blackstone/position/document.ts'
import { readForm } from '../../games/blackstone/position/form.ts'
import type { Json } from '../../kernel/json.ts'
import { no, ok, type Result } from '../../kernel/result.ts'
import { parsePositionString } from '../../table/positionString.ts'
import { Board } from '../blackstone/Board.tsx'
import { beginPosition } from '../blackstone/game/beginPosition.ts'
import { sentence } from '../blackstone/game/choices.ts'
import { useHouse } from '../shell/house.ts'
import { Page } from '../shell/Page.tsx'
import { href, replace } from '../shell/route.ts'
import { sayFailure } from '../shell/trouble.ts'
import { nameOfMode } from '../text/names.ts'
import { t } from '../text/t.ts'
import { cellsOf } from './cells.ts'
import { whyNot } from './check.ts'
import { courtAt, type Draft, seatsOf } from './draft.ts'
import { edit } from './kept.ts'

/** What a link carries, proved by the game: it may come from anybody. */
const opened = (text: string): Result<Draft> => {
  const json = parsePositionString(text)
  if (!json.ok) return json
  const read = readForm(documentSchema, json.value, '')
  const refusal = read.ok ? whyNot(json.value) : null
  return refusal ? no(refusal) : read.ok ? ok(read.value) : read
}

const Bad = ({ why }: { readonly why: string }) => (
  <Page title={t('position.title')}>
    <section class="box stacked" role="alert">
      <h2>{t('position.bad')}</h2>
      <p>{why}</p>
    </section>
    <a class="btn" href={href('puzzles')}>
      {t('puzzles.title')}
    </a>
  </Page>
)

const Facts = ({ draft }: { readonly draft: Draft }) => (
  <section class="box stacked">
    <p>{t('position.turn', { mode: nameOfMode(draft.mode), number: (draft.turn?.seat ?? 0) + 1 })}</p>
    {Array.from({ length: seatsOf(draft) }, (_, seat) => {
      const { knights = 0, wizards = 0 } = courtAt(draft, seat)
      return <p key={seat}>{t('position.holds', { number: seat + 1, knights, wizards })}</p>
    })}
  </section>
)

export const PositionPage = ({ text }: { readonly text: string }) => {
  const { database } = useHouse()
  const [said, speak] = useState('')
  const read = useMemo(() => opened(text), [text])
  if (!read.ok) return <Bad why={sentence(read.error)} />
  const { value: draft } = read
  const start = (): void => {
    beginPosition(database, draft as Json).then(
      (begun) => (begun.ok ? replace('play', begun.value) : speak(sentence(begun.error))),
      (error: unknown) => speak(sayFailure(error)),
    )
  }
  const toEditor = (): void => {
    edit(draft)
    replace('editor')
  }
  return (
    <Page title={t('position.title')}>
      <div class="seen">
        <Board cells={cellsOf(draft, null)} onPick={() => undefined} onInspect={() => undefined} />
      </div>
      <Facts draft={draft} />
      <div class="two">
        <button type="button" class="btn go" onClick={start}>
          {t('position.play')}
        </button>
        <button type="button" class="btn" onClick={toEditor}>
          {t('position.edit')}
        </button>
      </div>
      <p role="status">{said}</p>
    </Page>
  )
}
