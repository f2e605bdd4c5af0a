import { t } from '../../../text/t.ts'
import { failedLoadCode } from '../../common/failedLoadCode.ts'
import { innerLink } from '../../common/innerLink.ts'
import * as button from '../../parts/Button.module.css'
import * as fold from '../../parts/Fold.module.css'
import { lazy } from '../../parts/lazy.tsx'
import { Page } from '../../parts/Page.tsx'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import * as styles from './AboutPage.module.css'
import type { Licence } from './licences.ts'

const Statements = lazy(() => loadLeisure().then((module) => module.Statements), 'unasked')

interface AboutPageProps {
  readonly version: string
  /** Null if they could not be fetched. */
  readonly licences: readonly Licence[] | null
  /** Whether all of the app is on this device; null until that is known. */
  readonly isReadyOffline: boolean | null
}

/** Whether all of the app is here; both sentences have their room before that is known, so that nothing moves then. */
const OfflineStatus = ({ isReady }: { readonly isReady: boolean | null }) => (
  <p class={styles.offline} role="status">
    <span data-shown={isReady === true}>{t('about.offline')}</span>
    <span data-shown={isReady === false}>{t('about.notOffline')}</span>
  </p>
)

/** Page with the name, the version and the licences. */
export const AboutPage = ({ version, licences, isReadyOffline }: AboutPageProps) => (
  <Page title={t('about.title')}>
    <section class="box">
      <h2 class="display">{import.meta.env.APP_NAME}</h2>
      <p class="muted">{t('about.version', { version })}</p>
      <p>{t('about.unofficial')}</p>
      <p>{t('about.privacy')}</p>
      <OfflineStatus isReady={isReadyOffline} />
    </section>
    <a class={button.plain} {...innerLink('report')}>
      {t('report.title')}
    </a>
    <Statements />
    <section class={styles.licences}>
      <h2>{t('about.licences')}</h2>
      {!licences && <p>{t(failedLoadCode())}</p>}
      {licences?.map(({ name, licence, text }) => (
        <details key={name} class={`box ${fold.fold}`}>
          <summary>
            {name} <small class="muted">{licence}</small>
          </summary>
          <pre>{text}</pre>
        </details>
      ))}
    </section>
  </Page>
)
