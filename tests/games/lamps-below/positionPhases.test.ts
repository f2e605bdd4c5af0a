/** Position documents of Lamps Below: what is left out, every phase, and what is refused with its path. */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/lamps-below/game.ts'
import { readPosition } from '../../../src/games/lamps-below/position/readPosition.ts'
import { writePosition } from '../../../src/games/lamps-below/position/writePosition.ts'
import type { Json } from '../../../src/kernel/json.ts'
import { table } from './testTable.ts'

const HALL = { company: ['marn', 'rook'], card: 'pillars' }
const CHALLENGE = { seats: ['Ann', 'Ben', 'Cleo'], company: ['marn', 'rook', 'fenna'], leader: 'rook' }

test('what is left out is as when the hall is laid open', () => {
  const t = table({ ...HALL, explorers: { marn: { dice: [1] } } })
  expect([t.at('marn'), t.at('rook'), t.counters('marn'), t.finds('marn')]).toEqual(['b5', 'b5', '0w0d c0', '|'])
  expect([t.caches, t.lamps, t.track, t.threat, t.state.hall?.round]).toEqual(['b2 c2 a4', '', 'marn rook', 8, 1])
  expect(t.state.setting).toMatchObject({ seats: 1, options: { explorers: 2, difficulty: 'normal' } })
  // Four challenges and three halls, of which one is on the table; all group cards and finds.
  const sizes = [t.state.path, t.state.groupCards, t.state.finds].map(({ next, end }) => end - next)
  expect(sizes).toEqual([6, 18, 24])
})

test('a path that is named is all of it; other decks begin with what is named, and hold what lies nowhere else', () => {
  const t = table({
    ...HALL,
    explorers: { marn: { dice: [1], finds: ['crown'], new: ['page'] } },
    groups: [{ card: 'husk-1' }],
    hidden: { path: ['bones', 'well'], groups: ['monk-2'] },
  })
  const sizes = [t.state.path, t.state.groupCards, t.state.finds].map(({ next, end }) => end - next)
  expect(sizes).toEqual([2, 17, 22])
  const { hidden } = writePosition(t.dealerView(), ['Ann'])
  expect(hidden).toMatchObject({ path: ['bones', 'well'] })
  expect(hidden?.groups?.[0]).toBe('monk-2')
})

