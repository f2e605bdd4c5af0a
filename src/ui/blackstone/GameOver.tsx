import '../style/over.css'
import type { ComponentChildren } from 'preact'
import { Heading } from '../shell/Heading.tsx'
import { Crest, Icon, type IconName } from '../shell/Icon.tsx'
import { t } from '../text/t.ts'
import { ChoiceButton } from './Panels.tsx'
import type { Choice, ScoreView } from './props.ts'

const PARTS = ['kings', 'ploys', 'knights', 'wizards'] as const

const Patterns = () => (
  <svg class="vh" aria-hidden="true">
    <defs>
      <pattern id="bar-kings" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0h8v8H0z" fill="#FFD866" />
      </pattern>
      <pattern id="bar-ploys" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0h7v7H0z" fill="#E58A6A" />
        <path d="M0 0h2.5v7H0z" fill="#7A2E1C" />
      </pattern>
      <pattern id="bar-knights" width="8" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 0h8v8H0z" fill="#A9B8CC" />
        <circle cx="4" cy="4" r="1.6" fill="#2B3A52" />
      </pattern>
      <pattern id="bar-wizards" width="7" height="7" patternUnits="userSpaceOnUse">
        <path d="M0 0h7v7H0z" fill="#8FC7AE" />
        <path d="M0 3.500h7" stroke="#1E5540" stroke-width="2" />
      </pattern>
    </defs>
  </svg>
)

const UNIT = 10

const Bar = ({ score, most }: { readonly score: ScoreView; readonly most: number }) => {
  const widths = PARTS.map((part) => score[part] * UNIT)
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width, 0))
  const end = widths.reduce((sum, width) => sum + width, 0)
  return (
    <svg
      class="bar1"
      viewBox={`0 0 ${most * UNIT + 2} 30`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('score.bar', { ...score })}
    >
      {PARTS.map((part, at) =>
        score[part] ? (
          <rect
            key={part}
            x={(starts[at] ?? 0) + 0.75}
            y="2"
            width={(widths[at] ?? 0) - 1.5}
            height="26"
            rx="4"
            fill={`url(#bar-${part})`}
          />
        ) : null,
      )}
      {score.lost > 0 && <rect class="lost" x={end + 1.5} y="3" width={score.lost * UNIT - 3} height="24" rx="4" />}
    </svg>
  )
}

const Legend = ({ lost }: { readonly lost: boolean }) => (
  <p class="leg">
    {PARTS.map((part) => (
      <span key={part}>
        <svg width="16" height="16" aria-hidden="true">
          <rect width="16" height="16" rx="3" fill={`url(#bar-${part})`} />
        </svg>
        {t(`score.${part}`)}
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

/** Where everybody's points came from. `notes` say what did not count and why. */
export const Scores = ({
  scores,
  notes,
}: {
  readonly scores: readonly ScoreView[]
  readonly notes: readonly string[]
}) => {
  const most = Math.max(1, ...scores.map(({ total, lost }) => total + lost))
  return (
    <section class="box">
      <h2>{t('score.title')}</h2>
      <Patterns />
      <ul class="bars">
        {scores.map((score) => (
          <li key={score.seat}>
            <Crest seat={score.seat} />
            <b>{score.name}</b>
            <Bar score={score} most={most} />
            <strong>{score.total}</strong>
          </li>
        ))}
      </ul>
      <Legend lost={scores.some(({ lost }) => lost > 0)} />
      {notes.map((note) => (
        <p key={note} class="muted nb">
          <Icon name="info" small />
          {note}
        </p>
      ))}
    </section>
  )
}

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
  readonly others: readonly Choice[]
  readonly children?: ComponentChildren
}

/** The end of a game: who, what decided it, and what now. */
export const GameOver = ({ banner, lost = false, title, line, primary, others, children }: GameOverProps) => (
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
    </main>
    <footer class="nf">
      {others.map((choice) => (
        <ChoiceButton key={choice.id} choice={choice} />
      ))}
      <ChoiceButton choice={primary} go />
    </footer>
  </div>
)
