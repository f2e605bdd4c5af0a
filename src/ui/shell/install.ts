/** Keeping the app on the home screen: how it is done here, and when it is spoken of. */
import type { SavedGame } from '../../store/saves.ts'
import { isApple } from './apple.ts'

/** `asked`: the browser does it when it is asked. `share`: by the share menu, as on iPhones. `menu`: by the browser's own menu. */
export type InstallWay = 'installed' | 'asked' | 'share' | 'menu'

/** What tells the ways apart. */
export interface Here {
  /** Whether the app runs in a window of its own already. */
  readonly standalone: boolean
  /** Whether the browser has offered to install it. */
  readonly offered: boolean
  readonly userAgent: string
  readonly touchPoints: number
}

export const wayOf = (here: Here): InstallWay => {
  if (here.standalone) return 'installed'
  if (here.offered) return 'asked'
  return isApple(here.userAgent, here.touchPoints) ? 'share' : 'menu'
}

/** Milliseconds for which nothing is said after somebody did not want it: 60 days. */
export const PAUSE = 60 * 24 * 3600 * 1000

/** @param since when the app was opened. Who comes for the first time, or has finished no game, is left in peace. */
export const isDue = (games: readonly SavedGame[], since: number, now: number, dismissed: number | null): boolean => {
  const own = games.flatMap((game) => (game.kind === 'game' && game.origin?.from !== 'elsewhere' ? [game] : []))
  const isBack = own.some(({ created }) => created < since)
  return isBack && own.some(({ finished }) => finished) && (dismissed === null || now - dismissed >= PAUSE)
}
