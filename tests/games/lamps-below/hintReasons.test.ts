/** Reasons of hints. Expected values are worked out by hand from the rules. */
import { describe, expect, test } from 'vitest'
import { readRoom } from '../../../src/games/lamps-below/hall/room.ts'
import { explorerWithId } from '../../../src/games/lamps-below/ids.ts'
import { chanceOf } from '../../../src/games/lamps-below/insight/reasons/chance.ts'
import { allReasons, planReasons } from '../../../src/games/lamps-below/insight/reasons/planReasons.ts'
import type { Reason } from '../../../src/games/lamps-below/insight/reasons/reason.ts'
import { newGame, type Table, table } from './testTable.ts'

const reasonsAt = (t: Table, ...plan: readonly string[]): readonly Reason[] =>
  allReasons(
    t.view(t.awaited - 1),
    plan.map((text) => t.read(text)),
  )

/** Reasons for the first of these actions in a position. */
const reasonsOf = (document: object, ...plan: readonly string[]): readonly Reason[] =>
  reasonsAt(table(document), ...plan)

const kindsOf = (document: object, ...plan: readonly string[]): readonly string[] =>
  reasonsOf(document, ...plan).map(({ kind }) => kind)

const room = (name: string): number => readRoom(name) ?? -1
const exact = (n: number, of: number) => ({ n, of, isAbout: false })
const about = (n: number, of: number) => ({ n, of, isAbout: true })
const SURE = exact(1, 1)
const A1 = { group: 0, number: 1 }

const GROUPS = ['husk-1', 'crawler-1', 'monk-1', 'tenant-1']
const TRACK = ['marn', 'A', 'B', 'C', 'D', 'rook']

interface Spec {
  readonly marn?: object
  readonly rook?: object
  /** Card of group A; the others have no figures unless `dwellers` says so. */
  readonly a?: string
  readonly dwellers?: object
  readonly more?: object
}

/** The Hall of Pillars in the first round: Marn's turn, with Rook last on the track if in the hall. */
const hall = ({ marn = {}, rook = {}, a = 'husk-1', dwellers = {}, more = {} }: Spec = {}): object => ({
  ...{ company: ['marn', 'rook'], phase: 'turn', card: 'pillars', round: 1, threat: 0, now: 'marn' },
  track: 'at' in rook && (rook.at === 'left' || rook.at === 'down') ? TRACK.slice(0, -1) : TRACK,
  groups: [a, ...GROUPS.filter((card) => card.split('-')[0] !== a.split('-')[0])].slice(0, 4).map((card) => ({ card })),
  explorers: { marn: { at: 'b5', ...marn }, rook: { at: 'b5', ...rook } },
  ...{ dwellers, caches: [] },
  ...more,
})

/** Another explorer in Marn's place. */
const instead = (id: string, document: object): object => JSON.parse(JSON.stringify(document).replaceAll('marn', id))

describe('a chance', () => {
  test('is said in few parts, and a little more or less is about that', () => {
    expect([chanceOf(12, 24), chanceOf(18, 24), chanceOf(15, 24)]).toEqual([exact(1, 2), exact(3, 4), exact(5, 8)])
    expect([chanceOf(67, 100), chanceOf(19, 48), chanceOf(54, 100)]).toEqual([about(2, 3), about(2, 5), about(1, 2)])
  })

  test('is neither sure nor impossible unless it is', () => {
    expect([chanceOf(0, 24), chanceOf(24, 24)]).toEqual([exact(0, 1), SURE])
    expect([chanceOf(1, 1000), chanceOf(999, 1000)]).toEqual([about(1, 20), about(19, 20)])
  })
})

