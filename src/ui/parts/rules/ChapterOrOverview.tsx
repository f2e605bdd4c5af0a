import type { ComponentType } from 'preact'
import { useUnknownAddressNotice } from '../../common/useUnknownAddressNotice.ts'
import { ChapterPage } from './ChapterPage.tsx'
import type { RulebookProps } from './RuleParagraph.tsx'

interface ChapterOrOverviewProps extends RulebookProps {
  readonly section: string
  readonly paragraph: string | undefined
  readonly Overview: ComponentType<Pick<RulebookProps, 'path'>>
}

/** Chapter that contains the section; if there is none, the overview of the rules and a notice. */
export const ChapterOrOverview = ({ Overview, ...props }: ChapterOrOverviewProps) => {
  const index = props.rulebook.findChapterIndex(props.section)
  useUnknownAddressNotice(index < 0)
  return index < 0 ? <Overview path={props.path} /> : <ChapterPage key={index} index={index} {...props} />
}
