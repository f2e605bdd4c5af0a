import { ChapterOrOverview } from '../../parts/rules/ChapterOrOverview.tsx'
import { RulesPage } from './RulesPage.tsx'
import { RULEBOOK } from './rulebook.ts'

interface RulesChapterProps {
  readonly section: string
  readonly paragraph: string | undefined
  /** Address of the rules. */
  readonly path: readonly string[]
}

/** Chapter that contains the section; if there is none, the overview of the rules. */
export const RulesChapter = (props: RulesChapterProps) => (
  <ChapterOrOverview rulebook={RULEBOOK} Overview={RulesPage} {...props} />
)
