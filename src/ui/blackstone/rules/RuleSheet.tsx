/**
 * Sheet with the rules about the open sheet, selection or question of a table: a summary in the current language, then
 * the sections of RULES.md.
 */
import '../../../text/blackstone/bundles/screens.ts'
import type { ComponentProps } from 'preact'
import { familyOf } from '../../../games/blackstone/rules/court/familyOf.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import { RulebookSheet } from '../../parts/rules/RulebookSheet.tsx'
import * as sectionStyles from '../../parts/Section.module.css'
import type { BlackstoneTableProps } from '../table/blackstoneTableView.ts'
import { RULEBOOK } from './rulebook.ts'
import {
  sectionOfMode,
  TOPIC_BY_MODE,
  TOPIC_BY_OPENING,
  TOPIC_BY_PICK,
  TOPIC_BY_SHEET,
  TOPIC_BY_TODO,
  type Topic,
} from './topics.ts'

interface RuleSheetProps extends BlackstoneTableProps {
  /** Address parts of the sheet below this one; empty if there is none. */
  readonly over: readonly string[]
  /** Section and paragraph of the address. */
  readonly asked: readonly string[]
}

/** Topic of the rules: of the open sheet, else of the mode, else of the selection, else of the question. */
export const findTopic = ({ view, now }: BlackstoneTableProps, [sheet]: readonly string[]): Topic => {
  const modeTopic = TOPIC_BY_MODE[view.header.mode]
  if (now.todo === 'drop') return TOPIC_BY_TODO.drop
  const openingTopic = sheet === 'opening' ? TOPIC_BY_OPENING[view.header.mode] : undefined
  const sheetTopic = sheet === undefined ? undefined : (TOPIC_BY_SHEET as Readonly<Record<string, Topic>>)[sheet]
  return (
    openingTopic ??
    sheetTopic ??
    modeTopic ??
    TOPIC_BY_PICK[view.selection.value.on] ??
    TOPIC_BY_TODO[now.state.todo.at(-1)?.do ?? 'work']
  )
}

/** Family of the open court, or of the current player. */
const familySections = ({ now }: BlackstoneTableProps, [sheet, seat]: readonly string[]): readonly string[] => {
  const court = sheet === 'court' ? now.state.courts[Number(seat)] : now.court
  const family = court && familyOf(now.scene.rules, now.state, court)
  return family ? [family.id] : []
}

/** Ids of all sections shown: of the topic, of the family, and of the mode. */
const listSections = (props: BlackstoneTableProps, over: readonly string[]): readonly string[] => [
  ...new Set([...findTopic(props, over).sections, ...familySections(props, over), sectionOfMode(props.now.scene.mode)]),
]

interface RuleSectionsSheetProps extends Omit<ComponentProps<typeof RulebookSheet>, 'rulebook' | 'children'> {
  /** Summary in the current language; null if a link led to one section. */
  readonly summary: Topic['summary'] | null
}

const TopicSummary = ({ summary }: { readonly summary: Topic['summary'] }) => (
  <section class={sectionStyles.section}>
    <h3>{t(`rules.${summary}`)}</h3>
    {t(`rules.${summary}.text`)
      .split('\n')
      .map((text) => (
        <p key={text}>{text}</p>
      ))}
  </section>
)

export const RuleSectionsSheet = ({ summary, ...sheet }: RuleSectionsSheetProps) => (
  <RulebookSheet rulebook={RULEBOOK} {...sheet}>
    {summary && <TopicSummary summary={summary} />}
  </RulebookSheet>
)

export const RuleSheet = ({ view, now, over, asked: [section, paragraph] }: RuleSheetProps) => {
  const props = { view, now }
  return (
    <RuleSectionsSheet
      summary={section === undefined ? findTopic(props, over).summary : null}
      sections={section === undefined ? listSections(props, over) : [section]}
      paragraph={paragraph}
      scrollTo={paragraph ?? section}
      path={[...view.path, ...over, 'rule']}
      onClose={navigateUp}
    />
  )
}
