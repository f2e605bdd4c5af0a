import type { ComponentChildren } from 'preact'
import { t } from '../../text/t.ts'
import { Crest } from './Crest.tsx'
import { ChoiceButton } from './controls/ChoiceButton.tsx'
import * as styles from './GameOver.module.css'
import { Heading } from './Heading.tsx'
import { Icon, type IconName } from './Icon.tsx'
import * as page from './Page.module.css'
import type { ChoiceView } from './viewTypes.ts'

/** Notable number with its text. */
export interface FactView {
  readonly id: string
  readonly count: number
  readonly text: string
}

/** List of notable numbers of the game. */
export const FactList = ({ facts }: { readonly facts: readonly FactView[] }) => (
  <ul class={styles.facts} aria-label={t('fact.title')}>
    {facts.map(({ id, count, text }) => (
      <li key={id}>
        <b>{count}</b> {text}
      </li>
    ))}
  </ul>
)

const Rays = () => (
  <svg class={styles.rays} viewBox="-200 -120 400 240" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
    {Array.from({ length: 18 }, (_, at) => (
      <path key={at} d="M0 0 320-26 320 26z" transform={`rotate(${at * 20})`} />
    ))}
  </svg>
)

export interface GameOverProps {
  /** Winner's seat for the crest; an icon if all won or lost together. */
  readonly banner: { readonly seat: number } | { readonly icon: IconName }
  readonly isLost?: boolean
  /** For example `Ann takes the castle`. */
  readonly title: string
  /** What decided the game, for example `23 points to 19 · round 12`. */
  readonly details: string
  readonly primary: ChoiceView
  /** Further buttons beside the primary one, in the footer. */
  readonly secondary: readonly ChoiceView[]
  /** Buttons below the result. */
  readonly extraChoices?: readonly ChoiceView[]
  /** Result of a button; empty if there is nothing to say. */
  readonly statusText: string
  /** The result. */
  readonly children?: ComponentChildren
  /** Content that loads later. It is below all buttons, so that it moves none of them. */
  readonly lateContent?: ComponentChildren
}

/** Screen of the end of a game: winner, reason, next actions, details. */
export const GameOver = ({
  banner,
  isLost = false,
  title,
  details,
  primary,
  secondary,
  extraChoices,
  statusText,
  children,
  lateContent,
}: GameOverProps) => (
  <div class={`page ${page.wide}`}>
    <main class={styles.results}>
      <section class={isLost ? `${styles.banner} ${styles.lost}` : styles.banner}>
        <Rays />
        <span class={styles.crown}>
          {'seat' in banner ? <Crest seat={banner.seat} big /> : <Icon name={banner.icon} />}
          {'seat' in banner && <Icon name="king" />}
        </span>
        <Heading>{title}</Heading>
        <p>{details}</p>
      </section>
      {children}
      {extraChoices && (
        <section class={styles.actions} data-part="actions">
          {extraChoices.map((choice) => (
            <ChoiceButton key={choice.id} choice={choice} />
          ))}
        </section>
      )}
      {lateContent}
    </main>
    {/* The last button is where the turn was ended: an extra tap there starts nothing new. */}
    <footer class={page.footer}>
      <p class={styles.said} role="status">
        {statusText}
      </p>
      <ChoiceButton choice={primary} isPrimary />
      {secondary.map((choice) => (
        <ChoiceButton key={choice.id} choice={choice} />
      ))}
    </footer>
  </div>
)
