import { describe, expect, test, vi } from 'vitest'
import { askedBy } from '../../src/cli/ladder/asked.ts'
import { playGame } from '../../src/cli/ladder/played.ts'
import { winsAskedBy } from '../../src/cli/ladder/wins.ts'

vi.setConfig({ testTimeout: 240_000 })

const questions = (...words: readonly string[]) =>
  winsAskedBy(words).map((asked) =>
    typeof asked === 'string' ? asked : `${asked.mode.id} ${asked.options.rats} ${asked.games}`,
  )

describe('what wins are counted', () => {
  test('of every mode where all win together, at every difficulty of the rats', () => {
    expect(questions('captain')).toEqual(
      ['coop', 'puzzle-master', 'solo'].flatMap((mode) =>
        ['normal', 'easy', 'hard'].map((rats) => `${mode} ${rats} 200`),
      ),
    )
  })

  test('of one mode, one difficulty and so many games where they are named', () => {
    expect(questions('captain', 'mode=solo', 'rats=hard', 'games=5')).toEqual(['solo hard 5'])
  })

  test('a mode where each plays alone is refused in a sentence, and a player that there is not', () => {
    expect(questions('captain', 'mode=kings-quest')).toEqual(['wins are counted in coop, puzzle-master, solo'])
    expect(questions('duke', 'mode=solo', 'rats=easy')[0]).toContain('A and B are each one of')
  })
})

test('the highest level builds formations: at normal difficulty it wins one of the first two games at least', () => {
  const asked = askedBy(['captain', 'captain', 'mode=puzzle-master'])
  if (typeof asked === 'string') throw new Error(asked)
  expect([0, 1].map((n) => playGame(asked, n, 0).score)).toContain(1)
})
