import '../../../text/bundles/rulebook.ts'
import { useLayoutEffect } from 'preact/hooks'
import { t } from '../../../text/t.ts'
import { href } from '../../common/route.ts'
import * as button from '../Button.module.css'
import { Page } from '../Page.tsx'
import * as sectionStyles from '../Section.module.css'
import { focusRule } from './focusRule.ts'
import { type RulebookProps, RuleParagraph } from './RuleParagraph.tsx'
import * as styles from './Rules.module.css'
import type { RulebookChapter } from './rulebookIndex.ts'

interface ChapterPageProps extends RulebookProps {
  readonly index: number
  /** Section and paragraph of the address. */
  readonly section: string
  readonly paragraph: string | undefined
}

const ChapterLink = ({
  chapter,
  path,
  label,
}: {
  chapter: RulebookChapter | undefined
  path: readonly string[]
  label: string
}) =>
  chapter ? (
    <a class={button.plain} href={href(...path, chapter[0].id)}>
      <span class="muted">{label}</span> {chapter[0].title}
    </a>
  ) : null

/** Chapter of the rulebook, scrolled to the section or paragraph of the address. */
export const ChapterPage = ({ index, section, paragraph, ...place }: ChapterPageProps) => {
  const { path } = place
  const { chapters } = place.rulebook
  const chapter = chapters[index] as RulebookChapter
  const [head, ...sections] = chapter
  useLayoutEffect(() => {
    const target = document.getElementById(`rule-${paragraph ?? section}`)
    if (section === head.id && !paragraph) scrollTo(0, 0)
    else if (target) {
      target.scrollIntoView({ block: 'start' })
      focusRule(target)
    }
  }, [section, paragraph])
  return (
    <Page title={head.title}>
      <div class={styles.rulebook} lang="en">
        {head.paragraphs.map((item) => (
          <RuleParagraph key={item.number} paragraph={item} {...place} isTarget={item.number === paragraph} />
        ))}
        {sections.map(({ id, title, paragraphs }) => (
          <section key={id} id={`rule-${id}`} aria-labelledby={`rule-${id}-title`}>
            <h2 id={`rule-${id}-title`}>{title}</h2>
            {paragraphs.map((item) => (
              <RuleParagraph key={item.number} paragraph={item} {...place} isTarget={item.number === paragraph} />
            ))}
          </section>
        ))}
      </div>
      <nav class={sectionStyles.pair} aria-label={t('rules.chapters')}>
        <ChapterLink chapter={chapters[index - 1]} path={path} label={t('rules.before')} />
        <ChapterLink chapter={chapters[index + 1]} path={path} label={t('rules.after')} />
      </nav>
    </Page>
  )
}
