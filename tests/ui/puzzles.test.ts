/** Puzzles by name, days in a row, and what is kept of them. */
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/store/database.ts'
import {
  changePuzzles,
  hasPuzzles,
  type KeptPuzzles,
  loadPuzzles,
  merged,
  NO_PUZZLES,
  readPuzzles,
  tally,
  withOpen,
  withOver,
  withSolved,
} from '../../src/store/puzzles.ts'
import { dayFrom, freshName, isDay, recipeOf } from '../../src/ui/puzzles/names.ts'
import { longest, streak } from '../../src/ui/puzzles/streak.ts'

describe('names', () => {
  test('a day is a name, the same for everybody; the week begins easy and ends hard', () => {
    // The 16th of November 2026 was a Monday.
    const week = [16, 17, 18, 19, 20, 21, 22].map((day) => recipeOf(`2026-11-${day}`))
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
    expect(recipeOf('1969-12-29')).toMatchObject({ kind: 'task', grade: 'easy' })
  })

  test('so is a kind with a grade and a seed', () => {
    expect(recipeOf('formation-hard-k3f9')).toEqual({ kind: 'formation', grade: 'hard', seed: 'k3f9' })
    expect(recipeOf(freshName('task', 'easy'))).toMatchObject({ kind: 'task', grade: 'easy' })
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
    expect(recipeOf(name)).toBeNull()
  })

  test('days go on over the ends of months and leap years, whatever clocks do', () => {
    expect(dayFrom('2028-02-28', 1)).toBe('2028-02-29')
    expect(dayFrom('2026-01-01', -1)).toBe('2025-12-31')
    expect(dayFrom('2026-03-29', 1)).toBe('2026-03-30')
    expect(isDay('2026-02-29')).toBe(false)
  })
})

describe('a streak', () => {
  const days = ['2026-10-01', '2026-10-02', '2026-10-03', '2026-11-19', '2026-11-20']

  test('lasts to yesterday while today is not over, and ends with a day that was missed', () => {
    expect(streak(days, '2026-11-20')).toBe(2)
    expect(streak(days, '2026-11-21')).toBe(2)
    expect(streak(days, '2026-11-22')).toBe(0)
    expect(streak([...days, '2026-11-21'], '2026-11-21')).toBe(3)
    expect(streak([], '2026-11-21')).toBe(0)
  })

  test('the longest is remembered', () => {
    expect(longest(days)).toBe(3)
    expect(longest([])).toBe(0)
  })
})

