/** Card of Home for the puzzle of the day: its board, the days of this week on which one was solved, and the streak. */
import '../../../text/blackstone/daily.ts'
import { useEffect, useState } from 'preact/hooks'
import { SPACES } from '../../../games/blackstone/board.ts'
import { factionOf } from '../../../games/blackstone/faces.ts'
import { formatSpace, parseFace } from '../../../games/blackstone/notation/cards.ts'
import type { Puzzle } from '../../../games/blackstone/puzzles/puzzle.ts'
import { NO_PUZZLES, type StoredPuzzles, wasSolvedByHints } from '../../../store/storedPuzzles.ts'
import { formatLocale } from '../../../text/formatLocale.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { href } from '../../common/route.ts'
import { Icon } from '../../parts/Icon.tsx'
import { addDays } from '../../table/puzzles/days.ts'
import { loadStoredPuzzles, storedPuzzles } from '../../table/puzzles/storedPuzzles.ts'
import { usePuzzleDay } from '../../table/puzzles/usePuzzleDay.ts'
import { askPuzzle } from '../puzzles/askPuzzleWorker.ts'
import { parsePuzzleName, solvedDays } from '../puzzles/puzzleNames.ts'
import { currentStreak } from '../puzzles/streak.ts'
import { BoardPicture } from '../views/board/BoardPicture.tsx'
import * as styles from './DailyPuzzle.module.css'

/** Milliseconds after which the board is asked for: Home stands by then. */
const BOARD_DELAY = 400

const factionsOf = ({ position: { board = {} } }: Puzzle): readonly number[] =>
  SPACES.map((space) => {
    const face = parseFace((board[formatSpace(space)] ?? '').slice(0, 2))
    return face === null ? -1 : factionOf(face)
  })

/** Factions on the board of a day; null until its worker has made it. */
const useDailyBoard = (day: string): readonly number[] | null => {
  const [factions, setFactions] = useState<readonly number[] | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const recipe = parsePuzzleName(day)
    const askBoard = (): void => {
      if (!recipe) return
      askPuzzle(recipe, controller.signal).then(
        (puzzle) => setFactions(factionsOf(puzzle)),
        () => undefined,
      )
    }
    const timer = setTimeout(askBoard, BOARD_DELAY)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [day])
  return factions
}

type Progress = 'solve' | 'goOn' | 'solved'

const progressOf = (stored: StoredPuzzles, day: string): Progress => {
  const recipe = parsePuzzleName(day)
  const isByHints = recipe !== null && wasSolvedByHints(stored, day, `${recipe.kind}-${recipe.grade}`)
  if (isByHints || stored.days.includes(day)) return 'solved'
  return stored.open.some(({ name }) => name === day) ? 'goOn' : 'solve'
}

/** Monday to Sunday of the week of this day. */
const weekOf = (day: string): readonly string[] => {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return Array.from({ length: 7 }, (_, index) => addDays(day, index - weekday))
}

const Week = ({ today, days }: { readonly today: string; readonly days: readonly string[] }) => {
  const letter = new Intl.DateTimeFormat(formatLocale(), { weekday: 'narrow', timeZone: 'UTC' })
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

export const DailyPuzzle = () => {
  const { database } = useApp()
  const day = usePuzzleDay(solvedDays)
  const factions = useDailyBoard(day)
  useEffect(() => void loadStoredPuzzles(database), [])
  const stored = storedPuzzles.value ?? NO_PUZZLES
  return (
    <a class={`${styles.daily} tap`} href={href('puzzles', 'today')}>
      <span class={styles.board}>{factions ? <BoardPicture factions={factions} /> : <Icon name="piece" />}</span>
      <span class="grow">
        <b>{t('puzzles.day')}</b>
        <small>{t(`daily.${progressOf(stored, day)}`)}</small>
      </span>
      <Week today={day} days={stored.days} />
      <Streak days={currentStreak(stored.days, day)} />
    </a>
  )
}
