/** When the player is reminded to install the app. */
import { describe, expect, test } from 'vitest'
import type { SavedGame } from '#src/store/listSaves.ts'
import { isReminderDue } from '#src/ui/app/install/installReminder.ts'

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
