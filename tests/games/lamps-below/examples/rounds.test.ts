/** Worked examples of the rules, section 17: rounds. */
import { expect, test } from 'vitest'
import type { Draw } from '../../../../src/kernel/contract.ts'
import { type Table, table } from '../testTable.ts'

const sidesOf = (draw: Draw | undefined): readonly number[] => (draw?.kind === 'dice' ? draw.sides : [])
/** Sides of the last throw of a round: of lamps, track and own dice. */
const lastThrow = (t: Table): readonly number[] => sidesOf(t.draws.at(-1))

const PATH = { company: ['marn', 'rook'], phase: 'handover' }
const GROUPS = ['husk-1', 'crawler-1', 'monk-1', 'glass-1']

test('example 13: lamp dice 2 2 5 6 5 light the lamps 2, 5 and 6', () => {
  const t = table({ ...PATH, hidden: { path: ['pillars', 'bones'], groups: GROUPS } })
  t.throws(2, 2, 5, 6, 5, 2, 1, 1, 1, 1).do('on')
  expect(t.lamps).toBe('256')
})

test('[E12] example 14: an ambush begins with two lamp dice, 4 and 4; from round 2 there are five', () => {
  const t = table({
    company: ['marn'],
    phase: 'handover',
    hidden: { path: ['well', 'bones'], groups: GROUPS.slice(0, 3) },
  })
  t.throws(4, 4, 1, 1, 1, 1, 2, 3, 4).do('on')
  expect(lastThrow(t)).toEqual([6, 6, 4, 3, 2, 6, 6, 6, 6])
  expect(t.lamps).toBe('4')
  const alone = table({ company: ['marn'], card: 'well', round: 1, explorers: { marn: { dice: [1] } } })
  alone.throws(10).do('end')
  expect(lastThrow(alone)).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 6])
})

test('[E11] example 15: the track of six cards is thrown with 6, 5, 4, 3 and 2 sides', () => {
  const t = table({ ...PATH, hidden: { path: ['pillars', 'bones'], groups: GROUPS } })
  t.act('on').deal(2).throws(1, 1, 1, 1, 1, 3, 1, 1, 3, 1).deal(1)
  expect(t.track).toBe('A marn rook D B C')
  expect(lastThrow(t).slice(5, 10)).toEqual([6, 5, 4, 3, 2])
})

test('[E48] example 16: no deed changes the track', () => {
  const t = table({
    company: ['marn', 'rook'],
    card: 'pillars',
    track: ['B', 'marn', 'A', 'rook'],
    now: 'marn',
    groups: [{ card: 'husk-1' }, { card: 'glass-1' }],
    dwellers: { A1: 'b4', B1: 'a1' },
    explorers: { marn: { dice: [2, 3, 6], courage: 4 } },
  })
  t.throws(5).do('hit A1 knives', 'dare', 'move b4')
  expect(t.track).toBe('B marn A rook')
})

test('[E23] example 17: three counters leave one die, four none, but lamps can be used', () => {
  const alone = (wounds: number) =>
    table({ company: ['marn'], card: 'pillars', explorers: { marn: { wounds, deep: 1, dice: [1] } } })
      .throws(10)
      .do('end')
  const t = alone(2)
  expect(lastThrow(t)).toEqual([6, 6, 6, 6, 6, 6])
  expect(t.dieOf('marn')).toHaveLength(1)
  const none = table({
    company: ['marn'],
    card: 'pillars',
    lamps: [4],
    explorers: { marn: { wounds: 3, deep: 1 } },
  })
  expect(none.awaited).toBe(1)
  expect(none.legal('move')).toEqual([
    'move b3 lamp',
    'move a4 lamp',
    'move b4 lamp',
    'move c4 lamp',
    'move a5 lamp',
    'move c5 lamp',
  ])
})

test.each([
  [2, '0w0d c0'],
  [3, '1w0d c0'],
  [4, '2w0d c0'],
])('[E13] example 18: at the end of round %i the walls leave two explorers with %s', (round, counters) => {
  const t = table({
    company: ['marn', 'rook'],
    card: 'pillars',
    round,
    track: ['rook', 'marn'],
    now: 'marn',
    explorers: { marn: { dice: [1] } },
  })
  t.throws(10).do('end')
  expect([t.counters('marn'), t.counters('rook')]).toEqual([counters, counters])
  expect(t.state.hall?.round).toBe(round + 1)
})

test('[E13] example 19: bracing does not help against the walls, which give plain wounds only', () => {
  const t = table({
    company: ['winder', 'rook'],
    card: 'pillars',
    round: 3,
    track: ['rook', 'winder'],
    now: 'winder',
    explorers: { winder: { dice: [2] } },
  })
  t.throws(10).do('brace', 'end')
  expect(t.counters('winder')).toBe('1w0d c0')
  expect(t.explorer('winder').plate).toBe(false)
})

test('example 20: of two with three free slots each, the first in company order is hit by the stones', () => {
  const t = table({
    company: ['marn', 'rook'],
    card: 'pillars',
    track: ['rook', 'marn'],
    now: 'marn',
    explorers: { marn: { wounds: 1, dice: [1] }, rook: { wounds: 1 } },
  })
  t.throws(4, 2).do('end')
  expect(t.told('tested')).toMatchObject([{ member: 0, ability: 'agility', value: 2 }])
  expect(t.counters('marn')).toBe('2w0d c0')
})

test('example 21: a spark for a leader who has left is nobody’s', () => {
  const t = table({
    company: ['marn', 'rook'],
    leader: 'marn',
    card: 'pillars',
    explorers: { marn: { at: 'left' }, rook: { dice: [1] } },
  })
  t.throws(18).do('end')
  expect([t.counters('marn'), t.counters('rook')]).toEqual(['0w0d c0', '0w0d c0'])
  const there = table({ company: ['marn'], card: 'pillars', explorers: { marn: { dice: [1] } } })
    .throws(18)
    .do('end')
  expect(there.counters('marn')).toBe('0w0d c1')
})