describe('an attack', () => {
  const beside = (a: string, more: object = {}) =>
    hall({ a, marn: { at: 'b3', dice: [4, 4], ...more }, dwellers: { A1: 'b3' } })

  test('slays a Husk in the room with 4 to 8 of a d8: 5 in 8', () => {
    expect(reasonsOf(beside('husk-1'), 'hit A1 knives')).toContainEqual({
      ...{ kind: 'slays', figure: A1, chance: exact(5, 8), isLater: false },
    })
  })

  test('slays a Crawler, which defends with a d6: 3/8 × 1/2 and 2/8 × 5/6 are 19 in 48', () => {
    expect(reasonsOf(beside('crawler-1'), 'hit A1 knives')).toContainEqual({
      ...{ kind: 'slays', figure: A1, chance: about(2, 5), isLater: false },
    })
  })

  test('slays a Monk with 2 health by a great success alone, 7 or 8 of a d8; a Tenant with 5 it only hurts', () => {
    expect(reasonsOf(beside('monk-1'), 'hit A1 knives')[0]).toMatchObject({ kind: 'slays', chance: exact(1, 4) })
    const tenant = reasonsOf(beside('tenant-1'), 'hit A1 knives')
    // A d8 against a d8: 3/8 × 3/8 and 2/8 × 6/8 are 21 in 64.
    expect(tenant[0]).toEqual({ kind: 'hurts', figure: A1, chance: about(1, 3), health: 5, isLater: false })
    expect(tenant.map(({ kind }) => kind)).not.toContain('slays')
  })

  test('[E9] comes after a move that the plan makes for it, from where it has better dice', () => {
    const apart = hall({ marn: { at: 'b3', dice: [4, 4] }, dwellers: { A1: 'b4' } })
    // In cover a Husk defends with a d6, 2/6 × 3/6 and 1/6 × 5/6 are 11 in 36; in its room with no die, against a d8.
    expect(reasonsOf(apart, 'hit A1 knives')[0]).toMatchObject({ kind: 'slays', chance: about(1, 3), isLater: false })
    expect(reasonsOf(apart, 'move b4', 'hit A1 knives')[0]).toMatchObject({ chance: exact(5, 8), isLater: true })
    expect(kindsOf(apart, 'move b4')).not.toContain('slays')
  })

  test('[E28] of a fan meets all dwellers of the room, other weapons one', () => {
    const two = instead('hesper', hall({ marn: { at: 'b3', dice: [4, 4] }, dwellers: { A1: 'b3', A2: 'b3' } }))
    expect(reasonsOf(two, 'hit A1 slag')).toContainEqual({ kind: 'sweeps', dwellers: 2 })
    expect(kindsOf(two, 'hit A1 sparks')).not.toContain('sweeps')
  })

  test('says that a dweller else attacks where it may be slain, not where it dies for certain or cannot die', () => {
    const attacks = { kind: 'attacks', figure: A1, member: 0 }
    const egg = { finds: ['egg'], dice: [4, 4] }
    expect(kindsOf(beside('monk-1', egg), 'use egg A1')).not.toContain('attacks')
    expect(reasonsOf(beside('monk-1'), 'hit A1 knives')).toContainEqual(
      expect.objectContaining({ ...attacks, isElse: true }),
    )
    expect(reasonsOf(beside('tenant-1'), 'hit A1 knives')).toContainEqual(
      expect.objectContaining({ ...attacks, isElse: false }),
    )
  })

  test('rids an explorer of what attacks it: a Crawler in the room by 17 of 20 omens at threat 0, by all at 3', () => {
    const engaged = beside('crawler-1')
    expect(reasonsOf(engaged, 'hit A1 knives')).toContainEqual({
      ...{ kind: 'attacks', figure: A1, member: 0, chance: exact(17, 20), isElse: true },
    })
    expect(reasonsOf({ ...engaged, threat: 3 }, 'hit A1 knives')).toContainEqual({
      ...{ kind: 'attacks', figure: A1, member: 0, chance: SURE, isElse: true },
    })
  })

  test('[E20] names the fellow that is attacked: with Rook in the room, not Marn two doors away', () => {
    const spec = { marn: { at: 'b5', dice: [4] }, rook: { at: 'b3' }, dwellers: { A1: 'b3' } }
    expect(reasonsOf(hall({ ...spec, a: 'crawler-1' }), 'hit A1 knives')).toContainEqual(
      expect.objectContaining({ kind: 'attacks', member: 1 }),
    )
  })

  test('rids nobody of a dweller that reaches nobody: a Monk three doors from both, who goes two', () => {
    const far = hall({ a: 'monk-1', marn: { at: 'b5', dice: [4] }, dwellers: { A1: 'b2' } })
    expect(kindsOf(instead('winder', far), 'hit A1 bolt')).not.toContain('attacks')
  })

  test('[E29] frees a cache: at b2, where one is, and not at b4', () => {
    const at = (name: string) =>
      hall({ marn: { at: 'b3', dice: [4] }, dwellers: { A1: name }, more: { caches: ['b2'] } })
    expect(reasonsOf(at('b2'), 'hit A1 knives')).toContainEqual({ kind: 'guardsCache', figure: A1, room: room('b2') })
    expect(kindsOf(at('b4'), 'hit A1 knives')).not.toContain('guardsCache')
  })

  test('[E32] brings courage, 2 for an elite, where it slays and there is room for it', () => {
    const brings = { kind: 'bringsCourage', member: 0 }
    expect(reasonsOf(beside('husk-1'), 'hit A1 knives')).toContainEqual({ ...brings, courage: 1 })
    expect(kindsOf(beside('husk-1', { courage: 4 }), 'hit A1 knives')).not.toContain('bringsCourage')
    const scribe = (health: number, courage = 0) =>
      reasonsOf(
        hall({
          ...{ a: 'scribe-1', marn: { at: 'b3', dice: [4], courage } },
          dwellers: { A1: { at: 'b3', health } },
        }),
        'hit A1 knives',
      )
    expect(scribe(2)).toContainEqual({ ...brings, courage: 2 })
    expect(scribe(2, 3)).toContainEqual({ ...brings, courage: 1 })
    expect(scribe(3).map(({ kind }) => kind)).not.toContain('bringsCourage')
  })

  test('[E44] counts for the vow of Hesper, the fifth fulfils it; not for one who is bold', () => {
    const vow = (count: object) => instead('hesper', beside('husk-1', count))
    expect(reasonsOf(vow({ vow: 1 }), 'hit A1 sparks')).toContainEqual({
      ...{ kind: 'nearsVow', member: 0, reached: 2, needed: 5 },
    })
    expect(reasonsOf(vow({ vow: 4 }), 'hit A1 sparks')).toContainEqual({ kind: 'fulfilsVow', member: 0 })
    expect(kindsOf(vow({ vow: 4, bold: true }), 'hit A1 sparks')).not.toContain('fulfilsVow')
    expect(kindsOf(beside('husk-1', { vow: 1 }), 'hit A1 knives')).not.toContain('nearsVow')
  })

  test('[E26] with an egg takes 2 health for certain: a Monk is slain, a Tenant hurt', () => {
    const egg = (a: string) => beside(a, { finds: ['egg'] })
    expect(reasonsOf(egg('monk-1'), 'use egg A1')[0]).toMatchObject({ kind: 'slays', chance: SURE })
    expect(reasonsOf(egg('tenant-1'), 'use egg A1')[0]).toMatchObject({ kind: 'hurts', chance: SURE, health: 5 })
  })
})

