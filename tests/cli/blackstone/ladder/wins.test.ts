import { describe, expect, test } from 'vitest'
import { playLadderGame } from '#src/cli/blackstone/ladder/ladderGame.ts'
import { parseLadderOptions, parseWinsOptions } from '#src/cli/blackstone/ladder/ladderOptions.ts'
import { ofMany } from '../../../nightly.ts'

const describeRuns = (...words: readonly string[]) =>
  parseWinsOptions(words).map((run) =>
    typeof run === 'string' ? run : `${run.mode.id} ${run.options.rats} ${run.games}`,
  )

describe('runs of which wins are counted', () => {
  test('every mode where all win together, at every difficulty of the rats', () => {
    expect(describeRuns('captain')).toEqual(
      ['coop', 'puzzle-master', 'solo'].flatMap((mode) =>
        ['normal', 'easy', 'hard'].map((rats) => `${mode} ${rats} 200`),
      ),
    )
  })

  test('one mode, one difficulty and a number of games where they are named', () => {
    expect(describeRuns('captain', 'mode=solo', 'rats=hard', 'games=5')).toEqual(['solo hard 5'])
  })

  test('a mode where each plays alone is refused with a sentence, and so is an unknown player', () => {
    expect(describeRuns('captain', 'mode=kings-quest')).toEqual(['wins are counted in coop, puzzle-master, solo'])
    expect(describeRuns('duke', 'mode=solo', 'rats=easy')[0]).toContain('A and B are each one of')
  })
})

test('the highest level builds formations: at normal difficulty it wins one of the first two games at least', () => {
  const options = parseLadderOptions(['captain', 'captain', 'mode=puzzle-master'])
  if (typeof options === 'string') throw new Error(options)
  expect([0, 1].map((n) => playLadderGame(options, n, 0).score)).toContain(1)
})

// With faces on the piles at a token and draws that counted as moves these games came to a hundred rounds.
test.each(ofMany([46], [46, 9]))('deal %i of the Puzzle Master’s Quest does not stall', (n) => {
  const options = parseLadderOptions(['captain', 'captain', 'mode=puzzle-master'])
  if (typeof options === 'string') throw new Error(options)
  expect(playLadderGame(options, n, 0).rounds).toBeLessThanOrEqual(40)
})
