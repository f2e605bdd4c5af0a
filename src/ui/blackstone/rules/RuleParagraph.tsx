import type { Paragraph, Run } from '../../games/blackstone/rulebook.ts'
import { href } from '../shell/route.ts'
import { t } from '../text/t.ts'
import { sectionOf } from './chapters.ts'

/** `4.9` within a sentence. */
const NUMBER = /(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.]*\d)/

interface Of {
  /** The address of the rules, of which a section's is made. */
  readonly path: readonly string[]
}

const Numbered = ({ text, path }: Of & { readonly text: string }) => (
  <>
    {text.split(NUMBER).map((part, at) => {
      const section = at % 2 === 1 ? sectionOf(part) : undefined
      return section ? (
        <a key={part} href={href(...path, section.id, part)}>
          {part}
        </a>
      ) : (
        part
      )
    })}
  </>
)

const RunOf = ({ run: { text, as, to }, path }: Of & { readonly run: Run }) => {
  if (to !== undefined) return <a href={href(...path, to)}>{text}</a>
  if (as === undefined) return <Numbered text={text} path={path} />
  const Tag = as
  return <Tag>{text}</Tag>
}

const Runs = ({ runs, path }: Of & { readonly runs: readonly Run[] }) => (
  <>
    {runs.map((run, at) => (
      <RunOf key={`${at} ${run.text}`} run={run} path={path} />
    ))}
  </>
)

/** A table that is wider than a phone is moved sideways by itself. */
const Rows = ({ number, rows, path }: Of & { number: string; rows: NonNullable<Paragraph['rows']> }) => {
  const [head = [], ...body] = rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer moves it by the arrow keys
    <section class="rows" aria-label={t('rules.table', { number })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((runs, at) => (
              <th key={at} scope="col">
                <Runs runs={runs} path={path} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.map((runs, column) => (
                <td key={column}>
                  <Runs runs={runs} path={path} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A paragraph of the rulebook with its number; where it is the one that was asked for it is marked. */
export const Words = ({ paragraph, path, isAsked = false }: Of & { paragraph: Paragraph; isAsked?: boolean }) => {
  const { number, runs, rows } = paragraph
  return (
    <div class="ruled" id={`rule-${number}`} aria-current={isAsked || undefined}>
      <p>
        <b>{number}</b> <Runs runs={runs} path={path} />
      </p>
      {rows && <Rows number={number} rows={rows} path={path} />}
    </div>
  )
}
