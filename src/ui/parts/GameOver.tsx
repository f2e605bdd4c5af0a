import '../style/over.css'
import type { ComponentChildren } from 'preact'
import { Heading } from '../shell/Heading.tsx'
import { Crest, Icon, type IconName } from '../shell/Icon.tsx'
import { rowOf } from '../text/list.ts'
import { t } from '../text/t.ts'
import { ChoiceButton } from './Panels.tsx'
import type { BarView, Choice } from './props.ts'

/** One for each part of a bar, in the order of the parts. */
const Patterns = () => (
  <svg class="vh" aria-hidden="true">
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
    </defs>
  </svg>
)

const spoken = ({ name, total, lost, parts }: BarView): string =>
  t('score.bar', {
    name,
    total,
    lost,
    parts: rowOf(parts.map((part) => t('score.part', { part: part.name, count: part.value }))),
  })

const percent = (value: number, most: number): string => `${(100 * value) / most}%`

/** In parts of its width, so that no pattern is stretched. */
const Bar = ({ bar, most }: { readonly bar: BarView; readonly most: number }) => {
  const values = bar.parts.map(({ value }) => value)
  const before = (at: number): number => values.slice(0, at).reduce((sum, value) => sum + value, 0)
  return (
    <svg class="bar1" role="img" aria-label={spoken(bar)}>
      {bar.parts.map(({ id, value }, at) =>
        value ? (
          <rect
            key={id}
            class="bp"
            x={percent(before(at), most)}
            width={percent(value, most)}
            height="28"
            rx="5"
            fill={`url(#bar-${at})`}
          />
        ) : null,
      )}
      {bar.lost > 0 && (
        <rect
          class="lost"
          x={percent(before(values.length), most)}
          y="3"
          width={percent(bar.lost, most)}
          height="22"
          rx="4"
        />
      )}
    </svg>
  )
}

const Legend = ({ parts, lost }: { readonly parts: BarView['parts']; readonly lost: boolean }) => (
  <p class="leg">
    {parts.map(({ id, name }, at) => (
      <span key={id}>
        <svg width="16" height="16" aria-hidden="true">
          <rect width="16" height="16" rx="3" fill={`url(#bar-${at})`} />
        </svg>
        {name}
      </span>
    ))}
    {lost && (
      <span>
        <svg width="16" height="16" aria-hidden="true">
          <rect class="lost" x="1" y="1" width="14" height="14" rx="3" />
        </svg>
        {t('score.lost')}
      </span>
    )}
  </p>
)

interface BarsProps {
  readonly title: string
  /** In the order in which they are shown; at least one. */
  readonly bars: readonly [BarView, ...BarView[]]
  /** What did not count and why. */
  readonly notes: readonly string[]
}

/** What everybody's result is made of. */
export const Bars = ({ title, bars, notes }: BarsProps) => {
  const most = Math.max(1, ...bars.map(({ parts, lost }) => parts.reduce((sum, { value }) => sum + value, 0) + lost))
  const [{ parts }] = bars
  return (
    <section class="box">
      <h2>{title}</h2>
      <Patterns />
      <ul class="bars">
        {bars.map((bar) => (
          <li key={bar.seat}>
            <Crest seat={bar.seat} />
            <b>{bar.name}</b>
            <Bar bar={bar} most={most} />
            <strong>{bar.total}</strong>
          </li>
        ))}
      </ul>
      {parts.length > 1 && <Legend parts={parts} lost={bars.some(({ lost }) => lost > 0)} />}
      {notes.map((note) => (
        <p key={note} class="muted nb">
          <Icon name="info" small />
          {note}
        </p>
      ))}
    </section>
  )
}

/** A number that is worth telling, and of what. */
export interface FactView {
  readonly id: string
  readonly count: number
  readonly text: string
}

/** Some numbers of the game. */
export const Facts = ({ facts }: { readonly facts: readonly FactView[] }) => (
  <ul class="facts" aria-label={t('fact.title')}>
    {facts.map(({ id, count, text }) => (
      <li key={id}>
        <b>{count}</b> {text}
      </li>
    ))}
  </ul>
)

const Rays = () => (
  <svg class="rays" viewBox="-200 -120 400 240" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    {Array.from({ length: 18 }, (_, at) => (
      <path key={at} d="M0 0 320-26 320 26z" transform={`rotate(${at * 20})`} />
    ))}
  </svg>
)

export interface GameOverProps {
  /** Seat of the winner for the crest; a symbol where all won or lost together. */
  readonly banner: { readonly seat: number } | { readonly icon: IconName }
  readonly lost?: boolean
  /** `Ann takes the castle`. */
  readonly title: string
  /** What decided: `23 points to 19 · round 12`. */
  readonly line: string
  readonly primary: Choice
  /** Beside it, under the thumb. */
  readonly others: readonly Choice[]
  /** Below the result. */
  readonly more?: readonly Choice[]
  /** What came of a button below; empty while there is nothing to say. */
  readonly said: string
  /** The result. */
  readonly children?: ComponentChildren
  /** Comes a moment later: below all that is to be touched, so that it pushes nothing away. */
  readonly later?: ComponentChildren
}

/** The end of a game: who, what decided it, what now, and how it went. */
export const GameOver = ({
  banner,
  lost = false,
  title,
  line,
  primary,
  others,
  more,
  said,
  children,
  later,
}: GameOverProps) => (
  <div class="page wide">
    <main class="gov">
      <section class={lost ? 'win lost' : 'win'}>
        <Rays />
        <span class="wc">
          {'seat' in banner ? <Crest seat={banner.seat} big /> : <Icon name={banner.icon} />}
          {'seat' in banner && <Icon name="king" />}
        </span>
        <Heading>{title}</Heading>
        <p>{line}</p>
      </section>
      {children}
      {more && (
        <section class="what">
          {more.map((choice) => (
            <ChoiceButton key={choice.id} choice={choice} />
          ))}
        </section>
      )}
      {later}
    </main>
    {/* The last one lies where the turn was ended: a tap too many there begins nothing new. */}
    <footer class="nf">
      <p class="said" role="status">
        {said}
      </p>
      <ChoiceButton choice={primary} go />
      {others.map((choice) => (
        <ChoiceButton key={choice.id} choice={choice} />
      ))}
    </footer>
  </div>
)
