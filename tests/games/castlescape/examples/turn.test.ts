/** Worked examples of the rules, section 16: a turn. */
import { expect, test } from 'vitest'
import { table } from '../testTable.ts'

const TWELVE = 'a1 c1 e1 g1 i1 k1 m1 o1 a3 c3 e3 g3'

test('[C16] example 17: a group is left before another begins; its rest is lost', () => {
  const t = table({ guilds: [{ hand: 'ramparts stone-walls' }, {}] })
  t.do('play ramparts', 'play stone-walls', 'build i8')
  expect(t.refusal('build g8:2')).toBe('C16')
  t.do('leave', 'build g8')
  expect(t.state.turn.groups).toMatchObject([{ left: 1 }])
  expect(t.events).toContainEqual({ kind: 'lapsed', seat: 0, walls: 2 })
  expect(t.state.turn.built).toBe(2)
})

test('[C11] example 18: posting gives up the Walls that wait, and those played later', () => {
  const t = table({ guilds: [{ hand: 'stone-walls stone-walls train-apprentice' }, {}] })
  t.do('play stone-walls', 'play train-apprentice', 'post h8'.replace('h8', 'a1'))
  expect(t.state.turn.groups).toEqual([])
  expect(t.refusal('build g8')).toBe('C11')
  t.do('play stone-walls')
  expect(t.state.turn.groups).toEqual([])
  expect(t.legal('build')).toEqual([])
})

test('[C12] example 19: with an empty supply a Recruit is recalled first; not in Hardcore', () => {
  const t = table({ guilds: [{ hand: 'train-apprentice', recruits: TWELVE.replace('c3', 'd4') }, {}] })
  expect(t.refusal('recall d4')).toBe('C12')
  t.do('play train-apprentice')
  expect(t.refusal('post e5')).toBe('castlescape.noSupply')
  t.do('recall d4', 'post e5')
  expect(t.recruits(1)).toContain('e5')
  expect(t.recruits(1)).not.toContain('d4')
  const hard = table({ guilds: [{ hand: 'train-apprentice', recruits: TWELVE }, {}], options: { hardcore: 'on' } })
  expect(hard.do('play train-apprentice').refusal('recall c3')).toBe('C12')
})

test('[C12] nobody recalls while there is a supply', () => {
  const t = table({ guilds: [{ hand: 'train-apprentice', recruits: 'a1' }, {}] }).do('play train-apprentice')
  expect(t.refusal('recall a1')).toBe('C12')
})

test('example 20: 5 Gold, Back Alley Bribes for 3, and the rest is gone at the end', () => {
  const t = table({ guilds: [{ hand: 'market-stall market-stall market-stall clumsy-thief' }, { hand: 'ramparts' }] })
  t.do('play market-stall', 'play market-stall', 'play market-stall', 'play clumsy-thief')
  expect(t.state.turn.gold).toBe(5)
  t.do('buy back-alley-bribes')
  expect(t.state.turn.gold).toBe(2)
  expect(t.ids(t.guild(1).discard)).toBe('back-alley-bribes')
  expect(t.state.piles).toEqual([9, 12, 12, 10])
  expect(t.refusal('buy ramparts')).toBe('castlescape.gold')
  t.do('end')
  expect(t.state.turn.gold).toBe(0)
})

test('example 21: 8 Gold received and spent is a Full Purse', () => {
  const t = table({ guilds: [{ hand: 'hire-a-fence hire-a-fence clumsy-thief' }, {}], goals: 'full-purse' })
  t.do('play hire-a-fence', 'play hire-a-fence', 'buy ramparts')
  expect(t.refusal('claim full-purse')).toBe('castlescape.goalNotMet')
  t.do('play clumsy-thief', 'buy ramparts', 'claim full-purse')
  expect(t.state.turn.gold).toBe(0)
  expect(t.guild(1).renown).toBe(2)
  expect(t.state.goals).toEqual([])
})

test('[C15] example 22: one Goal a turn', () => {
  const t = table({
    guilds: [{ recruits: 'a1 b1 c1 d1 e1 f1 g1' }, { hand: 'ramparts' }],
    walls: 'a1 b1 c1 d1',
    goals: 'manned-walls full-muster the-watch',
  })
  t.do('claim manned-walls')
  expect(t.refusal('claim full-muster')).toBe('C15')
  expect(t.legal('claim')).toEqual([])
  t.do('end', 'end')
  expect(t.awaited).toBe(1)
  t.do('claim full-muster')
  expect(t.guild(1).renown).toBe(4)
  expect(t.ids(t.guild(1).goals)).toBe('manned-walls full-muster')
})

