/** Card of Home for the puzzle of the day. */
import { useEffect } from 'preact/hooks'
import { NO_PUZZLES } from '../../../store/storedPuzzles.ts'
import { useApp } from '../../common/appContext.ts'
import { href } from '../../common/route.ts'
import type { DailyPuzzleProps } from '../../table/gameUiContract.ts'
import { packPicture } from '../../table/packPictures.ts'
import { DailyCard } from '../../table/puzzles/DailyCard.tsx'
import { loadStoredPuzzles, storedPuzzles } from '../../table/puzzles/storedPuzzlesSignal.ts'
import { usePuzzleDay } from '../../table/puzzles/usePuzzleDay.ts'
import { solvedDays } from '../puzzles/solvedPuzzles.ts'

export const DailyPuzzle = ({ game }: DailyPuzzleProps) => {
  const { database } = useApp()
  const day = usePuzzleDay(solvedDays)
  useEffect(() => void loadStoredPuzzles(database), [])
  const days = solvedDays(storedPuzzles.value ?? NO_PUZZLES)
  return (
    <DailyCard
      game={game}
      to={href('castlescape', 'puzzles', 'today')}
      picture={<img data-part="picture" src={packPicture('castlescape')} alt="" />}
      progress={days.includes(day) ? 'solved' : 'solve'}
      day={day}
      days={days}
    />
  )
}
