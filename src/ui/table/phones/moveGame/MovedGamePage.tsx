/** Page of a game that was moved to another phone. */
import '../../../parts/symbols/table.ts'
import { useState } from 'preact/hooks'
import type { MovedMark } from '#src/store/movedGame.ts'
import { formattingLocale } from '#src/text/formattingLocale.ts'
import { t } from '#src/text/t.ts'
import { href, route } from '../../../common/route.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import { Page } from '../../../parts/Page.tsx'
import * as section from '../../../parts/Section.module.css'
import { Sheet } from '../../../parts/Sheet.tsx'

/** Sentence that says where a game went, and when. */
const movedText = ({ at, to, isSure }: MovedMark): string => {
  const when = new Intl.DateTimeFormat(formattingLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  if (!isSure) return t('moved.unsure', { when })
  return to ? t('moved.wentTo', { when, to }) : t('moved.went', { when })
}

export interface MovedGamePageProps {
  readonly id: string
  /** Name of the game. */
  readonly title: string
  readonly mark: MovedMark
  readonly onTakeBack: () => void
  /** Gives it once more, where it is not known whether it arrived. */
  readonly onAgain: () => void
  readonly onExport: () => void
}

/** Asks before a game may be played in two places. */
const TakeBackSheet = ({ onYes, onClose }: { readonly onYes: () => void; readonly onClose: () => void }) => (
  <Sheet title={t('moved.backAsk')} onClose={onClose}>
    <p>{t('moved.backWhy')}</p>
    <div class={section.pair}>
      <button type="button" class={button.plain} onClick={onClose}>
        {t('moved.backNo')}
      </button>
      <button type="button" class={button.plain} onClick={onYes}>
        {t('moved.backYes')}
      </button>
    </div>
  </Sheet>
)

export const MovedGamePage = ({ id, title, mark, onTakeBack, onAgain, onExport }: MovedGamePageProps) => {
  // The table asks at once: its button says the same.
  const [isAsking, setIsAsking] = useState(route.value[2] === 'back')
  return (
    <Page title={title}>
      <p role="status">{movedText(mark)}</p>
      <a class={button.plain} href={href('play', id)}>
        <Icon name="eye" />
        {t('moved.look')}
      </a>
      {!mark.isSure && (
        <button type="button" class={button.plain} onClick={onAgain}>
          {t('move.again')}
        </button>
      )}
      <button type="button" class={button.plain} onClick={() => setIsAsking(true)}>
        {t('moved.back')}
      </button>
      <button type="button" class={button.quiet} onClick={onExport}>
        <Icon name="export" />
        {t('app.export')}
      </button>
      {isAsking && <TakeBackSheet onYes={onTakeBack} onClose={() => setIsAsking(false)} />}
    </Page>
  )
}
