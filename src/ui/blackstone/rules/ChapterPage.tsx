import { useLayoutEffect } from 'preact/hooks'
import { Page } from '../shell/Page.tsx'
import { href } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { CHAPTERS, type Chapter } from './chapters.ts'
import { Words } from './Words.tsx'

interface ChapterPageProps {
  readonly number: number
  /** The section and the paragraph that were asked for. */
  readonly section: string
  readonly paragraph: string | undefined
  /** The address of the rules. */
  readonly path: readonly string[]
}

const Way = ({ to, path, label }: { to: Chapter | undefined; path: readonly string[]; label: string }) =>
  to ? (
    <a class="btn" href={href(...path, to[0].id)}>
      <span class="muted">{label}</span> {to[0].title}
    </a>
  ) : null

/** A chapter of the rulebook, at the section or paragraph that was asked for. */
export const ChapterPage = ({ number, section, paragraph, path }: ChapterPageProps) => {
  const chapter = CHAPTERS[number] as Chapter
  const [head, ...sections] = chapter
  useLayoutEffect(() => {
    const asked = document.getElementById(`rule-${paragraph ?? section}`)
    if (section === head.id && !paragraph) scrollTo(0, 0)
    else asked?.scrollIntoView({ block: 'start' })
  }, [section, paragraph])
  return (
    <Page title={head.title}>
      <div class="rulebook" lang="en">
        {head.paragraphs.map((one) => (
          <Words key={one.number} paragraph={one} path={path} isAsked={one.number === paragraph} />
        ))}
        {sections.map(({ id, title, paragraphs }) => (
          <section key={id} id={`rule-${id}`} aria-labelledby={`rule-${id}-title`}>
            <h2 id={`rule-${id}-title`}>{title}</h2>
            {paragraphs.map((one) => (
              <Words key={one.number} paragraph={one} path={path} isAsked={one.number === paragraph} />
            ))}
          </section>
        ))}
      </div>
      <nav class="two" aria-label={t('rules.chapters')}>
        <Way to={CHAPTERS[number - 1]} path={path} label={t('rules.before')} />
        <Way to={CHAPTERS[number + 1]} path={path} label={t('rules.after')} />
      </nav>
    </Page>
  )
}
