/** Position documents: what can be is read as it is written; what cannot is refused with the path of what is wrong. */
import { describe, expect, test } from 'vitest'
import { game } from '../../../src/games/lamps-below/game.ts'
import { readPosition } from '../../../src/games/lamps-below/position/readPosition.ts'
import { writePosition } from '../../../src/games/lamps-below/position/writePosition.ts'
import { sizeOfDeck } from '../../../src/games/lamps-below/state.ts'
import { seatView } from '../../../src/kernel/vault.ts'
import { type Table, table, tableFrom } from './testTable.ts'

/**
 * Path of what is wrong in a position, or another reason why it is refused; null if it is read. Fields that are undefined
 * are left out.
 */
const fault = (document: object): unknown => {
  const json = JSON.stringify({ format: 'lamps-below-position', version: 1, ...document })
  const read = readPosition(JSON.parse(json))
  if (!read.ok) return read.error.values?.what ?? read.error.code
  const { table: setup, hidden = null } = read.value
  const made = game.setup(setup)
  if (!made.ok) return made.error.values?.what ?? made.error.code
  const cards = hidden === null ? null : game.hiddenCards(setup, hidden)
  return cards === null || cards.ok ? null : (cards.error.values?.what ?? cards.error.code)
}

/** Document of what lies open, as a seat sees it. */
const openDocument = (t: Table): object => writePosition(t.view(0), ['Ann'])

const MARN = { company: ['marn'] }
const TWO = { company: ['marn', 'rook'] }
const THREE = { seats: ['Ann', 'Ben', 'Cleo'], company: ['marn', 'rook', 'fenna'], leader: 'rook' }
const WARDEN = { groups: [{ card: 'glass-1' }], dwellers: { A1: 'b4' } }

/** Marn has searched the cache in b2. */
const SEARCHED = { ...MARN, card: 'pillars', phase: 'take', caches: ['c2', 'a4'], explorers: { marn: { at: 'b2' } } }
const IDOL = { ...MARN, card: 'idol', phase: 'take', way: 'a' }

describe('[E17] taking a find', () => {
  test('as many are shown as a search or the card lays open', () => {
    expect(fault({ ...SEARCHED, shown: ['page', 'crown'] })).toBeNull()
    expect(fault({ ...IDOL, shown: ['page', 'crown', 'egg'] })).toBeNull()
    expect(table({ ...IDOL, shown: ['page', 'crown'] }).legal()).toEqual(['take page', 'take crown'])
    expect([fault(SEARCHED), fault({ ...SEARCHED, shown: [] })]).toEqual(['shown', 'shown'])
    expect(fault({ ...SEARCHED, shown: ['page', 'crown', 'egg'] })).toBe('shown')
    expect([fault(IDOL), fault({ ...IDOL, shown: ['page', 'crown', 'egg', 'page'] })]).toEqual(['shown', 'shown'])
  })

  test('only where finds are shown: at a cache that is gone, beside no dweller, on the way that lays them open', () => {
    const shown = ['page', 'crown']
    expect(fault({ ...SEARCHED, shown, caches: ['b2'] })).toBe('caches')
    expect(fault({ ...SEARCHED, shown, explorers: { marn: { at: 'b3' } } })).toBe('caches')
    expect(fault({ ...SEARCHED, shown, ...WARDEN, dwellers: { A1: 'b2' }, now: 'marn' })).toBe('dwellers')
    expect(fault({ ...IDOL, shown, way: 'b' })).toBe('way')
    expect(fault({ ...MARN, card: 'bridge', phase: 'take', way: 'a', named: 'marn', shown })).toBe('way')
    expect(fault({ ...SEARCHED, phase: 'turn', shown })).toBe('shown')
  })
})

