import '../../../text/castlescape/bundles/screens.ts'
import { signal } from '@preact/signals'
import { t } from '../../../text/t.ts'
import { ChapterOrOverview } from '../../parts/rules/ChapterOrOverview.tsx'
import { RulebookContents } from '../../parts/rules/RulebookContents.tsx'
import type { RulebookProps } from '../../parts/rules/RuleParagraph.tsx'
import { RulesOverview } from '../../parts/rules/RulesOverview.tsx'
import { readRulesRoute } from '../../parts/rules/rulesRoute.ts'
import { OtherGamesLinks } from '../../table/OtherGamesLinks.tsx'
import { RULEBOOK } from './rulebook.ts'

const searchQuery = signal('')

const RulesPage = ({ path }: Pick<RulebookProps, 'path'>) => (
  <RulesOverview query={searchQuery} example={t('castlescape.rules.example')}>
    <RulebookContents rulebook={RULEBOOK} query={searchQuery.value} path={path} />
    {path[0] !== 'play' && <OtherGamesLinks game="castlescape" page="rules" />}
  </RulesOverview>
)

/** Screen `#/castlescape/rules`, `…/rules/building`, `…/rules/building/6.1`, and the same behind a game's address. */
export const RulesScreen = () => {
  const { path, section, paragraph } = readRulesRoute()
  if (section === undefined) return <RulesPage path={path} />
  return (
    <ChapterOrOverview rulebook={RULEBOOK} path={path} section={section} paragraph={paragraph} Overview={RulesPage} />
  )
}