test('[C9] example 23: a card bought this turn is drawn, cannot be played, and is discarded', () => {
  const t = table({ guilds: [{ hand: 'hire-a-fence hire-a-fence tavern-rumours' }, { hand: 'ramparts' }] })
  t.do('play hire-a-fence', 'play hire-a-fence', 'buy ramparts', 'play tavern-rumours')
  expect(t.hand(1)).toBe('ramparts')
  expect(t.refusal('play ramparts')).toBe('C9')
  expect(t.legal('play')).toEqual([])
  t.do('end')
  // The hand was discarded, and is then drawn with the rest: five of the four cards owned.
  expect(t.hand(1).split(' ').toSorted().join(' ')).toBe('hire-a-fence hire-a-fence ramparts tavern-rumours')
})

test('[C9] example 23: with another one owned before, one may be played and not both', () => {
  const t = table({ guilds: [{ hand: 'hire-a-fence hire-a-fence tavern-rumours ramparts' }, {}] })
  t.do('play hire-a-fence', 'play hire-a-fence', 'buy ramparts', 'play tavern-rumours')
  expect(t.hand(1)).toBe('ramparts ramparts')
  t.do('play ramparts')
  expect(t.refusal('play ramparts')).toBe('C9')
})

test('[C13] example 24: two moves of the same Recruit, and none onto a Wall', () => {
  const t = table({ guilds: [{ hand: 'change-of-guard', recruits: 'c3 g8', deck: 'ramparts' }, {}] })
  t.do('play change-of-guard')
  expect(t.refusal('move g8-h8')).toBe('C13')
  expect(t.refusal('move c3-d4')).toBe('castlescape.notBeside')
  t.do('move c3-c4', 'move c4-c5')
  expect(t.recruits(1)).toBe('c5 g8')
  expect(t.refusal('move c5-c6')).toBe('castlescape.noMove')
})

test('example 25: a removal works beside an own Recruit, on whatever level, and not diagonally', () => {
  const guilds = (rival: string) => [{ hand: 'off-the-parapet', recruits: 'd4' }, { recruits: rival }]
  const t = table({ guilds: guilds('e4 e5'), walls: 'd4' }).do('play off-the-parapet')
  expect(t.refusal('oust e5')).toBe('castlescape.notBeside')
  expect(t.refusal('oust d4')).toBe('castlescape.notRival')
  t.do('oust e4')
  expect(t.recruits(2)).toBe('e5')
  expect(t.legal('oust')).toEqual([])
})

test("example 26: King's Favourite acquires a card of cost 3, without Gold and without its penalty", () => {
  const t = table({ guilds: [{ hand: 'kings-favourite' }, {}], stalls: 'shift-the-blame watch-captain' })
  t.do('play kings-favourite/2')
  expect(t.legal('take')).toEqual([
    'take back-alley-bribes',
    'take craftsmans-shop',
    'take hire-a-fence',
    'take shift-the-blame',
  ])
  expect(t.refusal('take watch-captain')).toBe('castlescape.noAcquiring')
  t.do('take back-alley-bribes')
  expect(t.ids(t.guild(1).discard)).toBe('back-alley-bribes')
  expect(t.guild(1).corruption).toBe(0)
  expect(t.state.turn.gold).toBe(0)
})

test('[C32] a card bought this turn may be destroyed in the discard pile, and is no own card any more', () => {
  const t = table({ guilds: [{ hand: 'clean-ledger hire-a-fence market-stall' }, {}] })
  t.do('play clean-ledger', 'play hire-a-fence', 'buy ramparts', 'destroy discard ramparts')
  expect(t.ids(t.guild(1).owned)).toBe('market-stall hire-a-fence clean-ledger')
  expect(t.refusal('destroy hand market-stall')).toBe('castlescape.noDestroying')
})

test('[C33] a rival at Infamy 0 may be named, and must be', () => {
  const t = table({ guilds: [{ hand: 'cut-purse-ring' }, {}, {}] })
  expect(t.legal('play')).toEqual(['play cut-purse-ring@2', 'play cut-purse-ring@3'])
  expect(t.refusal('play cut-purse-ring')).toBe('castlescape.rival')
  expect(t.refusal('play cut-purse-ring@1')).toBe('castlescape.rival')
  t.do('play cut-purse-ring@3')
  expect([t.guild(2).infamy, t.guild(3).infamy]).toEqual([0, 1])
})

test('an `any` Recruit may stand on a Wall; on the ground one for the ground is used first', () => {
  const t = table({ guilds: [{ hand: 'ladder-crew train-apprentice', deck: 'ramparts' }, {}] })
  t.do('play train-apprentice')
  expect(t.refusal('post h8')).toBe('castlescape.wall')
  t.do('play ladder-crew', 'post g8')
  expect(t.state.turn).toMatchObject({ ground: 0, any: 1 })
  t.do('post h8')
  expect(t.recruits(1)).toBe('g8 h8')
})
