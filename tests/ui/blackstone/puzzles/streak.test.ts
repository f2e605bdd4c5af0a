/** Streaks of days, and the day whose puzzle is offered. */
import { describe, expect, test } from 'vitest'
import { currentStreak, longestStreak } from '#src/ui/blackstone/puzzles/streak.ts'
import { puzzleDay } from '#src/ui/table/puzzles/puzzleDay.ts'

describe('a streak', () => {
  const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-11-19', '2026-11-20']

  test('lasts to yesterday while today is not over, and ends with a day that was missed', () => {
    expect(currentStreak(days, '2026-11-20')).toBe(2)
    expect(currentStreak(days, '2026-11-21')).toBe(2)
    expect(currentStreak(days, '2026-11-22')).toBe(0)
    expect(currentStreak([...days, '2026-11-21'], '2026-11-21')).toBe(3)
    expect(currentStreak([], '2026-11-21')).toBe(0)
  })

  test('does not break where the clock is behind the last solved day, whose puzzle stays the one of the day', () => {
    for (const clockDay of ['2026-11-20', '2026-11-19', '2026-11-13']) {
      expect(puzzleDay(days, clockDay), clockDay).toBe('2026-11-20')
      expect(currentStreak(days, puzzleDay(days, clockDay)), clockDay).toBe(2)
    }
    expect(puzzleDay(days, '2026-11-21'), 'the clock goes on').toBe('2026-11-21')
    expect(puzzleDay([], '2026-11-21')).toBe('2026-11-21')
  })

  test('goes by the clock again where days were solved by one that was far ahead', () => {
    const withWrongDay = [...days, '2030-01-01']
    expect(puzzleDay(withWrongDay, '2026-11-21')).toBe('2026-11-21')
    expect(puzzleDay(withWrongDay, '2026-11-19')).toBe('2026-11-20')
    expect(currentStreak(withWrongDay, puzzleDay(withWrongDay, '2026-11-21'))).toBe(2)
  })

  test('the longest is remembered', () => {
    expect(longestStreak(days)).toBe(3)
    expect(longestStreak([])).toBe(0)
  })
})
