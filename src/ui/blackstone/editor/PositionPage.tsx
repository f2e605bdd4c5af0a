/** Page of a position received by link: what it is, and the choices to play or edit it. */
import { useMemo, useState } from 'preact/hooks'
import { documentSchema } from '../../../games/blackstone/position/positionDocument.ts'
import { parseWithSchema } from '../../../games/parseWithSchema.ts'
import type { Json } from '../../../kernel/json.ts'
import { err, ok, type Result } from '../../../kernel/result.ts'
import { parsePositionString } from '../../../table/record/positionString.ts'
import { modeNameById } from '../../../text/names.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import { href, replaceRoute } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Page } from '../../parts/Page.tsx'
import * as sectionStyles from '../../parts/Section.module.css'
import * as box from '../../parts/StackedBox.module.css'
import { beginFromPosition } from '../../table/lifecycle/beginFromPosition.ts'
import { positions } from '../positions.ts'
import { Board } from '../views/board/Board.tsx'
import { checkPosition } from './checkPosition.ts'
import { courtAt, type Draft, seatCount } from './draft.ts'
import { draftCellViews } from './draftCellViews.ts'
import { editDraft } from './draftHistory.ts'
import * as styles from './Editor.module.css'
import { positionRefusalText } from './positionTexts.ts'

/** Reads the position of a link. It may come from anybody, so the game checks it. Refused with the first flaw. */
const parseSharedPosition = (positionString: string): Result<Draft> => {
  const json = parsePositionString(positionString)
  if (!json.ok) return json
  const parsed = parseWithSchema(documentSchema, json.value, '')
  const refusal = parsed.ok ? checkPosition(json.value) : null
  return refusal ? err(refusal) : parsed.ok ? ok(parsed.value) : parsed
}

const InvalidPosition = ({ reason }: { readonly reason: string }) => (
  <Page title={t('position.title')}>
    <section class={`box ${box.stacked}`} role="alert">
      <h2>{t('position.bad')}</h2>
      <p>{reason}</p>
    </section>
    <a class={button.plain} href={href('puzzles')}>
      {t('puzzles.title')}
    </a>
  </Page>
)

const PositionFacts = ({ draft }: { readonly draft: Draft }) => (
  <section class={`box ${box.stacked}`}>
    <p>{t('position.turn', { mode: modeNameById(draft.mode), number: (draft.turn?.seat ?? 0) + 1 })}</p>
    {Array.from({ length: seatCount(draft) }, (_, seat) => {
      const { knights = 0, wizards = 0 } = courtAt(draft, seat)
      return <p key={seat}>{t('position.holds', { number: seat + 1, knights, wizards })}</p>
    })}
  </section>
)

export const PositionPage = ({ text }: { readonly text: string }) => {
  const { database } = useApp()
  const [message, setMessage] = useState('')
  const parsed = useMemo(() => parseSharedPosition(text), [text])
  if (!parsed.ok) return <InvalidPosition reason={positionRefusalText(parsed.error)} />
  const { value: draft } = parsed
  const startGame = (): void => {
    beginFromPosition(database, positions, draft as Json).then(
      (result) => (result.ok ? replaceRoute('play', result.value) : setMessage(positionRefusalText(result.error))),
      (error: unknown) => setMessage(describeFailure(error)),
    )
  }
  const openEditor = (): void => {
    editDraft(draft)
    replaceRoute('editor')
  }
  return (
    <Page title={t('position.title')}>
      <div class={styles.seen}>
        <Board cells={draftCellViews(draft, null)} onPick={() => undefined} onInspect={() => undefined} />
      </div>
      <PositionFacts draft={draft} />
      <div class={sectionStyles.pair}>
        <button type="button" class={button.primary} onClick={startGame}>
          {t('position.play')}
        </button>
        <button type="button" class={button.plain} onClick={openEditor}>
          {t('position.edit')}
        </button>
      </div>
      <p role="status">{message}</p>
    </Page>
  )
}