describe('finds', () => {
  const searching = (marn: object, more: object = {}) =>
    hall({ marn: { at: 'b2', ...marn }, more: { caches: ['b2'], ...more } })
  /** Five pages and eight points, which two explorers need. */
  const ALL = ['page', 'page', 'page', 'page', 'page', 'crown', 'crown', 'clapper']

  test('that are still needed: 5 pages and 8 points less a page and a flask that are held and a crown of this hall', () => {
    const held = { dice: [4], finds: ['page', 'flask'], new: ['crown'] }
    expect(reasonsOf(searching(held), 'search')).toContainEqual({ kind: 'wanted', pages: 4, points: 4 })
    expect(kindsOf(searching({ dice: [4], finds: ALL }), 'search')).not.toContain('wanted')
  })

  test('[E14] of a fellow who is down do not count', () => {
    const fellow = (at: string) => ({
      ...searching({ dice: [4] }),
      track: at === 'down' ? TRACK.slice(0, 5) : TRACK,
      explorers: { marn: { at: 'b2', dice: [4] }, rook: at === 'down' ? { at } : { at, new: ['page'] } },
    })
    expect(reasonsOf(fellow('b5'), 'search')).toContainEqual({ kind: 'wanted', pages: 4, points: 8 })
    expect(reasonsOf(fellow('down'), 'search')).toContainEqual({ kind: 'wanted', pages: 5, points: 8 })
  })

  test('[E17] two are shown with a 6, named or the lowest that is enough; not with a 4, nor of the last find', () => {
    expect(reasonsOf(searching({ dice: [4, 6] }), 'search six')).toContainEqual({ kind: 'twoShown' })
    expect(reasonsOf(searching({ dice: [3, 6] }), 'search')).toContainEqual({ kind: 'wanted', pages: 5, points: 8 })
    expect(kindsOf(searching({ dice: [3, 6] }), 'search')).not.toContain('twoShown')
    expect(kindsOf(searching({ dice: [2, 6] }), 'search')).toContain('twoShown')
    const last = { hidden: { finds: ['page'] } }
    expect(kindsOf(searching({ dice: [4, 6] }, last), 'search six')).not.toContain('twoShown')
  })

  test('of a probe need no cache, only 3 courage', () => {
    const probing = hall({ marn: { at: 'b4', dice: [4], courage: 3 } })
    expect(reasonsOf(probing, 'probe')).toContainEqual({ kind: 'needsNoCache', courage: 3 })
    expect(kindsOf(searching({ dice: [4], courage: 3 }), 'search')).not.toContain('needsNoCache')
  })

  test('[E44] of a third search fulfil the vow of Fenna, of a second they are 2 of 3', () => {
    const fenna = (vow: number) => instead('fenna', searching({ dice: [4], vow }))
    expect(reasonsOf(fenna(2), 'search')).toContainEqual({ kind: 'fulfilsVow', member: 0 })
    expect(reasonsOf(fenna(1), 'search')).toContainEqual({ kind: 'nearsVow', member: 0, reached: 2, needed: 3 })
  })

  test('are why an explorer moves to a cache, if the plan searches it', () => {
    const near = hall({ marn: { at: 'b3', dice: [1, 4] }, more: { caches: ['b2'] } })
    expect(reasonsOf(near, 'move b2', 'search')[0]).toEqual({ kind: 'searchesSoon', member: 0, room: room('b2') })
    expect(kindsOf(near, 'move b2')).not.toContain('searchesSoon')
    expect(reasonsOf(near, 'move b2')).toContainEqual({ kind: 'nearsCache', member: 0, room: room('b2'), moves: 0 })
  })

  test('[E16] are so many moves away: from b4, one door from b5, it is one more to a4 for Winder; nothing is there without caches', () => {
    const winder = (caches: readonly string[]) => instead('winder', hall({ marn: { dice: [1, 4] }, more: { caches } }))
    expect(reasonsOf(winder(['a4']), 'move b4')).toContainEqual({
      ...{ kind: 'nearsCache', member: 0, room: room('a4'), moves: 1 },
    })
    expect(kindsOf(winder(['a4']), 'move c5')).not.toContain('nearsCache')
    expect(kindsOf(winder([]), 'move b4')).not.toContain('nearsCache')
  })

  test('that are taken bring so many pages or points, if some are missing', () => {
    const shown = (finds: readonly string[]) => ({
      ...{ company: ['marn', 'rook'], card: 'idol', phase: 'take', way: 'a', shown: ['page', 'crown', 'salve'] },
      explorers: { marn: { finds } },
    })
    expect(reasonsOf(shown(['page']), 'take page')).toEqual([{ kind: 'nearsGoal', of: 'pages', reached: 2, needed: 5 }])
    expect(reasonsOf(shown(['page', 'crown']), 'take crown')).toEqual([
      { kind: 'nearsGoal', of: 'points', reached: 6, needed: 8 },
    ])
    expect(reasonsOf(shown(ALL.slice(0, 5)), 'take page')).toEqual([{ kind: 'best' }])
  })

  test('that are taken last meet the goal, in a hall only once they are out', () => {
    const idol = {
      ...{ company: ['marn', 'rook'], card: 'idol', phase: 'take', way: 'a', shown: ['page', 'salve', 'egg'] },
      explorers: { marn: { finds: ALL.slice(1) } },
    }
    expect(reasonsOf(idol, 'take page')[0]).toEqual({ kind: 'goalMet' })
    expect(kindsOf(idol, 'take salve')).not.toContain('goalMet')
    const searched = {
      ...hall({ marn: { at: 'b2', vow: 1, finds: ALL.slice(1) }, more: { caches: ['c2', 'a4'] } }),
      ...{ phase: 'take', shown: ['page', 'salve'] },
    }
    expect(reasonsOf(searched, 'take page')[0]).toEqual({ kind: 'goalCarried', member: 0 })
    expect(kindsOf(searched, 'take salve')).not.toContain('goalCarried')
  })
})

