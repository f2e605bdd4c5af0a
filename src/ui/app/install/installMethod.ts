/** How the app is installed in this browser, and when the player is reminded of it. */
import type { SavedGame } from '../../../store/listSaves.ts'
import { isAppleMobile } from './platform.ts'

/**
 * `asked`: the browser installs when asked. `share`: through the share menu, as on iPhones. `menu`: through the
 * browser's own menu.
 */
export type InstallMethod = 'installed' | 'asked' | 'share' | 'menu'

/** Facts about the browser that decide the method. */
export interface InstallEnvironment {
  /** True if the app already runs in a window of its own. */
  readonly standalone: boolean
  /** True if the browser has offered to install it. */
  readonly offered: boolean
  readonly userAgent: string
  readonly touchPoints: number
}

export const installMethodFor = (environment: InstallEnvironment): InstallMethod => {
  if (environment.standalone) return 'installed'
  if (environment.offered) return 'asked'
  return isAppleMobile(environment.userAgent, environment.touchPoints) ? 'share' : 'menu'
}

/** Pause after a dismissal, in milliseconds: 60 days. */
const REMINDER_PAUSE = 60 * 24 * 3600 * 1000

/**
 * True if the reminder may be shown: a game was begun before this visit, one was finished, and the last dismissal is at
 * least `REMINDER_PAUSE` ago.
 * @param openedAt when the app was opened.
 */
export const isReminderDue = (
  games: readonly SavedGame[],
  openedAt: number,
  now: number,
  dismissedAt: number | null,
): boolean => {
  const ownGames = games.flatMap((game) => (game.kind === 'game' && game.origin?.from !== 'elsewhere' ? [game] : []))
  const isReturning = ownGames.some(({ created }) => created < openedAt)
  return (
    isReturning &&
    ownGames.some(({ finished }) => finished) &&
    (dismissedAt === null || now - dismissedAt >= REMINDER_PAUSE)
  )
}
