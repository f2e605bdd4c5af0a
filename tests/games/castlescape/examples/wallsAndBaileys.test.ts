/** Worked examples of the rules, section 16: Walls and Baileys, played as actions. Squares and numbers are from there. */
import { describe, expect, test } from 'vitest'
import { table } from '../testTable.ts'

/** A seat with these cards in hand, and a rival without any. */
const withHand = (hand: string, more: Partial<Parameters<typeof table>[0]> = {}) =>
  table({ guilds: [{ hand }, {}], ...more })

const RING_WITHOUT_J6 = 'h6 i6 h7 j7 h8 i8 j8'

describe('Walls', () => {
  test('example 1: on a new site exactly g8, h7, i8 and h9 may be built', () => {
    const t = withHand('stone-walls').do('play stone-walls')
    expect(t.legal('build')).toEqual(['build h7', 'build g8', 'build i8', 'build h9'])
  })

  test('example 2: Walls h8, i8, j8, a new group', () => {
    const t = withHand('stone-walls', { walls: 'h8 i8 j8' }).do('play stone-walls')
    const names = 'h7 i7 j7 g8 k8 h9 i9 j9'.split(' ')
    expect(t.legal('build')).toEqual(names.map((name) => `build ${name}`))
  })

  test('[C17] example 3: Walls of one card form one piece, and no two by two are completed', () => {
    const t = withHand('ramparts').do('play ramparts', 'build i8')
    expect(t.refusal('build h7')).toBe('C17')
    t.do('build i7')
    expect(t.refusal('build h7')).toBe('castlescape.twoByTwo')
    t.do('build j7')
    expect(t.state.turn.groups).toEqual([])
    expect(t.state.turn.built).toBe(3)
  })

  test('example 4: j6 finishes a Bailey of size 1', () => {
    const t = withHand('stone-walls', { walls: RING_WITHOUT_J6 }).do('play stone-walls', 'build j6')
    expect(t.events).toContainEqual({ kind: 'claimedBailey', bailey: 0, seats: [], size: 1, renown: 0 })
    expect(t.state.site.baileys).toHaveLength(1)
  })

  test('[C16] a begun group is the only one; `build` names the kinds in the order in which they were played', () => {
    const t = withHand('stone-walls ramparts stone-walls').do('play stone-walls', 'play ramparts', 'play stone-walls')
    expect(new Set(t.legal('build').map((text) => text.replace(/^build \w+/, '')))).toEqual(new Set(['', ':2']))
    t.do('build i8:2')
    expect(t.state.turn.groups.map(({ left }) => left)).toEqual([2, 2, 2])
    expect(t.legal('build').some((text) => text.includes(':'))).toBe(false)
    expect(t.refusal('build h7:2')).toBe('C16')
  })

  test('[C16] nothing is built from a longer group while a shorter one is begun', () => {
    const t = withHand('ramparts stone-walls').do('play ramparts', 'play stone-walls', 'build i8:2')
    expect(t.legal('build')).toEqual(['build i7', 'build j8', 'build i9'])
    expect(t.refusal('build g8:2')).toBe('C16')
    t.do('build j8')
    expect(t.state.turn.groups).toEqual([{ left: 3, loose: false, built: [] }])
  })
})

describe('claims', () => {
  test('example 11: a Recruit on the ground stands on the Wall that is built there, and claims', () => {
    const t = table({
      guilds: [{ hand: 'stone-walls' }, { recruits: 'j6' }],
      walls: RING_WITHOUT_J6,
    }).do('play stone-walls', 'build j6')
    expect(t.recruits(2)).toBe('j6')
    expect(t.guild(2).renown).toBe(1)
    expect(t.guild(1).renown).toBe(0)
    expect(t.state.site.baileys[0]?.claimedBy).toEqual([1])
  })

  test('example 12: three squares shared by two give 1 Renown each, one square none', () => {
    const three = table({
      guilds: [{ hand: 'stone-walls', recruits: 'c3' }, {}, { recruits: 'e3' }],
      walls: 'c3 d3 e3 f3 g3 c4 g4 c5 d5 e5 f5',
    }).do('play stone-walls', 'build g5')
    expect(three.state.site.baileys.map(({ squares, claimedBy }) => [squares.length, claimedBy])).toEqual([[3, [0, 2]]])
    expect([1, 2, 3].map((seat) => three.guild(seat).renown)).toEqual([1, 0, 1])
    const one = table({
      guilds: [{ hand: 'stone-walls', recruits: 'h6' }, { recruits: 'j8' }],
      walls: RING_WITHOUT_J6,
    }).do('play stone-walls', 'build j6')
    expect(one.state.site.baileys[0]?.claimedBy).toEqual([0, 1])
    expect([one.guild(1).renown, one.guild(2).renown]).toEqual([0, 0])
  })

  test('[C5] [C40] example 13: nobody claims a Bailey later, but occupying it pays at the next Inspection', () => {
    const unclaimed = table({
      guilds: [
        { hand: 'market-stall', deck: 'market-stall market-stall market-stall market-stall market-stall' },
        {},
        {},
        { hand: 'train-apprentice' },
      ],
      walls: `${RING_WITHOUT_J6} j6`,
      baileys: [{ squares: [6 * 15 + 8], claimedBy: [] }],
      seat: 4,
    }).do('play train-apprentice', 'post i7')
    expect(unclaimed.state.site.baileys[0]?.claimedBy).toEqual([])
    expect(unclaimed.guild(4).renown).toBe(0)
    unclaimed.state = { ...unclaimed.state, quarry: 0 }
    unclaimed.do('end')
    expect(unclaimed.guild(4).renown).toBe(1)
    expect(unclaimed.state.site.baileys[0]?.claimedBy).toEqual([])
  })

  test('[C40] example 14: in a finished Bailey nothing is built, but a Recruit may be posted', () => {
    const t = withHand('stone-walls train-apprentice', {
      walls: `${RING_WITHOUT_J6} j6`,
      baileys: [{ squares: [6 * 15 + 8], claimedBy: [] }],
    }).do('play stone-walls', 'play train-apprentice')
    expect(t.refusal('build i7')).toBe('C40')
    t.do('post i7')
    expect(t.recruits(1)).toBe('i7')
  })

  test('[C10] example 15: where no square is allowed the rest of a group lapses, and another may begin', () => {
    // Beside o1 is only o2, which would complete two by two with n1 and n2.
    const t = withHand('ramparts stone-walls', { walls: 'n1 l2 m2 n2 l3' })
    t.do('play ramparts', 'play stone-walls', 'build o1')
    expect(t.state.turn.groups).toEqual([{ left: 2, loose: false, built: [] }])
    expect(t.events).toContainEqual({ kind: 'lapsed', seat: 0, walls: 2 })
    expect(t.legal('build')).not.toEqual([])
  })

  test('example 16: a loose group is built far apart', () => {
    const t = withHand('black-market-stone', { walls: 'a1 b1 h8' }).do(
      'play black-market-stone/1',
      'build h7',
      'build c1',
    )
    expect(t.state.turn.groups).toMatchObject([{ left: 1, loose: true }])
    expect(t.refusal('build o15')).toBe('castlescape.besideNoWall')
  })
})
