/** Screens of CastleScape, as the app loads them. */
import '../../text/castlescape/board.ts'
import './symbols/symbols.ts'
import { raiseWall } from '../../games/castlescape/site/raiseWall.ts'
import { emptySite } from '../../games/castlescape/site/site.ts'
import { lazy } from '../parts/lazy.tsx'
import type { GameUi } from '../table/gameUi.ts'
import { historyUi } from './historyUi.ts'
import { LastPosition } from './LastPosition.tsx'
import { loadCastleTable } from './table/loadCastleTable.tsx'
import { SiteDrawing } from './views/site/SiteDrawing.tsx'

const SIZE = 7
const WALLS = [8, 9, 10, 11, 15, 22, 29, 30, 31, 24, 25, 18, 12, 19, 26]
const RECRUITS = [[9, 17], [25], [30]]

const site = WALLS.reduce((raised, square) => raiseWall(raised, RECRUITS, square).site, emptySite(SIZE))

/** Drawing of the mode in New game: a Bailey with two Recruits. */
const ModePicture = () => (
  <svg viewBox="6 12 128 82" aria-hidden="true">
    <SiteDrawing site={site} recruits={RECRUITS} />
  </svg>
)

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
    editor: () => loadPages().then((module) => module.EditorScreen),
    rules: () => loadPages().then((module) => module.RulesScreen),
  },
  loadPositionFormat: () => loadPages().then((module) => module.positions),
}