describe('[E47] who goes', () => {
  const bridge = { ...THREE, card: 'bridge', votes: { 3: 'a', 1: 'b' }, way: 'a' }

  test('only who was asked has said no: neither the leader’s own nor one left over, and nobody twice', () => {
    expect(fault({ ...MARN, card: 'bridge', phase: 'way', way: 'a', refused: ['marn'] })).toBe('refused')
    expect(fault({ ...bridge, phase: 'way', refused: ['rook'] })).toBe('refused')
    expect(fault({ ...bridge, phase: 'way', refused: ['marn', 'marn'] })).toBe('refused')
    const left = { ...bridge, seats: ['Ann', 'Ben'], votes: {}, phase: 'way' }
    expect(fault({ ...left, refused: ['fenna'] })).toBe('refused')
    expect(table({ ...left, refused: ['marn'] }).legal()).toEqual(['way a rook', 'way a fenna'])
    expect(table({ ...bridge, phase: 'way', refused: ['marn'] }).legal()).toEqual(['way a rook', 'way a fenna'])
  })

  test('who is named has not said no, and gives its word only where another seat plays it', () => {
    expect(table({ ...bridge, phase: 'word', named: 'marn', refused: ['fenna'] }).awaited).toBe(1)
    expect(fault({ ...bridge, phase: 'word', named: 'marn', refused: ['marn'] })).toBe('named')
    expect(fault({ ...bridge, phase: 'word', named: 'rook' })).toBe('named')
    expect(fault({ ...bridge, phase: 'word' })).toBe('named')
    expect(fault({ ...bridge, card: 'shrine', phase: 'way', refused: ['marn'] })).toBe('refused')
  })

  test('the way was said where it is gone, and not where it is yet to be said', () => {
    expect(fault({ ...bridge, phase: 'word', named: 'marn', way: undefined })).toBe('way')
    expect(fault({ ...bridge, phase: 'way' })).toBe('way')
    expect(fault({ ...bridge, phase: 'way', way: undefined, named: 'marn' })).toBe('named')
    expect(fault({ ...MARN, card: 'bones', phase: 'more', named: 'marn' })).toBe('way')
    const more = { ...MARN, card: 'bones', phase: 'more', named: 'marn' }
    expect(table({ ...more, way: 'a' }).legal()).toEqual(['more', 'enough'])
    expect(fault({ ...more, way: 'b' })).toBe('named')
    expect(fault({ ...more, card: 'bridge', way: 'a' })).toBe('way')
  })
})

describe('[E46] votes', () => {
  test('only of seats that vote, one after the other', () => {
    const vote = { ...THREE, card: 'shrine' }
    expect(table({ ...vote, votes: { 3: 'a' } }).awaited).toBe(1)
    expect(fault({ ...vote, votes: { 2: 'a' } })).toBe('votes.2')
    expect(fault({ ...vote, votes: { 1: 'a' } })).toBe('votes')
    expect(fault({ ...TWO, seats: ['Ann', 'Ben'], card: 'shrine', votes: { 2: 'a' } })).toBe('votes.2')
    expect(fault({ ...vote, phase: 'vote', votes: { 1: 'a', 3: 'b' } })).toBe('votes')
  })

  test('they come before the leader’s word, which holds to what all others want', () => {
    const way = { ...THREE, card: 'bridge', phase: 'way' }
    expect(fault({ ...way, votes: { 3: 'a' } })).toBe('votes')
    // Once all have voted the leader is asked, also where no phase is named.
    expect(table({ ...THREE, card: 'bridge', votes: { 1: 'a', 3: 'b' } }).awaited).toBe(2)
    expect(table({ ...way, votes: { 1: 'b', 3: 'b' } }).legal('way')).toEqual([
      'way b marn',
      'way b rook',
      'way b fenna',
    ])
    const word = { ...way, phase: 'word', way: 'a', named: 'marn' }
    expect(fault({ ...word, votes: { 1: 'b', 3: 'b' } })).toBe('way')
    expect([fault({ ...word, votes: { 1: 'a', 3: 'b' } }), fault(word)]).toEqual([null, null])
    expect(fault({ ...word, votes: { 3: 'a' } })).toBe('votes')
  })
})

/** The example of the rules: Rook has left the hall, a group card is on top of the others, and two cards are to come. */
const SAMPLE = {
  ...TWO,
  options: { explorers: 2, difficulty: 'normal' },
  ...{ leader: 'marn', phase: 'turn', card: 'pillars', round: 2, threat: 9, alarm: 0, falls: 0 },
  ...{ lamps: [1, 3, 6], track: ['rook', 'A', 'marn', 'B', 'C', 'D'], now: 'marn' },
  explorers: {
    marn: { at: 'b5', dice: [2, 3, 6], wounds: 1, courage: 2, vow: 1, finds: ['page', 'flask'], new: ['crown'] },
    rook: { at: 'left', new: ['page'] },
  },
  groups: [{ card: 'crawler-2', next: 4 }, { card: 'husk-1' }, { card: 'glass-1' }, { card: 'tenant-3' }],
  dwellers: { A1: { at: 'b3', health: 1, guard: true }, A3: 'b3', D1: 'a1' },
  caches: ['a4'],
  hidden: { path: ['bones', 'cistern'], finds: ['page', 'page'], groups: ['monk-2'] },
}

