/** Played games are kept for the next run of a study. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { openGameCache } from '../../../../src/cli/selfplay/balance/gameCache.ts'
import { missingGames } from '../../../../src/cli/selfplay/balance/playMissingStudyGames.ts'
import { gameOf, studyOf, TWO_SEAT_STUDY } from '../../blackstoneStudyGames.ts'

describe('cached games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'balance-'))
  const before = process.cwd()
  afterEach(() => process.chdir(before))

  test('a run goes on where the last one ended, with all studies in step; another program begins anew', () => {
    process.chdir(folder)
    for (const program of ['one', 'other']) writeFileSync(program, program)
    const many = { ...TWO_SEAT_STUDY, games: 4 }
    const few = { ...studyOf('solo-1-hard'), games: 2 }
    const cache = openGameCache('one')
    cache.add(many, gameOf(2, 0, []))
    cache.add(many, gameOf(0, 0, []))
    cache.add(many, gameOf(9, 0, []))
    expect(openGameCache('one').gamesOf(many)).toEqual([gameOf(0, 0, []), gameOf(2, 0, [])])
    expect(missingGames([many, few], openGameCache('one')).map(({ study, n }) => [study.id, n])).toEqual([
      ['solo-1-hard', 0],
      ['kings-quest-2', 1],
      ['solo-1-hard', 1],
      ['kings-quest-2', 3],
    ])
    expect(openGameCache('other').gamesOf(many)).toEqual([])
  })
})
