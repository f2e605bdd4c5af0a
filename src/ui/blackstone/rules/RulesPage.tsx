import { signal } from '@preact/signals'
import { t } from '../../../text/t.ts'
import { lazy } from '../../parts/lazy.tsx'
import { Page } from '../../parts/Page.tsx'
import * as sectionStyles from '../../parts/Section.module.css'
import * as styles from './Rules.module.css'
import { RulesSummary } from './RulesSummary.tsx'

const FullRulebook = lazy(() => import('./FullRulebook.tsx').then((module) => module.FullRulebook), true)

interface RulesPageProps {
  /** Chapter of the current mode. */
  readonly firstChapter?: string | undefined
  /** Address of the rules. */
  readonly path: readonly string[]
}

/** Search text; kept so that it is still there after Back from a chapter. */
const searchQuery = signal('')

/** Overview of the rules: search, summary, and chapters of the full rulebook. */
export const RulesPage = ({ firstChapter, path }: RulesPageProps) => (
  <Page title={t('rules.title')}>
    <search class={styles.search}>
      <label class={sectionStyles.section}>
        <b>{t('rules.search')}</b>
        <input
          role="searchbox"
          enterkeyhint="search"
          value={searchQuery}
          placeholder={t('rules.example')}
          onInput={({ currentTarget }) => {
            searchQuery.value = currentTarget.value
          }}
        />
      </label>
    </search>
    {searchQuery.value.trim() === '' && <RulesSummary firstChapter={firstChapter} />}
    <FullRulebook query={searchQuery.value} path={path} />
  </Page>
)
