import { type Key, t } from '../text/t.ts'

/** The chapters of the rules in short, in the order in which one needs them. */
const CHAPTERS = [
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

const paragraphs = (key: Key): readonly string[] => t(key).split('\n')

/** The rules in our own words, one screen for each thing. `first`: the chapter of the mode that is played. */
export const InShort = ({ first }: { readonly first?: string | undefined }) => (
  <section class="sect">
    <h2>{t('rules.short')}</h2>
    {[...CHAPTERS]
      .sort((a, b) => Number(b === first) - Number(a === first))
      .map((chapter, at) => (
        <details key={chapter} class="box fold" open={first !== undefined && at === 0}>
          <summary>{t(`rules.${chapter}`)}</summary>
          {paragraphs(`rules.${chapter}.text`).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      ))}
  </section>
)
