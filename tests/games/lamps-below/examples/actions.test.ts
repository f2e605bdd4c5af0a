/** Worked examples of the rules, section 17: actions. */
import { expect, test } from 'vitest'
import type { Draw } from '../../../../src/kernel/contract.ts'
import { type Table, table } from '../testTable.ts'

const lastThrow = (t: Table): readonly number[] => {
  const dice = t.draws.filter((draw): draw is Extract<Draw, { kind: 'dice' }> => draw.kind === 'dice')
  return dice.at(-1)?.sides ?? []
}

interface PositionParts {
  readonly groups?: readonly string[]
  readonly [field: string]: unknown
}

/** One or two explorers in the Pillars; the first one's turn. */
const pillars = (explorers: Readonly<Record<string, object>>, more: PositionParts = {}): Table => {
  const { groups = [], ...rest } = more
  return table({
    company: Object.keys(explorers),
    card: 'pillars',
    explorers,
    groups: groups.map((card) => ({ card })),
    ...rest,
  })
}

const FINDS = { hidden: { finds: ['crown', 'page', 'page', 'flask'] } }

test('[E15, E17] example 22: the lowest own die that is enough is a 6, which shows two; the lamp shows one', () => {
  const t = pillars({ rook: { at: 'b2', dice: [1, 3, 6] } }, { lamps: [4], ...FINDS })
  t.do('search')
  expect(t.legal()).toEqual(['take crown', 'take page'])
  t.do('take crown')
  expect([t.finds('rook'), t.dieOf('rook'), t.lamps]).toEqual(['|crown', '13', '4'])
  const lamp = pillars({ rook: { at: 'b2', dice: [1, 3, 6] } }, { lamps: [4], ...FINDS }).do('search lamp')
  expect([lamp.finds('rook'), lamp.dieOf('rook'), lamp.lamps]).toEqual(['|crown', '136', ''])
})

test('[E15, E17] example 23: a 4 before a 6, unless the 6 is named', () => {
  const t = pillars({ rook: { at: 'b2', dice: [4, 6] } }, FINDS).do('search')
  expect([t.finds('rook'), t.dieOf('rook')]).toEqual(['|crown', '6'])
  const six = pillars({ rook: { at: 'b2', dice: [4, 6] } }, FINDS).do('search six')
  expect([six.task, six.dieOf('rook')]).toEqual(['take', '4'])
})

test('[E15] example 24: own dice that are too low are refused; of lamps, too, the lowest is used', () => {
  const t = pillars({ rook: { at: 'b2', dice: [1, 1] } }, { lamps: [5], ...FINDS })
  expect(t.refusal('search')).toBe('E15')
  expect(t.do('search lamp').finds('rook')).toBe('|crown')
  const two = pillars({ rook: { at: 'b2', dice: [1] } }, { lamps: [4, 6], ...FINDS })
  const four = pillars({ rook: { at: 'b2', dice: [1] } }, { lamps: [4, 6], ...FINDS }).do('search lamp')
  expect([four.finds('rook'), four.lamps]).toEqual(['|crown', '6'])
  expect([two.do('search six lamp').task, two.lamps]).toEqual(['take', '4'])
})

test('example 25: Marn searches with a 3, others do not', () => {
  expect(pillars({ marn: { at: 'b2', dice: [3] } }).refusal('search')).toBeNull()
  expect(pillars({ callow: { at: 'b2', dice: [3] } }).refusal('search')).toBe('E15')
})

test('[E29] example 26: nobody searches beside a dweller; one next door does not matter, and the cache stays', () => {
  const beset = pillars({ rook: { at: 'b2', dice: [4] } }, { groups: ['crawler-1'], dwellers: { A1: 'b2' } })
  expect(beset.refusal('search')).toBe('E29')
  const free = pillars({ rook: { at: 'b2', dice: [4] } }, { groups: ['crawler-1'], dwellers: { A1: 'a2' } })
  expect(free.caches).toBe('b2 c2 a4')
  free.do('search')
  expect(free.caches).toBe('c2 a4')
})

test('[E16] example 27: entering a room with a dweller ends the move, and breaking away costs a 3; Fenna a 1', () => {
  const groups = { groups: ['husk-1'], dwellers: { A1: 'b4' } }
  const t = pillars({ marn: { dice: [1, 2, 3] } }, groups)
  expect(t.refusal('move b3')).toBe('E16')
  t.do('move b4')
  expect(t.at('marn')).toBe('b4')
  t.do('move b3')
  expect(t.dieOf('marn')).toBe('2')
  const low = pillars({ marn: { at: 'b4', dice: [2] } }, groups)
  expect(low.refusal('move b3')).toBe('E15')
  expect(pillars({ fenna: { at: 'b4', dice: [1] } }, groups).refusal('move b3')).toBeNull()
})

