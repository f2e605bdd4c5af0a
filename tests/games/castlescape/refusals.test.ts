/** Actions that nothing allows, each with its reason, and what is used where two things allow one. */
import { expect, test } from 'vitest'
import { game } from '#src/games/castlescape/game.ts'
import { type TableSpec, table } from './testTable.ts'

const REFUSED: readonly (readonly [reason: string, action: string, spec: TableSpec])[] = [
  ['castlescape.noWalls', 'build h7', { guilds: [{}, {}] }],
  [
    'castlescape.notYours',
    'recall a2',
    { guilds: [{ recruits: 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1' }, { recruits: 'a2' }], turn: { any: 1 } },
  ],
  ['castlescape.notYours', 'move a2-a3', { guilds: [{ recruits: 'a1' }, { recruits: 'a2' }], turn: { moves: 1 } }],
  ['castlescape.notRival', 'oust b1', { guilds: [{ recruits: 'a1 b1' }, {}], turn: { removals: 1 } }],
  ['castlescape.notThere', 'destroy discard ramparts', { guilds: [{}, {}], turn: { destroyings: [['discard']] } }],
]

test.each(REFUSED)('%s: %s', (reason, action, spec) => {
  expect(table(spec).refusal(action)).toBe(reason)
})

test('a Recruit is not posted beyond the edge of the site', () => {
  const t = table({ guilds: [{}, {}], turn: { ground: 1 } })
  const { size } = t.state.site
  const codes = [-1, size ** 2].map((square) => game.findRefusal(t.view(0), { kind: 'post', square })?.code)
  expect(codes).toEqual(['castlescape.offSite', 'castlescape.offSite'])
})

test('of two destroyings the one is used that fewer places allow, whichever came first', () => {
  const both = ['hand', 'discard'] as const
  for (const destroyings of [
    [both, ['hand'] as const],
    [['hand'] as const, both],
  ]) {
    const t = table({ guilds: [{ hand: 'ramparts' }, {}], turn: { destroyings } })
    expect(t.do('destroy hand ramparts').state.turn.destroyings).toEqual([both])
  }
})
