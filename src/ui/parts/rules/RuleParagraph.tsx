import '../../../text/bundles/rulebook.ts'
import type { RulebookParagraph, RulebookPicture, RulebookRun, RulebookTable } from '../../../games/rulebook.ts'
import { t } from '../../../text/t.ts'
import { href } from '../../common/route.ts'
import * as styles from './Rules.module.css'
import type { RulebookIndex } from './rulebookIndex.ts'

/** Matches a paragraph number such as `4.9` within a sentence. */
const PARAGRAPH_NUMBER = /(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.]*\d)/

export interface RulebookProps {
  readonly rulebook: RulebookIndex
  /** Address of the rules, to which the section is appended. */
  readonly path: readonly string[]
}

const TextWithReferences = ({ text, rulebook, path }: RulebookProps & { readonly text: string }) => (
  <>
    {text.split(PARAGRAPH_NUMBER).map((part, index) => {
      const section = index % 2 === 1 ? rulebook.sectionOfParagraph(part) : undefined
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

const TextRunView = ({ run: { text, as, to }, rulebook, path }: RulebookProps & { readonly run: RulebookRun }) => {
  if (to !== undefined) return <a href={href(...path, to)}>{text}</a>
  if (as === undefined) return <TextWithReferences text={text} rulebook={rulebook} path={path} />
  const Tag = as
  return <Tag>{text}</Tag>
}

const TextRunsView = ({ runs, ...place }: RulebookProps & { readonly runs: readonly RulebookRun[] }) => (
  <>
    {runs.map((run, index) => (
      <TextRunView key={`${index} ${run.text}`} run={run} {...place} />
    ))}
  </>
)

/** First word of the head of a table, which tells it from the others of its paragraph. */
const headOf = ([[runs = []] = []]: RulebookTable): string => runs.map(({ text }) => text).join('')

/** Table of the rulebook. One that is wider than the screen scrolls sideways. */
const RuleTable = ({
  name,
  rows,
  ...place
}: RulebookProps & { readonly name: string; readonly rows: RulebookTable }) => {
  const [head = [], ...body] = rows
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
    <section class={styles.table} aria-label={t('rules.table', { number: name })} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((runs, index) => (
              <th key={index} scope="col">
                <TextRunsView runs={runs} {...place} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, index) => (
            <tr key={index}>
              {row.map((runs, column) => (
                <td key={column}>
                  <TextRunsView runs={runs} {...place} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface PicturesProps {
  readonly pictures: readonly RulebookPicture[]
}

const RulePictures = ({ rulebook: { Picture }, pictures }: Pick<RulebookProps, 'rulebook'> & PicturesProps) =>
  Picture ? (
    <div class={styles.pictures}>
      {pictures.map((picture) => (
        <figure key={picture.rows.join()}>
          <Picture picture={picture} />
          {picture.caption && <figcaption>{picture.caption}</figcaption>}
        </figure>
      ))}
    </div>
  ) : null

/** Paragraph of the rulebook with its number. `isTarget` marks the one of the address. */
export const RuleParagraph = ({
  paragraph,
  isTarget = false,
  ...place
}: RulebookProps & { readonly paragraph: RulebookParagraph; readonly isTarget?: boolean }) => {
  const { number, runs, tables = [], steps, pictures } = paragraph
  return (
    <div class={styles.paragraph} id={`rule-${number}`} aria-current={isTarget || undefined}>
      <p>
        <b>{number}</b> <TextRunsView runs={runs} {...place} />
      </p>
      {tables.map((rows, index) => (
        <RuleTable
          key={index}
          name={[number, ...(tables.length > 1 ? [headOf(rows)] : [])].join(t('app.between'))}
          rows={rows}
          {...place}
        />
      ))}
      {steps && (
        <ol>
          {steps.map((step, index) => (
            <li key={index}>
              <TextRunsView runs={step} {...place} />
            </li>
          ))}
        </ol>
      )}
      {pictures && <RulePictures rulebook={place.rulebook} pictures={pictures} />}
    </div>
  )
}
