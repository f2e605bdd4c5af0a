import type { GameUi } from '../table/gameUi.ts'
import { loadSheets } from './tiers/loadSheets.ts'

/** Loaders that the app calls once a game was played, at any kind of table. */
export const LAZY_LOADERS: Pick<GameUi, 'loadHistory' | 'loadPositionFormat'> = {
  loadHistory: () => loadSheets().then((module) => module.historyUi),
  loadPositionFormat: () => import('./positions.ts').then((module) => module.positions),
}
