/** Lamps Below on the command line. Standings and refusals are those that the rules say, worked out by hand. */
import { describe, expect, test } from 'vitest'
import { explainCard } from '../../src/cli/lamps-below/explainCard.ts'
import { CHALLENGE_FACES, GROUP_FACES, HALL_FACES } from '../../src/games/lamps-below/cards.ts'
import { EXPLORERS } from '../../src/games/lamps-below/data/explorers.ts'
import { FINDS } from '../../src/games/lamps-below/data/finds.ts'
import { idOfFace } from '../../src/games/lamps-below/ids.ts'
import { ask, typed } from './cli.ts'

const NEW = { mode: 'lamps-below', seats: ['Ann', 'Ben'], seed: 'lamps' }

const begun = (...actions: readonly string[]) => ask('apply', { game: NEW, actions })

const FORMAT = { format: 'lamps-below-position', version: 1 }
/** Marn before a cache, beside a Husk that stands next door in cover. */
const HALL = {
  ...FORMAT,
  company: ['marn'],
  card: 'pillars',
  lamps: [2],
  explorers: { marn: { at: 'b2', dice: [1, 3] } },
  groups: [{ card: 'husk-1' }],
  dwellers: { A1: 'a2' },
}

const explorer = { wounds: 0, deep: 0, courage: 0, bold: false, finds: [] }

