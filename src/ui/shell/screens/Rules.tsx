import '../../style/rules.css'
import '../../text/rules.ts'
import { RulesPage } from '../../rules/RulesPage.tsx'
import { lazy } from '../lazy.tsx'
import { route } from '../route.ts'

const Chapter = lazy(async () => (await import('../../rules/Chapter.tsx')).Chapter)

/** From a game: its mode, whose own chapter comes first. */
interface RulesScreenProps {
  readonly mode?: string
}

/** `#/rules`, `#/rules/retain`, `#/rules/retain/5.12`, and the same behind a game's address. */
export const RulesScreen = ({ mode }: RulesScreenProps) => {
  const at = route.value.indexOf('rules')
  const path = route.value.slice(0, at + 1)
  const [section, paragraph] = route.value.slice(at + 1)
  if (section === undefined) return <RulesPage first={mode?.split('-')[0]} path={path} />
  return <Chapter section={section} paragraph={paragraph} path={path} />
}
