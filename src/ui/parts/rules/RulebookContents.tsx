import '../../../text/bundles/rulebook.ts'
import { t } from '../../../text/t.ts'
import { href } from '../../common/route.ts'
import * as button from '../Button.module.css'
import * as sectionStyles from '../Section.module.css'
import { type RulebookProps, RuleParagraph } from './RuleParagraph.tsx'
import * as styles from './Rules.module.css'
import type { RuleMatch } from './rulebookIndex.ts'

interface RulebookContentsProps extends RulebookProps {
  /** Search text; empty shows all chapters. */
  readonly query: string
}

const RuleMatchItem = ({ match: { section, paragraph }, ...place }: RulebookProps & { readonly match: RuleMatch }) => (
  <li class="box">
    <h2>
      <a class="tap" href={href(...place.path, section.id, paragraph.number)}>
        {section.title}
      </a>
    </h2>
    <RuleParagraph paragraph={paragraph} {...place} />
  </li>
)

/** Limit of matches shown. */
const MAX_MATCHES = 30

const RuleMatchList = ({ query, ...place }: RulebookContentsProps) => {
  const matches = place.rulebook.searchRules(query)
  return (
    <>
      <p role="status" class="muted">
        {t('rules.found', { count: matches.length })}
      </p>
      <ul class={styles.hits} lang="en">
        {matches.slice(0, MAX_MATCHES).map((match) => (
          <RuleMatchItem key={match.paragraph.number} match={match} {...place} />
        ))}
      </ul>
    </>
  )
}

const ChapterList = ({ rulebook, path }: RulebookProps) => (
  <nav class={sectionStyles.section} aria-labelledby="in-full">
    <h2 id="in-full">{t('rules.full')}</h2>
    <ul class={styles.chapters} lang="en">
      {rulebook.chapters.map(([{ id, title }], index) => (
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
export const RulebookContents = ({ query, ...place }: RulebookContentsProps) =>
  query.trim() === '' ? <ChapterList {...place} /> : <RuleMatchList query={query} {...place} />
