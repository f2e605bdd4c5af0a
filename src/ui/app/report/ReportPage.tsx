import { useId } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import { Page } from '../../parts/Page.tsx'
import * as styles from './ReportPage.module.css'
import { MAX_WORDS } from './writeReport.ts'

interface ReportPageProps {
  /** What the person says of it. */
  readonly words: string
  /** Whole text of the report, as it is saved or sent. */
  readonly text: string
  /** Where an issue with this text is written; null where the site names no such place. */
  readonly issueHref: string | null
  /** Addresses to which the file can be sent. */
  readonly addresses: readonly string[]
  /** Result of the last action; empty if there is nothing to say. */
  readonly statusText: string
  readonly onWords: (words: string) => void
  readonly onSave: () => void
}

const Words = ({ words, onWords }: Pick<ReportPageProps, 'words' | 'onWords'>) => {
  const id = useId()
  return (
    <div class={styles.report}>
      <label for={id}>{t('report.what')}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={MAX_WORDS}
        aria-describedby={`${id}-help`}
        value={words}
        onInput={(event) => onWords(event.currentTarget.value)}
      />
      <p id={`${id}-help`} class="muted">
        {t('report.leaveOut')} {t('report.most', { count: MAX_WORDS })}
      </p>
    </div>
  )
}

const Addresses = ({ addresses }: Pick<ReportPageProps, 'addresses'>) => (
  <div class={styles.addresses}>
    <p>{t('report.sendTo')}</p>
    {addresses.map((address) => (
      <a key={address} class={button.quiet} href={address} target="_blank" rel="noreferrer">
        {address.replace(/^mailto:/, '')}
      </a>
    ))}
  </div>
)

/** Page of a report: it shows the whole text before anything is done with it. */
export const ReportPage = ({ text, issueHref, addresses, statusText, onSave, ...words }: ReportPageProps) => (
  <Page title={t('report.title')}>
    <Words {...words} />
    <section class={`box ${styles.report}`}>
      <h2>{t('report.whole')}</h2>
      <pre data-part="report">{text}</pre>
    </section>
    <p class="muted">{t('report.nothingElse')}</p>
    <button type="button" class={button.primary} onClick={onSave}>
      {t('report.save')}
    </button>
    <p role="status">{statusText}</p>
    {issueHref !== null && (
      <>
        <a class={button.plain} href={issueHref} target="_blank" rel="noreferrer">
          {t('report.issue')}
        </a>
        <p class="muted">{t('report.issueHelp')}</p>
      </>
    )}
    {addresses.length > 0 && <Addresses addresses={addresses} />}
    {issueHref === null && addresses.length === 0 && <p class="muted">{t('report.nobody')}</p>}
  </Page>
)
