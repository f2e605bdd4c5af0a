/** Puzzles of CastleScape: their names, what is stored of them, and a table at which one is solved. */
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Action } from '#src/games/castlescape/actions.ts'
import { createPuzzle } from '#src/games/castlescape/puzzles/createPuzzle.ts'
import type { PuzzleKind } from '#src/games/castlescape/puzzles/puzzle.ts'
import { NO_PUZZLES, readPuzzles, withSolvedName, withSolvedPuzzle } from '#src/store/storedPuzzles.ts'
import { seededRandomSource } from '#src/table/arbiter/seededRandomSource.ts'
import { createPuzzleId, parsePuzzleId } from '#src/ui/castlescape/puzzles/puzzleIds.ts'
import { beginPuzzle, type PuzzleSession } from '#src/ui/castlescape/puzzles/puzzleSession.ts'
import { puzzleText } from '#src/ui/castlescape/puzzles/puzzleTexts.ts'
import { countSolved, isSolved, solvedDays, storedNameOf } from '#src/ui/castlescape/puzzles/solvedPuzzles.ts'
import '#src/text/castlescape/bundles/puzzles.ts'

describe('names', () => {
  test('a day is a name, the same for everybody: from an easy Monday to a hard Saturday and Sunday', () => {
    // 7 December 2026 is a Monday.
    expect(parsePuzzleId('2026-12-07')).toEqual({ kind: 'walls', grade: 'easy', seed: '2026-12-07' })
    expect(parsePuzzleId('2026-12-10')).toEqual({ kind: 'recruits', grade: 'medium', seed: '2026-12-10' })
    expect(parsePuzzleId('2026-12-12')).toEqual({ kind: 'walls', grade: 'hard', seed: '2026-12-12' })
    expect(parsePuzzleId('2026-12-13')).toEqual({ kind: 'recruits', grade: 'hard', seed: '2026-12-13' })
  })

  test('days before there were grades have the puzzles that they had', () => {
    expect(parsePuzzleId('2026-11-26')).toEqual({ kind: 'recruits', grade: null, seed: '2026-11-26' })
    expect(parsePuzzleId('2026-11-30')).toEqual({ kind: 'recruits', grade: null, seed: '2026-11-30' })
    expect(parsePuzzleId('2026-12-01')).toMatchObject({ grade: 'easy' })
  })

  test('a kind with a grade and a seed is a name; without a grade it is any, as in links of before', () => {
    expect(parsePuzzleId('walls-hard-k3f9')).toEqual({ kind: 'walls', grade: 'hard', seed: 'k3f9' })
    expect(parsePuzzleId(createPuzzleId('recruits', 'easy'))).toMatchObject({ kind: 'recruits', grade: 'easy' })
    expect(parsePuzzleId('walls-k3f9')).toEqual({ kind: 'walls', grade: null, seed: 'k3f9' })
    expect(parsePuzzleId(createPuzzleId('recruits', null))).toMatchObject({ kind: 'recruits', grade: null })
  })

  test.each([
    '2026-02-30',
    'walls',
    'walls-',
    'walls-A',
    'task-x',
    'walls-x-y',
    'walls-easy-',
    'walls-easy-x-y',
    '',
    'menu',
  ])('no name: %s', (name) => {
    expect(parsePuzzleId(name)).toBeNull()
  })
})

describe('what is stored', () => {
  const day = { kind: 'recruits', grade: 'medium', seed: '2026-12-10' } as const
  const free = { kind: 'walls', grade: 'easy', seed: 'k3f9' } as const

  test('a solved puzzle is stored once, and read again', () => {
    const once = withSolvedName(NO_PUZZLES, storedNameOf(day))
    const stored = readPuzzles(JSON.parse(JSON.stringify(withSolvedName(once, storedNameOf(day)))))
    expect(stored).toEqual({ ...NO_PUZZLES, solved: ['castlescape-recruits-medium-2026-12-10'] })
    expect(isSolved(stored, day)).toBe(true)
    expect([countSolved(stored, 'recruits', 'medium'), countSolved(stored, 'walls', 'medium')]).toEqual([1, 0])
    expect(solvedDays(withSolvedName(stored, storedNameOf(free)))).toEqual(['2026-12-10'])
  })

  test('what was solved before there were grades stays solved, and is counted beside them', () => {
    const old = { kind: 'recruits', grade: null, seed: '2026-11-26' } as const
    const stored = withSolvedName(withSolvedName(NO_PUZZLES, 'castlescape-recruits-2026-11-26'), storedNameOf(day))
    expect([isSolved(stored, old), solvedDays(stored)]).toEqual([true, ['2026-12-10', '2026-11-26']])
    expect([countSolved(stored, 'recruits', null), countSolved(stored, 'walls', null)]).toEqual([1, 0])
  })

  test('the longest name is stored', () => {
    const longest = parsePuzzleId(`recruits-medium-${'z'.repeat(12)}`)
    if (!longest) throw new Error('no name')
    expect(isSolved(readPuzzles(withSolvedName(NO_PUZZLES, storedNameOf(longest))), longest)).toBe(true)
  })

  test('it counts in no streak of the other game, whose puzzles do not count here', () => {
    const other = withSolvedPuzzle(NO_PUZZLES, '2026-11-26', 'task-easy', '2026-11-26')
    const both = withSolvedName(other, storedNameOf(free))
    expect({ ...both, solved: other.solved }).toEqual(other)
    expect(countSolved(both, 'walls', 'easy')).toBe(1)
    expect(isSolved(other, day)).toBe(false)
  })
})

describe('the table of a puzzle', () => {
  let session: PuzzleSession | undefined
  afterEach(() => {
    session?.close()
    session = undefined
  })

  const begin = async (kind: PuzzleKind): Promise<PuzzleSession> => {
    const { below } = seededRandomSource('a', `castlescape puzzle ${kind}`, 0)
    session = await beginPuzzle(createPuzzle(kind, null, below), ['castlescape', 'puzzles', `${kind}-a`])
    return session
  }

  const take = async ({ view }: PuzzleSession, action: Action): Promise<void> => {
    view.propose(action)
    await vi.waitFor(() => expect(view.now.value.isPending).toBe(false))
  }

  test.each(['walls', 'recruits'] as const)('of %s is solved by its solution, which hints show', async (kind) => {
    const { puzzle, view, isSolved: solved, showHint, hint } = await begin(kind)
    expect(puzzleText(session as PuzzleSession)).toMatch(kind === 'walls' ? /^Finish Baileys/ : /^Lead \d Baileys/)
    for (const move of puzzle.way) {
      expect(solved.value).toBe(false)
      showHint()
      expect(hint.value).toEqual(move)
      expect(view.choices.ghost.value).toBe(move.kind === 'move' ? move.to : move.square)
      await take(session as PuzzleSession, move)
      expect(hint.value).toBeNull()
    }
    expect(solved.value).toBe(true)
    expect(puzzleText(session as PuzzleSession)).toMatch(/^Solved/)
  })

  test('other Walls are not the most, which undo takes back; nothing but what waits is offered', async () => {
    const { view, isStuck, isSolved: solved } = await begin('walls')
    expect(new Set(view.now.value.legalActions.map(({ kind }) => kind))).toEqual(new Set(['build']))
    while (view.now.value.legalActions[0])
      await take(session as PuzzleSession, view.now.value.legalActions[0] as Action)
    expect([isStuck.value, solved.value]).toEqual([true, false])
    expect(puzzleText(session as PuzzleSession)).toMatch(/^Not the most yet: \d+ of \d+/)
    view.undo()
    await vi.waitFor(() => expect(isStuck.value).toBe(false))
  })
})
