/** Page of puzzles: the puzzle of the day, and as many of either kind as one likes. */
import '../../../text/bundles/dailyPuzzle.ts'
import { useEffect } from 'preact/hooks'
import { PUZZLE_KINDS } from '../../../games/castlescape/puzzles/puzzle.ts'
import { NO_PUZZLES } from '../../../store/storedPuzzles.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { href, navigate } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { Page } from '../../parts/Page.tsx'
import * as box from '../../parts/StackedBox.module.css'
import { OtherGamesLinks } from '../../table/OtherGamesLinks.tsx'
import { PuzzlesByGrade } from '../../table/puzzles/PuzzlesByGrade.tsx'
import { loadStoredPuzzles, storedPuzzles } from '../../table/puzzles/storedPuzzlesSignal.ts'
import { usePuzzleDay } from '../../table/puzzles/usePuzzleDay.ts'
import { createPuzzleId, parsePuzzleId } from './puzzleIds.ts'
import { nameOfDay, nameOfRecipe } from './puzzleTexts.ts'
import { countSolved, isSolved, solvedDays } from './solvedPuzzles.ts'

const DailyPuzzle = ({ day }: { readonly day: string }) => {
  const recipe = parsePuzzleId(day)
  if (!recipe) return null
  const isDone = isSolved(storedPuzzles.value ?? NO_PUZZLES, recipe)
  return (
    <section class={`box ${box.stacked}`} aria-labelledby="puzzle-of-the-day">
      <h2 id="puzzle-of-the-day">{t('puzzles.day')}</h2>
      <p class="muted">{nameOfDay(day)}</p>
      <p>{nameOfRecipe(recipe)}</p>
      <a class={isDone ? button.plain : button.primary} href={href('castlescape', 'puzzles', day)}>
        {isDone && <Icon name="tick" />}
        {t(isDone ? 'castlescape.puzzles.look' : 'castlescape.puzzles.play')}
      </a>
    </section>
  )
}

export const PuzzlesPage = () => {
  const { database } = useApp()
  const day = usePuzzleDay(solvedDays)
  useEffect(() => void loadStoredPuzzles(database), [])
  return (
    <Page title={t('castlescape.puzzles.title')}>
      <p class="muted">{t('castlescape.puzzles.note')}</p>
      <DailyPuzzle day={day} />
      <PuzzlesByGrade
        kinds={PUZZLE_KINDS}
        titleOf={(kind) => t(`castlescape.puzzles.${kind}`)}
        countSolved={(kind, grade) => countSolved(storedPuzzles.value ?? NO_PUZZLES, kind, grade)}
        onPick={(kind, grade) => navigate('castlescape', 'puzzles', createPuzzleId(kind, grade))}
      />
      <a class={button.plain} href={href('castlescape', 'editor')}>
        {t('editor.make')}
      </a>
      <a class={button.plain} href={href('castlescape', 'learn')}>
        {t('castlescape.puzzles.learn')}
      </a>
      <OtherGamesLinks game="castlescape" page="puzzles" />
    </Page>
  )
}
