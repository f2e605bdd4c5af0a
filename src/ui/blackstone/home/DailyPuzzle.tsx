/** Card of Home for the puzzle of the day, with its board. */
import { useEffect, useState } from 'preact/hooks'
import { SPACES } from '../../../games/blackstone/board.ts'
import { factionOf } from '../../../games/blackstone/faces.ts'
import { formatSpace, parseFace } from '../../../games/blackstone/notation/cardAndSpaceNotation.ts'
import type { Puzzle } from '../../../games/blackstone/puzzles/puzzle.ts'
import { NO_PUZZLES, type StoredPuzzles, wasSolvedByHints } from '../../../store/storedPuzzles.ts'
import { useApp } from '../../common/appContext.ts'
import { href } from '../../common/route.ts'
import { Icon } from '../../parts/Icon.tsx'
import type { DailyPuzzleProps } from '../../table/gameUiContract.ts'
import { DailyCard } from '../../table/puzzles/DailyCard.tsx'
import { loadStoredPuzzles, storedPuzzles } from '../../table/puzzles/storedPuzzlesSignal.ts'
import { usePuzzleDay } from '../../table/puzzles/usePuzzleDay.ts'
import { askPuzzle } from '../puzzles/askPuzzleWorker.ts'
import { parsePuzzleId, solvedDays } from '../puzzles/puzzleIds.ts'
import { currentStreak } from '../puzzles/streak.ts'
import { BoardPicture } from '../views/board/BoardPicture.tsx'

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
    const recipe = parsePuzzleId(day)
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

const progressOf = (stored: StoredPuzzles, day: string): 'solve' | 'goOn' | 'solved' => {
  const recipe = parsePuzzleId(day)
  const isByHints = recipe !== null && wasSolvedByHints(stored, day, `${recipe.kind}-${recipe.grade}`)
  if (isByHints || stored.days.includes(day)) return 'solved'
  return stored.open.some(({ name }) => name === day) ? 'goOn' : 'solve'
}

export const DailyPuzzle = ({ game }: DailyPuzzleProps) => {
  const { database } = useApp()
  const day = usePuzzleDay(solvedDays)
  const factions = useDailyBoard(day)
  useEffect(() => void loadStoredPuzzles(database), [])
  const stored = storedPuzzles.value ?? NO_PUZZLES
  return (
    <DailyCard
      game={game}
      to={href('puzzles', 'today')}
      picture={factions ? <BoardPicture factions={factions} /> : <Icon name="piece" />}
      progress={progressOf(stored, day)}
      day={day}
      days={stored.days}
      streak={currentStreak(stored.days, day)}
    />
  )
}
