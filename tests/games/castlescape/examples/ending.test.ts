/** Worked examples of the rules, section 16: the end, the score and the options. */
import { expect, test } from 'vitest'
import { scoreOf } from '#src/games/castlescape/rules/ending/score.ts'
import { type GuildSpec, newGame, type Table, type TableSpec, table } from '../testTable.ts'

const DECK = 'ramparts ramparts ramparts ramparts ramparts'
const four = (more: Partial<TableSpec>): Table =>
  table({ guilds: [1, 2, 3, 4].map(() => ({ deck: DECK })), quarry: 0, marker: 1, ...more })

test('[C24] example 42: first seat 2, triggered by seat 4: seat 1 plays, then the end', () => {
  const t = four({ first: 2, seat: 4 }).do('end')
  expect(t.awaited).toBe(1)
  expect(t.events).toContainEqual({ kind: 'triggered', by: 'quarry' })
  t.do('end')
  expect(t.outcome).not.toBeNull()
})

test('[C24] example 42: triggered by seat 1, which plays last: no more turn', () => {
  expect(four({ first: 2, seat: 1 }).do('end').outcome).not.toBeNull()
})

test('example 44: the last quarry holds no Inspection; penalties and the Final Inspection come at the end', () => {
  const guilds: GuildSpec[] = [
    { deck: DECK, infamy: 1, recruits: 'a1 c1' },
    { deck: DECK, infamy: 1, alley: 'clumsy-thief', recruits: 'e1 g1 i1' },
  ]
  const t = table({ guilds, quarry: 0, marker: 1, seat: 1 }).do('end')
  expect(t.state.inspections).toBe(0)
  expect(t.recruits(1)).toBe('a1 c1')
  t.do('end')
  // The seat after the last turn loses first; seat 2 has Infamy 2 by its Back Alley.
  expect(t.legal()).toEqual(['lose a1', 'lose c1'])
  t.do('lose c1')
  expect(t.legal()).toEqual(['lose e1', 'lose g1', 'lose i1'])
  t.do('lose e1', 'lose g1')
  expect(t.outcome).not.toBeNull()
  expect(t.ids(t.guild(2).alley)).toBe('clumsy-thief')
  expect(t.guild(2).infamy).toBe(0)
  expect(t.state.marker).toBe(1)
})

test('example 45: 12 Renown, Contracts 3 and 5, cards 4, Corruption 2: 22', () => {
  const t = table({
    guilds: [
      {
        renown: 12,
        corruption: 2,
        // Ramparts 1, Watch Captain 1 in the Back Alley's company, Siege Engineers 2 in the Back Alley.
        discard: 'ramparts watch-captain',
        alley: 'siege-engineers',
        contracts: 'connoisseur five-courts good-name',
        recruits: '',
      },
      {},
    ],
    walls: 'a1 b1 c1 d1',
  })
  t.state = {
    ...t.state,
    site: { ...t.state.site, baileys: [40, 60, 80, 100, 120].map((square) => ({ squares: [square], claimedBy: [0] })) },
  }
  // Connoisseur needs four cards of the rotating market: two more without Renown.
  const [own] = t.state.guilds
  if (!own) throw new Error('no guild')
  t.state = { ...t.state, guilds: t.state.guilds.with(0, { ...own, owned: [...own.owned, 10, 10] }) }
  expect(t.end('agreement')).toBeNull()
  expect(scoreOf(t.state, 0)).toEqual({ renown: 12, contracts: 8, cards: 4, corruption: 2, total: 22 })
})

const bailey = (squares: readonly number[], claimedBy: readonly number[]) => ({ squares, claimedBy })

test('example 46: a tie is decided by the largest claimed Bailey, shared or not', () => {
  const t = table({
    guilds: [{ renown: 22 }, { renown: 22 }, { renown: 5 }],
    baileys: [bailey([16, 17, 18, 19], [0, 2]), bailey([46, 47, 48], [1])],
  })
  t.end('agreement')
  expect(t.outcome).toEqual({ ranks: [1, 2, 3], decidedBy: 'bailey' })
})

test.each([
  ['influence', [{ recruits: 'a1' }, { recruits: 'h8' }], [2, 1]],
  // The first two of three; and cards with a penalty, not all cards.
  ['influence', [{}, { renown: 5 }, { renown: 5, recruits: 'h8' }], [3, 2, 1]],
  ['alley', [{ hand: 'clumsy-thief' }, { hand: 'market-stall market-stall' }], [2, 1]],
  ['shared', [{ recruits: 'a1 b1' }, { recruits: 'h8' }], [1, 1]],
  ['renown', [{ renown: 1 }, { recruits: 'h8' }], [1, 2]],
])('ties: the first is parted from the second by %s', (decidedBy, guilds, ranks) => {
  const t = table({ guilds })
  t.end('agreement')
  expect(t.outcome).toEqual({ ranks, decidedBy })
})

