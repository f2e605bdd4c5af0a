/**
 * Numbers of ways to go on, counted by hand. A way ends with `end` or after as many actions as the depth says.
 *
 * One Wall on h8: g8, h7, i8 and h9 are beside it. After g8 the next Wall of the card goes to f8, g7 or g9.
 */
import { expect, test } from 'vitest'
import type { TurnState, WallGroup } from '../../../src/games/castlescape/state.ts'
import { type GuildSpec, type TableSpec, table } from './testTable.ts'

const countWays = (spec: TableSpec, depth: number, taken: readonly string[] = []): number => {
  if (depth === 0 || taken.at(-1) === 'end') return 1
  const next = table(spec)
    .do(...taken)
    .legal()
  return next.reduce((sum, text) => sum + countWays(spec, depth - 1, [...taken, text]), 0)
}

const group = (left: number, loose = false): WallGroup => ({ left, loose, built: [] })
const alone = (turn: Partial<TurnState>, own: GuildSpec = {}, more: Partial<TableSpec> = {}): TableSpec => ({
  ...{ guilds: [own, {}], turn },
  ...more,
})
const small = { options: { site: 13 } } as const

test.each<readonly [string, TableSpec, readonly number[]]>([
  ['nothing to do but end', alone({}), [1, 1]],
  // 4 Walls and `end`; then 3 Walls, `leave` and `end`; then `end` alone, also after `leave`.
  ['[C10] a group of two Walls', alone({ groups: [group(2)] }), [5, 21, 21]],
  // Eight squares round three in a row, and `end`.
  ['one Wall beside three in a row', alone({ groups: [group(1)] }, {}, { walls: 'h8 i8 j8' }), [9, 9]],
  // Each of the 4 squares by either group; the group that is begun goes on in 3 ways, is left, or the turn ends.
  ['[C16] groups of three and of two', alone({ groups: [group(3), group(2)] }), [9, 41]],
  // A second loose Wall goes beside any: round a pair there are 6 squares, and `leave` and `end`.
  ['[C17] a loose group of two', alone({ groups: [group(2, true)] }), [5, 33]],
  // All ground of 13 × 13 but the Wall; then `end`.
  ['a Recruit for the ground', alone({ ground: 1 }, {}, small), [169, 169]],
  ['a Recruit for ground or Wall', alone({ any: 1 }, {}, small), [170, 170]],
  // Four Walls to build; or 168 squares, after which nothing waits any more.
  ['[C11] a Wall and a Recruit', alone({ groups: [group(1)], ground: 1 }, {}, small), [173, 841]],
  // From the corner to 2 squares, from each of them to 3, back included.
  ['[C13] two moves of one Recruit in a corner', alone({ moves: 2 }, { recruits: 'a1' }), [3, 9]],
  ['[C13] a move past a Wall', alone({ moves: 1 }, { recruits: 'a1' }, { walls: 'b1' }), [2, 2]],
  // Craftsman's Shop, Hire a Fence and Back Alley Bribes cost 3, Ramparts 4.
  ['3 Gold', alone({ gold: 3 }), [4, 4]],
  // After a card for 3 the same five things can be bought again; after Ramparts three; of three Contracts one is kept.
  ['7 Gold', alone({ gold: 7 }, {}, { contracts: 'levy tenants outpost' }), [6, 26]],
  // e4 and d3 are beside d4, e5 is not.
  [
    'a removal',
    { guilds: [{ recruits: 'd4' }, { recruits: 'e4 e5' }, { recruits: 'd3' }], turn: { removals: 1 } },
    [3, 3],
  ],
  // A rival is named as it is played; its 3 Gold then buy one of three cards.
  ['[C33] Cut-Purse Ring among three', { guilds: [{ hand: 'cut-purse-ring' }, {}, {}] }, [3, 9]],
])('%s', (_, spec, counts) => {
  expect(counts.map((_count, index) => countWays(spec, index + 1))).toEqual(counts)
})