describe('the way out', () => {
  const AT_EXIT = { at: 'b1', dice: [3] }

  test('[E6, E14] is due when the goal is met with what is held and carried out, and not while a fellow has the rest', () => {
    const held = ['page', 'page', 'page', 'page', 'crown', 'crown', 'clapper']
    const own = hall({ marn: { ...AT_EXIT, finds: held, new: ['page'] } })
    expect(reasonsOf(own, 'leave')[0]).toEqual({ kind: 'goalCarried', member: 0 })
    const fellow = (at: string) => hall({ marn: { ...AT_EXIT, finds: held }, rook: { at, new: ['page'] } })
    expect(kindsOf(fellow('b5'), 'leave')).not.toContain('goalCarried')
    expect(kindsOf(fellow('left'), 'leave')).toContain('goalCarried')
  })

  test('is gone within the turn, if the plan leaves', () => {
    const near = hall({ marn: { at: 'a1', dice: [1] } })
    expect(kindsOf(near, 'move b1', 'leave')[0]).toBe('leavesSoon')
    expect(kindsOf(near, 'move b1')).not.toContain('leavesSoon')
    expect(reasonsOf(near, 'move b1')).toContainEqual({ kind: 'atExit', member: 0 })
    expect(kindsOf(near, 'move a2')).not.toContain('atExit')
  })

  test('takes Winder from b3 over b2, a2 and a1 four moves, with two dice and a lamp', () => {
    const winder = instead('winder', hall({ marn: { at: 'b3', dice: [1, 2] }, more: { lamps: [3] } }))
    expect(reasonsOf(winder, 'move b2')).toContainEqual({ kind: 'wayOut', member: 0, moves: 4, dice: 2, lamps: 1 })
    expect(kindsOf(winder, 'move b4')).not.toContain('wayOut')
  })

  test.each([
    [1, undefined],
    [2, { rounds: 1, wounds: 1 }],
    [3, { rounds: 0, wounds: 1 }],
    [4, { rounds: 0, wounds: 2 }],
  ])('[E13] example 18: of two explorers in round %i the walls close like this', (round, walls) => {
    const given = reasonsOf({ ...hall({ marn: AT_EXIT }), round }, 'leave').filter(({ kind }) => kind === 'wallsClose')
    expect(given).toEqual(walls ? [{ kind: 'wallsClose', ...walls }] : [])
  })

  test('[E24] is lost for whoever waits with four counters when the walls close; unhurt and alone there is time', () => {
    const late = { ...hall({ marn: { at: 'b1', wounds: 4 }, more: { lamps: [1] } }), round: 3 }
    expect(reasonsOf(late, 'leave')).toContainEqual({ kind: 'waitsTooLong', member: 0, chance: about(1, 20) })
    expect(kindsOf(hall({ marn: AT_EXIT }), 'leave')).not.toContain('waitsTooLong')
  })

  test('[E14] saves the finds of this hall, two of them; what was brought along is not at stake', () => {
    const carrying = hall({ marn: { ...AT_EXIT, new: ['page', 'egg'] } })
    expect(reasonsOf(carrying, 'leave')).toContainEqual({ kind: 'carriesOut', member: 0, finds: 2 })
    expect(kindsOf(hall({ marn: { ...AT_EXIT, finds: ['page'] } }), 'leave')).not.toContain('carriesOut')
  })

  test('is due when no cache is left', () => {
    expect(kindsOf(hall({ marn: AT_EXIT }), 'leave')).toContain('noCacheLeft')
    expect(kindsOf(hall({ marn: AT_EXIT, more: { caches: ['a4'] } }), 'leave')).not.toContain('noCacheLeft')
  })
})

