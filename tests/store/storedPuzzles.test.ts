/** What is stored of puzzles: solved ones, open ones, and those of two phones merged. */
import 'fake-indexeddb/auto'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '#src/store/database.ts'
import {
  changePuzzles,
  countSolvedPuzzles,
  hasPuzzles,
  loadPuzzles,
  mergePuzzles,
  NO_PUZZLES,
  readPuzzles,
  type StoredPuzzles,
  wasSolvedByHints,
  withClosedPuzzle,
  withOpenPuzzle,
  withSolvedPuzzle,
} from '#src/store/storedPuzzles.ts'
import { currentStreak } from '#src/ui/blackstone/puzzles/streak.ts'

describe('stored puzzles', () => {
  const solved = withSolvedPuzzle(NO_PUZZLES, '2026-11-21', 'task-hard', '2026-11-21')

  test('a day counts when its puzzle is solved on it; once, and not after its solution was shown', () => {
    expect(solved).toMatchObject({ days: ['2026-11-21'], over: ['2026-11-21'] })
    expect(countSolvedPuzzles(solved)).toEqual({ 'task-hard': 1 })
    expect(withSolvedPuzzle(solved, '2026-11-21', 'task-hard', '2026-11-21')).toEqual(solved)
    expect(withSolvedPuzzle(NO_PUZZLES, '2026-11-20', 'task-hard', null).days).toEqual([])
    const shown = withClosedPuzzle(NO_PUZZLES, '2026-11-21')
    expect(withSolvedPuzzle(shown, '2026-11-21', 'task-hard', '2026-11-21')).toMatchObject({ days: [], solved: [] })
  })

  test('an open puzzle is stored with its moves, and removed when it is back at its start or over', () => {
    const moves = [{ kind: 'flip', space: 3 }]
    const open = withOpenPuzzle(NO_PUZZLES, 'task-easy-x', moves)
    expect(open.open).toEqual([{ name: 'task-easy-x', deeds: moves }])
    expect(withOpenPuzzle(open, 'task-easy-x', []).open).toEqual([])
    expect(withSolvedPuzzle(open, 'task-easy-x', 'task-easy', null).open).toEqual([])
  })

  test('a puzzle that hints alone have solved is marked, and its day is in no streak', () => {
    const day = '2026-11-21'
    const byHints = readPuzzles(withSolvedPuzzle(NO_PUZZLES, day, 'task-hard', day, true))
    expect(byHints).toMatchObject({ days: [], solved: ['task-hard-2026-11-21'], byHints: ['task-hard-2026-11-21'] })
    expect(wasSolvedByHints(byHints, day, 'task-hard')).toBe(true)
    expect(wasSolvedByHints(solved, day, 'task-hard')).toBe(false)
    // It counts no more once it is over.
    expect(withSolvedPuzzle(byHints, day, 'task-hard', day).days).toEqual([])
    // Without hints on the other phone: the day counts, and nothing is marked.
    for (const both of [mergePuzzles(byHints, solved), mergePuzzles(solved, byHints)])
      expect(readPuzzles(both)).toEqual(solved)
    expect(readPuzzles(mergePuzzles(byHints, NO_PUZZLES))).toEqual(byHints)
    expect(readPuzzles(mergePuzzles(byHints, byHints))).toEqual(byHints)
  })

  test('what hints have shown is stored with the moves; damaged hints leave the puzzle out', () => {
    const open = withOpenPuzzle(NO_PUZZLES, 'task-easy-x', [1, 2], [2])
    expect(readPuzzles(open).open).toEqual([{ name: 'task-easy-x', deeds: [1, 2], hints: [2] }])
    expect(readPuzzles({ open: [{ name: 'task-easy-x', deeds: [1], hints: 'x' }] }).open).toEqual([])
  })

  test('no more is stored than is used, and damaged parts are left out', () => {
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

  test('a puzzle that was solved does not count again, however many were solved since', () => {
    const names = Array.from({ length: 80 }, (_, at) => `task-easy-${at}`)
    const many = names.reduce(
      (stored, name) => readPuzzles(withSolvedPuzzle(stored, name, 'task-easy', null)),
      NO_PUZZLES,
    )
    expect(countSolvedPuzzles(many)).toEqual({ 'task-easy': 80 })
    expect(countSolvedPuzzles(withSolvedPuzzle(many, 'task-easy-0', 'task-easy', null))).toEqual({ 'task-easy': 80 })
  })

  test('puzzles that an earlier version counted without names still count', () => {
    const before = readPuzzles({ days: [], solved: { 'task-easy': 3 }, open: [], over: [] })
    expect(countSolvedPuzzles(before)).toEqual({ 'task-easy': 3 })
    const since = readPuzzles(withSolvedPuzzle(before, 'task-easy-x', 'task-easy', null))
    expect(countSolvedPuzzles(since)).toEqual({ 'task-easy': 4 })
    expect(countSolvedPuzzles(readPuzzles(mergePuzzles(since, before)))).toEqual({ 'task-easy': 4 })
  })

  test('merging two phones counts each day and each puzzle once; merging a file again changes nothing', () => {
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
    const both = readPuzzles(mergePuzzles(here, there))
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
    expect(countSolvedPuzzles(both)).toEqual({ 'task-hard': 5, 'task-easy': 2, 'formation-easy': 4 })
    expect(currentStreak(both.days, '2026-11-20')).toBe(3)
    expect(readPuzzles(mergePuzzles(both, there))).toEqual(both)
    expect(mergePuzzles(NO_PUZZLES, here)).toEqual(here)
    expect([here, NO_PUZZLES].map(hasPuzzles)).toEqual([true, false])
  })

  test('two tabs that solve at the same time both count', async () => {
    const database = openDatabase({ name: 'puzzles' })
    const solve = (name: string) => (stored: StoredPuzzles) => withSolvedPuzzle(stored, name, 'task-easy', null)
    await Promise.all([changePuzzles(database, solve('one')), changePuzzles(database, solve('two'))])
    expect(countSolvedPuzzles(await loadPuzzles(database))).toEqual({ 'task-easy': 2 })
    database.close()
  })
})
