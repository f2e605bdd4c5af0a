/** Results of a game as bars, one for each seat. */
import { joinNames } from '../../text/joinTexts.ts'
import { t } from '../../text/t.ts'
import { Crest } from './Crest.tsx'
import { Icon } from './Icon.tsx'
import * as styles from './ScoreBars.module.css'
import type { ScoreBarView } from './viewTypes.ts'

/** Fill patterns, one for each part of a bar. */
const BarPatterns = () => (
  <svg class="visuallyHidden" aria-hidden="true">
    <defs>
      <pattern id="bar-0" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0h8v8H0z" fill="#FFD866" />
      </pattern>
      <pattern id="bar-1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h7v7H0z" fill="#E58A6A" />
        <path d="M0 0h2.5v7H0z" fill="#7A2E1C" />
      </pattern>
      <pattern id="bar-2" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0h8v8H0z" fill="#A9B8CC" />
        <circle cx="4" cy="4" r="1.6" fill="#2B3A52" />
      </pattern>
      <pattern id="bar-3" width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 0h7v7H0z" fill="#8FC7AE" />
        <path d="M0 3.500h7" stroke="#1E5540" stroke-width="2" />
      </pattern>
      <pattern id="bar-4" width="6" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 0h6v6H0z" fill="#B9A0E0" />
        <path d="M3 0v6" stroke="#41296B" stroke-width="1.600" />
      </pattern>
      <pattern id="bar-5" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h7v7H0z" fill="#E8DFC8" />
        <path d="M0 3.500h7M3.500 0v7" stroke="#6B5A36" />
      </pattern>
    </defs>
  </svg>
)

const barLabel = ({ name, total, lost, parts }: ScoreBarView): string =>
  t('score.bar', {
    name,
    total,
    lost,
    parts: joinNames(parts.map((part) => t('score.part', { part: part.name, count: part.value }))),
  })

const toPercent = (value: number, maxTotal: number): string => `${(100 * value) / maxTotal}%`

/** Bar of one seat. Widths are percentages, so that no pattern is stretched. */
const ScoreBar = ({ bar, maxTotal }: { readonly bar: ScoreBarView; readonly maxTotal: number }) => {
  const values = bar.parts.map(({ value }) => value)
  const sumBefore = (index: number): number => values.slice(0, index).reduce((sum, value) => sum + value, 0)
  return (
    <svg class={styles.bar} role="img" aria-label={barLabel(bar)}>
      {bar.parts.map(({ id, value }, index) =>
        value ? (
          <rect
            key={id}
            class={styles.piece}
            x={toPercent(sumBefore(index), maxTotal)}
            width={toPercent(value, maxTotal)}
            height="28"
            rx="5"
            fill={`url(#bar-${index})`}
          />
        ) : null,
      )}
      {bar.lost > 0 && (
        <rect
          class={styles.lost}
          x={toPercent(sumBefore(values.length), maxTotal)}
          y="3"
          width={toPercent(bar.lost, maxTotal)}
          height="22"
          rx="4"
        />
      )}
    </svg>
  )
}

const ScoreLegend = ({
  parts,
  hasUncounted,
}: {
  readonly parts: ScoreBarView['parts']
  readonly hasUncounted: boolean
}) => (
  <p class={styles.legend}>
    {parts.map(({ id, name }, index) => (
      <span key={id}>
        <svg width="16" height="16" aria-hidden="true">
          <rect width="16" height="16" rx="3" fill={`url(#bar-${index})`} />
        </svg>
        {name}
      </span>
    ))}
    {hasUncounted && (
      <span>
        <svg width="16" height="16" aria-hidden="true">
          <rect class={styles.lost} x="1" y="1" width="14" height="14" rx="3" />
        </svg>
        {t('score.lost')}
      </span>
    )}
  </p>
)

interface ScoreBarsProps {
  readonly title: string
  /** In the order in which they are shown; at least one. */
  readonly bars: readonly [ScoreBarView, ...ScoreBarView[]]
  /** Sentences about points that did not count. */
  readonly notes: readonly string[]
}

/** Results of all seats, each as a bar made of its parts. */
export const ScoreBars = ({ title, bars, notes }: ScoreBarsProps) => {
  const maxTotal = Math.max(
    1,
    ...bars.map(({ parts, lost }) => parts.reduce((sum, { value }) => sum + value, 0) + lost),
  )
  const [{ parts }] = bars
  return (
    <section class="box">
      <h2>{title}</h2>
      <BarPatterns />
      <ul class={styles.bars}>
        {bars.map((bar) => (
          <li key={bar.seat}>
            <Crest seat={bar.seat} />
            <b>{bar.name}</b>
            <ScoreBar bar={bar} maxTotal={maxTotal} />
            <strong>{bar.total}</strong>
          </li>
        ))}
      </ul>
      {parts.length > 1 && <ScoreLegend parts={parts} hasUncounted={bars.some(({ lost }) => lost > 0)} />}
      {notes.map((note) => (
        <p key={note} class={`muted ${styles.note}`}>
          <Icon name="info" small />
          {note}
        </p>
      ))}
    </section>
  )
}