describe('safety', () => {
  const MONK = { C1: 'b5' }

  test('lies two doors on from a Monk in the room next door, who goes two', () => {
    const next = hall({ marn: { at: 'b4', dice: [1] }, rook: { at: 'left' }, dwellers: MONK })
    expect(reasonsOf(next, 'move b2')).toContainEqual({
      ...{ kind: 'safer', member: 0, room: room('b2'), before: 1, after: 0 },
    })
    expect(kindsOf(next, 'move b3')).not.toContain('safer')
  })

  test('[E9] is cover where somebody shoots: b4 with a Husk in the hall, not with a Monk alone, and not b3', () => {
    const with_ = (dwellers: object) => hall({ marn: { dice: [1] }, dwellers })
    expect(reasonsOf(with_({ A1: 'a1' }), 'move b4')).toContainEqual({
      kind: 'takesCover',
      member: 0,
      room: room('b4'),
    })
    expect(kindsOf(with_({ C1: 'a1' }), 'move b4')).not.toContain('takesCover')
    expect(kindsOf(with_({ A1: 'a1' }), 'move b3')).not.toContain('takesCover')
    // Against the Husk in its own room cover is nothing.
    expect(kindsOf(with_({ A1: 'b4' }), 'move b4')).not.toContain('takesCover')
    expect(kindsOf(with_({ A1: 'a1', C1: 'b4' }), 'move b4')).not.toContain('takesCover')
  })

  test('[E36] is bracing before an attack: Marn then defends with a d8; before none a die is only not lost', () => {
    const bracing = (dwellers: object) => hall({ marn: { at: 'b4', dice: [2] }, rook: { at: 'left' }, dwellers })
    expect(reasonsOf(bracing(MONK), 'brace')).toContainEqual({ kind: 'braces', member: 0, dwellers: 1, die: 8 })
    expect(reasonsOf(bracing({}), 'brace')).toEqual([{ kind: 'dieElseLost', member: 0 }])
    expect(kindsOf(bracing(MONK), 'brace')).not.toContain('dieElseLost')
  })

  test('is where Winder stands, in c5 three doors from a Monk, who would reach b5', () => {
    const winder = (at: string) =>
      instead('winder', hall({ marn: { at, dice: [1] }, rook: { at: 'left' }, dwellers: { C1: 'b3' } }))
    expect(reasonsOf(winder('c5'), 'end')).toContainEqual({ kind: 'staysSafe', member: 0, here: 0, elsewhere: 1 })
    expect(kindsOf(winder('b5'), 'end')).not.toContain('staysSafe')
  })
})

describe('health and courage', () => {
  test('a rest heals Marn with a d8: 5 in 8; Callow mends with a d12: 3 in 4', () => {
    const wounded = { at: 'b4', dice: [3], wounds: 2 }
    expect(reasonsOf(hall({ marn: wounded }), 'rest')).toContainEqual({
      ...{ kind: 'mayHeal', member: 0, chance: exact(5, 8), wounds: 2 },
    })
    const callow = instead('callow', hall({ marn: { dice: [3] }, rook: { wounds: 1 } }))
    expect(reasonsOf(callow, 'mend rook')).toContainEqual({
      ...{ kind: 'mayHeal', member: 1, chance: exact(3, 4), wounds: 1 },
    })
    expect(kindsOf(hall({ marn: wounded }), 'end')).not.toContain('mayHeal')
  })

  test('[E32] a flask heals the one wound there is, a salve a deep one', () => {
    const using = hall({ marn: { dice: [1], wounds: 1, deep: 1, finds: ['flask', 'salve'] } })
    expect(reasonsOf(using, 'use flask')).toContainEqual({ kind: 'heals', member: 0, wounds: 1, deep: 0 })
    expect(reasonsOf(using, 'use salve')).toContainEqual({ kind: 'heals', member: 0, wounds: 0, deep: 1 })
    expect(kindsOf(using, 'end')).not.toContain('heals')
  })

  test('who dares is bold', () => {
    const brave = hall({ marn: { dice: [1], courage: 3 } })
    expect(reasonsOf(brave, 'dare')).toEqual([{ kind: 'bold', member: 0 }])
    expect(kindsOf(brave, 'end')).not.toContain('bold')
  })
})

