import '../../text/puzzles.ts'
import '../../text/table.ts'
// What Undo says at any table speaks of other phones, too.
import '../../text/together.ts'
import '../../style/learn.css'
import '../../style/puzzles.css'
import { recipeOf, today } from '../../puzzles/names.ts'
import { PuzzleScreen } from '../../puzzles/PuzzleScreen.tsx'
import { PuzzlesPage } from '../../puzzles/PuzzlesPage.tsx'
import { route } from '../route.ts'

/** `#/puzzles`: all; `#/puzzles/today`: the one of the day; `#/puzzles/2026-11-21`, `#/puzzles/task-easy-k3f9`: that one. */
export const PuzzlesScreen = () => {
  const asked = route.value[1]
  const name = asked === 'today' ? today() : asked
  const recipe = name === undefined ? null : recipeOf(name)
  return name !== undefined && recipe ? <PuzzleScreen key={name} name={name} recipe={recipe} /> : <PuzzlesPage />
}
