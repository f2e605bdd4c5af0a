/** Each action tells what it changed: once, of whom, and with the card or the square that it was. */
import { describe, expect, test } from 'vitest'
import { faceWithId } from '#src/games/castlescape/cardIds.ts'
import type { GameEvent } from '#src/games/castlescape/events.ts'
import { squaresNamed } from './sites.ts'
import { newGame, type TableSpec, table } from './testTable.ts'

const { size } = newGame(2).state.site
const square = (name: string): number => squaresNamed(name, size)[0] ?? -1
const [seat, rival] = [0, 1]

const TOLD: readonly (readonly [action: string, spec: TableSpec, told: GameEvent])[] = [
  ['play ramparts', { guilds: [{ hand: 'ramparts' }, {}] }, { kind: 'played', seat, face: faceWithId('ramparts') }],
  [
    'build h7',
    { guilds: [{}, {}], turn: { groups: [{ left: 1, loose: false, built: [] }] } },
    { kind: 'built', seat, square: square('h7') },
  ],
  ['post a2', { guilds: [{}, {}], turn: { ground: 1 } }, { kind: 'posted', seat, square: square('a2') }],
  [
    'recall b1',
    { guilds: [{ recruits: 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j1 k1 l1' }, {}], turn: { any: 1 } },
    { kind: 'recalled', seat, square: square('b1') },
  ],
  [
    'move a1-a2',
    { guilds: [{ recruits: 'a1' }, {}], turn: { moves: 1 } },
    { kind: 'moved', seat, from: square('a1'), to: square('a2') },
  ],
  [
    'oust a2',
    { guilds: [{ recruits: 'a1' }, { recruits: 'a2' }], turn: { removals: 1 } },
    { kind: 'ousted', seat, rival, square: square('a2') },
  ],
  [
    'destroy hand ramparts',
    { guilds: [{ hand: 'ramparts' }, {}], turn: { destroyings: [['hand']] } },
    { kind: 'destroyed', seat, face: faceWithId('ramparts') },
  ],
  [
    'clear clumsy-thief',
    { guilds: [{ alley: 'clumsy-thief' }, {}], turn: { clearings: 1 } },
    { kind: 'cleared', seat, face: faceWithId('clumsy-thief') },
  ],
  ['buy ramparts', { guilds: [{}, {}], turn: { gold: 9 } }, { kind: 'bought', seat, face: faceWithId('ramparts') }],
]

test.each(TOLD)('%s', (action, spec, told) => {
  expect(table(spec).do(action).events).toEqual([told])
})

describe('what follows by itself', () => {
  test('how many Contracts each keeps, but not which, and who begins', () => {
    const t = newGame(2)
    t.keep([0, 1].map((one) => [one, t.guild(one + 1).contracts.slice(0, 2)] as const))
    expect(t.events.filter(({ kind }) => kind === 'kept')).toEqual([
      { kind: 'kept', seat, count: 2 },
      { kind: 'kept', seat: rival, count: 2 },
    ])
    expect(t.events).toContainEqual({ kind: 'first', seat })
  })

  test('what the Back Alley adds as the discard pile is shuffled, level by level', () => {
    const guild = { alley: 'clumsy-thief', discard: 'ramparts ramparts ramparts ramparts ramparts' }
    const { events } = table({ guilds: [guild, {}] }).do('end')
    expect(events).toContainEqual({ kind: 'penalties', seat, infamy: 1, corruption: 0 })
    expect(events).toContainEqual({ kind: 'level', seat, level: 'infamy', from: 0, to: 1 })
  })

  test('the card that fills a stall from which one was bought', () => {
    const t = table({ guilds: [{}, {}], stalls: 'tavern-rumours', market: 'toll-bridge', turn: { gold: 9 } })
    const { events } = t.do('buy tavern-rumours', 'end')
    expect(events).toContainEqual({ kind: 'offered', faces: [faceWithId('toll-bridge')] })
  })
})
