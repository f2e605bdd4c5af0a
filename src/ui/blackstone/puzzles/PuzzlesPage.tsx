/** Page of puzzles: the puzzle of the day, the streak, and puzzles of free play. */
import { useEffect } from 'preact/hooks'
import { PUZZLE_KINDS } from '../../../games/blackstone/puzzles/puzzle.ts'
import { countSolvedPuzzles, NO_PUZZLES, wasSolvedByHints } from '../../../store/storedPuzzles.ts'
import { t } from '../../../text/t.ts'
import { useApp } from '../../common/appContext.ts'
import { href, navigate } from '../../common/route.ts'
import * as button from '../../parts/Button.module.css'
import { Icon } from '../../parts/Icon.tsx'
import { Page } from '../../parts/Page.tsx'
import * as box from '../../parts/StackedBox.module.css'
import * as lessons from '../../table/lessons/LessonList.module.css'
import { OtherGamesLinks } from '../../table/OtherGamesLinks.tsx'
import { isDay } from '../../table/puzzles/calendarDays.ts'
import { PuzzlesByGrade } from '../../table/puzzles/PuzzlesByGrade.tsx'
import { loadStoredPuzzles, storedPuzzles } from '../../table/puzzles/storedPuzzlesSignal.ts'
import { usePuzzleDay } from '../../table/puzzles/usePuzzleDay.ts'
import { createPuzzleId, parsePuzzleId, solvedDays } from './puzzleIds.ts'
import { nameOfDay, nameOfRecipe } from './puzzleTexts.ts'
import { currentStreak, longestStreak } from './streak.ts'

const DailyPuzzle = ({ day }: { readonly day: string }) => {
  const stored = storedPuzzles.value ?? NO_PUZZLES
  const { days, open } = stored
  const recipe = parsePuzzleId(day)
  const isByHints = recipe !== null && wasSolvedByHints(stored, day, `${recipe.kind}-${recipe.grade}`)
  const isDone = isByHints || days.includes(day)
  const isOpen = open.some(({ name }) => name === day)
  const streak = currentStreak(days, day)
  const record = longestStreak(days)
  return (
    <section class={`box ${box.stacked}`}>
      <h2>{t('puzzles.day')}</h2>
      <p class="muted">{nameOfDay(day)}</p>
      {recipe && <p>{nameOfRecipe(recipe)}</p>}
      <a class={isDone ? button.plain : button.primary} href={href('puzzles', day)}>
        {isDone && <Icon name="tick" />}
        {t(isByHints ? 'puzzles.lookByHints' : isDone ? 'puzzles.look' : isOpen ? 'puzzles.goOn' : 'puzzles.play')}
      </a>
      <p>
        {isByHints && streak === 0 ? t('puzzles.noStreak') : t('puzzles.streak', { days: streak })}{' '}
        {record > 1 && t('puzzles.longest', { days: record })}
      </p>
    </section>
  )
}

/** Puzzles of free play that were begun and not solved. */
const StartedPuzzles = () => {
  const started = (storedPuzzles.value?.open ?? []).flatMap(({ name }) => {
    const recipe = isDay(name) ? null : parsePuzzleId(name)
    return recipe ? [{ name, recipe }] : []
  })
  if (started.length === 0) return null
  return (
    <ul class={lessons.lessons}>
      {started.map(({ name, recipe }) => (
        <li key={name}>
          <a class={button.plain} href={href('puzzles', name)}>
            {t('puzzles.under', { what: nameOfRecipe(recipe) })}
          </a>
        </li>
      ))}
    </ul>
  )
}

export const PuzzlesPage = () => {
  const { database } = useApp()
  const day = usePuzzleDay(solvedDays)
  useEffect(() => void loadStoredPuzzles(database), [])
  const solvedCounts = countSolvedPuzzles(storedPuzzles.value ?? NO_PUZZLES)
  return (
    <Page title={t('puzzles.title')}>
      <p class="muted">{t('puzzles.note')}</p>
      <DailyPuzzle day={day} />
      <PuzzlesByGrade
        kinds={PUZZLE_KINDS}
        titleOf={(kind) => t(`puzzles.kind.${kind}`)}
        countSolved={(kind, grade) => (grade && solvedCounts[`${kind}-${grade}`]) ?? 0}
        onPick={(kind, grade) => navigate('puzzles', createPuzzleId(kind, grade))}
      >
        <StartedPuzzles />
      </PuzzlesByGrade>
      <a class={button.plain} href={href('editor')}>
        {t('editor.make')}
      </a>
      <OtherGamesLinks game="blackstone" page="puzzles" />
    </Page>
  )
}
