import { describe, expect, test } from 'vitest'
import type { SavedGame } from '#src/store/listSaves.ts'
import { installMethodFor, isReminderDue } from '#src/ui/app/install/installMethod.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 Version/18.4 Mobile/15E148 Safari/604.1'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.4 Safari/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36'
const plain = { standalone: false, offered: false, userAgent: ANDROID, touchPoints: 5 }

describe('how the app is installed', () => {
  test('by a prompt where the browser offers it, by Share on an iPhone or iPad, else by the browser’s menu', () => {
    expect(installMethodFor({ ...plain, offered: true })).toBe('asked')
    expect(installMethodFor({ ...plain, userAgent: IPHONE })).toBe('share')
    // An iPad in its usual mode says that it is a Mac.
    expect(installMethodFor({ ...plain, userAgent: MAC, touchPoints: 5 })).toBe('share')
    expect(installMethodFor({ ...plain, userAgent: MAC, touchPoints: 0 })).toBe('menu')
    expect(installMethodFor(plain)).toBe('menu')
  })

  test('the installed app does not ask', () => {
    expect(installMethodFor({ ...plain, standalone: true, offered: true, userAgent: IPHONE })).toBe('installed')
  })
})

const DAY = 86_400_000
const OPENED = 1_000 * DAY
const NOW = OPENED + 1_000

const game = (created: number, finished: boolean, more: Partial<SavedGame> = {}): SavedGame => ({
  ...{
    kind: 'game',
    id: 'G'.repeat(22),
    name: '',
    created,
    changed: created,
    seq: 0,
    hash: '',
    finished,
    summary: null,
  },
  header: {
    ...{ protocol: 1, id: 'G'.repeat(22), game: 'blackstone', version: 1, mode: 'solo', options: {} },
    seats: [{ name: 'Ann' }],
  },
  ...(more as object),
})

describe('the reminder to install', () => {
  test('comes after a first finished game, and never on a first visit', () => {
    expect(isReminderDue([], OPENED, NOW, null)).toBe(false)
    expect(isReminderDue([game(OPENED - DAY, false)], OPENED, NOW, null)).toBe(false)
    expect(isReminderDue([game(OPENED + 500, true)], OPENED, NOW, null)).toBe(false)
    expect(isReminderDue([game(OPENED - DAY, true)], OPENED, NOW, null)).toBe(true)
    // Begun on an earlier day, and another one finished today.
    expect(isReminderDue([game(OPENED - DAY, false), game(OPENED + 500, true)], OPENED, NOW, null)).toBe(true)
  })

  test('does not count imported or damaged games as visits or finished games', () => {
    expect(isReminderDue([game(OPENED - DAY, true, { origin: { from: 'elsewhere' } })], OPENED, NOW, null)).toBe(false)
    expect(isReminderDue([{ kind: 'damaged', id: 'x' }], OPENED, NOW, null)).toBe(false)
  })

  test('comes again 60 days after it was dismissed', () => {
    const games = [game(OPENED - 100 * DAY, true)]
    expect(isReminderDue(games, OPENED, NOW, NOW - 59 * DAY)).toBe(false)
    expect(isReminderDue(games, OPENED, NOW, NOW - 60 * DAY)).toBe(true)
  })
})