describe('[E48] the track', () => {
  test('who has left is on it, before the one whose turn it is', () => {
    const t = table(SAMPLE)
    expect(t.track).toBe('rook A marn B C D')
    expect(fault({ ...SAMPLE, track: ['A', 'marn', 'B', 'C', 'D'] })).toBeNull()
    expect(fault({ ...SAMPLE, track: ['A', 'marn', 'rook', 'B', 'C', 'D'] })).toBe('track')
    expect(fault({ ...SAMPLE, track: ['rook', 'rook', 'A', 'marn', 'B', 'C', 'D'] })).toBe('track')
    expect(fault({ ...SAMPLE, now: 'rook' })).toBe('now')
    const down = { ...SAMPLE.explorers, rook: { at: 'down', deep: 1 } }
    expect(fault({ ...SAMPLE, explorers: down })).toBe('track')
  })
})

describe('a round where nobody is asked yet', () => {
  const GROUPS = { groups: [{ card: 'husk-1' }, { card: 'monk-1' }, { card: 'glass-1' }, { card: 'tenant-1' }] }
  const ROUND = { ...TWO, card: 'pillars', ...GROUPS, dwellers: {}, track: ['A', 'marn', 'B', 'rook', 'C', 'D'] }
  const dice = { marn: { dice: [1] }, rook: { dice: [1] } }
  /** Sides of the dice that are thrown next. */
  const sides = (t: Table): readonly number[] => {
    const turn = game.turn(t.state)
    return turn.kind === 'chance' && turn.draw.kind === 'dice' ? turn.draw.sides : []
  }

  test('[E11] of which only the groups are written: they stand at caches and pits, and LAMPS are thrown', () => {
    const t = table({ ...TWO, card: 'pillars', ...GROUPS })
    expect(t.dwellers).toBe('A1@b2 A2@b2 B1@c2 C1@a4 D1@a1')
    // Five lamps, the track of six cards, four dice of each explorer.
    expect(sides(t)).toEqual([...Array(5).fill(6), 6, 5, 4, 3, 2, ...Array(8).fill(6)])
    expect(t.deal(1).state.hall?.round).toBe(1)
  })

  test('[E12, E23] a later round is not dark, and a wounded explorer throws fewer dice', () => {
    const well = { ...MARN, card: 'well', groups: [] }
    expect([sides(table(well)).length, sides(table({ ...well, round: 2 })).length]).toEqual([2 + 4, 5 + 4])
    expect(sides(table({ ...well, explorers: { marn: { wounds: 2, deep: 1 } } }))).toHaveLength(2 + 1)
  })

  test('[E41] dwellers that are written are all there are; where they are not, all numbers are used', () => {
    expect(table({ ...MARN, card: 'pillars', groups: [{ card: 'husk-1' }], dwellers: {} }).dwellers).toBe('')
    const next = (number: number) => ({ ...MARN, card: 'pillars', groups: [{ card: 'husk-1', next: number }] })
    expect([fault(next(2)), fault(next(3))]).toEqual(['groups.0.next', null])
    expect(table(next(5)).state.hall?.groups[0]?.next).toBe(5)
  })

  test('[E31] now a group: its turn begins with its omen, and those after it follow', () => {
    for (const now of [{ now: 'A' }, {}]) {
      const t = table({ ...ROUND, ...now, explorers: dice })
      expect([t.task, sides(t)]).toEqual(['omen', [20]])
      t.throws(20).deal()
      expect(t.told('omen')).toMatchObject([{ group: 0, value: 20 }])
      expect([t.task, t.told('turn')]).toEqual(['turn', [{ kind: 'turn', member: 0 }]])
    }
  })

  test('now the event: it is thrown, and the round ends', () => {
    const t = table({ ...ROUND, now: 'event', explorers: dice })
    expect([t.task, sides(t)]).toEqual(['event', [20]])
    t.throws(7).deal(1)
    expect([t.told('event').length, t.state.hall?.round, t.task]).toEqual([1, 2, 'throwRound'])
  })

  test('now an explorer who has nothing to do: its turn ends by itself, as the first thing that is told', () => {
    const t = table({ ...ROUND, now: 'marn', explorers: { marn: { dice: [] }, rook: { dice: [1] } } })
    expect(t.events).toEqual([{ kind: 'ended', member: 0 }])
    expect([t.task, t.state.hall?.round]).toEqual(['omen', 1])
  })
})

