import '../../../parts/symbols/phones.ts'
import { modeNameById } from '#src/text/gameAndModeNames.ts'
import { t } from '#src/text/t.ts'
import { replaceRoute } from '../../../common/route.ts'
import * as button from '../../../parts/Button.module.css'
import { Icon } from '../../../parts/Icon.tsx'
import { Page } from '../../../parts/Page.tsx'
import * as styles from '../Phones.module.css'
import { BusyNotice } from '../parts/BusyNotice.tsx'
import { RefusalNotice } from '../parts/RefusalNotice.tsx'
import type { TakingState } from './takeGame.ts'

/** The code has done its work: nobody answers it any more. */
const GONE = 'take.gone'

interface TakePageProps {
  readonly state: TakingState
  /** Calls the other phone once more. */
  readonly onAgain: () => void
}

const Taking = ({ state, onAgain }: TakePageProps) => {
  switch (state.at) {
    case 'asked':
      return (
        <>
          <p>{t('take.game', { mode: modeNameById(state.mode) })}</p>
          <section class={styles.door}>
            <p class={styles.spelled} role="status">
              <span>{state.check}</span>
            </p>
          </section>
        </>
      )
    case 'coming':
      return <BusyNotice>{t('take.coming')}</BusyNotice>
    case 'taken':
      return (
        <>
          <p role="status">{t('take.done')}</p>
          {/* In place of this page, which would call the other phone again. */}
          <button type="button" class={button.primary} onClick={() => replaceRoute('play', state.id)}>
            <Icon name="play" />
            {t('take.play')}
          </button>
        </>
      )
    case 'failed':
      return (
        <RefusalNotice why={state.why}>
          {state.why.code !== GONE && (
            <button type="button" class={button.plain} onClick={onAgain}>
              {t('gather.again')}
            </button>
          )}
        </RefusalNotice>
      )
  }
}

/** Page in place of a table, where the phone that was called gives a game away. */
export const TakeGamePage = (props: TakePageProps) => (
  <Page title={t('take.title')}>
    <Taking {...props} />
  </Page>
)
