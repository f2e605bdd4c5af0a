/**
 * Sheet with the rules about the open sheet, selection or question of a table: a summary in the current language, then
 * the sections of RULES.md. Links replace the sheet's address, so that a single Back always returns to the table.
 */
import '../../../text/blackstone/screens.ts'
import '../../../text/rulebook.ts'
import { useLayoutEffect } from 'preact/hooks'
import { familyOf } from '../../../games/blackstone/rules/court/familyOf.ts'
import type { RulebookSection } from '../../../games/rulebook.ts'
import { t } from '../../../text/t.ts'
import { navigateUp, replaceRoute } from '../../common/route.ts'
import * as fold from '../../parts/Fold.module.css'
import { RuleParagraph } from '../../parts/rules/RuleParagraph.tsx'
import * as styles from '../../parts/rules/Rules.module.css'
import * as sectionStyles from '../../parts/Section.module.css'
import { Sheet } from '../../parts/Sheet.tsx'
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
export const listSections = (props: BlackstoneTableProps, over: readonly string[]): readonly string[] => [
  ...new Set([...findTopic(props, over).sections, ...familySections(props, over), sectionOfMode(props.now.scene.mode)]),
]

const SECTION_BY_ID: ReadonlyMap<string, RulebookSection> = new Map(
  RULEBOOK.chapters.flat().map((section) => [section.id, section]),
)

interface SectionFoldProps {
  readonly section: RulebookSection
  readonly open: boolean
  readonly paragraph: string | undefined
  readonly path: readonly string[]
}

const SectionFold = ({ section: { id, title, paragraphs }, open, paragraph, path }: SectionFoldProps) => (
  <details class={`box ${fold.fold}`} id={`rule-${id}`} open={open}>
    <summary>{title}</summary>
    {paragraphs.map((item) => (
      <RuleParagraph
        key={item.number}
        paragraph={item}
        rulebook={RULEBOOK}
        path={path}
        isTarget={item.number === paragraph}
      />
    ))}
  </details>
)

/** Follows a link by replacing the address of the open sheet. */
const followLinkInPlace = (event: MouseEvent): void => {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  replaceRoute(...link.hash.slice(2).split('/').map(decodeURIComponent))
}

interface RuleSectionsSheetProps {
  /** Summary in the current language; null if a link led to one section. */
  readonly summary: Topic['summary'] | null
  /** Ids of the sections; the first is unfolded. */
  readonly sections: readonly string[]
  readonly paragraph?: string | undefined
  /** Address to which links append a section. */
  readonly path: readonly string[]
  readonly onClose: () => void
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

export const RuleSectionsSheet = ({ summary, sections, paragraph, path, onClose }: RuleSectionsSheetProps) => (
  <Sheet title={t('rules.title')} onClose={onClose}>
    {summary && <TopicSummary summary={summary} />}
    {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: only its links react */}
    <div class={styles.rulebook} lang="en" onClick={followLinkInPlace}>
      {sections
        .flatMap((id) => SECTION_BY_ID.get(id) ?? [])
        .map((section, index) => (
          <SectionFold key={section.id} section={section} open={index === 0} paragraph={paragraph} path={path} />
        ))}
    </div>
  </Sheet>
)

export const RuleSheet = ({ view, now, over, asked: [section, paragraph] }: RuleSheetProps) => {
  const props = { view, now }
  useLayoutEffect(() => {
    if (section) document.getElementById(`rule-${paragraph ?? section}`)?.scrollIntoView({ block: 'nearest' })
  }, [section, paragraph])
  return (
    <RuleSectionsSheet
      summary={section === undefined ? findTopic(props, over).summary : null}
      sections={section === undefined ? listSections(props, over) : [section]}
      paragraph={paragraph}
      path={[...view.path, ...over, 'rule']}
      onClose={navigateUp}
    />
  )
}
