/** Screens of CastleScape, as the app loads them. */
import '../../text/castlescape/board.ts'
import { lazy } from '../parts/lazy.tsx'
import type { GameUi } from '../table/gameUi.ts'
import { historyUi } from './historyUi.ts'
import { LastPosition } from './LastPosition.tsx'
import { ModePicture } from './ModePicture.tsx'
import { loadCastleTable } from './table/loadCastleTable.tsx'

export const gameUi: GameUi = {
  id: 'castlescape',
  LastPosition,
  DailyPuzzle: lazy(() => import('./home/DailyPuzzle.tsx').then((module) => module.DailyPuzzle), 'unasked'),
  ModePicture,
  loadTable: loadCastleTable,
  loadHistory: async () => historyUi,
  pages: {
    learn: () => import('./lessons/LearnScreen.tsx').then((module) => module.LearnScreen),
    puzzles: () => import('./puzzles/PuzzlesScreen.tsx').then((module) => module.PuzzlesScreen),
    editor: () => import('./editor/EditorScreen.tsx').then((module) => module.EditorScreen),
    rules: () => import('./rules/RulesScreen.tsx').then((module) => module.RulesScreen),
  },
  loadPositionFormat: () => import('./positions.ts').then((module) => module.positions),
}
