/** When the player is reminded that the app can be installed. */
import type { SavedGame } from '../../../store/listSaves.ts'

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
