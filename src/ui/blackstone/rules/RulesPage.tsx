import { signal } from '@preact/signals'
import { t } from '../../../text/t.ts'
import { lazy } from '../../parts/lazy.tsx'
import { RulesOverview } from '../../parts/rules/RulesOverview.tsx'
import { OtherGamesLinks } from '../../table/OtherGamesLinks.tsx'
import { loadLeisure } from '../tiers/loadLeisure.ts'
import { RulesSummary } from './RulesSummary.tsx'

const FullRulebook = lazy(() => loadLeisure().then((module) => module.FullRulebook), true)

interface RulesPageProps {
  /** Chapter of the current mode. */
  readonly firstChapter?: string | undefined
  /** Address of the rules. */
  readonly path: readonly string[]
}

const searchQuery = signal('')

/** Overview of the rules: search, summary, and chapters of the full rulebook. */
export const RulesPage = ({ firstChapter, path }: RulesPageProps) => (
  <RulesOverview query={searchQuery} example={t('rules.example')}>
    {searchQuery.value.trim() === '' && <RulesSummary firstChapter={firstChapter} />}
    <FullRulebook query={searchQuery.value} path={path} />
    {path[0] !== 'play' && <OtherGamesLinks game="blackstone" page="rules" />}
  </RulesOverview>
)
