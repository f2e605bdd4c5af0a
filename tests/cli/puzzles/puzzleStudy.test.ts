import { expect, test } from 'vitest'
import {
  type PuzzleMaker,
  puzzleCount,
  type StudiedPuzzle,
  studyPuzzles,
} from '../../../src/cli/puzzles/puzzleStudy.ts'
import { createPuzzle } from '../../../src/games/castlescape/puzzles/createPuzzle.ts'
import type { Puzzle } from '../../../src/games/castlescape/puzzles/puzzle.ts'
import { reachedIn } from '../../../src/games/castlescape/puzzles/puzzleProgress.ts'
import type { State } from '../../../src/games/castlescape/state.ts'

const MAKER: PuzzleMaker<Puzzle> = {
  game: 'castlescape',
  kinds: ['walls'],
  create: (_, grade, below) => createPuzzle('walls', grade, below),
  isSolved: ({ kind, best }, { state }) => reachedIn(kind, state as State) >= best,
}

const study = async <P extends StudiedPuzzle>(maker: PuzzleMaker<P>) => {
  const lines: string[] = []
  const unsolved = await studyPuzzles(maker, 2, (text) => lines.push(text))
  return { unsolved, rows: lines.slice(1).map((line) => line.split(' | ').slice(0, 4).join(' | ')) }
}

test('puzzles of each grade are made and played to their solution', async () => {
  expect(await study(MAKER)).toEqual({
    unsolved: 0,
    rows: ['| walls | easy | 2 | 2', '| walls | medium | 2 | 2', '| walls | hard | 2 | 2'],
  })
})

test('one that its solution does not solve, or that is solved before its last move, is told', async () => {
  const short = { ...MAKER, isSolved: () => false }
  const long = { ...MAKER, isSolved: () => true }
  for (const maker of [short, long]) expect((await study(maker)).unsolved).toBe(6)
})

test('what is neither a game nor a number of puzzles makes none', () => {
  expect([puzzleCount([]), puzzleCount(['count=12'])]).toEqual([400, 12])
  for (const argument of ['casltescape', 'count=0', 'count=many', 'easy']) {
    expect(() => puzzleCount([argument])).toThrow(argument)
  }
})