describe('dice and lamps', () => {
  const lamps = (marn: object, more: object = {}) =>
    hall({ marn: { at: 'b4', ...marn }, more: { lamps: [2, 5], ...more } })
  const ROOK_FIRST = { track: ['rook', 'A', 'B', 'C', 'D', 'marn'] }

  test('lamps are left to those who come later, and to nobody who has left or has had the turn', () => {
    const spares = { kind: 'sparesLamps', lamps: 2, members: [1] }
    expect(reasonsOf(lamps({ dice: [3] }), 'end')).toContainEqual(spares)
    expect(reasonsOf(lamps({ dice: [3] }), 'brace')).toContainEqual(spares)
    expect(kindsOf(lamps({ dice: [3] }, ROOK_FIRST), 'end')).not.toContain('sparesLamps')
    expect(kindsOf(hall({ rook: { at: 'left' }, more: { lamps: [2] } }), 'end')).not.toContain('sparesLamps')
    expect(kindsOf(hall({ marn: { dice: [1] } }), 'end')).not.toContain('sparesLamps')
  })

  test('a lamp goes out unused after the last explorer of the round, and is needed by one without a die', () => {
    expect(reasonsOf(lamps({ dice: [3] }, ROOK_FIRST), 'brace lamp')).toContainEqual({
      kind: 'lampElseUnused',
      member: 0,
    })
    expect(kindsOf(lamps({ dice: [3] }), 'brace lamp')).not.toContain('lampElseUnused')
    expect(reasonsOf(lamps({ dice: [1] }), 'brace lamp')).toContainEqual({ kind: 'noOwnDie', member: 0 })
    expect(kindsOf(lamps({ dice: [2] }), 'brace lamp')).not.toContain('noOwnDie')
  })

  test('a 1 only moves, and nothing moves without dice and lamps', () => {
    expect(reasonsOf(hall({ marn: { dice: [1] } }), 'end')).toContainEqual({ kind: 'onlyMovesLeft', member: 0 })
    expect(kindsOf(hall({ marn: { dice: [2] } }), 'end')).not.toContain('onlyMovesLeft')
    const brave = (dice: readonly number[]) => hall({ marn: { dice, courage: 3 } })
    expect(reasonsOf(brave([]), 'end')).toContainEqual({ kind: 'noDiceLeft', member: 0 })
    expect(kindsOf(brave([1]), 'end')).not.toContain('noDiceLeft')
  })
})

