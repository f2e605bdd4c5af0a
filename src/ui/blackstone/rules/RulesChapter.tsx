import { useUnknownNotice } from '../../app/useUnknownNotice.ts'
import { ChapterPage } from './ChapterPage.tsx'
import { RulesPage } from './RulesPage.tsx'
import { findChapterIndex } from './rulebookChapters.ts'

interface RulesChapterProps {
  readonly section: string
  readonly paragraph: string | undefined
  /** Address of the rules. */
  readonly path: readonly string[]
}

/** Chapter that contains the section; if there is none, the overview of the rules. */
export const RulesChapter = ({ section, paragraph, path }: RulesChapterProps) => {
  const index = findChapterIndex(section)
  useUnknownNotice(index < 0)
  if (index < 0) return <RulesPage path={path} />
  return <ChapterPage key={index} index={index} section={section} paragraph={paragraph} path={path} />
}
