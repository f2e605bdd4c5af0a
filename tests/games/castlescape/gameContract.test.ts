/** Contract tests of CastleScape: every number of seats, and every value of every option. */
import { expect, test } from 'vitest'
import { type CastleScapeTypes, game } from '../../../src/games/castlescape/game.ts'
import { MODE } from '../../../src/games/castlescape/options.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import { type Contract, testContract } from '../../contract/testContract.ts'

const CARD = { game, mode: 'castlescape', decisions: 150, games: 3 }

for (const seats of [2, 3, 4]) testContract({ ...CARD, title: `castlescape, ${seats} seats`, seats })

const MIXED = {
  seats: 3,
  options: { hardcore: 'on', market: 'friendly', site: 13, first: 2, lastTurns: 'oneEach', handicap: 'on' },
} as const
testContract({ ...CARD, ...MIXED, title: 'castlescape, other options' })

/** The values that the tables above leave out, each at one of these. */
const OTHERS: readonly Pick<Contract<CastleScapeTypes>, 'seats' | 'options'>[] = [
  { seats: 2, options: { hardcore: 'on', first: 0 } },
  { seats: 2, options: { site: 13, market: 'friendly', first: 1 } },
  { seats: 4, options: { lastTurns: 'oneEach', handicap: 'on', first: 3 } },
]
for (const other of OTHERS)
  testContract({ ...CARD, ...other, games: 1, title: `castlescape, ${JSON.stringify(other.options)}` })

test('every value of every option is at one of the tables', () => {
  const set = [{}, MIXED.options, ...OTHERS.map(({ options }) => options)].map((options) =>
    withDefaultOptions(MODE, options),
  )
  const left = MODE.options.flatMap(({ id, values }) =>
    values.filter((value) => !set.some((options) => options[id] === value)).map((value) => [id, value]),
  )
  expect(left).toEqual([])
})

// Whoever only ends turns comes to a standstill: 2 seats, 6 idle turns, then equal turns.
testContract({
  ...CARD,
  title: 'castlescape, nobody does anything',
  seats: 2,
  decisions: 30,
  finisher: () => (legal) => legal.find(({ kind }) => kind === 'end') ?? legal[0],
})