describe('a challenge', () => {
  const STAIR = { company: ['marn', 'rook'], card: 'stair', phase: 'way' }
  const passes = { kind: 'passes', ability: 'agility' }

  test('is tested by whoever has the best die: Marn with a d12 passes 3 in 4, Rook with a d8 5 in 8', () => {
    expect(reasonsOf(STAIR, 'way a marn')).toContainEqual({ ...passes, member: 0, chance: exact(3, 4), isBest: true })
    expect(reasonsOf(STAIR, 'way a rook')).toContainEqual({ ...passes, member: 1, chance: exact(5, 8), isBest: false })
    const alike = { ...STAIR, company: ['rook', 'hesper'] }
    expect(reasonsOf(alike, 'way a rook')).toContainEqual({ ...passes, member: 0, chance: exact(5, 8), isBest: false })
    expect(kindsOf(STAIR, 'way b')).not.toContain('passes')
  })

  test('[E32] brings what does not lapse: 2 courage each, 4 less threat while a hall is to come, and one wound healed', () => {
    const wounded = { ...STAIR, explorers: { marn: { wounds: 1 }, rook: { courage: 3 } } }
    const brings = (gain: string, n: number) => ({ kind: 'brings', gain, n, isSure: true })
    const given = reasonsOf(wounded, 'way b').filter(({ kind }) => kind === 'brings')
    expect(given).toEqual([brings('courage', 3), brings('quiet', 4), brings('healing', 1)])
    const last = { ...wounded, gone: ['pillars', 'cistern', 'kilns'], path: 3 }
    expect(reasonsOf(last, 'way b')).not.toContainEqual(brings('quiet', 4))
  })

  test('brings a find if its test is passed, or for sure after all have gone', () => {
    const find = { kind: 'brings', gain: 'finds', n: 1 }
    expect(reasonsOf(STAIR, 'way a marn')).toContainEqual({ ...find, isSure: false })
    const gallery = { ...STAIR, card: 'gallery' }
    expect(reasonsOf(gallery, 'way a')).toContainEqual({ ...find, isSure: true })
    const idol = { ...STAIR, card: 'idol' }
    expect(reasonsOf(idol, 'way a')).toContainEqual({ kind: 'brings', gain: 'bestFind', n: 3, isSure: true })
    expect(kindsOf({ ...STAIR, hidden: { finds: [] } }, 'way a marn')).not.toContain('brings')
  })

  test('might have cost a deep wound the other way, which Marn fails 1 in 4', () => {
    const risk = { kind: 'risks', way: 'a', member: 0, chance: exact(1, 4), harm: 'deep', n: 1 }
    expect(reasonsOf(STAIR, 'way b')).toContainEqual(risk)
    expect(kindsOf(STAIR, 'way a marn')).not.toContain('risks')
  })

  test('costs what a way without a test does: a wound of whoever goes, a deep one of each, or a higher threat', () => {
    const gallery = { ...STAIR, card: 'gallery' }
    const wound = { kind: 'costs', member: 1, harm: 'wound', n: 1 }
    expect(reasonsOf(gallery, 'way b rook')).toContainEqual(wound)
    // Of two reasons that are given it is one: the way brings a find and courage, too.
    const t = table(gallery)
    expect(planReasons(t.view(0), [t.read('way b rook')])[1]).toEqual(wound)
    expect(reasonsOf({ ...STAIR, card: 'bargain' }, 'way a')).toContainEqual({
      ...{ kind: 'costs', member: -1, harm: 'deep', n: 1 },
    })
    expect(reasonsOf({ ...STAIR, card: 'reliquary' }, 'way b marn')).toContainEqual({
      ...{ kind: 'costs', member: 0, harm: 'alarm', n: 3 },
    })
    expect([kindsOf(gallery, 'way a'), kindsOf(STAIR, 'way b')].flat()).not.toContain('costs')
  })

  test('[E46] is voted for by the same reasons, as if the best went', () => {
    const three = { ...STAIR, seats: ['Ann', 'Ben', 'Cleo'], company: ['rook', 'marn', 'callow'], phase: 'vote' }
    expect(reasonsOf(three, 'vote a')).toContainEqual({ ...passes, member: 1, chance: exact(3, 4), isBest: true })
  })

  test('[E47] is left to a fellow with a better die, and gone by the best', () => {
    const word = (named: string) => ({
      ...{ ...STAIR, seats: ['Ann', 'Ben'], phase: 'word', way: 'a', named },
      leader: named === 'marn' ? 'rook' : 'marn',
    })
    expect(reasonsOf(word('rook'), 'no')).toEqual([{ kind: 'betterFellow', member: 0 }])
    expect(reasonsOf(word('marn'), 'yes')[0]).toMatchObject({ ...passes, member: 0, isBest: true })
    expect(reasonsOf(word('marn'), 'no')).toEqual([{ kind: 'best' }])
  })

  test('is tried a second time by the chance of it, or not for what a failure costs', () => {
    const bones = { ...STAIR, card: 'bones', phase: 'more', way: 'a', named: 'marn' }
    expect(reasonsOf(bones, 'more').map(({ kind }) => kind)).toEqual(['passes', 'brings'])
    expect(reasonsOf(bones, 'enough')).toEqual([
      { kind: 'risks', way: 'a', member: 0, chance: exact(1, 4), harm: 'deep', n: 2 },
    ])
  })
})

