import { t } from '../../../text/t.ts'
import { href } from '../../app/route.ts'
import * as button from '../../parts/Button.module.css'
import * as sectionStyles from '../../parts/Section.module.css'
import { RuleParagraph } from './RuleParagraph.tsx'
import * as styles from './Rules.module.css'
import { CHAPTERS, type RuleMatch, searchRules } from './rulebookChapters.ts'

interface FullRulebookProps {
  /** Search text; empty shows all chapters. */
  readonly query: string
  /** Address of the rules. */
  readonly path: readonly string[]
}

const RuleMatchItem = ({
  match: { section, paragraph },
  path,
}: {
  readonly match: RuleMatch
  readonly path: readonly string[]
}) => (
  <li class="box">
    <h2>
      <a class="tap" href={href(...path, section.id, paragraph.number)}>
        {section.title}
      </a>
    </h2>
    <RuleParagraph paragraph={paragraph} path={path} />
  </li>
)

/** Limit of matches shown. */
const MAX_MATCHES = 30

const RuleMatchList = ({ query, path }: FullRulebookProps) => {
  const matches = searchRules(query)
  return (
    <>
      <p role="status" class="muted">
        {t('rules.found', { count: matches.length })}
      </p>
      <ul class={styles.hits} lang="en">
        {matches.slice(0, MAX_MATCHES).map((match) => (
          <RuleMatchItem key={match.paragraph.number} match={match} path={path} />
        ))}
      </ul>
    </>
  )
}

const ChapterList = ({ path }: Pick<FullRulebookProps, 'path'>) => (
  <nav class={sectionStyles.section} aria-labelledby="in-full">
    <h2 id="in-full">{t('rules.full')}</h2>
    <ul class={styles.chapters} lang="en">
      {CHAPTERS.map(([{ id, title }], index) => (
        <li key={id}>
          <a class={button.plain} href={href(...path, id)}>
            <span class="muted">{index + 1}</span> {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** Whole rulebook: its chapters, or the paragraphs that match the query. */
export const FullRulebook = ({ query, path }: FullRulebookProps) =>
  query.trim() === '' ? <ChapterList path={path} /> : <RuleMatchList query={query} path={path} />
