import type { RulebookParagraph, RulebookRun } from '../../../games/rulebook.ts'
import { t } from '../../../text/t.ts'
import { href } from '../../app/route.ts'
import * as styles from './Rules.module.css'
import { sectionOfParagraph } from './rulebookChapters.ts'

/** Matches a paragraph number such as `4.9` within a sentence. */
const PARAGRAPH_NUMBER = /(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.]*\d)/

interface PathProps {
  /** Address of the rules, to which the section is appended. */
  readonly path: readonly string[]
}

const TextWithReferences = ({ text, path }: PathProps & { readonly text: string }) => (
  <>
    {text.split(PARAGRAPH_NUMBER).map((part, index) => {
      const section = index % 2 === 1 ? sectionOfParagraph(part) : undefined
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

const TextRunView = ({ run: { text, as, to }, path }: PathProps & { readonly run: RulebookRun }) => {
  if (to !== undefined) return <a href={href(...path, to)}>{text}</a>
  if (as === undefined) return <TextWithReferences text={text} path={path} />
  const Tag = as
  return <Tag>{text}</Tag>
}

const TextRunsView = ({ runs, path }: PathProps & { readonly runs: readonly RulebookRun[] }) => (
  <>
    {runs.map((run, index) => (
      <TextRunView key={`${index} ${run.text}`} run={run} path={path} />
    ))}
  </>
)

/** Table of the rulebook. One that is wider than the screen scrolls sideways. */
const RuleTable = ({
  number,
  rows,
  path,
}: PathProps & { number: string; rows: NonNullable<RulebookParagraph['rows']> }) => {
  const [head = [], ...body] = rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
    <section class={styles.table} aria-label={t('rules.table', { number })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((runs, index) => (
              <th key={index} scope="col">
                <TextRunsView runs={runs} path={path} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((runs, column) => (
                <td key={column}>
                  <TextRunsView runs={runs} path={path} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Paragraph of the rulebook with its number. `isTarget` marks the one of the address. */
export const RuleParagraph = ({
  paragraph,
  path,
  isTarget = false,
}: PathProps & { paragraph: RulebookParagraph; isTarget?: boolean }) => {
  const { number, runs, rows } = paragraph
  return (
    <div class={styles.paragraph} id={`rule-${number}`} aria-current={isTarget || undefined}>
      <p>
        <b>{number}</b> <TextRunsView runs={runs} path={path} />
      </p>
      {rows && <RuleTable number={number} rows={rows} path={path} />}
    </div>
  )
}