describe('Lamps Below on the command line', () => {
  test('its mode is one that all play together, with its options', async () => {
    const { modes } = await ask('modes', {})
    const mode = modes.find(({ id }) => id === 'lamps-below')
    expect(mode).toMatchObject({ game: 'lamps-below', id: 'lamps-below', seats: { min: 1, max: 4 }, together: true })
    expect(mode?.options.map(({ id }) => id)).toEqual(['explorers', 'difficulty', 'company', 'leader'])
  })

  test('an expedition begins with the choice of explorers, and tells what the company holds', async () => {
    const { turn, standing } = await ask('new', NEW)
    expect(turn).toEqual({ kind: 'seats', seats: [0] })
    const goal = { pages: 5, points: 8 }
    expect(standing).toEqual({ by: 'goal', holds: { pages: 0, points: 0 }, goal, cards: 7, alarm: 0, company: [] })
    const two = await begun('choose marn', 'choose rook')
    expect(two.standing).toMatchObject({
      cards: 6,
      company: [
        { explorer: 'marn', ...explorer },
        { explorer: 'rook', ...explorer },
      ],
    })
    expect(two.events.map(({ text }) => text)).toContain('the company: marn, rook')
  })

  test('[E2] more seats than explorers are refused, with what there must be', async () => {
    const refused = {
      ok: false,
      refusal: { code: 'lamps-below.fewExplorers', ruling: 2 },
      sentence: 'There are at least as many explorers as players: choose more of them, or fewer seats.',
      rules: [expect.stringContaining('3.2 There are at least as many explorers as seats.')],
    }
    expect(await ask('new', { ...NEW, seats: 3 })).toMatchObject(refused)
    expect(await ask('new', { ...NEW, options: { explorers: 1 } })).toMatchObject(refused)
    expect(await ask('new', { ...NEW, seats: 3, options: { explorers: 3 } })).toMatchObject({ ok: true })
  })

  test('[E15] a refusal has its ruling, the sentence, and what the rules say to it', async () => {
    const refused = await ask('apply', { game: { position: HALL, seed: 'lamps' }, actions: ['search lamp'] })
    expect(refused).toMatchObject({
      ok: false,
      refusal: { code: 'lamps-below.noLamp', ruling: 15 },
      sentence: 'No lit lamp is high enough.',
    })
    expect(JSON.stringify(refused)).toContain('the lowest that is enough is spent')
  })

  test('undo takes back what threw no die, and goes no further than the last throw', async () => {
    const game = { position: HALL, seed: 'lamps' }
    const { actions } = await ask('legal', game)
    const back = await ask('apply', { game, actions: ['brace lamp', 'undo'] })
    expect((await ask('legal', back.record)).actions).toEqual(actions)
    // The search has laid a find open.
    expect(await ask('apply', { game, actions: ['search', 'undo'] })).toMatchObject({
      ok: false,
      action: 1,
      refusal: { code: 'undo.reveal' },
    })
    const wounded = { ...HALL, explorers: { marn: { at: 'b2', dice: [3, 3], wounds: 2 } } }
    const rest = { game: { position: wounded, seed: 'lamps' }, actions: ['rest', 'undo'] }
    expect(await ask('apply', rest)).toMatchObject({ ok: false, action: 1, sentence: 'A die was thrown since.' })
  })

  test('a position is answered, taken again, and refused with the path of what cannot be', async () => {
    const answer = await ask('new', HALL)
    expect(answer.position).toMatchObject({ card: 'pillars', dwellers: { A1: 'a2' }, lamps: [2] })
    const again = await ask('new', answer.position as object)
    expect(again.position).toEqual(answer.position)
    const wrong = { ...HALL, explorers: { marn: { at: 'd4' } } }
    expect(await ask('new', wrong)).toMatchObject({
      ok: false,
      refusal: { code: 'position.malformed', values: { what: 'explorers.marn.at' } },
    })
  })

  const PAUSE = { ...FORMAT, company: ['marn'] }
  const DEFENCE = { what: 'defence', by: 'A1', explorer: 'marn', attack: 3, defence: 2, reading: 10 }
  const ASKED = { ...HALL, phase: 'again', now: 'A', dwellers: { A1: 'b2' }, asked: DEFENCE }
  const MET = [...Array(6).fill('page'), 'crown', 'crown', 'clapper', 'clapper', 'chessman']

  test.each([
    ['The goal is met', 'explorers', 'E5', { ...PAUSE, explorers: { marn: { finds: MET } } }],
    ['After so many falls', 'falls', 'E14', { ...PAUSE, falls: 2 }],
    ['No card of the path is left', 'path', '', { ...PAUSE, path: 0 }],
    ['Nobody is asked to roll again who has no courage', 'asked', 'E19', ASKED],
    // The attack of 3 missed.
    ['Nobody is asked about this die', 'asked', 'E19', { ...ASKED, explorers: { marn: { at: 'b2', courage: 1 } } }],
    ['The same stands there twice', 'caches', '', { ...HALL, caches: ['b2', 'b2'] }],
  ])('%s: a position is refused with its path', async (start, path, ruling, document) => {
    const { refusal, sentence } = await ask('new', document)
    expect([refusal.values?.what, refusal.ruling === undefined ? '' : `E${refusal.ruling}`]).toEqual([path, ruling])
    expect(sentence.startsWith(start)).toBe(true)
  })

  test('what follows before anybody is asked is told with the first actions, and once', async () => {
    const explorers = { marn: { dice: [] }, rook: { dice: [1] } }
    const round = { ...HALL, company: ['marn', 'rook'], lamps: [], track: ['marn', 'A', 'rook'], explorers }
    const first = await ask('apply', { game: { position: round, seed: 'lamps' }, actions: [] })
    expect(first.events.map(({ text }) => text).slice(0, 2)).toEqual([
      'marn ends the turn',
      expect.stringMatching(/^A, omen \d+, read at \d+$/),
    ])
    expect(first.events.at(-1)?.text).toMatch(/^turn of (marn|rook)$/)
    const [action = ''] = (await ask('legal', first.record)).actions
    const { record } = await ask('apply', { game: first.record, actions: [action] })
    expect(await ask('apply', { game: record, actions: [] })).toMatchObject({ events: [] })
  })

  test('the terminal names the explorer whose turn it is, where one seat plays several', async () => {
    const explorers = { marn: { at: 'b2', dice: [2] }, rook: { at: 'b4', dice: [1, 3] } }
    const round = {
      ...HALL,
      company: ['marn', 'rook'],
      explorers,
      now: 'rook',
      track: ['rook', 'A', 'marn'],
      seats: ['Ann'],
    }
    const { out: shown } = await typed(JSON.stringify({ position: round, seed: 'lamps' }), 'board\nquit\n')
    expect(shown).toMatch(/^> rook@b4 /m)
    expect(shown).toMatch(/^ {2}marn@b2 .*\| leader \|/m)
    expect(shown).toContain('Ann, what does rook do')
  })

  test('in the terminal the hall is drawn, and events are told', async () => {
    const { out: shown } = await typed(JSON.stringify({ position: HALL, seed: 'lamps' }), 'search\nwhat egg\nquit\n')
    expect(shown).toContain('  o-1-2')
    expect(shown).toContain('> marn@b2 0w0d c0 | leader | dice 1 3')
    expect(shown).toContain('marn searches b2')
    expect(shown).toContain('Powder Egg: number 2; points 1')
  })
})