test('example 28: Old Winder needs a die for each door', () => {
  const t = pillars({ winder: { dice: [1, 1] } })
  expect(t.refusal('move b3')).toBe('lamps-below.outOfReach')
  t.do('move b4', 'move b3')
  expect([t.at('winder'), t.track]).toEqual(['b3', 'winder'])
})

test('[E9] example 29: cover is nothing to the Hawk, and a d6 against the Knives', () => {
  const groups = { groups: ['husk-1'], dwellers: { A1: 'b4' } }
  const rook = pillars({ rook: { dice: [3, 1] } }, groups)
    .throws(4)
    .do('hit A1 hawk')
  expect(lastThrow(rook)).toEqual([8])
  expect(rook.dwellers).toBe('')
  const marn = pillars({ marn: { dice: [2, 1] } }, groups)
    .throws(5, 4)
    .do('hit A1 knives')
  expect(lastThrow(marn)).toEqual([6, 6])
  expect(marn.dwellers).toBe('A1@b4')
})

test('example 30: in the target’s own room Rook has only her Knife', () => {
  const t = pillars({ rook: { at: 'b4', dice: [6] } }, { groups: ['husk-1'], dwellers: { A1: 'b4' } })
  expect(t.legal('hit')).toEqual(['hit A1 knife'])
  expect(t.refusal('hit A1 hawk')).toBe('lamps-below.weaponBand')
})

test('[E9] example 31: in the same room there is no cover', () => {
  const t = pillars({ marn: { at: 'b4', dice: [2, 1] } }, { groups: ['husk-1'], dwellers: { A1: 'b4' } })
  t.throws(4).do('hit A1 knives')
  expect(lastThrow(t)).toEqual([8])
  expect([t.dwellers, t.counters('marn')]).toEqual(['', '0w0d c1'])
})

const CRAWLER = { groups: ['crawler-1'], dwellers: { A1: 'b3' } }

test('example 32: a great success against a success takes 1 health, which slays and gives 1 courage', () => {
  const t = pillars({ marn: { at: 'b3', dice: [2, 1] } }, CRAWLER)
    .throws(7, 4)
    .do('hit A1 knives')
  expect(lastThrow(t)).toEqual([8, 6])
  expect([t.dwellers, t.counters('marn')]).toEqual(['', '0w0d c1'])
})

test('[E19] example 33: a failed attack is rolled again for 1 courage; the defence die thrown before stands', () => {
  const t = pillars({ marn: { at: 'b3', dice: [2, 1], courage: 1 } }, CRAWLER)
    .throws(2, 3)
    .do('hit A1 knives')
  expect(t.legal()).toEqual(['again', 'keep'])
  t.throws(5).do('again')
  expect(lastThrow(t)).toEqual([8])
  expect([t.dwellers, t.counters('marn')]).toEqual(['', '0w0d c1'])
})

test('[E19] example 34: against a great success nothing could be gained, and nobody is asked', () => {
  const t = pillars({ marn: { at: 'b3', dice: [2, 3], courage: 2 } }, CRAWLER)
    .throws(2, 6)
    .do('hit A1 knives')
  expect([t.task, t.dwellers, t.counters('marn')]).toEqual(['turn', 'A1@b3', '0w0d c2'])
})

const THREE = { groups: ['crawler-2'], dwellers: { A1: 'b4', A2: 'b4', A3: 'b4' } }

test('[E28] example 35: the fan attacks all in the room; the failed one is asked about with courage just won', () => {
  const t = pillars({ hesper: { at: 'b4', dice: [3, 4] } }, THREE)
  t.throws(7, 3, 1, 2, 4, 1).do('hit A1 slag')
  expect(lastThrow(t)).toEqual([8, 6, 8, 6, 8, 6])
  expect([t.task, t.counters('hesper'), t.dwellers]).toEqual(['judgeHit', '0w0d c1', 'A2@b4 A3@b4'])
  t.do('keep')
  expect([t.task, t.counters('hesper'), t.dwellers]).toEqual(['turn', '0w0d c2', 'A2@b4'])
})

test('[E42] example 36: the courage just won pays for rolling a later figure of the same attack again', () => {
  const t = pillars({ hesper: { at: 'b4', dice: [3, 4] } }, THREE)
  t.throws(7, 3, 1, 2, 1, 1).do('hit A1 slag').throws(6).do('again')
  // The second is slain, too, and its courage would pay for the third.
  expect([t.task, t.counters('hesper'), t.dwellers]).toEqual(['judgeHit', '0w0d c1', 'A3@b4'])
})