describe('[E1] groups of a hall to come', () => {
  test('those that are named come first, the others follow them', () => {
    const hidden = { path: ['cistern', 'bones'], groups: ['monk-2'] }
    const t = table({ ...TWO, phase: 'handover', hidden }).do('on')
    const [hall] = t.told('hall')
    expect(hall?.groups).toHaveLength(4)
    expect(t.dwellers).toMatch(/^A1@b2 A2@b2 B1@/)
    expect(
      table({ ...MARN, phase: 'handover', hidden: { ...hidden, groups: [] } })
        .do('on')
        .told('hall'),
    ).toHaveLength(1)
  })

  const KINDS = ['husk', 'crawler', 'monk', 'glass', 'scribe', 'tenant']
  const ALL = KINDS.flatMap((kind) => [1, 2, 3].map((number) => `${kind}-${number}`))

  test('so many are out of the game that a hall to come has too few: refused', () => {
    const hall = { ...MARN, phase: 'handover', path: 1 }
    expect([fault({ ...hall, gone: ALL.slice(3) }), fault({ ...hall, gone: ALL.slice(2) })]).toEqual([null, 'gone'])
    expect(fault({ ...hall, gone: ['husk-1', 'husk-1'] })).toBe('gone')
  })

  test('a hall beyond those that a company meets may find none left: it is empty', () => {
    const gone = [...ALL, 'kilns', 'well', 'vaults']
    const t = table({ ...TWO, phase: 'handover', gone, hidden: { path: ['pillars'] } }).do('on')
    expect(t.told('hall')).toMatchObject([{ groups: [] }])
    expect([t.task, t.dwellers]).toEqual(['turn', ''])
  })
})

describe('[E5] between two cards', () => {
  test('a card is left, the goal is not met, and the company has not fallen', () => {
    const handover = { ...MARN, phase: 'handover' }
    expect(fault(handover)).toBeNull()
    expect([fault({ ...handover, path: 0 }), fault({ ...handover, hidden: { path: [] } })]).toEqual(['path', 'path'])
    expect(fault({ company: [], options: { explorers: 1 }, path: 0 })).toBe('path')
    const finds = ['crown', 'crown', 'clapper', 'clapper', 'chessman', ...Array(6).fill('page')]
    expect(fault({ ...handover, explorers: { marn: { finds: finds.slice(0, -1) } } })).toBeNull()
    expect(fault({ ...handover, explorers: { marn: { finds } } })).toBe('explorers')
    expect([fault({ ...handover, falls: 1 }), fault({ ...handover, falls: 2 })]).toEqual([null, 'falls'])
    expect(fault({ ...TWO, phase: 'handover', falls: 1 })).toBe('falls')
  })

  test('[E35, E39] what was given in it is with whom it was given to, and nobody is down', () => {
    const handover = { ...TWO, phase: 'handover', explorers: { rook: { finds: ['crown'] } } }
    expect(fault({ ...handover, given: { rook: ['crown'] } })).toBeNull()
    expect(fault({ ...handover, given: { rook: ['crown', 'crown'] } })).toBe('given.rook')
    expect(fault({ ...handover, given: { marn: ['crown'] } })).toBe('given.marn')
    expect(fault({ ...TWO, phase: 'handover', explorers: { rook: { at: 'down' } } })).toBe('explorers.rook.at')
  })
})

test('[E4] a path of another length than the usual one is written, for seats as well', () => {
  const t = table({ ...MARN, phase: 'handover', hidden: { path: ['bones', 'bridge', 'shrine'] } })
  expect(openDocument(t)).toMatchObject({ path: 3 })
  const read = tableFrom(openDocument(t))
  expect(sizeOfDeck(read.state.path)).toBe(3)
  expect(openDocument(table({ ...MARN, phase: 'handover' }))).not.toHaveProperty('path')
})

test('halls that have the id of a challenge are told from it', () => {
  const [gallery, stair] = ['gallery-hall', 'stair-hall'].map((card) =>
    table({ ...MARN, card, explorers: { marn: { dice: [1] } } }),
  )
  expect([gallery?.at('marn'), stair?.at('marn'), gallery?.card]).toEqual(['a5', 'a3', 'gallery-hall'])
  expect(table({ ...MARN, card: 'gallery' }).legal()).toEqual(['way a', 'way b marn'])
})

