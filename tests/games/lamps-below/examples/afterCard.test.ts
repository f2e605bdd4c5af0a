/** Worked examples of the rules, section 17: after a card. */
import { expect, test } from 'vitest'
import { type Table, table } from '../testTable.ts'

/** The last one in the Pillars stands in the exit and leaves; the others are where they are said to be. */
const lastLeaves = (explorers: Readonly<Record<string, object>>, more: object = {}): Table => {
  const company = Object.keys(explorers)
  const last = company.at(-1) ?? ''
  return table({
    company,
    card: 'pillars',
    explorers: { ...explorers, [last]: { at: 'b1', dice: [1], ...explorers[last] } },
    hidden: { path: ['bones'] },
    ...more,
  })
}

test('example 65: two deep wounds: a 2 is death, a 3 is not, and keeps all counters', () => {
  const fate = (value: number) =>
    lastLeaves({ marn: { at: 'down', wounds: 2, deep: 2, finds: ['crown'] }, rook: {} })
      .throws(value, 1)
      .do('leave')
  const dead = fate(2)
  expect([dead.at('marn'), dead.finds('marn'), dead.outcome]).toEqual(['dead', '|', { ranks: [2], decidedBy: 'death' }])
  const up = fate(3)
  expect([up.at('marn'), up.counters('marn'), up.finds('marn'), up.task]).toEqual([
    'path',
    '2w2d c0',
    'crown|',
    'handover',
  ])
  // Vitality of the one with plain wounds was thrown.
  expect(up.draws.at(-1)).toEqual({ kind: 'dice', sides: [8] })
})

test('[E34] example 66: both d20 are rolled in one throw, both die, and then the expedition ends', () => {
  const t = lastLeaves({ marn: { at: 'down', deep: 1 }, rook: { at: 'down', deep: 1 }, fenna: {} })
  t.throws(1, 1).do('leave')
  expect([t.at('marn'), t.at('rook'), t.outcome?.decidedBy]).toEqual(['dead', 'dead', 'death'])
  expect(t.draws.at(-1)).toEqual({ kind: 'dice', sides: [20, 20] })
})

test('[E14] example 67: who left keeps what it found, who is down loses what it found in this hall', () => {
  const t = lastLeaves({
    marn: { at: 'left', finds: ['page'], new: ['crown'] },
    callow: { at: 'down', finds: ['flask'], new: ['egg', 'page'] },
    fenna: { at: 'left', new: ['page'] },
    rook: { new: ['clapper'] },
  })
  t.throws(20).do('leave')
  expect(['marn', 'callow', 'fenna', 'rook'].map((id) => t.finds(id))).toEqual([
    'page crown|',
    'flask|',
    'page|',
    'clapper|',
  ])
  expect(t.told('lost')).toHaveLength(1)
})

/** All are down but the last, whom a Monk strikes down. */
const lastFalls = (explorers: Readonly<Record<string, object>>, more: object = {}): Table => {
  const company = Object.keys(explorers)
  const last = company.at(-1) ?? ''
  const t = table({
    company,
    card: 'pillars',
    threat: 0,
    explorers: { ...explorers, [last]: { dice: [3], wounds: 4, ...explorers[last] } },
    groups: [{ card: 'monk-1' }],
    dwellers: { A1: 'b5' },
    hidden: { path: ['bones', 'bridge'] },
    ...more,
  })
  // Omen 4 is a strike: 12 against 1.
  return t.throws(4, 12, 1)
}

test('[E14] example 68: with both down all finds of the hall are lost, the d20 are rolled, and it is over', () => {
  const t = lastFalls({ marn: { at: 'down', deep: 1, new: ['crown'] }, rook: { new: ['page'], finds: ['flask'] } })
  t.throws(9, 9, 1).do('end')
  expect(t.outcome).toEqual({ ranks: [2], decidedBy: 'fallen' })
  expect([t.finds('marn'), t.finds('rook')]).toEqual(['|', 'flask|'])
  expect(t.told('fate')).toHaveLength(2)
})

test('[E14] example 69: alone the first fall is forgiven, the second is not', () => {
  const fall = (falls: number) =>
    lastFalls({ marn: { new: ['crown'] } }, { falls })
      .throws(9, 1)
      .do('end')
  const first = fall(0)
  expect([first.task, first.finds('marn'), first.state.falls]).toEqual(['handover', '|', 1])
  expect(fall(1).outcome).toEqual({ ranks: [2], decidedBy: 'fallen' })
})

const GOAL = ['crown', 'crown', 'clapper'] // 3 + 3 + 2 points

test('[E6] example 70: finds of the dead are lost before the goal is compared', () => {
  const explorers = {
    marn: { at: 'down', deep: 2, finds: ['page', 'page', 'page'] },
    rook: { finds: [...GOAL, 'page', 'page'] },
  }
  expect(lastLeaves(explorers).throws(2).do('leave').outcome).toEqual({ ranks: [2], decidedBy: 'death' })
  const rich = { ...explorers, rook: { finds: [...GOAL, 'page', 'page', 'page', 'page', 'page'] } }
  expect(lastLeaves(rich).throws(2).do('leave').outcome).toEqual({ ranks: [1], decidedBy: 'goal' })
})

test('[E5] example 71: with the goal met after the tests of an aftermath it is over, and won', () => {
  const t = lastLeaves({
    marn: { at: 'left', wounds: 1, finds: ['page', 'page', 'page', 'page', 'page'] },
    rook: { new: GOAL },
  })
  t.throws(8).do('leave')
  expect(t.told('healed')).toHaveLength(1)
  expect(t.outcome).toEqual({ ranks: [1], decidedBy: 'goal' })
  expect(t.told('leader')).toEqual([])
})

test('[E35, E39] example 72: what was given is not given on in the same handover; an own one of its kind is', () => {
  const finds = (rook: readonly string[]) =>
    table({
      company: ['marn', 'rook'],
      phase: 'handover',
      explorers: { marn: { finds: ['crown'] }, rook: { finds: rook } },
    }).do('give crown marn rook')
  const t = finds([])
  expect([t.finds('marn'), t.finds('rook'), t.refusal('give crown rook marn')]).toEqual(['|', 'crown|', 'E39'])
  const two = finds(['crown']).do('give crown rook marn')
  expect([two.finds('marn'), two.finds('rook'), two.refusal('give crown rook marn')]).toEqual([
    'crown|',
    'crown|',
    'E39',
  ])
  expect(t.refusal('give crown rook rook')).toBe('E35')
})
