/** Rulings and rules that the worked examples leave open, by values worked out by hand. */
import { describe, expect, test } from 'vitest'
import { type Table, table } from './testTable.ts'

/** One explorer in the Pillars, whose turn it is. */
const alone = (id: string, explorer: object, more: object = {}): Table =>
  table({ company: [id], card: 'pillars', threat: 0, explorers: { [id]: explorer }, ...more })

const MONK = { groups: [{ card: 'monk-1' }], dwellers: { A1: 'b5' } }

describe('guards and braces', () => {
  test('[E36] a brace ends as the next turn begins', () => {
    const t = alone('marn', { dice: [2, 3] }).do('brace')
    expect(t.explorer('marn').braced).toBe(true)
    t.throws(10).do('end')
    expect([t.state.hall?.round, t.explorer('marn').braced]).toEqual([2, false])
  })

  test('[E36] a guard ends as the group’s next turn begins', () => {
    const t = alone(
      'marn',
      { dice: [3] },
      { groups: [{ card: 'monk-1' }], dwellers: { A1: { at: 'b5', guard: true } } },
    )
    expect(t.dwellers).toBe('A1@b5!')
    t.throws(4, 1, 1).endTurn()
    expect(t.dwellers).toBe('A1@b5')
  })
})

describe('wounds', () => {
  test('[E24] who is down suffers nothing more by the same effect', () => {
    // Bone Dice a: a failure is two deep wounds; there is one free slot.
    const t = table({
      company: ['marn'],
      card: 'bones',
      explorers: { marn: { wounds: 3 } },
      hidden: { path: ['well'] },
    })
    t.throws(1, 20, 1).do('way a marn')
    expect(t.told('down')).toHaveLength(1)
    expect(t.told('wounded')).toMatchObject([{ wounds: 0, deep: 1 }])
    const full = table({
      company: ['marn'],
      card: 'bones',
      explorers: { marn: { wounds: 4 } },
      hidden: { path: ['well'] },
    })
    full.throws(1, 20, 1).do('way a marn')
    expect([full.told('down').length, full.counters('marn')]).toEqual([1, '4w0d c0'])
  })

  test('[E33] the plate is for halls: in a challenge a deep wound is deep', () => {
    const t = table({ company: ['winder'], card: 'bargain', hidden: { path: ['well'] } }).do('way a')
    expect(t.counters('winder')).toBe('0w1d c0')
  })

  test('[E34] after a death nothing more is thrown', () => {
    const t = table({
      company: ['marn', 'rook'],
      card: 'pillars',
      explorers: { marn: { at: 'down', deep: 1 }, rook: { at: 'b1', wounds: 1, dice: [1] } },
    })
    t.throws(1).do('leave')
    expect(t.outcome?.decidedBy).toBe('death')
    expect(t.draws.at(-1)).toEqual({ kind: 'dice', sides: [20] })
  })

  test('Callow mends fellows in his room with a wound, and not himself', () => {
    const t = table({
      company: ['callow', 'marn', 'rook'],
      card: 'pillars',
      explorers: { callow: { wounds: 1, dice: [3] }, marn: { wounds: 2 }, rook: { at: 'b4', wounds: 1 } },
    })
    expect(t.legal('mend')).toEqual(['mend marn'])
    expect([t.refusal('mend callow'), t.refusal('mend rook')]).toEqual([
      'lamps-below.notOneself',
      'lamps-below.notHere',
    ])
    // A great success of a d12.
    t.throws(9).act('mend marn').deal(1)
    expect([t.counters('marn'), t.counters('callow'), t.explorer('callow').vow]).toEqual(['0w0d c0', '1w0d c0', 2])
  })
})

