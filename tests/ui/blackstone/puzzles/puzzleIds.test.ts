/** Names of puzzles, and the days among them. */
import { describe, expect, test } from 'vitest'
import { createPuzzleId, parsePuzzleId } from '#src/ui/blackstone/puzzles/puzzleIds.ts'
import { addDays, isDay } from '#src/ui/table/puzzles/calendarDays.ts'

describe('names', () => {
  test('a day is a name, the same for everybody; the week begins easy and ends hard', () => {
    // The 16th of November 2026 was a Monday.
    const week = [16, 17, 18, 19, 20, 21, 22].map((day) => parsePuzzleId(`2026-11-${day}`))
    expect(week.map((recipe) => `${recipe?.kind} ${recipe?.grade}`)).toEqual([
      'task easy',
      'formation easy',
      'task medium',
      'formation medium',
      'task medium',
      'task hard',
      'formation hard',
    ])
    expect(week[0]?.seed).toBe('2026-11-16')
    expect(parsePuzzleId('1969-12-29')).toMatchObject({ kind: 'task', grade: 'easy' })
  })

  test('a kind with a grade and a seed is a name', () => {
    expect(parsePuzzleId('formation-hard-k3f9')).toEqual({ kind: 'formation', grade: 'hard', seed: 'k3f9' })
    expect(parsePuzzleId(createPuzzleId('task', 'easy'))).toMatchObject({ kind: 'task', grade: 'easy' })
  })

  test.each([
    '2026-02-30',
    '2026-13-01',
    '26-1-1',
    'task-easy',
    'task-easy-',
    'task-easy-A',
    'task-sad-x',
    'task-easy-x-y',
    '',
    'menu',
  ])('no name: %s', (name) => {
    expect(parsePuzzleId(name)).toBeNull()
  })

  test('days are added across ends of months, leap years and changes of the clock', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
    expect(isDay('2026-02-29')).toBe(false)
  })
})
