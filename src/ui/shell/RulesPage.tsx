import '../style/lists.css'
import { type Key, t } from '../text/t.ts'
import { Page } from './Page.tsx'

/** The chapters of the rules in short, in the order in which one needs them. */
const CHAPTERS = ['board', 'turn', 'work', 'tasks', 'upcharge', 'court', 'limits', 'kings', 'puzzle', 'rats'] as const

const paragraphs = (key: Key): readonly string[] => t(key).split('\n')

/** The rules in short: our own words, one screen for each thing. `open` names the chapter that was asked for. */
export const RulesPage = ({ open }: { readonly open?: string | undefined }) => (
  <Page title={t('rules.title')}>
    <p class="muted">{t('rules.note')}</p>
    {CHAPTERS.map((chapter, at) => (
      <details key={chapter} class="box fold" open={open ? chapter === open : at < 2}>
        <summary>{t(`rules.${chapter}`)}</summary>
        {paragraphs(`rules.${chapter}.text`).map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    ))}
  </Page>
)