describe('the end in words', () => {
  const last = { ...FORMAT, company: ['marn'], card: 'pillars', path: 0, groups: [] }
  const out = { at: 'b1', dice: [] }
  const finds = [...Array(6).fill('page'), 'crown', 'crown', 'clapper', 'clapper']
  const ending = async (document: object, action: string): Promise<string> =>
    /^Over: .*$/m.exec((await typed(JSON.stringify({ position: document, seed: 'lamps' }), `${action}\n`)).out)?.[0] ??
    ''

  test('the goal of one at normal is 6 pages and 11 points', async () => {
    const met = { ...last, explorers: { marn: { ...out, finds, new: ['chessman'] } } }
    expect(await ending(met, 'leave')).toMatch(/goal\. The goal was met with 6 pages and 12 points\. State/)
    const short = { ...last, explorers: { marn: { ...out, finds } } }
    expect(await ending(short, 'leave')).toMatch(/empty\. The path was at its end, with 1 point too few\. State/)
    const poor = { ...last, explorers: { marn: { ...out, finds: ['crown', 'page'] } } }
    expect(await ending(poor, 'leave')).toMatch(/empty\. The path was at its end, with 5 pages and 8 points too few\./)
  })

  test('[E14] the company has fallen, and [E5] all stop', async () => {
    const wounded = { at: 'b5', dice: [1], wounds: 4 }
    // From round 3 the walls close on two explorers: who has four counters is down.
    const fallen = { ...last, company: ['marn', 'rook'], round: 3, explorers: { marn: wounded, rook: { at: 'down' } } }
    expect(await ending(fallen, 'end')).toMatch(
      /fallen\. All were down at the end of 1 hall, with 5 pages and 8 points too few\./,
    )
    expect(await ending(last, 'agree')).toMatch(/agreement\. All agreed to stop\./)
  })

  test('[E6, E34] who has died', async () => {
    // A d20 above 4 is needed for both: with most seeds one of the two falls short.
    const down = { at: 'down', deep: 4 }
    // The goal of three is 4 pages and 7 points.
    const rook = { at: 'b1', dice: [1], finds: ['crown'] }
    const document = { ...last, company: ['marn', 'callow', 'rook'], explorers: { marn: down, callow: down, rook } }
    const ends = await Promise.all(
      Array.from({ length: 20 }, (_, seed) =>
        typed(JSON.stringify({ position: document, seed: `death/${seed}` }), 'leave\n'),
      ),
    )
    expect(ends.map(({ out: text }) => text).join('\n')).toMatch(
      /death\. Dead: (marn|callow|marn and callow), with 4 pages and 4 points too few\. State/,
    )
  })
})

test('what an explorer or a find is, a word of its title is enough to ask', () => {
  for (const { id } of [...EXPLORERS, ...FINDS]) expect(explainCard(id)).toMatch(/^[A-Z].*: /)
  expect(explainCard('crown')).toBe('Sealed Crown: number 2; points 3')
  expect(explainCard('nothing')).toBeNull()
})

