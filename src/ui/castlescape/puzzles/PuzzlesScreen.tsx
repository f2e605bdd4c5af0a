import '../../../text/learn.ts'
import '../../../text/screens.ts'
import '../../../text/castlescape/puzzles.ts'
import { route } from '../../common/route.ts'
import { useUnknownNotice } from '../../common/useUnknownNotice.ts'
import { today } from '../../table/puzzles/days.ts'
import { PuzzleScreen } from './PuzzleScreen.tsx'
import { PuzzlesPage } from './PuzzlesPage.tsx'
import { parsePuzzleName } from './puzzleNames.ts'

/**
 * Screen `#/castlescape/puzzles` with all puzzles, `…/puzzles/today` with the one of the day, `…/puzzles/2026-11-21` or
 * `…/puzzles/walls-k3f9` with that one.
 */
export const PuzzlesScreen = () => {
  const requested = route.value[2]
  const name = requested === 'today' ? today() : requested
  const recipe = name === undefined ? null : parsePuzzleName(name)
  useUnknownNotice(name !== undefined && !recipe)
  return name !== undefined && recipe ? <PuzzleScreen key={name} name={name} recipe={recipe} /> : <PuzzlesPage />
}
