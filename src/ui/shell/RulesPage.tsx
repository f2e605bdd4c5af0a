import '../style/lists.css'
import { type Key, t } from '../text/t.ts'
import { Page } from './Page.tsx'

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

interface RulesPageProps {
  /** The chapter that was asked for. */
  readonly open?: string | undefined
  /** The chapter of the mode that is played. */
  readonly first?: string | undefined
}

/** The rules in short: our own words, one screen for each thing. */
export const RulesPage = ({ open, first }: RulesPageProps) => (
  <Page title={t('rules.title')}>
    <p class="muted">{t('rules.note')}</p>
    {[...CHAPTERS]
      .sort((a, b) => Number(b === first) - Number(a === first))
      .map((chapter, at) => (
        <details key={chapter} class="box fold" open={open ? chapter === open : at < 2}>
          <summary>{t(`rules.${chapter}`)}</summary>
          {paragraphs(`rules.${chapter}.text`).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </details>
      ))}
  </Page>
)
