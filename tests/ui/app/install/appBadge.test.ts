/** What the number on the icon counts. */
import { describe, expect, test } from 'vitest'
import type { SavedGame } from '#src/store/listSaves.ts'
import { NO_PUZZLES, type StoredPuzzles } from '#src/store/storedPuzzles.ts'
import { countWaiting } from '#src/ui/app/install/appBadge.ts'
import { today } from '#src/ui/table/puzzles/calendarDays.ts'

const NOW = Date.UTC(2026, 10, 21)
const HOUR = 3_600_000

/** A game of two seats in which seat 0 is mine and asked, and an hour ago something was done. */
const game = (more: object, summary: object = {}): SavedGame => ({
  kind: 'game',
  id: 'G'.repeat(22),
  name: '',
  created: 0,
  changed: NOW - HOUR,
  seq: 0,
  hash: '',
  finished: false,
  header: {
    ...{ protocol: 1, id: 'G'.repeat(22), game: 'blackstone', version: 1, mode: 'kings-quest', options: {} },
    seats: [{ name: 'Ann' }, { name: 'Pip' }],
  },
  summary: { turn: 0, me: 0, people: 1, bots: ['', 'novice'], ending: null, ...summary },
  ...more,
})
const count = (games: readonly SavedGame[], choice: 'off' | 'turns' | 'all' = 'turns', puzzles = NO_PUZZLES) =>
  countWaiting(choice, games, puzzles, NOW)

describe('of games it counts', () => {
  test('each in which it is my turn', () => {
    expect(count([])).toBe(0)
    expect(count([game({}), game({})])).toBe(2)
    expect(count([game({}), game({}, { turn: 1 })])).toBe(1)
  })

  test('none that is over, or was moved to another phone, or that nobody went on with for a week', () => {
    expect(count([game({ finished: true }), game({}, { turn: null })])).toBe(0)
    expect(count([game({ changed: NOW - 24 * 7 * HOUR })])).toBe(1)
    expect(count([game({ changed: NOW - 24 * 7 * HOUR - 1 })])).toBe(0)
    expect(count([game({ moved: { at: NOW, to: '', isSure: false } })])).toBe(0)
  })

  test('none at which several share this phone, and none that cannot be played', () => {
    expect(count([game({}, { me: null, people: 2 })])).toBe(0)
    expect(count([{ kind: 'damaged', id: 'a' }, { kind: 'newer', id: 'b' }, game({ summary: null })])).toBe(0)
  })
})

describe('the puzzle of the day', () => {
  const solved = (more: Partial<StoredPuzzles>) => count([], 'all', { ...NO_PUZZLES, ...more })

  test('counts until that of one game was solved or shown', () => {
    expect(solved({})).toBe(1)
    expect(solved({ days: ['2026-01-01'], solved: ['task-easy-k3f9'], over: ['2026-01-01'] })).toBe(1)
    expect(solved({ days: [today()], solved: [`task-easy-${today()}`] })).toBe(0)
    expect(solved({ over: [today()] })).toBe(0)
    expect(solved({ solved: [`castlescape-walls-easy-${today()}`] })).toBe(0)
  })

  test('counts only where it was asked for, and nothing where nothing was', () => {
    expect(count([game({})], 'all')).toBe(2)
    expect(count([game({})], 'turns')).toBe(1)
    expect(count([game({})], 'off')).toBe(0)
  })
})
