import '../../../text/blackstone/bundles/screens.ts'
import { lazy } from '../../parts/lazy.tsx'
import { readRulesRoute } from '../../parts/rules/rulesRoute.ts'
import { RulesPage } from './RulesPage.tsx'

const RulesChapter = lazy(() => import('./RulesChapter.tsx').then((module) => module.RulesChapter))

/** `mode` is given when the rules are opened from a game; its chapter comes first. */
interface RulesScreenProps {
  readonly mode?: string
}

/** Screen `#/rules`, `#/rules/retain`, `#/rules/retain/5.12`, and the same behind a game's address. */
export const RulesScreen = ({ mode }: RulesScreenProps) => {
  const { path, section, paragraph } = readRulesRoute()
  if (section === undefined) return <RulesPage firstChapter={mode?.split('-')[0]} path={path} />
  return <RulesChapter section={section} paragraph={paragraph} path={path} />
}
