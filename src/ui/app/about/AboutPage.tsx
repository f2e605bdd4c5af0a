import '../style/lists.css'
import { t } from '../text/t.ts'
import { Page } from './Page.tsx'

/** A piece of work by others that is in the app. */
export interface Licence {
  readonly name: string
  readonly licence: string
  readonly text: string
}

interface AboutPageProps {
  readonly version: string
  /** Null where they could not be had. */
  readonly licences: readonly Licence[] | null
}

/** What this is, which version, and whose work is in it. */
export const AboutPage = ({ version, licences }: AboutPageProps) => (
  <Page title={t('about.title')}>
    <section class="box">
      <h2 class="dsp">{t('app.name')}</h2>
      <p class="muted">{t('about.version', { version })}</p>
      <p>{t('about.unofficial')}</p>
      <p>{t('about.privacy')}</p>
    </section>
    <section class="licences">
      <h2>{t('about.licences')}</h2>
      {!licences && <p>{t('app.failed')}</p>}
      {licences?.map(({ name, licence, text }) => (
        <details key={name} class="box fold">
          <summary>
            {name} <small class="muted">{licence}</small>
          </summary>
          <pre>{text}</pre>
        </details>
      ))}
    </section>
  </Page>
)