describe('[E19] what may be rolled again', () => {
  const marn = { at: 'b5', dice: [2], courage: 1 }
  const hall = { ...MARN, card: 'pillars', phase: 'again', ...WARDEN, explorers: { marn } }
  const throws = [{ figure: 'A1', attack: 2, defence: 3 }]
  const attack = { what: 'attack', weapon: 'knives', die: 6, throws }

  test('an attack: its die, and dice of different dwellers in one room that show no more than they have sides', () => {
    expect(table({ ...hall, asked: attack }).legal()).toEqual(['again', 'keep'])
    const wrong = (change: object) => fault({ ...hall, asked: { ...attack, ...change } })
    // At mid the Knives have a d6. The Warden stands in cover, with a d12.
    expect(wrong({ die: 7 })).toBe('asked.die')
    expect([wrong({ die: 8 }), wrong({ weapon: 'pin' }), wrong({ weapon: 'staff' })]).toEqual([
      ...['asked.die', 'asked.die', 'asked.weapon'],
    ])
    expect(wrong({ throws: [{ ...throws[0], attack: 7 }] })).toBe('asked.throws.0.attack')
    expect(wrong({ throws: [{ ...throws[0], defence: 13 }] })).not.toBeNull()
    expect(wrong({ throws: [{ figure: 'A1', attack: 2 }] })).toBe('asked.throws.0.defence')
    expect(wrong({ throws: [{ ...throws[0], figure: 'A2' }] })).toBe('asked.throws.0.figure')
    expect([wrong({ throws: [] }), wrong({ throws: [throws[0], throws[0]] })]).toEqual(['asked.throws', 'asked.throws'])
    // A success is kept, and so is everything without courage.
    expect(wrong({ throws: [{ ...throws[0], attack: 4 }] })).toBe('asked')
    expect(fault({ ...hall, asked: attack, explorers: { marn: { ...marn, courage: 0 } } })).toBe('asked')
    expect(fault({ ...hall, asked: attack, explorers: { marn: { ...marn, at: 'c5' } } })).toBe('asked.die')
  })

  const defence = { what: 'defence', by: 'A1', explorer: 'marn', attack: 5, defence: 2, reading: 10 }

  test('a defence in a hall: against a dweller of the group whose turn it is, who has the explorer in reach', () => {
    const now = { ...hall, now: 'A' }
    expect(table({ ...now, asked: defence }).legal()).toEqual(['again', 'keep'])
    const wrong = (change: object) => fault({ ...now, asked: { ...defence, ...change } })
    expect([wrong({ attack: 9 }), wrong({ defence: 7 })]).toEqual(['asked.attack', 'asked.defence'])
    expect([wrong({ by: 'A2' }), wrong({ by: 'B1' }), wrong({ explorer: 'rook' })]).toEqual([
      ...['asked.by', 'asked.by', 'asked.explorer'],
    ])
    expect(fault({ ...hall, asked: defence })).toBe('now')
    expect(fault({ ...now, asked: defence, dwellers: { A1: 'a1' } })).toBe('asked.by')
    // A Monk has no shot.
    expect(fault({ ...now, asked: defence, groups: [{ card: 'monk-1' }] })).toBe('asked.by')
  })

  test('a test in a hall: a rest of whose turn it is, mending by who can, stones in an event', () => {
    const wounded = { marn: { ...marn, wounds: 1 } }
    const rest = { what: 'vitality', explorer: 'marn', value: 3, for: 'rest' }
    expect(table({ ...hall, explorers: wounded, asked: rest }).legal()).toEqual(['again', 'keep'])
    expect(fault({ ...hall, asked: rest })).toBe('asked.patient')
    expect(fault({ ...hall, explorers: wounded, asked: { ...rest, for: undefined } })).toBe('asked.for')
    expect(fault({ ...hall, explorers: wounded, asked: { ...rest, what: 'agility' } })).toBe('asked.what')
    expect(fault({ ...hall, explorers: wounded, asked: { ...rest, value: 9 } })).toBe('asked.value')
    expect(fault({ ...hall, explorers: wounded, asked: { ...rest, for: 'mend' } })).toBe('asked.patient')
    const pair = { ...hall, company: ['callow', 'marn'], explorers: { callow: { courage: 1 }, ...wounded } }
    const mend = { ...rest, explorer: 'callow', patient: 'marn', for: 'mend' }
    expect(table({ ...pair, asked: mend }).legal()).toEqual(['again', 'keep'])
    expect(fault({ ...pair, now: 'marn', asked: mend })).toBe('asked.explorer')
    expect(fault({ ...pair, company: ['hesper', 'marn'], asked: { ...mend, explorer: 'hesper' }, explorers: {} })).toBe(
      'asked.patient',
    )
    const stones = { what: 'agility', explorer: 'marn', value: 3, for: 'stones' }
    expect(table({ ...hall, now: 'event', asked: stones }).legal()).toEqual(['again', 'keep'])
    expect(fault({ ...hall, asked: stones })).toBe('now')
    const left = { ...hall, ...TWO, now: 'event', asked: stones }
    expect(fault({ ...left, explorers: { marn: { at: 'left', courage: 1 } } })).toBe('asked.explorer')
  })

  test('a test in a challenge: the one of its way, of Defence as well, by who goes', () => {
    const floor = { ...MARN, card: 'floor', phase: 'again', way: 'a', explorers: { marn: { courage: 1 } } }
    const asked = { what: 'defence', explorer: 'marn', value: 2 }
    expect(table({ ...floor, asked }).legal()).toEqual(['again', 'keep'])
    expect(fault({ ...floor, asked: { ...asked, what: 'agility' } })).toBe('asked.what')
    expect(fault({ ...floor, asked: { ...asked, tries: 1 } })).toBe('asked.tries')
    expect(fault({ ...floor, way: 'b', asked })).toBe('asked.what')
    expect(fault({ ...floor, asked: defence })).toBe('asked.what')
    expect(fault(floor)).toBe('asked')
    const bridge = {
      ...TWO,
      card: 'bridge',
      phase: 'again',
      way: 'a',
      named: 'marn',
      explorers: { rook: { courage: 1 } },
    }
    expect(fault({ ...bridge, asked: { what: 'agility', explorer: 'rook', value: 2 } })).toBe('asked.explorer')
    // Who is down has gone before; later ones have not gone yet.
    const both = { ...floor, ...TWO, explorers: { marn: { at: 'down' }, rook: { courage: 1 } } }
    expect(fault({ ...both, asked: { ...asked, explorer: 'rook' } })).toBeNull()
    const later = { marn: { courage: 1 }, rook: { at: 'down' } }
    expect(fault({ ...both, explorers: later, asked })).toBe('explorers.rook.at')
  })
})

