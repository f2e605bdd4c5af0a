import '../../text/rules.ts'
import { ChapterPage } from '../../rules/ChapterPage.tsx'
import { chapterWith } from '../../rules/chapters.ts'
import { RulesPage } from '../../rules/RulesPage.tsx'
import { route } from '../route.ts'

/** From a game: its mode, whose own chapter comes first. */
interface RulesScreenProps {
  readonly mode?: string
}

/** `#/rules`, `#/rules/retain`, `#/rules/retain/5.12`, and the same behind a game's address. */
export const RulesScreen = ({ mode }: RulesScreenProps) => {
  const at = route.value.indexOf('rules')
  const path = route.value.slice(0, at + 1)
  const [section = '', paragraph] = route.value.slice(at + 1)
  const number = chapterWith(section)
  if (number < 0) return <RulesPage first={mode?.split('-')[0]} path={path} />
  return <ChapterPage key={number} number={number} section={section} paragraph={paragraph} path={path} />
}
