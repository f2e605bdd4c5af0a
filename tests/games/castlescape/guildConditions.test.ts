/** What Goals and Contracts ask of a guild's cards, levels and turn (rules 9). Those of the site are in siteConditions.test.ts. */
import { expect, test } from 'vitest'
import { faceWithId } from '../../../src/games/castlescape/cardIds.ts'
import { aimHolds } from '../../../src/games/castlescape/rules/aimHolds.ts'
import { type TableSpec, table } from './testTable.ts'

const times = (count: number, id: string): string => Array(count).fill(id).join(' ')

/** Tables in which the Goal or Contract just holds for seat 1, and just does not. */
const LIMITS: readonly (readonly [string, Partial<TableSpec>, Partial<TableSpec>])[] = [
  ['full-purse', { turn: { received: 8 } }, { turn: { received: 7, gold: 8 } }],
  ['busy-season', { turn: { built: 6 } }, { turn: { built: 5 } }],
  ['clean-hands', { inspections: 1 }, { inspections: 0 }],
  ['clean-hands', { inspections: 2 }, { inspections: 2, guilds: [{ infamy: 1 }, {}] }],
  ['clean-hands', { inspections: 2 }, { inspections: 2, guilds: [{ corruption: 1 }, {}] }],
  ['good-name', { guilds: [{ infamy: 5 }, {}] }, { guilds: [{ corruption: 1 }, {}] }],
  ['deep-pockets', { guilds: [{ corruption: 4 }, {}] }, { guilds: [{ corruption: 3 }, {}] }],
  ['greased-palms', { guilds: [{ corruption: 1 }, {}] }, { guilds: [{ infamy: 5 }, {}] }],
  // Hire a Fence 3, King's Favourite 3 by its first branch, Market Stall 1.
  [
    'treasury',
    { guilds: [{ hand: times(2, 'hire-a-fence'), deck: times(3, 'kings-favourite'), alley: 'market-stall' }, {}] },
    { guilds: [{ hand: times(2, 'hire-a-fence'), discard: times(3, 'kings-favourite'), alley: 'ramparts' }, {}] },
  ],
  [
    'connoisseur',
    { guilds: [{ hand: 'stone-carts tavern-rumours', deck: 'feast-day', alley: 'press-gang' }, {}] },
    { guilds: [{ hand: 'stone-carts tavern-rumours', deck: 'ramparts', alley: 'press-gang' }, {}] },
  ],
  ['small-house', { guilds: [{ deck: times(13, 'ramparts') }, {}] }, { guilds: [{ deck: times(14, 'ramparts') }, {}] }],
  ['great-house', { guilds: [{ deck: times(18, 'ramparts') }, {}] }, { guilds: [{ deck: times(17, 'ramparts') }, {}] }],
  [
    'crooked-books',
    { guilds: [{ deck: times(4, 'clumsy-thief'), alley: 'back-alley-bribes' }, {}] },
    { guilds: [{ deck: times(4, 'clumsy-thief'), alley: 'ramparts' }, {}] },
  ],
]

test.each(LIMITS)('%s holds from its bound on', (id, holds, fails) => {
  const holdsAt = (spec: Partial<TableSpec>) => aimHolds(table({ guilds: [{}, {}], ...spec }).state, 0, faceWithId(id))
  expect([holdsAt(holds), holdsAt(fails)]).toEqual([true, false])
})

test('[C15] favoured holds with two Goals taken', () => {
  const taken = table({
    guilds: [{ recruits: 'a1 b1 c1 d1 e1 f1 g1' }, {}],
    walls: 'a1 b1 c1 d1',
    goals: 'manned-walls full-muster',
  }).do('claim manned-walls')
  const favoured = faceWithId('favoured')
  expect(aimHolds(taken.state, 0, favoured)).toBe(false)
  taken.do('end', 'end', 'claim full-muster')
  expect(aimHolds(taken.state, 0, favoured)).toBe(true)
})

test('what looks at the site is asked of the site, for the seat itself', () => {
  const { state } = table({ guilds: [{ recruits: 'a1 b1 c1' }, {}], walls: 'a1 b1 c1' })
  expect([aimHolds(state, 0, faceWithId('the-watch')), aimHolds(state, 1, faceWithId('the-watch'))]).toEqual([
    true,
    false,
  ])
})
