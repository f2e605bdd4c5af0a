/** Worked examples of the rules, section 17: dwellers. */
import { expect, test } from 'vitest'
import type { Draw } from '../../../../src/kernel/contract.ts'
import { type Table, table } from '../testTable.ts'

/** Sides of all throws after the omen. */
const attacksOf = (t: Table): readonly (readonly number[])[] => {
  const dice = t.draws.filter((draw): draw is Extract<Draw, { kind: 'dice' }> => draw.kind === 'dice')
  return dice.map(({ sides }) => sides).filter((sides) => sides.length === 2)
}

/**
 * Group A acts after the only explorer with dice has ended its turn. Numbers that are thrown: the omen, and the pairs of
 * attack and defence.
 */
const groupActs = (
  explorers: Readonly<Record<string, object>>,
  card: string,
  dwellers: object,
  { threat = 0, next }: { readonly threat?: number; readonly next?: number } = {},
): Table => {
  const [first = ''] = Object.keys(explorers)
  return table({
    company: Object.keys(explorers),
    card: 'pillars',
    threat,
    explorers: { ...explorers, [first]: { dice: [2, 3], ...explorers[first] } },
    track: [...Object.keys(explorers).slice(1), first, 'A'],
    now: first,
    groups: [{ card, ...(next !== undefined && { next }) }],
    dwellers,
  })
}

test('example 45: threat 6 and omen 4: one of three comes back, and the table is read at 10', () => {
  const t = groupActs({ marn: {} }, 'husk-2', { A1: 'c1' }, { threat: 6 }).throws(4).endTurn()
  expect(t.told('omen')).toEqual([{ kind: 'omen', group: 0, value: 4, reading: 10 }])
  expect(t.told('returned')).toMatchObject([{ group: 0, number: 4 }])
})

test('example 46: threat 8 and omen 15 are read at 20: fury for an engaged rush', () => {
  const t = groupActs({ marn: {} }, 'monk-1', { A1: 'b5' }, { threat: 8 }).throws(15, 1, 1, 1, 1).endTurn()
  expect(t.told('omen')).toMatchObject([{ reading: 20 }])
  expect(t.told('acts')[0]).toMatchObject({ verb: 'fury' })
  expect(attacksOf(t).slice(0, 2)).toEqual([
    [12, 6],
    [12, 6],
  ])
})

test('[E21] example 47: at 20 a Husk two doors away shoots twice; three doors away it advances', () => {
  const near = groupActs({ marn: {} }, 'husk-1', { A1: 'b3' }).throws(20, 1, 1, 1, 1).endTurn()
  expect(near.told('acts')).toMatchObject([{ verb: 'volley' }])
  expect(attacksOf(near)).toEqual([
    [8, 6],
    [8, 6],
  ])
  const far = groupActs({ marn: {} }, 'husk-1', { A1: 'b2' }).throws(20, 1, 1).endTurn()
  // It steps to b3, sees two doors away, and shoots once.
  expect(far.told('acts')).toMatchObject([{ verb: 'advance' }])
  expect([far.dwellers, attacksOf(far)]).toEqual(['A1@b3', [[8, 6]]])
})

test('[E21] example 48: without a shot two steps behind a corner are seen: a charge, and a strike', () => {
  const t = groupActs({ marn: {} }, 'crawler-1', { A1: 'a4' }).throws(4, 1, 1).endTurn()
  expect(t.told('acts')).toMatchObject([{ verb: 'charge' }])
  expect([t.dwellers, attacksOf(t)]).toEqual(['A1@b5', [[8, 6]]])
})

test('[E20] example 49: of two in the room the one with more counters is struck; of equals the first', () => {
  const struck = (marn: number, rook: number): number | undefined => {
    const explorers = { marn: { wounds: marn }, rook: { wounds: rook } }
    const t = groupActs(explorers, 'tenant-1', { A1: 'b5' }, { threat: 0 }).throws(2, 1, 1).endTurn()
    return t.told('attacked')[0]?.member
  }
  expect([struck(1, 3), struck(3, 1), struck(2, 2)]).toEqual([1, 0, 0])
})

test('example 50: a great attack less a success of a braced defence is a wound', () => {
  const t = groupActs({ marn: {} }, 'monk-1', { A1: 'b5' }).throws(4, 12, 5).do('brace').endTurn()
  expect(attacksOf(t)).toEqual([[12, 8]])
  expect(t.counters('marn')).toBe('1w0d c0')
})

test('[E33] example 51: Winder’s first deep wound in a hall is a plain one, the second deep, also in the same fury', () => {
  const t = groupActs({ winder: {} }, 'monk-1', { A1: 'b5' }).throws(20, 12, 1, 12, 1).endTurn()
  expect(attacksOf(t)).toEqual([
    [12, 12],
    [12, 12],
  ])
  expect(t.counters('winder')).toBe('1w1d c0')
  expect(t.explorer('winder').plate).toBe(true)
})

test('[E41] example 52: after A1 of three is slain A4 returns, and acts after A2 and A3', () => {
  const t = groupActs({ marn: {} }, 'crawler-2', { A2: 'c1', A3: 'c2' }, { threat: 1 }).throws(1).endTurn()
  expect(t.told('returned')).toMatchObject([{ number: 4 }])
  expect(t.told('acts').map(({ number }) => number)).toEqual([2, 3, 4])
})

test('[E31] example 53: the card of a group that is wiped out stays, and one figure comes back and acts', () => {
  const t = groupActs({ marn: {} }, 'crawler-1', {}, { threat: 6 }).throws(4).endTurn()
  expect(t.told('returned')).toMatchObject([{ number: 3, room: 0 }])
  expect(t.told('acts')).toMatchObject([{ number: 3 }])
})

test('[E44] example 54: a defence that does not fail counts against an attack that does not, and only then', () => {
  const defended = (attack: number) => groupActs({ winder: {} }, 'monk-1', { A1: 'b5' }).throws(4, attack, 5).endTurn()
  expect([defended(2).explorer('winder').vow, defended(4).explorer('winder').vow]).toEqual([0, 1])
  expect(defended(4).counters('winder')).toBe('0w0d c0')
})

test('[E45] example 55: a Husk that takes cover comes into the target’s room, on guard, with its near die', () => {
  const t = groupActs({ marn: { at: 'b4' } }, 'husk-1', { A1: 'a4' })
    .throws(3, 1, 1)
    .endTurn()
  expect([t.dwellers, attacksOf(t)]).toEqual(['A1@b4!', [[6, 6]]])
})