const idleTable = (idleTurns: number) =>
  table({ guilds: [{ hand: 'stone-walls', deck: DECK }, { deck: DECK }, { deck: DECK }], idleTurns, seat: 3 })

test('[C41] example 49: nine idle turns of three players trigger the end in the ninth clean-up', () => {
  expect(idleTable(7).do('end').state.lastSeat).toBe(-1)
  const t = idleTable(8).do('end')
  expect(t.events).toContainEqual({ kind: 'triggered', by: 'standstill' })
})

test('[C41] example 49: a Wall in the eighth begins the count again, and so does a card from a stall', () => {
  const t = table({ guilds: [{ hand: 'stone-walls', deck: DECK }, {}, {}], idleTurns: 7 })
  t.do('play stone-walls', 'build i8', 'end')
  expect(t.state.idleTurns).toBe(0)
  const bought = table({
    guilds: [{ hand: 'hire-a-fence', deck: DECK }, {}, {}],
    idleTurns: 7,
    stalls: 'tavern-rumours',
  })
  bought.do('play hire-a-fence', 'buy tavern-rumours', 'end')
  expect(bought.state.idleTurns).toBe(0)
  const fromPile = table({ guilds: [{ hand: 'hire-a-fence', deck: DECK }, {}, {}], idleTurns: 7 })
  fromPile.do('play hire-a-fence', 'buy craftsmans-shop', 'end')
  expect(fromPile.state.idleTurns).toBe(8)
})

const keepFirstTwo = (t: Table): Table =>
  t.keep(t.state.guilds.map(({ contracts }, seat) => [seat, contracts.slice(0, 2)] as const))

test('example 50: handicap, first seat 3: seat 1 begins with 1 Renown and seat 2 with 2', () => {
  const t = keepFirstTwo(newGame(4, { handicap: 'on', first: 2 }))
  expect([1, 2, 3, 4].map((seat) => t.guild(seat).renown)).toEqual([1, 2, 0, 0])
  expect(t.awaited).toBe(3)
})

test('[C24] [C26] example 51: oneEach, triggered by seat 3: seats 4, 1 and 2 play once more', () => {
  const guilds = [1, 2, 3, 4].map(() => ({ deck: DECK, infamy: 1, recruits: '' }))
  const recruits = ['a1 c1', 'e1 g1', 'i1 k1', 'm1 o1']
  const t = four({
    guilds: guilds.map((guild, seat) => ({ ...guild, recruits: recruits[seat] ?? '' })),
    seat: 3,
    options: { lastTurns: 'oneEach' },
  }).do('end')
  const turns = [4, 1, 2].map((seat) => {
    expect(t.awaited).toBe(seat)
    return t.do('end').awaited
  })
  // The Final Inspection begins with seat 3.
  expect(turns).toEqual([1, 2, 3])
  expect(t.legal()).toEqual(['lose i1', 'lose k1'])
})

test('[C24] [C26] example 51: equal: seat 4 plays, and the Final Inspection begins with seat 1', () => {
  const recruits = ['a1 c1', 'e1 g1', 'i1 k1', 'm1 o1']
  const t = four({ guilds: recruits.map((squares) => ({ deck: DECK, infamy: 1, recruits: squares })), seat: 3 })
  t.do('end')
  expect(t.awaited).toBe(4)
  t.do('end')
  expect(t.legal()).toEqual(['lose a1', 'lose c1'])
})

test('[C28] who concedes is last, and Contracts count without a Final Inspection', () => {
  const t = table({
    guilds: [
      { renown: 9, infamy: 3, recruits: 'a1' },
      { contracts: 'good-name', renown: 1 },
    ],
  })
  expect(t.end('concede', 0)).toBeNull()
  expect(t.outcome).toEqual({ ranks: [2, 1], decidedBy: 'concession' })
  expect(t.recruits(1)).toBe('a1')
  expect(scoreOf(t.state, 1).total).toBe(3)
})

test('[C28] with three the others play on without the seat that leaves, which comes last', () => {
  const t = table({ guilds: [{ renown: 9 }, { renown: 1 }, { renown: 2 }] })
  expect(t.end('leave', 0)).toBeNull()
  expect(t.outcome).toBeNull()
  expect(t.end('leave', 1)).toMatchObject({ ruling: 28 })
  t.end('agreement')
  expect(t.outcome).toEqual({ ranks: [3, 2, 1], decidedBy: 'renown' })
})

test('[C28] a game that ends before KEEP is answered counts no Contracts', () => {
  const t = newGame(2)
  t.end('agreement')
  expect(t.outcome).toEqual({ ranks: [1, 1], decidedBy: 'shared' })
})
