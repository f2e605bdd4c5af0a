/** Sheet with the rules about the open sheet of a table, or about what is asked at it. */
import '../../../text/castlescape/bundles/screens.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import { RulebookSheet } from '../../parts/rules/RulebookSheet.tsx'
import type { CastleProps } from '../table/castleTableView.ts'
import { RULEBOOK } from './rulebook.ts'
import { findTopic, TOPICS, type Topic } from './topics.ts'

export interface RuleSheetProps extends CastleProps {
  /** Address parts of the sheet below this one; empty if there is none. */
  readonly over: readonly string[]
  /** Section and paragraph of the address. */
  readonly asked: readonly string[]
}

/** The topic in short, in the language of the app, over what the rulebook says of it in English. */
export const RuleSheet = ({ view, now, over, asked: [section, paragraph] }: RuleSheetProps) => {
  const name = section === undefined ? findTopic({ view, now }, over) : null
  const topic: Topic = name ? TOPICS[name] : { sections: [section ?? ''], ...(paragraph && { paragraph }) }
  return (
    <RulebookSheet
      rulebook={RULEBOOK}
      sections={topic.sections}
      paragraph={topic.paragraph}
      scrollTo={topic.paragraph ?? section}
      path={[...view.path, ...over, 'rule']}
      onClose={navigateUp}
    >
      {name && <p>{t(`castlescape.inShort.${name}`)}</p>}
    </RulebookSheet>
  )
}
