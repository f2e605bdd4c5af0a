import type { MessageKey } from '../../../text/keys.ts'
import { t } from '../../../text/t.ts'
import * as fold from '../../parts/Fold.module.css'
import * as sectionStyles from '../../parts/Section.module.css'

/** Chapters of the summary, in the order in which a player needs them. */
const SUMMARY_CHAPTERS = [
  'board',
  'turn',
  'work',
  'tasks',
  'upcharge',
  'court',
  'limits',
  'kings',
  'intrigue',
  'families',
  'advanced',
  'coop',
  'solo',
  'puzzle',
  'rats',
  'queens',
  'wizards',
  'first',
] as const

const paragraphs = (key: MessageKey): readonly string[] => t(key).split('\n')

/** Summary of the rules, one fold per chapter. `firstChapter` is the chapter of the current mode; it comes first. */
export const RulesSummary = ({ firstChapter }: { readonly firstChapter?: string | undefined }) => (
  <section class={sectionStyles.section}>
    <h2>{t('rules.short')}</h2>
    {[...SUMMARY_CHAPTERS]
      .sort((a, b) => Number(b === firstChapter) - Number(a === firstChapter))
      .map((chapter, index) => (
        <details key={chapter} class={`box ${fold.fold}`} open={firstChapter !== undefined && index === 0}>
          <summary>{t(`rules.${chapter}`)}</summary>
          {paragraphs(`rules.${chapter}.text`).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      ))}
  </section>
)
