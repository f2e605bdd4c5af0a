import { GAME_IDS } from '../../../games/gameIds.ts'

/** Parts of addresses that say only which screen it is; other parts may be the code of a room, or a whole game. */
const SCREENS: ReadonlySet<string> = new Set([
  ...['about', 'again', 'continue', 'editor', 'join', 'learn', 'new', 'play', 'position', 'puzzles', 'room', 'rules'],
  ...['saved', 'seat', 'settings', 'shared', 'stats', 'who'],
  ...['menu', 'log', 'end', 'bots', 'replay', 'branch', 'hint', 'opening', 'keys', 'phones'],
  ...GAME_IDS,
])

/** Address of a screen without what it shows: `#/play/…/replay/…`. */
export const shownPath = (path: readonly string[]): string =>
  `#/${path.map((part) => (SCREENS.has(part) ? part : '…')).join('/')}`