describe('what is kept', () => {
  const solved = withSolved(NO_PUZZLES, '2026-11-21', 'task-hard', '2026-11-21')

  test('a day counts when its puzzle is solved on it; once, and not after its solution was shown', () => {
    expect(solved).toMatchObject({ days: ['2026-11-21'], over: ['2026-11-21'] })
    expect(tally(solved)).toEqual({ 'task-hard': 1 })
    expect(withSolved(solved, '2026-11-21', 'task-hard', '2026-11-21')).toEqual(solved)
    expect(withSolved(NO_PUZZLES, '2026-11-20', 'task-hard', null).days).toEqual([])
    const shown = withOver(NO_PUZZLES, '2026-11-21')
    expect(withSolved(shown, '2026-11-21', 'task-hard', '2026-11-21')).toMatchObject({ days: [], solved: [] })
  })

  test('what is under way is kept with its deeds, and forgotten when it stands as it began or is over', () => {
    const deeds = [{ kind: 'flip', space: 3 }]
    const open = withOpen(NO_PUZZLES, 'task-easy-x', deeds)
    expect(open.open).toEqual([{ name: 'task-easy-x', deeds }])
    expect(withOpen(open, 'task-easy-x', []).open).toEqual([])
    expect(withSolved(open, 'task-easy-x', 'task-easy', null).open).toEqual([])
  })

  test('no more is kept than there is use for, and what is damaged is left out', () => {
    const many = Array.from({ length: 100 }, (_, at) => ({ name: `task-easy-${at}`, deeds: [1] }))
    const read = readPuzzles({
      days: ['2026-11-21', 7, 'soon', '2026-11-20', '2026-11-20'],
      solved: ['task-hard-x', 'task', 7, 'task-hard-x'],
      earlier: { a: 1, b: 'x' },
      open: many,
      over: 3,
    })
    expect(read).toMatchObject({
      days: ['2026-11-20', '2026-11-21'],
      solved: ['task-hard-x'],
      earlier: { a: 1 },
      over: [],
    })
    expect(read.open).toHaveLength(6)
    expect(readPuzzles(null)).toEqual(NO_PUZZLES)
  })

  test('a puzzle that was solved counts no more, however many were solved since', () => {
    const names = Array.from({ length: 80 }, (_, at) => `task-easy-${at}`)
    const many = names.reduce((kept, name) => readPuzzles(withSolved(kept, name, 'task-easy', null)), NO_PUZZLES)
    expect(tally(many)).toEqual({ 'task-easy': 80 })
    expect(tally(withSolved(many, 'task-easy-0', 'task-easy', null))).toEqual({ 'task-easy': 80 })
  })

  test('what an earlier app has counted without names still counts', () => {
    const before = readPuzzles({ days: [], solved: { 'task-easy': 3 }, open: [], over: [] })
    expect(tally(before)).toEqual({ 'task-easy': 3 })
    const since = readPuzzles(withSolved(before, 'task-easy-x', 'task-easy', null))
    expect(tally(since)).toEqual({ 'task-easy': 4 })
    expect(tally(readPuzzles(merged(since, before)))).toEqual({ 'task-easy': 4 })
  })

  test('of two phones each day counts and each puzzle that was solved, once; the same file twice is as good as once', () => {
    const here = {
      days: ['2026-11-19', '2026-11-20'],
      solved: ['task-hard-x', 'task-hard-2026-11-19', 'task-easy-y'],
      earlier: { 'task-hard': 2, 'task-easy': 1 },
      open: [{ name: 'task-easy-a', deeds: [1] }],
      over: ['2026-11-20', '2026-11-19'],
    }
    const there = {
      days: ['2026-11-18', '2026-11-19'],
      solved: ['task-hard-z', 'task-hard-2026-11-19'],
      earlier: { 'task-hard': 1, 'formation-easy': 4 },
      open: [
        { name: 'task-easy-a', deeds: [1, 2] },
        { name: '2026-11-20', deeds: [3] },
        { name: 'task-easy-b', deeds: [4] },
      ],
      over: ['2026-11-19', '2026-11-18'],
    }
    const both = readPuzzles(merged(here, there))
    expect(both).toEqual({
      days: ['2026-11-18', '2026-11-19', '2026-11-20'],
      solved: ['task-hard-x', 'task-hard-2026-11-19', 'task-easy-y', 'task-hard-z'],
      earlier: { 'task-hard': 2, 'task-easy': 1, 'formation-easy': 4 },
      open: [
        { name: 'task-easy-a', deeds: [1] },
        { name: 'task-easy-b', deeds: [4] },
      ],
      over: ['2026-11-20', '2026-11-19', '2026-11-18'],
    })
    expect(tally(both)).toEqual({ 'task-hard': 5, 'task-easy': 2, 'formation-easy': 4 })
    expect(streak(both.days, '2026-11-20')).toBe(3)
    expect(readPuzzles(merged(both, there))).toEqual(both)
    expect(merged(NO_PUZZLES, here)).toEqual(here)
    expect([here, NO_PUZZLES].map(hasPuzzles)).toEqual([true, false])
  })

  test('two tabs that solve at the same time both count', async () => {
    const database = openDatabase({ name: 'puzzles' })
    const solve = (name: string) => (kept: KeptPuzzles) => withSolved(kept, name, 'task-easy', null)
    await Promise.all([changePuzzles(database, solve('one')), changePuzzles(database, solve('two'))])
    expect(tally(await loadPuzzles(database))).toEqual({ 'task-easy': 2 })
    database.close()
  })
})
