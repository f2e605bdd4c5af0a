import { ChapterPage } from './ChapterPage.tsx'
import { chapterWith } from './chapters.ts'
import { RulesPage } from './RulesPage.tsx'

interface ChapterProps {
  readonly section: string
  readonly paragraph: string | undefined
  /** The address of the rules. */
  readonly path: readonly string[]
}

/** The chapter with this section; where there is none, all of the rules. */
export const Chapter = ({ section, paragraph, path }: ChapterProps) => {
  const number = chapterWith(section)
  if (number < 0) return <RulesPage path={path} />
  return <ChapterPage key={number} number={number} section={section} paragraph={paragraph} path={path} />
}