describe('every phase', () => {
  test.each<readonly [string, object, number, readonly string[]]>([
    [
      'choose',
      { options: { explorers: 2 }, company: ['marn'] },
      1,
      ['choose callow', 'choose hesper', 'choose winder', 'choose rook', 'choose fenna'],
    ],
    ['vote', { ...CHALLENGE, card: 'bridge', votes: { 3: 'a' } }, 1, ['vote a', 'vote b']],
    [
      'way',
      { ...CHALLENGE, card: 'bridge', phase: 'way', votes: { 1: 'a', 3: 'a' } },
      2,
      ['way a marn', 'way a rook', 'way a fenna'],
    ],
    [
      'way after a no',
      { ...CHALLENGE, card: 'bridge', phase: 'way', way: 'b', refused: ['marn'] },
      2,
      ['way b rook', 'way b fenna'],
    ],
    ['word', { ...CHALLENGE, card: 'bridge', phase: 'word', way: 'a', named: 'fenna' }, 3, ['yes', 'no']],
    ['more', { ...CHALLENGE, card: 'bones', phase: 'more', way: 'a', named: 'marn' }, 1, ['more', 'enough']],
    [
      'a test that failed in a challenge',
      {
        ...CHALLENGE,
        card: 'floor',
        phase: 'again',
        way: 'a',
        explorers: { rook: { courage: 1 } },
        asked: { what: 'defence', explorer: 'rook', value: 2 },
      },
      2,
      ['again', 'keep'],
    ],
    [
      'stones',
      {
        ...HALL,
        phase: 'again',
        now: 'event',
        explorers: { marn: { wounds: 1 }, rook: { courage: 1 } },
        asked: { what: 'agility', explorer: 'rook', value: 2, for: 'stones' },
      },
      1,
      ['again', 'keep'],
    ],
    [
      'a rest',
      {
        ...HALL,
        phase: 'again',
        explorers: { marn: { courage: 1, wounds: 1 } },
        asked: { what: 'vitality', explorer: 'marn', value: 2, for: 'rest' },
      },
      1,
      ['again', 'keep'],
    ],
    [
      'mending',
      {
        ...{ company: ['callow', 'marn'], card: 'pillars', phase: 'again' },
        explorers: { callow: { courage: 1 }, marn: { wounds: 1 } },
        asked: { what: 'vitality', explorer: 'callow', patient: 'marn', value: 3, for: 'mend' },
      },
      1,
      ['again', 'keep'],
    ],
    [
      'an attack',
      {
        ...HALL,
        phase: 'again',
        explorers: { marn: { courage: 1 } },
        groups: [{ card: 'husk-1' }],
        dwellers: { A1: 'b5' },
        asked: { what: 'attack', weapon: 'knives', die: 8, throws: [{ figure: 'A1', attack: 2 }] },
      },
      1,
      ['again', 'keep'],
    ],
    [
      'a defence',
      {
        ...HALL,
        phase: 'again',
        now: 'A',
        explorers: { rook: { courage: 1 } },
        groups: [{ card: 'monk-1' }],
        dwellers: { A1: 'b5' },
        asked: { what: 'defence', by: 'A1', explorer: 'rook', attack: 9, defence: 1, reading: 20, more: 1 },
      },
      1,
      ['again', 'keep'],
    ],
    [
      'take after a search',
      {
        ...HALL,
        ...{ phase: 'take', shown: ['page', 'crown'], caches: ['c2', 'a4'] },
        explorers: { marn: { at: 'b2' } },
      },
      1,
      ['take page', 'take crown'],
    ],
    [
      'take in a challenge',
      { ...CHALLENGE, card: 'idol', phase: 'take', way: 'a', shown: ['page', 'crown', 'page'] },
      2,
      ['take page', 'take crown'],
    ],
    [
      'handover',
      { company: ['marn', 'rook'], explorers: { rook: { finds: ['page'] } }, given: { rook: ['page'] } },
      1,
      ['on'],
    ],
  ])('%s, and it is written as it was read', (_, document, awaited, legal) => {
    const t = table(document)
    expect([t.awaited, t.legal()]).toEqual([awaited, legal])
    const written = writePosition(t.dealerView(), ['Ann', 'Ben', 'Cleo'].slice(0, t.state.setting.seats))
    const again = table(written)
    expect([again.awaited, again.legal()]).toEqual([awaited, legal])
    for (const zone of ['tasks', 'challenge', 'hall', 'company', 'given'] as const)
      expect(again.state[zone]).toEqual(t.state[zone])
  })
})

test('[E33] of a fury that is asked about, the second attack follows', () => {
  const t = table({
    company: ['winder'],
    card: 'pillars',
    phase: 'again',
    now: 'A',
    explorers: { winder: { courage: 1, plate: true } },
    groups: [{ card: 'monk-1' }],
    dwellers: { A1: 'b5' },
    asked: { what: 'defence', by: 'A1', explorer: 'winder', attack: 12, defence: 1, reading: 20, more: 1 },
  })
  t.throws(12, 1).act('keep').deal(1)
  // The plate was used before: both are deep. The second is asked about as well.
  expect([t.counters('winder'), t.task]).toEqual(['0w1d c1', 'judgeAssault'])
  t.act('keep')
  expect([t.counters('winder'), t.task]).toEqual(['0w2d c1', 'event'])
})

/** Path of what is wrong with a document; null where nothing is. */
const faultOf = (document: object): unknown => {
  const parsed = readPosition({ format: 'lamps-below-position', version: 1, ...document } as Json)
  if (!parsed.ok) return parsed.error.values?.what ?? parsed.error.values?.option ?? parsed.error.code
  const { table: setup, hidden } = parsed.value
  const made = game.setup(setup)
  if (!made.ok) return made.error.values?.what ?? made.error.code
  const cards = hidden === undefined ? null : game.hiddenCards(setup, hidden)
  return cards && !cards.ok ? cards.error.values?.what : null
}

