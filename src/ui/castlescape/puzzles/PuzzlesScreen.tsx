import '../../../text/bundles/editor.ts'
import '../../../text/bundles/lessons.ts'
import '../../../text/bundles/screens.ts'
import '../../../text/castlescape/bundles/puzzles.ts'
import { t } from '../../../text/t.ts'
import { route } from '../../common/route.ts'
import { useUnknownAddressNotice } from '../../common/useUnknownAddressNotice.ts'
import { PuzzleLoading } from '../../table/puzzles/PuzzleLoading.tsx'
import { useRequestedPuzzle } from '../../table/puzzles/useRequestedPuzzle.ts'
import { PuzzleScreen } from './PuzzleScreen.tsx'
import { PuzzlesPage } from './PuzzlesPage.tsx'
import { parsePuzzleId } from './puzzleIds.ts'
import { solvedDays } from './solvedPuzzles.ts'

/**
 * Screen `#/castlescape/puzzles` with all puzzles, `…/puzzles/today` with the one of the day, `…/puzzles/2026-11-21` or
 * `…/puzzles/walls-easy-k3f9` with that one.
 */
export const PuzzlesScreen = () => {
  const name = useRequestedPuzzle(route.value[2], solvedDays)
  const recipe = name ? parsePuzzleId(name) : null
  useUnknownAddressNotice(Boolean(name) && !recipe)
  // Which days are solved is not known yet.
  if (name === null)
    return <PuzzleLoading title={t('castlescape.puzzles.title')} text={t('castlescape.puzzles.making')} />
  return name && recipe ? <PuzzleScreen key={name} name={name} recipe={recipe} /> : <PuzzlesPage />
}