test('[E6] of an expedition that is over who has died is written; nothing waits while something is drawn', () => {
  const t = table({
    ...TWO,
    card: 'pillars',
    explorers: { marn: { at: 'down', deep: 2 }, rook: { at: 'b1', dice: [1] } },
  })
  t.throws(2).act('leave')
  expect(openDocument(t)).not.toHaveProperty('phase')
  t.deal()
  const document = writePosition(seatView(t.state, null, t.dealt), ['Ann'])
  expect(document).toMatchObject({ phase: 'over', explorers: { marn: { at: 'dead', deep: 2 } } })
  expect(fault(document)).toBe('explorers.marn.at')
  expect(fault({ ...TWO, phase: 'over' })).toBe('phase')
})

test('[E14, E24] what belongs to a hall is nowhere else', () => {
  const handover = { ...MARN, phase: 'handover' }
  const wrong = (explorer: object, more: object = handover) => fault({ ...more, explorers: { marn: explorer } })
  expect(wrong({ braced: true })).toBe('explorers.marn.braced')
  expect([wrong({ plate: true }), wrong({ new: ['page'] })]).toEqual(['explorers.marn.plate', 'explorers.marn.new'])
  expect(wrong({ at: 'down', new: ['page'] }, { ...MARN, card: 'shrine' })).toBe('explorers.marn.new')
  expect(wrong({ at: 'down' }, { ...MARN, card: 'shrine' })).toBe('explorers.marn.at')
  expect(fault({ ...TWO, card: 'pillars', explorers: { rook: { at: 'left', braced: true } } })).toBe(
    'explorers.rook.braced',
  )
  expect(wrong({ plate: true }, { ...MARN, card: 'pillars' })).toBe('explorers.marn.plate')
})

test('[E27] who has fulfilled its vow is bold', () => {
  const search = (vow: number, bold: boolean) => fault({ ...MARN, card: 'pillars', explorers: { marn: { vow, bold } } })
  expect([search(2, false), search(3, true), search(3, false)]).toEqual([null, null, 'explorers.marn.vow'])
})
