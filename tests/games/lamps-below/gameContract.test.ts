/** Contract tests of Lamps Below: every number of seats and explorers, and every value of every option. */
import { expect, test } from 'vitest'
import { game, type LampsBelowTypes } from '../../../src/games/lamps-below/game.ts'
import { MODE } from '../../../src/games/lamps-below/options.ts'
import { withDefaultOptions } from '../../../src/kernel/options.ts'
import { type Contract, testContract } from '../../contract/testContract.ts'

const CARD = { game, mode: 'lamps-below', decisions: 120, games: 2 }

/** Seats and explorers, with the other options that are not the usual ones. */
const TABLES: readonly Pick<Contract<LampsBelowTypes>, 'seats' | 'options'>[] = [
  { seats: 1, options: { explorers: 1, difficulty: 'hard' } },
  { seats: 1, options: { explorers: 2, company: 'chance' } },
  { seats: 1, options: { explorers: 3, leader: 'chance' } },
  { seats: 1, options: { explorers: 4, difficulty: 'easy', company: 'chance', leader: 'chance' } },
  { seats: 2, options: { explorers: 2 } },
  { seats: 2, options: { explorers: 3, leader: 'chance' } },
  { seats: 2, options: { explorers: 4, company: 'chance' } },
  { seats: 3, options: { explorers: 3, difficulty: 'easy' } },
  { seats: 3, options: { explorers: 4, company: 'chance', leader: 'chance' } },
  { seats: 4, options: { explorers: 4, difficulty: 'hard' } },
]
for (const table of TABLES)
  testContract({ ...CARD, ...table, title: `lamps-below, ${table.seats} seats, ${JSON.stringify(table.options)}` })

test('[E1, E2] every number of seats with every number of explorers from it on, and every value of every option', () => {
  const pairs = [1, 2, 3, 4].flatMap((seats) =>
    [1, 2, 3, 4].filter((size) => size >= seats).map((size) => [seats, size]),
  )
  expect(TABLES.map(({ seats, options }) => [seats, options?.explorers])).toEqual(pairs)
  const set = TABLES.map(({ options }) => withDefaultOptions(MODE, options))
  const left = MODE.options.flatMap(({ id, values }) =>
    values.filter((value) => !set.some((options) => options[id] === value)).map((value) => [id, value]),
  )
  expect(left).toEqual([])
})

test('[E2] fewer explorers than seats are refused', () => {
  const options = withDefaultOptions(MODE, { explorers: 2 })
  expect(game.setup({ mode: MODE.id, options, seats: 3 })).toMatchObject({
    ok: false,
    error: { code: 'lamps-below.fewExplorers', ruling: 2 },
  })
})

// Whoever only ends turns is walled in: all are down, and the company has fallen.
testContract({
  ...CARD,
  title: 'lamps-below, nobody does anything',
  seats: 2,
  decisions: 120,
  finisher: () => (legal) => legal.find(({ kind }) => kind === 'end' || kind === 'on' || kind === 'keep') ?? legal[0],
})
