import '../../../text/bundles/rulebook.ts'
import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { t } from '../../../text/t.ts'
import { Page } from '../Page.tsx'
import * as sectionStyles from '../Section.module.css'
import * as styles from './Rules.module.css'

interface RulesOverviewProps {
  /** Search text. The game keeps it, so that it is still there after Back from a chapter. */
  readonly query: Signal<string>
  /** Words to search for, as an example. */
  readonly example: string
  readonly children: ComponentChildren
}

/** First page of the rules: the search, and what the game shows below it. */
export const RulesOverview = ({ query, example, children }: RulesOverviewProps) => (
  <Page title={t('rules.title')}>
    <search class={styles.search}>
      <label class={sectionStyles.section}>
        <b>{t('rules.search')}</b>
        <input
          role="searchbox"
          enterkeyhint="search"
          value={query}
          placeholder={example}
          onInput={({ currentTarget }) => {
            query.value = currentTarget.value
          }}
        />
      </label>
    </search>
    {children}
  </Page>
)
