/**
 * Number on the icon of the installed app: what waits for the person of this phone. Nothing runs while the app is
 * closed, so it is the number of when the app was left.
 */
import type { Database } from '../../../store/database.ts'
import { listSaves, type SavedGame } from '../../../store/listSaves.ts'
import { loadPuzzles, type StoredPuzzles } from '../../../store/storedPuzzles.ts'
import { readParticipants } from '../../common/history/participants.ts'
import { storingSummaries } from '../../table/lifecycle/openTableRegistry.ts'
import { puzzleDay } from '../../table/puzzles/puzzleDay.ts'
import { readSummary } from '../home/gameSummary.ts'
import { isStandalone } from './platform.ts'

/** `turns`: games in which it is this person's turn; `all`: the puzzle of the day, too. */
export const BADGE_CHOICES = ['off', 'turns', 'all'] as const
export type BadgeChoice = (typeof BADGE_CHOICES)[number]

/** Milliseconds after which a game that nobody went on with is left, and waits no more: a week. */
const LEFT_AFTER = 7 * 24 * 3600 * 1000
/** Milliseconds after which a table that was hidden is stored in short. */
const STORE_DELAY = 300
const STORAGE_KEY = 'badge'

/** Does it wait for the only person at this phone? Where several share a phone they are there together. */
const isWaiting = (save: SavedGame, now: number): boolean => {
  if (save.kind !== 'game' || save.finished || save.moved || now - save.changed > LEFT_AFTER) return false
  const me = readParticipants(save.summary)?.me ?? null
  return me !== null && readSummary(save.summary).turn === me
}

/** Is none of today's puzzles solved or shown? */
const isPuzzleOpen = ({ days, solved, over }: StoredPuzzles): boolean => {
  const day = puzzleDay(days)
  return ![...days, ...over, ...solved].some((name) => name.endsWith(day))
}

/** The number to show; 0 for none. */
export const countWaiting = (
  choice: BadgeChoice,
  games: readonly SavedGame[],
  puzzles: StoredPuzzles,
  now: number,
): number => {
  if (choice === 'off') return 0
  const turns = games.filter((game) => isWaiting(game, now)).length
  return turns + Number(choice === 'all' && isPuzzleOpen(puzzles))
}

/** True where an installed app can have a badge. */
export const canBadge = (): boolean => 'setAppBadge' in navigator && isStandalone()

const readStoredChoice = (): BadgeChoice => {
  try {
    const stored = localStorage.getItem(STORAGE_KEY)
    return BADGE_CHOICES.find((choice) => choice === stored) ?? 'off'
  } catch {
    return 'off'
  }
}

/** Without storage it lasts until the app is closed. */
let currentChoice = readStoredChoice()

export const badgeChoice = (): BadgeChoice => currentChoice

const storeChoice = (choice: BadgeChoice): void => {
  currentChoice = choice
  try {
    if (choice === 'off') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, choice)
  } catch {
    // The choice lasts until the app is closed.
  }
}

const showBadge = async (database: Database): Promise<void> => {
  await Promise.all(storingSummaries)
  const [games, puzzles] = await Promise.all([listSaves(database), loadPuzzles(database)])
  await navigator.setAppBadge(countWaiting(currentChoice, games, puzzles, Date.now()))
}

/** Shows what waits now. Where storage or the system fails the badge stays as it is. */
const updateBadge = (database: Database): Promise<void> =>
  canBadge() ? showBadge(database).catch(() => undefined) : Promise.resolve()

let isKept = false

/** Keeps the badge right from now on: it is counted anew each time the app is left. */
export const keepBadge = (database: Database): void => {
  void updateBadge(database)
  if (isKept) return
  isKept = true
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') setTimeout(() => void updateBadge(database), STORE_DELAY)
  })
}

/** WebKit shows badges only of apps whose notifications are allowed, and asks for that; others ask for nothing. */
const askSystem = async (): Promise<boolean> =>
  !navigator.vendor.startsWith('Apple') ||
  !('Notification' in window) ||
  (await Notification.requestPermission()) === 'granted'

/** Changes what is shown. Resolves with false where the system forbids it; then no badge is chosen. */
export const chooseBadge = async (database: Database, choice: BadgeChoice): Promise<boolean> => {
  const isAllowed = choice === 'off' || (await askSystem().catch(() => false))
  storeChoice(isAllowed ? choice : 'off')
  keepBadge(database)
  return isAllowed
}
