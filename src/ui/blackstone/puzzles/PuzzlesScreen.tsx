import '../../../text/bundles/leisure.ts'
import '../../../text/blackstone/bundles/leisure.ts'
// The common messages are needed for Undo, whose texts also mention other phones.
import { t } from '../../../text/t.ts'
import { route } from '../../common/route.ts'
import { useUnknownAddressNotice } from '../../common/useUnknownAddressNotice.ts'
import { PuzzleLoading } from '../../table/puzzles/PuzzleLoading.tsx'
import { useRequestedPuzzle } from '../../table/puzzles/useRequestedPuzzle.ts'
import { PuzzleScreen } from './PuzzleScreen.tsx'
import { PuzzlesPage } from './PuzzlesPage.tsx'
import { parsePuzzleId, solvedDays } from './puzzleIds.ts'

/**
 * Screen `#/puzzles` with all puzzles, `#/puzzles/today` with the one of the day, `#/puzzles/2026-11-21` or
 * `#/puzzles/task-easy-k3f9` with that one.
 */
export const PuzzlesScreen = () => {
  const name = useRequestedPuzzle(route.value[1], solvedDays)
  const recipe = name ? parsePuzzleId(name) : null
  useUnknownAddressNotice(Boolean(name) && !recipe)
  // Which days are solved is not known yet.
  if (name === null) return <PuzzleLoading title={t('puzzles.title')} text={t('puzzles.making')} />
  return name && recipe ? <PuzzleScreen key={name} name={name} recipe={recipe} /> : <PuzzlesPage />
}