test('what a hall, a card of dwellers, or an explorer with its weapons is', () => {
  expect(explainCard('pillars')).toMatch(/^Hall of Pillars:\n {2}P-X-o\n/)
  expect(explainCard('stair-hall')).toMatch(/^Twisting Stair \(ambush\):\n {2}P-1 \.\n/)
  // The Falling Gallery is a challenge, the Broken Gallery a hall.
  expect(explainCard('gallery')).toMatch(/^Falling Gallery: way a each.*\nBroken Gallery:\n {2}P o-X/)
  for (const face of [...HALL_FACES, ...GROUP_FACES, ...CHALLENGE_FACES])
    expect(explainCard(idOfFace(face)), idOfFace(face)).not.toBeNull()
  expect(explainCard('scribe-3')).toMatch(/^scribe-3: a group of 2\nAsh Scribes \(elite\): .*health 3; defence d6/)
  expect(
    explainCard('marn')
      ?.split('\n')
      .map((line) => line.split(':')[0]),
  ).toEqual([...['Marn Keyes', 'Knives', 'Pin and twist']])
})

test.each([
  ['lamps-below', 1, ['concede 1']],
  ['lamps-below', 2, []],
  ['castlescape', 2, ['concede 2']],
  ['castlescape', 3, ['concede 3', 'leave 3']],
])('[E5] help in %s with %i seats offers only what is not always refused', async (mode, seats, offered) => {
  const { out } = await typed(JSON.stringify({ mode, seats, seed: 'a', options: {} }), 'help\n')
  expect(out.match(/^ {2}(concede|leave) \d/gm) ?? []).toEqual(offered.map((word) => `  ${word}`))
})

describe('the log says', () => {
  const told = async (document: object, ...actions: readonly string[]): Promise<string> => {
    const { events } = await ask('apply', { game: { position: document, seed: 'lamps' }, actions })
    return events.map(({ text }) => text).join('\n')
  }
  const marn = (more: object): object => ({ marn: { at: 'b2', dice: [3, 6], ...more } })

  test('which die or lamp is paid, and that one rests', async () => {
    const rest = await told({ ...HALL, explorers: marn({ wounds: 2 }) }, 'rest')
    expect(rest).toMatch(/^marn pays with a 3\nmarn rests\nmarn tests vitality: \d/)
    expect(await told(HALL, 'brace lamp')).toMatch(/^marn puts out lamp 2\nmarn is braced/)
  })

  test('whom Callow mends', async () => {
    const explorers = { callow: { at: 'b2', dice: [3, 4] }, marn: { at: 'b2', wounds: 2 } }
    const mend = await told({ ...HALL, company: ['callow', 'marn'], explorers }, 'mend marn')
    expect(mend).toMatch(/^callow pays with a 3\ncallow mends marn\ncallow tests vitality: /)
  })

  test('[E19] what the die had shown that is rolled again', async () => {
    const asked = { what: 'attack', weapon: 'knives', die: 6, throws: [{ figure: 'A1', attack: 2, defence: 3 }] }
    const again = { ...HALL, phase: 'again', explorers: marn({ courage: 1 }), asked }
    expect(await told(again, 'again')).toMatch(/^marn rolls a failed 2 again\n/)
  })

  test('[E19] the tests of all with a wound after a card, those that fail as well', async () => {
    const shrine = { ...FORMAT, company: ['marn'], card: 'shrine', explorers: { marn: { wounds: 4 } }, path: 1 }
    expect(await told(shrine, 'way b')).toMatch(/\nmarn tests vitality: [1-8], a (failure|success|great success)\n?/)
  })

  test('[E32] that the finds ran out', async () => {
    const left = (...finds: readonly string[]): object => ({
      ...HALL,
      groups: [],
      dwellers: {},
      explorers: { marn: { at: 'b2', dice: [3, 6] } },
      hidden: { finds },
    })
    expect(await told(left(), 'search')).toContain('no finds are left: 1 too few')
    expect(await told(left('page'), 'search six')).toContain('no finds are left: 1 too few')
    expect(await told(left('page', 'crown'), 'search six')).not.toContain('no finds')
  })
})
