import '../style/lists.css'
import '../style/rules.css'
import { signal } from '@preact/signals'
import { Page } from '../shell/Page.tsx'
import { href } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { CHAPTERS, type Found, search } from './chapters.ts'
import { InShort } from './InShort.tsx'
import { Words } from './Words.tsx'

interface RulesPageProps {
  /** The chapter of the mode that is played. */
  readonly first?: string | undefined
  /** The address of the rules. */
  readonly path: readonly string[]
}

const Hit = ({ found: { section, paragraph }, path }: { readonly found: Found; readonly path: readonly string[] }) => (
  <li class="box">
    <h2>
      <a class="tap" href={href(...path, section.id, paragraph.number)}>
        {section.title}
      </a>
    </h2>
    <Words paragraph={paragraph} path={path} />
  </li>
)

const Hits = ({ hits, path }: { readonly hits: readonly Found[]; readonly path: readonly string[] }) => (
  <ul class="hits" lang="en">
    {hits.map((found) => (
      <Hit key={found.paragraph.number} found={found} path={path} />
    ))}
  </ul>
)

/** Whoever comes back from a chapter finds what was sought. */
const asked = signal('')

/** More would not be read. */
const SHOWN = 30

/** The rules: what is sought, in short, and all of them by chapter. */
export const RulesPage = ({ first, path }: RulesPageProps) => {
  const hits = search(asked.value)
  const isAsked = asked.value.trim() !== ''
  return (
    <Page title={t('rules.title')}>
      <search>
        <label class="sect">
          <b>{t('rules.search')}</b>
          <input
            type="search"
            value={asked}
            placeholder={t('rules.example')}
            onInput={({ currentTarget }) => {
              asked.value = currentTarget.value
            }}
          />
        </label>
        <p role="status" class="muted">
          {isAsked ? t('rules.found', { count: hits.length }) : ''}
        </p>
      </search>
      {isAsked ? (
        <Hits hits={hits.slice(0, SHOWN)} path={path} />
      ) : (
        <>
          <InShort first={first} />
          <nav class="sect" aria-labelledby="in-full">
            <h2 id="in-full">{t('rules.full')}</h2>
            <ul class="chapters" lang="en">
              {CHAPTERS.map(([{ id, title }], at) => (
                <li key={id}>
                  <a class="btn" href={href(...path, id)}>
                    <span class="muted">{at + 1}</span> {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      )}
    </Page>
  )
}
