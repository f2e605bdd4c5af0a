/** Screens of Blackstone Castle, as the app loads them. */
import '../../text/blackstone/board.ts'
import { lazy } from '../parts/lazy.tsx'
import type { GameUi } from '../table/gameUi.ts'
import { LAZY_LOADERS } from './lazyLoaders.ts'
import { ModePicture } from './ModePicture.tsx'
import { progressText } from './progressText.ts'
import { loadBlackstoneTable } from './table/loadBlackstoneTable.tsx'
import { SummaryPicture } from './views/board/BoardPicture.tsx'

const loadLeisurePages = () => import('./tiers/leisurePages.ts')

const loadRooms = () => import('./tiers/rooms.ts')

export const gameUi: GameUi = {
  id: 'blackstone',
  LastPosition: SummaryPicture,
  DailyPuzzle: lazy(() => import('./home/DailyPuzzle.tsx').then((module) => module.DailyPuzzle), 'unasked'),
  ModePicture,
  progressText,
  loadTable: loadBlackstoneTable,
  ...LAZY_LOADERS,
  pages: {
    learn: () => loadRooms().then((module) => module.LearnScreen),
    puzzles: () => loadLeisurePages().then((module) => module.PuzzlesScreen),
    editor: () => loadLeisurePages().then((module) => module.EditorScreen),
    rules: () => loadRooms().then((module) => module.RulesScreen),
  },
}
