import { expect, test } from 'vitest'
import { playLadderGame } from '#src/cli/blackstone/ladder/ladderGame.ts'
import { parseLadderOptions, parseLengthsOptions } from '#src/cli/blackstone/ladder/ladderOptions.ts'
import { game } from '#src/games/blackstone/game.ts'
import { ofMany } from '../../../nightly.ts'

const describeTables = (...words: readonly string[]) =>
  parseLengthsOptions(words).map((table) =>
    typeof table === 'string' ? table : `${table.player} ${table.opponents} ${table.mode.id} ${table.games}`,
  )

test('lengths are of every level in every mode, of one level at all seats', () => {
  const tables = describeTables()
  expect(tables).toHaveLength(4 * game.modes.size)
  expect(tables).toContain('scout scout advanced 500')
})

test('only the named levels and the named mode, and so many games', () => {
  expect(describeTables('spy', 'mode=solo', 'games=3')).toEqual(['spy spy solo 3'])
  expect(describeTables('duke', 'mode=solo')[0]).toContain('A and B are each one of')
})

// Deals that went on for 55, 61 and 58 rounds while the lowest level overlooked as much to the end.
const LONG_DEALS: readonly (readonly [string, number])[] = [
  ['first-edition', 1],
  ['advanced', 9],
  ['solo', 13],
]
test.each(ofMany(LONG_DEALS.slice(0, 1), LONG_DEALS))(
  '%s of the lowest level ends within forty rounds: deal %i',
  (mode, n) => {
    const options = parseLadderOptions(['scout', 'scout', `mode=${mode}`])
    if (typeof options === 'string') throw new Error(options)
    expect(playLadderGame(options, n, 0).rounds).toBeLessThanOrEqual(40)
  },
)