test.each<readonly [unknown, object]>([
  [null, HALL],
  ['format', { ...HALL, format: 'castlescape-position' }],
  ['mode.unknown', { ...HALL, mode: 'castlescape' }],
  ['difficulty', { ...HALL, options: { difficulty: 'mad' } }],
  ['company.1', { ...HALL, company: ['marn', 'nobody'] }],
  ['company', { ...HALL, company: ['marn', 'marn'] }],
  ['company', { ...HALL, options: { explorers: 3 } }],
  ['company', { ...HALL, options: { explorers: 1 } }],
  ['leader', { ...HALL, leader: 'fenna' }],
  ['leader', { seats: ['Ann', 'Ben'], company: ['marn', 'rook', 'fenna'], leader: 'fenna', card: 'pillars' }],
  ['card', { ...HALL, card: 'husk-1' }],
  ['phase', { ...HALL, phase: 'vote' }],
  ['phase', { ...HALL, phase: 'over' }],
  ['round', { ...HALL, round: 0 }],
  ['lamps', { ...HALL, lamps: [2, 2] }],
  ['lamps', { ...HALL, lamps: [7] }],
  ['track', { ...HALL, track: ['marn'] }],
  ['track.0', { ...HALL, track: ['fenna', 'rook'] }],
  ['now', { ...HALL, now: 'A' }],
  ['explorers.fenna', { ...HALL, explorers: { fenna: {} } }],
  ['explorers.marn.deep', { ...HALL, explorers: { marn: { wounds: 3, deep: 2 } } }],
  ['explorers.marn.courage', { ...HALL, explorers: { marn: { courage: 5 } } }],
  ['explorers.marn.dice', { ...HALL, explorers: { marn: { dice: [7] } } }],
  ['explorers.marn.dice', { ...HALL, explorers: { marn: { at: 'left', dice: [1] } } }],
  ['explorers.marn.at', { ...HALL, explorers: { marn: { at: 'd4' } } }],
  ['explorers.marn.at', { ...HALL, card: 'bones', explorers: { marn: { at: 'b4' } } }],
  ['explorers.marn.finds.0', { ...HALL, explorers: { marn: { finds: ['husk-1'] } } }],
  ['explorers.marn.finds', { ...HALL, explorers: { marn: { finds: ['crown', 'crown', 'crown'] } } }],
  ['explorers.rook.new', { ...HALL, explorers: { marn: { finds: ['egg', 'egg'] }, rook: { new: ['egg'] } } }],
  ['gone', { ...HALL, explorers: { marn: { finds: ['egg', 'egg'] } }, gone: ['egg'] }],
  ['explorers.marn.wounds', { ...HALL, explorers: { marn: { wounds: 5 } } }],
  ['explorers', { ...HALL, explorers: { marn: { at: 'left' }, rook: { at: 'down' } } }],
  ['groups.0.card', { ...HALL, groups: [{ card: 'bones' }] }],
  ['groups', { ...HALL, groups: [{ card: 'husk-1' }, { card: 'husk-1' }] }],
  ['groups', { ...HALL, groups: ['1', '2', '3'].flatMap((n) => [{ card: `husk-${n}` }, { card: `monk-${n}` }]) }],
  ['groups.0', { ...HALL, groups: [{ card: 'monk-1' }], dwellers: { A1: 'b1', A2: 'b1' } }],
  ['groups.0.next', { ...HALL, groups: [{ card: 'husk-1', next: 2 }], dwellers: { A2: 'b1' } }],
  ['dwellers.B1', { ...HALL, groups: [{ card: 'husk-1' }], dwellers: { B1: 'b1' } }],
  ['dwellers.A1', { ...HALL, groups: [{ card: 'husk-1' }], dwellers: { A1: 'b6' } }],
  ['dwellers.A1.health', { ...HALL, groups: [{ card: 'husk-1' }], dwellers: { A1: { at: 'b1', health: 2 } } }],
  ['caches', { ...HALL, caches: ['a1'] }],
  ['caches', { ...HALL, caches: ['b2', 'b2'] }],
  ['votes.4', { ...CHALLENGE, card: 'bridge', votes: { 4: 'a' } }],
  ['named', { ...CHALLENGE, card: 'bridge', phase: 'word', way: 'a', named: 'rook' }],
  ['asked', { ...HALL, phase: 'again' }],
  ['asked.weapon', { ...HALL, phase: 'again', asked: { what: 'attack', weapon: 'hawk', die: 8, throws: [] } }],
  ['given.fenna', { company: ['marn', 'rook'], given: { fenna: [] } }],
  ['gone.0', { ...HALL, gone: ['nothing'] }],
  ['path', { ...HALL, path: 21 }],
  ['hidden.path.1', { ...HALL, hidden: { path: ['bones', 'pillars'] } }],
  ['hidden.finds.2', { ...HALL, hidden: { finds: ['crown', 'crown', 'crown'] } }],
])('the fault is %s', (fault, document) => {
  expect(faultOf(document)).toBe(fault)
})