describe('a failed die', () => {
  const attack = (a: string, thrown: object, marn: object = {}) => ({
    ...hall({ a, marn: { at: 'b3', dice: [1], courage: 1, ...marn }, dwellers: { A1: 'b3' } }),
    ...{ phase: 'again', asked: { what: 'attack', weapon: 'knives', die: 8, throws: [{ figure: 'A1', ...thrown }] } },
  })
  const again = { kind: 'again', member: 0 }

  test('[E19] is rolled again: the attack needs 4 of a d8, and 7 against a defence that stands at a success', () => {
    expect(reasonsOf(attack('husk-1', { attack: 2 }), 'again')).toContainEqual({
      ...{ ...again, of: 'hit', chance: exact(5, 8) },
    })
    expect(reasonsOf(attack('crawler-1', { attack: 2, defence: 5 }), 'again')).toContainEqual({
      ...{ ...again, of: 'hit', chance: exact(1, 4) },
    })
  })

  const defence = {
    ...hall({ a: 'crawler-1', marn: { at: 'b3', courage: 1, braced: true }, dwellers: { A1: 'b3' } }),
    ...{
      phase: 'again',
      now: 'A',
      asked: { what: 'defence', by: 'A1', explorer: 'marn', attack: 5, defence: 2, reading: 10 },
    },
  }

  test('is a defence: braced, Marn has a d8', () => {
    expect(reasonsOf(defence, 'again')).toContainEqual({ ...again, of: 'defence', chance: exact(5, 8) })
  })

  test('is a test of a challenge, of a rest, or under stones', () => {
    const stair = {
      ...{ company: ['marn', 'rook'], card: 'stair', phase: 'again', way: 'a', named: 'marn' },
      ...{ explorers: { marn: { courage: 1 } }, asked: { what: 'agility', explorer: 'marn', value: 2 } },
    }
    expect(reasonsOf(stair, 'again')).toContainEqual({ ...again, of: 'challenge', chance: exact(3, 4) })
    const marn = { at: 'b4', courage: 1, wounds: 1 }
    const rest = {
      ...hall({ marn }),
      phase: 'again',
      asked: { what: 'vitality', explorer: 'marn', value: 2, for: 'rest' },
    }
    expect(reasonsOf(rest, 'again')).toContainEqual({ ...again, of: 'rest', chance: exact(5, 8) })
    const stones = {
      ...{ ...hall({ marn: { at: 'b4', courage: 1 }, rook: { wounds: 1 } }), phase: 'again', now: 'event' },
      asked: { what: 'agility', explorer: 'marn', value: 2, for: 'stones' },
    }
    expect(reasonsOf(stones, 'again')).toContainEqual({ ...again, of: 'stones', chance: exact(3, 4) })
  })

  /** Marn goes the last card of all, and a page is all that is missing. */
  const lastFind = (courage: number, finds: readonly string[]) => ({
    ...{ company: ['marn', 'rook'], card: 'stair', phase: 'again', way: 'a', named: 'marn', path: 0 },
    gone: ['pillars', 'cistern', 'kilns', 'wall', 'bones', 'names'],
    explorers: { marn: { courage, finds } },
    asked: { what: 'agility', explorer: 'marn', value: 2 },
  })
  const NEARLY = ['page', 'page', 'page', 'page', 'crown', 'crown', 'clapper']

  test('wins more often rolled again where the last find may decide, and is kept where all is won', () => {
    const [given] = reasonsOf(lastFind(1, NEARLY), 'again').filter((reason) => reason.kind === 'winsWith')
    expect(given).toBeDefined()
    if (given?.kind === 'winsWith') expect(given.again).toBeGreaterThan(given.keep)
    const won = lastFind(1, [...NEARLY, 'page'])
    expect(reasonsOf(won, 'keep')).toContainEqual({ kind: 'winsWith', again: 100, keep: 100 })
    expect(kindsOf(won, 'again')).not.toContain('winsWith')
  })

  test('is left where 3 courage are wanted: to be bold, or to probe; 2 are too few, 4 leave three, and who is bold is', () => {
    const keeping = (courage: number, more: object = {}) =>
      kindsOf(attack('husk-1', { attack: 2 }, { courage, ...more }), 'keep')
    expect(reasonsOf(attack('husk-1', { attack: 2 }, { courage: 3 }), 'keep')).toContainEqual({
      ...{ kind: 'keepsCourage', member: 0, courage: 3 },
    })
    expect([keeping(2), keeping(4), keeping(3, { bold: true })].flat()).not.toContain('keepsCourage')
  })
})

describe('a company', () => {
  test('alone at normal Fenna wins 75 of 100; else it is said what an explorer can do', () => {
    const fenna = explorerWithId('fenna')
    const suits = { kind: 'suits', card: fenna }
    const alone = newGame(1, { explorers: 1 }).deal()
    expect(reasonsAt(alone, 'choose fenna')).toEqual([{ kind: 'winsAlone', card: fenna, chance: exact(3, 4) }, suits])
    const easy = newGame(1, { explorers: 1, difficulty: 'easy' }).deal()
    expect(reasonsAt(easy, 'choose fenna')).toEqual([suits])
    expect(reasonsAt(newGame(1).deal(), 'choose fenna')).toEqual([suits])
  })

  test('[E39] goes on, as all finds are for one goal; without any there is nothing else to say', () => {
    const handover = (finds: readonly string[]) => ({
      ...{ company: ['marn', 'rook'], phase: 'handover', explorers: { marn: { finds } } },
    })
    expect(reasonsOf(handover(['page']), 'on')).toContainEqual({ kind: 'goalOfAll' })
    expect(reasonsOf(handover([]), 'on')).toEqual([{ kind: 'onlyChoice' }])
  })

  test('is told two reasons at most, the weightiest first; without any that its plan came out best', () => {
    const t = table(hall({ marn: { at: 'b2', dice: [6], finds: ['page'] }, more: { caches: ['b2'], lamps: [6] } }))
    expect(reasonsAt(t, 'search').map(({ kind }) => kind)).toEqual(['twoShown', 'wanted', 'sparesLamps'])
    expect(planReasons(t.view(0), [t.read('search')])).toEqual(reasonsAt(t, 'search').slice(0, 2))
    expect(reasonsOf(hall({ marn: { dice: [1, 2] } }), 'move c5')).toEqual([{ kind: 'best' }])
  })
})
