import { href } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { CHAPTERS, type Found, search } from './chapters.ts'
import { Words } from './Words.tsx'

interface InFullProps {
  /** What is sought; nothing shows all chapters. */
  readonly asked: string
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

/** More would not be read. */
const SHOWN = 30

const Hits = ({ asked, path }: InFullProps) => {
  const hits = search(asked)
  return (
    <>
      <p role="status" class="muted">
        {t('rules.found', { count: hits.length })}
      </p>
      <ul class="hits" lang="en">
        {hits.slice(0, SHOWN).map((found) => (
          <Hit key={found.paragraph.number} found={found} path={path} />
        ))}
      </ul>
    </>
  )
}

const Chapters = ({ path }: Pick<InFullProps, 'path'>) => (
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
)

/** The whole rulebook: its chapters, or the paragraphs that are sought. */
export const InFull = ({ asked, path }: InFullProps) =>
  asked.trim() === '' ? <Chapters path={path} /> : <Hits asked={asked} path={path} />
