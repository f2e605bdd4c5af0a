/** Page of a position that came by link: what it is, and the choices to play or to edit it. */
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { Json } from '../../../kernel/json.ts'
import type { Refusal, Result } from '../../../kernel/result.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { describeFailure } from '../../common/failureTexts.ts'
import { href, replaceRoute } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Page } from '../../parts/Page.tsx'
import * as section from '../../parts/Section.module.css'
import * as box from '../../parts/StackedBox.module.css'
import type { PositionFormat } from '../gameUiContract.ts'
import { beginFromPosition } from '../lifecycle/beginFromPosition.ts'
import { beginOnce } from '../lifecycle/beginOnce.ts'

const InvalidPosition = ({ reason }: { readonly reason: string }) => (
  <Page title={t('position.title')}>
    <section class={`box ${box.stacked}`} role="alert">
      <h2>{t('position.bad')}</h2>
      <p>{reason}</p>
    </section>
    <a class={button.plain} href={href()}>
      {t('app.home')}
    </a>
  </Page>
)

interface SharedPositionProps<D> {
  /** The position, or what is wrong with it. */
  readonly parsed: Result<D>
  readonly positions: PositionFormat
  readonly refusalText: (refusal: Refusal) => string
  readonly picture: (draft: D) => ComponentChildren
  /** What the picture does not show, a sentence each. */
  readonly facts: (draft: D) => readonly string[]
  readonly onEdit: (draft: D) => void
}

export const PositionFromLink = <D,>(props: SharedPositionProps<D>) => {
  const { parsed, refusalText } = props
  const { database } = useApp()
  const [message, setMessage] = useState('')
  if (!parsed.ok) return <InvalidPosition reason={refusalText(parsed.error)} />
  const { value: draft } = parsed
  const startGame = (): void => {
    void beginOnce(() =>
      beginFromPosition(database, props.positions, draft as Json).then(
        (result) => (result.ok ? replaceRoute('play', result.value) : setMessage(refusalText(result.error))),
        (error: unknown) => setMessage(describeFailure(error)),
      ),
    )
  }
  return (
    <Page title={t('position.title')}>
      {props.picture(draft)}
      <section class={`box ${box.stacked}`}>
        {props.facts(draft).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </section>
      <div class={section.pair}>
        <button type="button" class={button.primary} onClick={startGame}>
          {t('position.play')}
        </button>
        <button type="button" class={button.plain} onClick={() => props.onEdit(draft)}>
          {t('position.edit')}
        </button>
      </div>
      <p role="status">{message}</p>
    </Page>
  )
}
