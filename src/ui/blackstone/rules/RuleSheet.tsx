/**
 * The rules of what is asked, held or open at a table, over it and without leaving it: in short in the language that is spoken, and section
 * by section from RULES.md. Its links lead from section to section within it, so that one Back always leads to the table as it was.
 */
import '../style/lists.css'
import '../style/rules.css'
import '../text/rules.ts'
import { useLayoutEffect } from 'preact/hooks'
import type { Section } from '../../games/blackstone/rulebook.ts'
import { familyOf } from '../../games/blackstone/rules/family.ts'
import type { AtTable } from '../blackstone/game/chapter.ts'
import { replace, up } from '../shell/route.ts'
import { Sheet } from '../shell/Sheet.tsx'
import { t } from '../text/t.ts'
import { CHAPTERS } from './chapters.ts'
import { ALONE, AWAITED, HELD, MODES, SHEETS, type Topic } from './topics.ts'
import { Words } from './Words.tsx'

interface RuleSheetProps extends AtTable {
  /** The sheet that it lies over, if any, as its address says. */
  readonly over: readonly string[]
  /** The section and the paragraph that a link asked for. */
  readonly asked: readonly string[]
}

/** What the rules are asked about: the open sheet, else what is held, else what is awaited. */
export const topicOf = ({ sitting, now }: AtTable, [sheet]: readonly string[]): Topic => {
  const mode = ALONE[sitting.header.mode]
  if (now.todo === 'drop') return AWAITED.drop
  const open = sheet === undefined ? undefined : (SHEETS as Readonly<Record<string, Topic>>)[sheet]
  return open ?? mode ?? HELD[sitting.pick.value.on] ?? AWAITED[now.state.todo.at(-1)?.do ?? 'work']
}

/** The family whose court lies open, or of who is at the table. */
const familyAt = ({ now }: AtTable, [sheet, seat]: readonly string[]): readonly string[] => {
  const court = sheet === 'court' ? now.state.courts[Number(seat)] : now.court
  const family = court && familyOf(now.scene.rules, now.state, court)
  return family ? [family.id] : []
}

/** All sections that are shown: of the topic, of one's family, and of the mode. */
export const sectionsOf = (at: AtTable, over: readonly string[]): readonly string[] => [
  ...new Set([...topicOf(at, over).sections, ...familyAt(at, over), MODES[at.sitting.header.mode] ?? 'modes']),
]

const SECTIONS: ReadonlyMap<string, Section> = new Map(CHAPTERS.flat().map((section) => [section.id, section]))

interface FoldProps {
  readonly section: Section
  readonly open: boolean
  readonly paragraph: string | undefined
  readonly path: readonly string[]
}

const Fold = ({ section: { id, title, paragraphs }, open, paragraph, path }: FoldProps) => (
  <details class="box fold" id={`rule-${id}`} open={open}>
    <summary>{title}</summary>
    {paragraphs.map((one) => (
      <Words key={one.number} paragraph={one} path={path} isAsked={one.number === paragraph} />
    ))}
  </details>
)

/** Follows a link in place of the sheet that is open. */
const stay = (event: MouseEvent): void => {
  const link = (event.target as Element).closest('a')
  if (!link) return
  event.preventDefault()
  replace(...link.hash.slice(2).split('/').map(decodeURIComponent))
}

interface RulesOfProps {
  /** In the language that is spoken; null where a link led to one section. */
  readonly short: Topic['short'] | null
  /** The first of them lies open. */
  readonly sections: readonly string[]
  readonly paragraph?: string | undefined
  /** The address that links to a section begin with. */
  readonly path: readonly string[]
  readonly onClose: () => void
}

const InShort = ({ short }: { readonly short: Topic['short'] }) => (
  <section class="sect">
    <h3>{t(`rules.${short}`)}</h3>
    {t(`rules.${short}.text`)
      .split('\n')
      .map((text) => (
        <p key={text}>{text}</p>
      ))}
  </section>
)

export const RulesOf = ({ short, sections, paragraph, path, onClose }: RulesOfProps) => (
  <Sheet title={t('rules.title')} onClose={onClose}>
    {short && <InShort short={short} />}
    {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: what is pressed are links */}
    <div class="rulebook" lang="en" onClick={stay}>
      {sections
        .flatMap((id) => SECTIONS.get(id) ?? [])
        .map((one, nth) => (
          <Fold key={one.id} section={one} open={nth === 0} paragraph={paragraph} path={path} />
        ))}
    </div>
  </Sheet>
)

export const RuleSheet = ({ sitting, now, over, asked: [section, paragraph] }: RuleSheetProps) => {
  const at = { sitting, now }
  useLayoutEffect(() => {
    if (section) document.getElementById(`rule-${paragraph ?? section}`)?.scrollIntoView({ block: 'nearest' })
  }, [section, paragraph])
  return (
    <RulesOf
      short={section === undefined ? topicOf(at, over).short : null}
      sections={section === undefined ? sectionsOf(at, over) : [section]}
      paragraph={paragraph}
      path={[...sitting.path, ...over, 'rule']}
      onClose={up}
    />
  )
}