test('example 37: with one wound a great success of a rest heals one', () => {
  const t = pillars({ marn: { wounds: 1, dice: [3, 1] } })
    .throws(8)
    .do('rest')
  expect(t.counters('marn')).toBe('0w0d c0')
})

test('example 38: no probe beside a cache; once it was searched it is gone', () => {
  const t = pillars({ marn: { at: 'b2', dice: [3, 4], courage: 3 } }, FINDS)
  expect(t.refusal('probe')).toBe('lamps-below.cacheHere')
  t.do('search', 'probe')
  expect([t.finds('marn'), t.counters('marn')]).toEqual(['|page crown', '0w0d c0'])
})

test('[E18, E48] example 39: leaving is allowed beside two Monks, and does not change the track', () => {
  const t = pillars(
    { marn: { at: 'b1', dice: [1] }, rook: { dice: [1] } },
    { groups: ['monk-2'], dwellers: { A1: 'b1', A2: 'b1' } },
  )
  t.do('leave')
  expect([t.at('marn'), t.track]).toEqual(['left', 'marn rook A'])
})

test('[E30] example 40: dice of who leaves are gone, lamps stay for the next', () => {
  const t = pillars({ callow: { at: 'b1', dice: [5, 6] }, rook: { dice: [1] } }, { lamps: [2, 5] }).do('leave')
  expect([t.dieOf('callow'), t.lamps, t.awaited]).toEqual(['', '25', 1])
  expect(t.legal('move')).toContain('move b4 lamp')
})

test('[E32] example 41: the Flask heals a plain wound, and cannot be used for deep ones', () => {
  const t = pillars({ marn: { wounds: 1, deep: 1, finds: ['flask'], dice: [1] } }).do('use flask')
  expect([t.counters('marn'), t.finds('marn')]).toEqual(['0w1d c0', '|'])
  expect(pillars({ marn: { deep: 2, finds: ['flask'], dice: [1] } }).refusal('use flask')).toBe('E32')
})

test('[E26] example 42: an Egg that slays an elite gives 2 courage and counts for the vow', () => {
  const dwellers = { A1: { at: 'b4', health: 2 } }
  const t = pillars({ rook: { finds: ['egg'], dice: [1] } }, { groups: ['scribe-1'], dwellers }).do('use egg A1')
  expect([t.dwellers, t.counters('rook'), t.explorer('rook').vow]).toEqual(['', '0w0d c2', 1])
})

test('[E8] an Egg reaches who is in sight one door away', () => {
  const groups = ['husk-1', 'glass-1', 'scribe-1']
  const dwellers = { A1: 'b4', B1: 'b3', C1: 'c4' }
  const t = pillars({ rook: { finds: ['egg'], dice: [1] } }, { groups, dwellers })
  expect([t.refusal('use egg A1'), t.refusal('use egg B1')]).toEqual([null, 'lamps-below.relicReach'])
  expect(t.refusal('use egg C1')).toBe('E8')
})

test('[E36] example 43: no second brace; a guard that holds again is one step better, not two', () => {
  const t = pillars({ marn: { dice: [2, 2, 2] } })
  expect(t.do('brace').refusal('brace')).toBe('E36')
  const guard = pillars(
    { marn: { at: 'b3', dice: [1] } },
    { groups: ['crawler-1'], dwellers: { A1: { at: 'b1', guard: true } }, threat: 0 },
  )
  // Omen 2 is a hold; then a quiet event, lamps, track with Marn first, and a 2 among her dice.
  guard.throws(2, 10, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2).do('end')
  expect(guard.dwellers).toBe('A1@b1!')
  const near = pillars(
    { marn: { at: 'b3', dice: [2] } },
    { groups: ['crawler-1'], dwellers: { A1: { at: 'b3', guard: true } } },
  )
  near.throws(1, 1).do('hit A1 knives')
  expect(near.draws.find((draw) => draw.kind === 'dice')).toEqual({ kind: 'dice', sides: [8, 8] })
})

test('[E22] example 44: dice that are thrown stay when their explorer is wounded; the next round has one fewer', () => {
  const t = pillars(
    { rook: { at: 'c1', dice: [1] }, marn: { dice: [1, 2, 3, 4] } },
    { track: ['rook', 'A', 'marn'], now: 'rook', groups: ['monk-1'], dwellers: { A1: 'b5' }, threat: 0 },
  )
  // Omen 4 is a strike: 5 of a d12 against 1 of a d6.
  t.throws(4, 5, 1).do('end')
  expect([t.counters('marn'), t.dieOf('marn')]).toEqual(['1w0d c0', '1234'])
  const stones = pillars({ marn: { dice: [1] } })
    .throws(4, 1)
    .do('end')
  expect([stones.counters('marn'), stones.dieOf('marn').length]).toEqual(['1w0d c0', 3])
})
