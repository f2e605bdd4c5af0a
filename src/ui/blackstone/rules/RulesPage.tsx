import '../style/lists.css'
import '../style/rules.css'
import { signal } from '@preact/signals'
import { lazy } from '../shell/lazy.tsx'
import { Page } from '../shell/Page.tsx'
import { t } from '../text/t.ts'
import { InShort } from './InShort.tsx'

const InFull = lazy(async () => (await import('./InFull.tsx')).InFull, true)

interface RulesPageProps {
  /** The chapter of the mode that is played. */
  readonly first?: string | undefined
  /** The address of the rules. */
  readonly path: readonly string[]
}

/** Whoever comes back from a chapter finds what was sought. */
const asked = signal('')

/** The rules: what is sought, in short, and all of them by chapter. */
export const RulesPage = ({ first, path }: RulesPageProps) => (
  <Page title={t('rules.title')}>
    <search>
      <label class="sect">
        <b>{t('rules.search')}</b>
        <input
          role="searchbox"
          enterkeyhint="search"
          value={asked}
          placeholder={t('rules.example')}
          onInput={({ currentTarget }) => {
            asked.value = currentTarget.value
          }}
        />
      </label>
    </search>
    {asked.value.trim() === '' && <InShort first={first} />}
    <InFull asked={asked.value} path={path} />
  </Page>
)
