/** Screens of CastleScape, as the app loads them. */
import '../../text/castlescape/bundles/table.ts'
import './symbols/symbols.ts'
import { lazy } from '../parts/lazy.tsx'
import type { GameUi } from '../table/gameUiContract.ts'
import { historyUi } from './historyUi.ts'
import { LastPosition } from './LastPosition.tsx'
import { ModePicture } from './ModePicture.tsx'
import { loadCastleTable } from './table/loadCastleTable.tsx'

const loadPages = () => import('./rooms/pages.ts')

export const gameUi: GameUi = {
  id: 'castlescape',
  LastPosition,
  DailyPuzzle: lazy(() => import('./home/DailyPuzzle.tsx').then((module) => module.DailyPuzzle), 'unasked'),
  ModePicture,
  loadTable: loadCastleTable,
  loadHistory: async () => historyUi,
  pages: {
    learn: () => loadPages().then((module) => module.LearnScreen),
    puzzles: () => loadPages().then((module) => module.PuzzlesScreen),
    editor: () => loadPages().then((module) => module.EditorOrPositionScreen),
    rules: () => loadPages().then((module) => module.RulesScreen),
  },
  loadPositionFormat: () => loadPages().then((module) => module.positions),
}