describe('rolling again', () => {
  test('[E19] a test is rolled again once', () => {
    const t = alone('marn', { wounds: 1, courage: 2, dice: [3, 3] })
      .throws(1, 2)
      .do('rest', 'again')
    expect([t.task, t.counters('marn')]).toEqual(['turn', '1w0d c1'])
  })

  test('[E19] an attack is rolled again once', () => {
    const t = alone('marn', { courage: 2, dice: [2, 3] }, MONK)
      .throws(1, 2)
      .do('hit A1 knives', 'again')
    expect([t.task, t.counters('marn'), t.health('A1')]).toEqual(['turn', '0w0d c1', 2])
  })

  test('[E19] a defence is rolled again once, and the attack stands', () => {
    const t = alone('marn', { courage: 2, dice: [3] }, MONK)
      .throws(4, 5, 1)
      .act('end')
      .deal(2)
    expect(t.legal()).toEqual(['again', 'keep'])
    t.throws(2).act('again').dealUntil('event')
    expect(t.counters('marn')).toBe('1w0d c1')
  })

  test('[E19] nobody is asked without courage, nor against an attack that missed', () => {
    const poor = alone('marn', { dice: [3] }, MONK)
      .throws(4, 5, 1)
      .endTurn()
    expect(poor.counters('marn')).toBe('1w0d c0')
    const missed = alone('marn', { courage: 2, dice: [3] }, MONK)
      .throws(4, 3, 1)
      .endTurn()
    expect(missed.counters('marn')).toBe('0w0d c2')
  })
})

describe('events', () => {
  const after = (event: number, marn: object = {}, more: object = {}): Table =>
    alone('marn', { at: 'c1', dice: [1], ...marn }, more)
      .throws(event)
      .do('end')

  test.each([
    [1, 'return'],
    [3, 'return'],
    [4, 'stones'],
    [6, 'stones'],
    [7, 'quiet'],
    [12, 'quiet'],
    [13, 'footsteps'],
    [15, 'footsteps'],
    [16, 'breath'],
    [17, 'breath'],
    [18, 'spark'],
    [19, 'spark'],
    [20, 'dawn'],
  ])('%i is %s', (value, event) => {
    expect(after(value).told('event')).toEqual([{ kind: 'event', value, event }])
  })

  test('footsteps raise the threat by one more', () => {
    expect([after(7).threat, after(13).threat]).toEqual([1, 2])
  })

  test('a breath heals a wound, dawn gives courage to each in the hall', () => {
    expect(after(16, { wounds: 2 }).counters('marn')).toBe('1w0d c0')
    expect(after(20).counters('marn')).toBe('0w0d c1')
  })

  test('[E41] the first group below its size gets one back, with the next number', () => {
    const groups = [{ card: 'monk-1' }, { card: 'husk-1', next: 4 }, { card: 'crawler-1' }]
    const t = alone('marn', { at: 'c1', dice: [1] }, { groups, dwellers: { A1: 'a5', B3: 'a5' } })
    t.throws(20, 20, 20, 1).act('end').dealUntil('event').deal(1)
    // Marn is in c1: from a1 are two steps, from c5 six.
    expect(t.told('returned')).toEqual([{ kind: 'returned', group: 1, number: 4, room: 14 }])
  })
})

describe('finds', () => {
  test('[E44] a relic of a probe does not count for Marn’s vow', () => {
    const t = alone('marn', { at: 'b4', courage: 3, dice: [4, 1] }, { hidden: { finds: ['crown', 'page'] } }).do(
      'probe',
    )
    expect([t.finds('marn'), t.explorer('marn').vow]).toEqual(['|crown', 0])
  })

  test('of two alike the one of this hall is used', () => {
    const t = alone('marn', { dice: [], wounds: 4, finds: ['flask'], new: ['flask'] }).do('use flask')
    expect([t.finds('marn'), t.counters('marn')]).toEqual(['flask|', '2w0d c0'])
  })

  test('[E17] with two alike, or one left, nobody is asked', () => {
    const alike = alone('rook', { at: 'b2', dice: [6, 1] }, { hidden: { finds: ['page', 'page', 'crown'] } }).do(
      'search',
    )
    expect([alike.finds('rook'), alike.task]).toEqual(['|page', 'turn'])
    const last = alone('rook', { at: 'b2', dice: [6, 1] }, { hidden: { finds: ['crown'] } }).do('search')
    expect([last.finds('rook'), last.task]).toEqual(['|crown', 'turn'])
    const none = alone('rook', { at: 'b2', dice: [6, 1] }, { hidden: { finds: [] } }).do('search')
    expect([none.finds('rook'), none.task, none.caches]).toEqual(['|', 'turn', 'c2 a4'])
  })

  test('an egg reaches a room one door away in sight, and no farther', () => {
    const egg = (at: string): string | null =>
      alone('rook', { finds: ['egg'], dice: [1] }, { groups: [{ card: 'glass-1' }], dwellers: { A1: at } }).refusal(
        'use egg A1',
      )
    expect([egg('b5'), egg('b4'), egg('b3')]).toEqual([null, null, 'lamps-below.relicReach'])
  })
})
