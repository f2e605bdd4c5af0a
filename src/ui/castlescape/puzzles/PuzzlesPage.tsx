/** Page of puzzles: the puzzle of the day, and as many of either kind as one likes. */
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
import * as styles from '../../table/lessons/LessonList.module.css'
import { loadStoredPuzzles, storedPuzzles } from '../../table/puzzles/storedPuzzles.ts'
import { usePuzzleDay } from '../../table/puzzles/usePuzzleDay.ts'
import { countSolved, createPuzzleName, isSolved, parsePuzzleName, solvedDays } from './puzzleNames.ts'
import { nameOfDay } from './puzzleTexts.ts'

const DailyPuzzle = ({ day }: { readonly day: string }) => {
  const recipe = parsePuzzleName(day)
  if (!recipe) return null
  const isDone = isSolved(storedPuzzles.value ?? NO_PUZZLES, recipe)
  return (
    <section class={`box ${box.stacked}`} aria-labelledby="puzzle-of-the-day">
      <h2 id="puzzle-of-the-day">{t('castlescape.puzzles.day')}</h2>
      <p class="muted">{nameOfDay(day)}</p>
      <p>{t(`castlescape.puzzles.${recipe.kind}`)}</p>
      <a class={isDone ? button.plain : button.primary} href={href('castlescape', 'puzzles', day)}>
        {isDone && <Icon name="tick" />}
        {t(isDone ? 'castlescape.puzzles.look' : 'castlescape.puzzles.play')}
      </a>
    </section>
  )
}

const FreePuzzles = () => (
  <section class={`box ${box.stacked}`} aria-labelledby="more-puzzles">
    <h2 id="more-puzzles">{t('castlescape.puzzles.more')}</h2>
    <ul class={styles.lessons}>
      {PUZZLE_KINDS.map((kind) => {
        const count = countSolved(storedPuzzles.value ?? NO_PUZZLES, kind)
        return (
          <li key={kind}>
            <button
              type="button"
              class={button.plain}
              onClick={() => navigate('castlescape', 'puzzles', createPuzzleName(kind))}
            >
              <span>
                {t(`castlescape.puzzles.${kind}`)}
                {count > 0 && <small>{t('castlescape.puzzles.count', { count })}</small>}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  </section>
)

export const PuzzlesPage = () => {
  const { database } = useApp()
  const day = usePuzzleDay(solvedDays)
  useEffect(() => void loadStoredPuzzles(database), [])
  return (
    <Page title={t('castlescape.puzzles.title')}>
      <p class="muted">{t('castlescape.puzzles.note')}</p>
      <DailyPuzzle day={day} />
      <FreePuzzles />
      <a class={button.plain} href={href('castlescape', 'editor')}>
        {t('editor.make')}
      </a>
      <a class={button.plain} href={href('castlescape', 'learn')}>
        {t('castlescape.puzzles.learn')}
      </a>
    </Page>
  )
}
