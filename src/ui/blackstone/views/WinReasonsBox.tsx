import { t } from '../../../text/t.ts'
import * as button from '../../parts/Button.module.css'
import * as chart from '../../parts/Chart.module.css'
import { Crest } from '../../parts/Crest.tsx'
import { Icon } from '../../parts/Icon.tsx'
import * as styles from './WinReasonsBox.module.css'

/** A number by which the seats differ, with a value for each in the order of the seats. */
export interface ComparisonRow {
  readonly id: string
  readonly name: string
  readonly values: readonly number[]
}

interface WinReasonsBoxProps {
  readonly title: string
  /** Sentences: since when the winner led, and which turn gained most. */
  readonly lines: readonly string[]
  readonly seats: readonly string[]
  readonly rows: readonly ComparisonRow[]
  /** Opens the replay at the turn that the lines describe. */
  readonly onWatch: () => void
}

/** Reasons for a win: sentences, and a table that compares the seats. */
export const WinReasonsBox = ({ title, lines, seats, rows, onWatch }: WinReasonsBoxProps) => (
  <section class={`box ${styles.reasons}`}>
    <h2>{title}</h2>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <table class={chart.numbers}>
      <caption class="visuallyHidden">{title}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((name, seat) => (
            <th key={seat} scope="col">
              <Crest seat={seat} />
              <span class="visuallyHidden">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, values }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {values.map((value, seat) => (
              <td key={seat}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    <button type="button" class={button.plain} onClick={onWatch}>
      <Icon name="play" />
      {t('why.watch')}
    </button>
  </section>
)
