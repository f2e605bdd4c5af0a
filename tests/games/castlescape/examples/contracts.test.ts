/** Worked examples of the rules, section 16: choosing and buying Contracts. */
import { expect, test } from 'vitest'
import { newGame, table } from '../testTable.ts'

test('[C14] example 47: two Contracts left: both are seen, one is kept; none left: not offered', () => {
  const t = table({
    guilds: [{ hand: 'hire-a-fence hire-a-fence hire-a-fence hire-a-fence', contracts: 'levy garrison' }, {}],
    contracts: 'good-name outpost',
  }).do('play hire-a-fence', 'play hire-a-fence', 'play hire-a-fence', 'play hire-a-fence', 'buy new-contract')
  expect(t.legal()).toEqual(['keep good-name', 'keep outpost'])
  t.do('keep outpost')
  expect(t.ids(t.guild(1).contracts.map((slot) => t.faceOf(slot)))).toBe('levy garrison outpost')
  expect(t.state.contracts.map((slot) => t.ids([t.faceOf(slot)]))).toEqual(['good-name'])
  // One is left: it is kept unasked.
  t.do('buy new-contract')
  expect(t.awaited).toBe(1)
  expect(t.task()?.do).toBe('main')
  expect(t.guild(1).contracts).toHaveLength(4)
  expect(t.legal('buy')).not.toContain('buy new-contract')
  expect(t.refusal('buy new-contract')).toBe('C14')
})

test('a Guild Charter shows two of three Contracts; the other goes to the bottom, hidden again', () => {
  const t = table({
    guilds: [{ hand: 'hire-a-fence hire-a-fence hire-a-fence' }, {}],
    stalls: 'guild-charter',
    contracts: 'good-name outpost levy',
  }).do('play hire-a-fence', 'play hire-a-fence', 'play hire-a-fence', 'buy guild-charter')
  expect(t.legal()).toEqual(['keep good-name', 'keep outpost'])
  t.do('keep good-name')
  expect(t.state.contracts.map((slot) => t.ids([t.faceOf(slot)]))).toEqual(['levy', 'outpost'])
  expect(t.state.contracts.map((slot) => t.view(0).knownCard(slot))).toEqual([undefined, undefined])
})

test('[C7] example 48: KEEP has six ways for each, and the order of the answers changes nothing', () => {
  const t = newGame(4)
  expect([0, 1, 2, 3].map((seat) => t.view(seat).state.guilds[seat]?.contracts.length)).toEqual([4, 4, 4, 4])
  expect(t.legal('keep')).toHaveLength(6)
  const choices = t.state.guilds.map(({ contracts }, seat) => [seat, contracts.slice(1, 3)] as const)
  const other = newGame(4).keep(choices.toReversed())
  t.keep(choices)
  expect(other.state).toEqual(t.state)
  expect(t.state.contracts).toHaveLength(12)
  expect(t.state.goals).toHaveLength(5)
  for (const seat of [1, 2, 3])
    for (const slot of t.guild(1).contracts) expect(t.view(seat).knownCard(slot)).toBeUndefined()
})
