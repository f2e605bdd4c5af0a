import { Crest, Icon } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'

/** A number by which the seats differ, with what each has of it in the order of the seats. */
export interface CompareRow {
  readonly id: string
  readonly name: string
  readonly values: readonly number[]
}

interface WhyProps {
  readonly title: string
  /** Sentences: since when they led, and with which turn they gained most. */
  readonly lines: readonly string[]
  readonly seats: readonly string[]
  readonly rows: readonly CompareRow[]
  /** To the turn of which the lines tell. */
  readonly onWatch: () => void
}

/** Why somebody won, and so why the others did not: when it was decided, and what each made of their turns. */
export const Why = ({ title, lines, seats, rows, onWatch }: WhyProps) => (
  <section class="box reasons">
    <h2>{title}</h2>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <table class="nums">
      <caption class="vh">{title}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((name, seat) => (
            <th key={seat} scope="col">
              <Crest seat={seat} />
              <span class="vh">{name}</span>
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
    <button type="button" class="btn" onClick={onWatch}>
      <Icon name="play" />
      {t('why.watch')}
    </button>
  </section>
)
