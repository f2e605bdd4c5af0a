/** Card of Home for a puzzle of the day: its picture, the days of this week on which one was solved, and the streak. */
import '../../../text/bundles/dailyPuzzle.ts'
import type { ComponentChildren } from 'preact'
import { formattingLocale } from '../../../text/formattingLocale.ts'
import { t } from '../../../text/t.ts'
import { Icon } from '../../parts/Icon.tsx'
import { addDays } from './calendarDays.ts'
import * as styles from './DailyCard.module.css'

/** Monday to Sunday of the week of this day. */
const weekOf = (day: string): readonly string[] => {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - weekday))
}

const Week = ({ today, days }: { readonly today: string; readonly days: readonly string[] }) => {
  const letter = new Intl.DateTimeFormat(formattingLocale(), { weekday: 'narrow', timeZone: 'UTC' })
  const classOf = (day: string): string =>
    (days.includes(day) ? styles.solved : day === today ? styles.today : '') ?? ''
  return (
    <span class={styles.week} aria-hidden="true">
      {weekOf(today).map((day) => (
        <span key={day} class={classOf(day)}>
          {letter.format(new Date(`${day}T00:00:00Z`))}
        </span>
      ))}
    </span>
  )
}

const Flame = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M13 1c1 5 7 8 7 14a8 8 0 0 1-16 0c0-4 3-6 4-9 1 1 2 2 2 4 3-2 4-5 3-9Z" fill="#f2913b" />
    <path d="M12 12c1 3 4 4 4 6.5a4 4 0 0 1-8 0c0-2.5 3-3.5 4-6.5Z" fill="#ffd866" />
  </svg>
)

const Streak = ({ days }: { readonly days: number }) =>
  days > 0 ? (
    <span class={styles.streak}>
      <Flame />
      <b aria-hidden="true">{days}</b>
      <span class="visuallyHidden">{t('daily.streak', { days })}</span>
    </span>
  ) : null

type Progress = 'solve' | 'goOn' | 'solved'

/** What the card says; beside that of another game, whose puzzle it is. */
const Words = ({ game, progress }: Pick<DailyCardProps, 'game' | 'progress'>) => {
  const told = t(`daily.${progress}`)
  const day = t('puzzles.day')
  return (
    <span class="grow">
      <b>{game ?? day}</b>
      {game && progress !== 'goOn' ? (
        <small>
          {day}
          <span class="visuallyHidden"> {told}</span>
        </small>
      ) : (
        <small>
          {game && <span class="visuallyHidden">{day} </span>}
          {told}
        </small>
      )}
    </span>
  )
}

interface DailyCardProps {
  /** Name of the game where the card stands beside that of another game. */
  readonly game: string | undefined
  /** Address of the puzzle. */
  readonly to: string
  /** A `data-part="picture"`, or an icon until it is there. */
  readonly picture: ComponentChildren
  readonly progress: Progress
  /** Day of the puzzle, and those on which one was solved. */
  readonly day: string
  readonly days: readonly string[]
  /** Days in a row, for games that count them. */
  readonly streak?: number
}

export const DailyCard = ({ to, picture, day, days, streak = 0, ...words }: DailyCardProps) => (
  <a class={`${styles.daily} tap`} data-beside={words.game && ''} href={to}>
    <span class={styles.board}>
      {picture}
      {words.game && words.progress === 'solved' && (
        <span class={styles.tick}>
          <Icon name="tick" />
        </span>
      )}
    </span>
    <Words {...words} />
    <Week today={day} days={days} />
    <Streak days={streak} />
  </a>
)
