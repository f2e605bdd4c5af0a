/**
 * Assassins and Saboteurs: how they enter, what they stop, what they blow up (rules 2.9, rulings 10, 53, 54, 134 to
 * 140, 158, 159).
 */
import { describe, expect, test } from 'vitest'
import type { Action } from '#src/games/blackstone/actions.ts'
import { cardOf, isAssassin } from '#src/games/blackstone/cards.ts'
import { VASSALS } from '#src/games/blackstone/data/vassals.ts'
import { game } from '#src/games/blackstone/game.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { formatSpace } from '#src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { familySituation, guard, paidBy } from '../families/familySituation.ts'
import { markerPlace } from '../intrigue/intrigueSituation.ts'
import { complete, discard, endWork, flip, makeUp, pile, retain, slide, space, swap } from '../namedActions.ts'
import { newGame, type Situation, situation, tableOf, type Zones } from '../testTable.ts'

const ON = { assassins: 'on' }
const assassinSituation = (zones: Zones, seed = 1): Situation =>
  situation({ ...zones, options: { ...ON, ...zones.options } }, seed)
const place = (s: Situation, card: string, where: string): Action => ({
  kind: 'place',
  slot: s.state.aside?.find(({ slot }) => s.name(slot) === card)?.slot ?? -1,
  space: space(where),
})
const blowUp = (where: string): Action => ({ kind: 'blowUp', space: space(where) })
const asideNames = (s: Situation): readonly string[] => (s.state.aside ?? []).map(({ slot }) => s.name(slot))
const kinds = (s: Situation): readonly string[] => [...new Set(s.legal.map(({ kind }) => kind))]

const isAssassinSlot = (s: Situation, slot: number): boolean => {
  const code = s.state.cards[slot] ?? -1
  return isAssassin(code >= 0 ? cardOf(code) : (s.vault.get(slot)?.value.face ?? -1))
}

describe('setting up', () => {
  const begun = (seed: number, options = {}): Situation => newGame('kings-quest', 2, { ...ON, ...options }, seed)
  const seeds = Array.from({ length: 30 }, (_, i) => i + 1)
  const swapped = (s: Situation): boolean => s.draws.some(({ kind }) => kind === 'reseal')

  test('[B10] none lies on the board, the thirteen spaces are full, and all four are in the piles', () => {
    for (const s of seeds.map((seed) => begun(seed))) {
      const lying = s.state.board.filter((slot) => slot >= 0)
      expect(lying).toHaveLength(13)
      expect(lying.some((slot) => isAssassinSlot(s, slot))).toBe(false)
      expect(s.state.piles.flat().filter((slot) => isAssassinSlot(s, slot))).toHaveLength(4)
    }
  })

  test('[B10] one that was dealt is replaced by the next card and shuffled back among those that are still hidden', () => {
    const s = seeds.map((seed) => begun(seed)).find(swapped)
    if (!s) throw new Error('no seed deals an Assassin to the board')
    const [seal, board, next] = s.draws
    if (seal?.kind !== 'seal' || board?.kind !== 'open' || next?.kind !== 'open') throw new Error('other draws')
    expect(seal.faces.slice(-4)).toEqual([76, 77, 78, 79])
    expect(board.slots).toHaveLength(13)
    const out = board.slots.find((slot) => isAssassin(s.vault.get(slot)?.value.face ?? -1)) ?? -1
    // The slots were dealt in order: the next card is the fourteenth.
    expect(next.slots).toEqual([seal.slots[13]])
    const reseal = s.draws.find((draw) => draw.kind === 'reseal')
    if (reseal?.kind !== 'reseal') throw new Error('nothing was shuffled back')
    expect(reseal.from).toHaveLength(63)
    expect(reseal.from).toContain(out)
    expect(reseal.from).toContain(seal.slots[75])
    expect(reseal.sides).toBe(2)
    expect(s.state.piles.flat()).toEqual([...reseal.to])
    expect(s.state.piles.flat().filter((slot) => (s.state.cards[slot] ?? -1) >= 0)).toHaveLength(4)
  })

  test('[B10] without one on the board nothing is shuffled twice', () => {
    const s = seeds.map((seed) => begun(seed)).find((one) => !swapped(one))
    expect(s?.draws.filter(({ kind }) => kind === 'seal' || kind === 'reseal')).toHaveLength(4)
  })

  test('[B6] 63 lie in piles of 16, 16, 16 and 15, with wild vassals 67 in piles of 17, 17, 17 and 16', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      expect(begun(seed).state.piles.map((one) => one.length)).toEqual([16, 16, 16, 15])
      expect(begun(seed, { wildVassals: 'on' }).state.piles.map((one) => one.length)).toEqual([17, 17, 17, 16])
    }
  })

  test('[B53] one that lies on top of a pile then stays there until the first refill from it', () => {
    const all = seeds.map((seed) => begun(seed))
    const s = all.find((one) => one.state.piles.some((slots) => isAssassinSlot(one, slots.at(-1) ?? -1)))
    if (!s) throw new Error('no seed lays an Assassin on top')
    const at = s.state.piles.findIndex((slots) => isAssassinSlot(s, slots.at(-1) ?? -1))
    const name = s.name(s.state.piles[at]?.at(-1) ?? -1)
    s.do(pile(0), pile(1))
    expect(asideNames(s)).toEqual([])
    s.do(retain('BS', at))
    expect(asideNames(s)).toContain(name)
    expect(s.at('BS')).not.toBe('')
  })

  test("they are not in the Puzzle Master's Quest", () => {
    expect(game.setup(tableOf('puzzle-master', 2, ON))).toEqual({
      ok: false,
      error: { code: 'option.unknown', values: { option: 'assassins' } },
    })
    expect(() => situation({ board: { AO: 'A1' } })).toThrow('position.notInPlay')
    expect(() => assassinSituation({ courts: [{ retained: ['A1'] }] })).toThrow('position.noVassal')
  })
})

/** Assassins lie so deep in the piles that no test draws them: the piles begin with these vassals. */
const quietZones: Zones = {
  piles: [{ top: 'Ls/De' }, { top: 'Ls/Dy' }, { top: 'Ls/Dc' }, { top: 'Ls/Me' }],
  hidden: {
    piles: [
      ['Ls/My', 'Ls/Mc', 'Ls/Pe', 'Ls/Py', 'Ls/Pc'],
      ['Le/Ds', 'Le/Dy', 'Le/Dc', 'Le/Ms', 'Le/My'],
      ['Le/Mc', 'Le/Ps', 'Le/Py', 'Le/Pc', 'De/Ms'],
      ['De/My', 'De/Mc', 'De/Ps', 'De/Py', 'De/Pc'],
    ],
  },
}

/** A vassal on AO to retain; the second pile has this top and these cards below it. */
const refilling = (top: string, below: readonly string[], zones: Zones = {}): Situation =>
  assassinSituation({
    board: { AO: 'Lc/Ds', BS: 'Ly/Ds' },
    piles: [{}, { top }],
    courts: [{ knights: 3, wizards: 1, pile: 0 }],
    hidden: { piles: [[], [...below]] },
    ...zones,
  })
const top = (s: Situation, at: number): string => s.name(s.state.piles[at]?.at(-1) ?? -1)

describe('entering', () => {
  test('[B53] one that the refill has exposed is set aside, and the next card is shown', () => {
    const s = refilling('Py/Me', ['A1', 'Ls/Dy'])
    const eventKinds = s.do(retain('AO', 1)).map(({ kind }) => kind)
    expect(eventKinds).toEqual(['retained', 'refilled', 'opened', 'setAside', 'opened'])
    expect(s.at('AO')).toBe('Py/Me')
    expect([asideNames(s), top(s, 1)]).toEqual([['A1'], 'Ls/Dy'])
  })

  test('[B53] one that would be the refilling card is set aside, and the next card serves', () => {
    const s = refilling('S2', ['Ls/Dy', 'Py/Me'])
    s.do(retain('AO', 1))
    expect([s.at('AO'), asideNames(s), top(s, 1)]).toEqual(['Ls/Dy', ['S2'], 'Py/Me'])
  })

  test('[B53] and so on, if the next card is another', () => {
    const s = refilling('S2', ['A1', 'Ls/Dy', 'A4', 'Py/Me'])
    s.do(retain('AO', 1))
    expect([s.at('AO'), asideNames(s), top(s, 1)]).toEqual(['Ls/Dy', ['S2', 'A1', 'A4'], 'Py/Me'])
  })

  test('[B53] by the setting they enter only when they would be the refilling card', () => {
    const s = refilling('Py/Me', ['A1', 'Ls/Dy', 'Ls/De'], { options: { asEnters: 'drawn' } })
    s.do(retain('AO', 1))
    expect([asideNames(s), top(s, 1), kinds(s).includes('place')]).toEqual([[], 'A1', false])
    s.do(retain('BS', 1))
    expect([s.at('BS'), asideNames(s), top(s, 1)]).toEqual(['Ls/Dy', ['A1'], 'Ls/De'])
  })

  test('[B54] in WORK it is placed at once, and nothing else is legal before', () => {
    const s = refilling('Py/Me', ['A1', 'S3', 'Ls/Dy'])
    s.do(retain('AO', 1))
    expect(kinds(s)).toEqual(['place'])
    expect(s.refused(endWork)).toEqual({ code: 'notNow' })
    // Two cards, each on any of the 23 empty spaces.
    expect(s.legal).toHaveLength(46)
    s.do(place(s, 'A1', 'KE'))
    expect(kinds(s)).toEqual(['place'])
    s.do(place(s, 'S3', 'KN'))
    expect(s.state.todo.at(-1)).toEqual({ do: 'work' })
  })

  test('[B53] on any empty space and not flipped', () => {
    const s = refilling('Py/Me', ['S3', 'Ls/Dy'])
    s.do(retain('AO', 1))
    expect(s.refused(place(s, 'S3', 'AO'))).toEqual({ code: 'place.occupied', ruling: 53 })
    expect(s.refused({ kind: 'place', slot: s.state.board[0] ?? -1, space: 3 })).toEqual({
      code: 'place.notAside',
      ruling: 53,
    })
    const events = s.do(place(s, 'S3', 'BO'))
    expect(s.at('BO')).toBe('S3')
    expect(events).toEqual([{ kind: 'placed', seat: 0, slot: s.state.board[10], space: 10 }])
  })

  test('[B53] after a completion they are placed when both spaces have been refilled', () => {
    const s = assassinSituation({
      board: { BS: 'Lc/Ds', LE: 'Ly/Ds' },
      piles: [{ top: 'A1' }],
      courts: [{ hand: ['G01'], pile: 0 }],
      hidden: { piles: [['Ls/Dy', 'S2', 'Py/Me', 'Mc/Le']] },
    })
    const eventKinds = s.do(complete('G01', 'BS', 'LE'), endWork).map(({ kind }) => kind)
    const expected = ['completed', 'setAside', 'refilled', 'setAside', 'refilled']
    expect(eventKinds.filter((kind) => kind !== 'opened')).toEqual(expected)
    expect([s.at('BS'), s.at('LE'), s.seat]).toEqual(['Ls/Dy', 'Py/Me', 0])
    s.do(place(s, 'A1', 'AO'), place(s, 'S2', 'AT'))
    expect(s.seat).toBe(1)
  })

  test('[B159] where no space is empty it goes under its pile', () => {
    const board = Object.fromEntries(VASSALS.slice(0, 25).map((vassal, at) => [formatSpace(at), vassal]))
    const s = assassinSituation({
      board,
      piles: [{}, { top: 'Py/Me' }],
      courts: [{ knights: 1, pile: 0 }],
      hidden: { piles: [[], ['A1']] },
    })
    s.do(retain('AO', 1))
    expect(asideNames(s)).toEqual([])
    expect(s.name(s.state.piles[1]?.[0] ?? -1)).toBe('A1')
    expect(s.state.todo.at(-1)).toEqual({ do: 'work' })
  })

  test('[B43] those in the discard come back when it is shuffled', () => {
    const here = ['Lc/Ds', 'Ly/Ds']
    const s = assassinSituation({
      board: { AO: 'Lc/Ds', BS: 'Ly/Ds' },
      piles: [{ count: 0 }, { count: 0 }, { count: 0 }, { count: 0 }],
      discard: ['A1', 'S2', 'A3', 'S4', 'Ls/De', 'Le/Ds', 'Le/Dy', 'Mc/Pe'],
      courts: [
        { knights: 1, pile: 0 },
        {
          pile: 1,
          retained: VASSALS.filter((one) => ![...here, 'Ls/De', 'Le/Ds', 'Le/Dy', 'Mc/Pe'].includes(one)),
        },
      ],
    })
    s.do(retain('AO', 0))
    const seal = s.draws.findLast((draw) => draw.kind === 'seal')
    expect(seal?.kind === 'seal' && seal.faces.filter(isAssassin)).toEqual([76, 77, 78, 79])
    const found = [...s.state.piles.flat(), ...(s.state.aside ?? []).map(({ slot }) => slot)]
    expect(found.filter((slot) => isAssassinSlot(s, slot))).toHaveLength(4)
  })

  test('[B44] a space that only an Assassin could have refilled stays empty and is made up when vassals exist again', () => {
    // The one card of the only pile is an Assassin and the discard is empty: seat 1 holds all other vassals.
    const s = assassinSituation({
      board: { AO: 'Lc/Ds', BS: 'Ly/Ds', KE: 'A2', KN: 'A3', KO: 'A4' },
      piles: [{ top: 'A1', count: 1 }, { count: 0 }, { count: 0 }, { count: 0 }],
      discard: [],
      courts: [
        { knights: 1, pile: 0, retained: ['Ls/De', 'Le/Ds'] },
        { pile: 1, retained: VASSALS.filter((one) => !['Lc/Ds', 'Ly/Ds', 'Ls/De', 'Le/Ds'].includes(one)) },
      ],
    })
    s.do(retain('AO', 0))
    expect([asideNames(s), s.at('AO'), s.state.missing]).toEqual([['A1'], '', 1])
    s.do(place(s, 'A1', 'BE'), endWork)
    // Three are retained with two Kings: one goes to the discard and fills an empty space.
    s.do(discard('Ls/De'), makeUp('AO'))
    expect(s.at('AO')).toMatch(/Ls\/De|De\/Ls/)
    expect([s.state.missing, s.seat]).toEqual([0, 1])
  })
})

/** An Assassin on AO and a Saboteur on AT, a vassal beside each. */
const enteredSituation = (zones: Zones = {}): Situation =>
  assassinSituation({
    board: { AO: 'A1', AT: 'S2', LO: 'Lc/Ds', LT: 'Ly/Ds' },
    courts: [{ knights: 3, wizards: 3, pile: 0 }, { pile: 1 }],
    ...zones,
  })

describe('an Assassin', () => {
  test('[B138] is slid for a Knight and swapped for a Wizard', () => {
    const s = enteredSituation()
    s.do(slide('AO', 'CO'))
    expect([s.at('CO'), s.at('AO'), s.tokens(0)]).toEqual(['A1', '', [2, 3]])
    s.do(slide('CO', 'AO'), swap('LO', 'AO'))
    expect([s.at('LO'), s.at('AO'), s.tokens(0)]).toEqual(['A1', 'Lc/Ds', [1, 2]])
  })

  test('[B138] is flipped for a Wizard, and is then a Saboteur', () => {
    const s = enteredSituation()
    s.do(flip('AO'))
    expect([s.at('AO'), s.tokens(0)]).toEqual(['S1', [3, 2]])
  })

  test('[B136] is never retained', () => {
    expect(enteredSituation().refused(retain('AO', 1))).toEqual({ code: 'assassin.retain', ruling: 136 })
    expect(enteredSituation().refused(blowUp('AO'))).toEqual({ code: 'blowUp.noSaboteur', ruling: 134 })
  })

  test('[B140] is an obstacle and no more: nothing slides there, but what lies beside it serves as ever', () => {
    const s = assassinSituation({
      board: { BS: 'Lc/Ds', LE: 'Ly/Ds', BT: 'A1', AE: 'S2' },
      courts: [{ knights: 1, hand: ['G01'], pile: 0 }],
    })
    expect(s.refused(slide('BS', 'BT'))).toEqual({ code: 'slide.occupied', ruling: 56 })
    s.do(complete('G01', 'BS', 'LE'))
    expect(s.state.completions).toBe(1)
  })

  test('[B158] meets no requirement, and the compass does not count it', () => {
    const s = assassinSituation({ board: { BS: 'A1', LE: 'Ly/Ds', LO: 'S2' }, courts: [{ hand: ['G01'] }] })
    expect(s.refused(complete('G01', 'BS', 'LE'))).toEqual({ code: 'assassin.use', ruling: 158 })
    const compass = taskProgressOf(s.scene, s.court(0).hand[0] ?? -1)
    expect(compass?.left).toMatchObject({ matching: [], fitElsewhere: [space('LE')], fitAfterFlip: [] })
    expect(compass?.right.matching.map(formatSpace)).toEqual(['LE'])
  })
})

describe('a Saboteur', () => {
  test('[B139] does not move, from the moment it lies there', () => {
    const s = enteredSituation()
    expect(s.refused(slide('AT', 'AS'))).toEqual({ code: 'saboteur.fixed', ruling: 139 })
    expect(s.refused(swap('LT', 'AT'))).toEqual({ code: 'saboteur.fixed', ruling: 139 })
    expect(s.refused(swap('AT', 'AO'))).toEqual({ code: 'saboteur.fixed', ruling: 139 })
    expect(s.legalOf('slide').some(({ from }) => from === space('AT'))).toBe(false)
    s.do(flip('AT'), slide('AT', 'AS'))
    expect(s.at('AS')).toBe('A2')
  })

  test('[B134] is not retained but blows up the board', () => {
    expect(enteredSituation().refused(retain('AT', 1))).toEqual({ code: 'saboteur.retain', ruling: 134 })
    expect(enteredSituation().legalOf('blowUp')).toEqual([blowUp('AT')])
  })

  test('[B134] for a Knight everything on the board goes to the discard, itself too, and nobody keeps anything', () => {
    const s = enteredSituation()
    const events = s.do(blowUp('AT'))
    expect(events[0]).toMatchObject({ kind: 'blownUp', seat: 0, space: space('AT') })
    expect(s.tokens(0)).toEqual([2, 3])
    expect(s.court(0).retained).toEqual([])
    expect(s.names(s.state.discard)).toEqual(['Ly/Ds', 'S2', 'Lc/Ds', 'A1'])
    expect(s.state.board.filter((slot) => slot >= 0 && !isAssassinSlot(s, slot))).toHaveLength(13)
    expect(s.at('BS')).not.toBe('')
    const poor = enteredSituation({ courts: [{ knights: 0, wizards: 3, pile: 0 }, { pile: 1 }] })
    expect(poor.refused(blowUp('AT'))).toEqual({ code: 'need.knights', values: { count: 1, have: 0 } })
  })

  test('[B135] the thirteen come from the piles in rotation, the own one first, clockwise', () => {
    const s = enteredSituation({ courts: [{ knights: 1, pile: 2 }, { pile: 1 }], ...quietZones })
    const events = s.do(blowUp('AT'))
    const from = events.flatMap((event) => (event.kind === 'refilled' ? [[formatSpace(event.space), event.pile]] : []))
    expect(from).toEqual([
      ['BS', 2],
      ['AS', 3],
      ['KS', 0],
      ['LT', 1],
      ['CT', 2],
      ['BO', 3],
      ['AO', 0],
      ['KO', 1],
      ['LN', 2],
      ['CN', 3],
      ['BE', 0],
      ['AE', 1],
      ['KE', 2],
    ])
  })

  test('Assassins that are met in this deal are set aside and then placed by the active player', () => {
    const s = enteredSituation({
      piles: [{ top: 'A3' }],
      hidden: { piles: [['Ls/Dy', 'S4', 'Py/Me', 'Ls/De', 'Le/Ds']] },
    })
    s.do(blowUp('AT'))
    expect(asideNames(s)).toEqual(['A3', 'S4'])
    expect(s.state.board.filter((slot) => slot >= 0)).toHaveLength(13)
    expect(kinds(s)).toEqual(['place'])
    s.do(place(s, 'A3', 'LS'), place(s, 'S4', 'BT'))
    expect([s.at('LS'), s.at('BT'), s.state.todo.at(-1)]).toEqual(['A3', 'S4', { do: 'work' }])
  })

  test('[B137] used vassals go as well, nothing is then refilled, and the completion stands', () => {
    const s = assassinSituation({
      board: { BS: 'Lc/Ds', LE: 'Ly/Ds', AT: 'S2' },
      courts: [{ knights: 1, hand: ['G01'], pile: 0 }, { pile: 1 }],
      ...quietZones,
    })
    s.do(complete('G01', 'BS', 'LE'), blowUp('AT'))
    expect(s.state.marked).toEqual([])
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G01'])
    const eventKinds = s.do(endWork).map(({ kind }) => kind)
    expect(eventKinds).not.toContain('refilled')
    expect(s.seat).toBe(1)
  })

  test('[B137] guards go to the supply', () => {
    const s = familySituation(
      'hester',
      { knights: 1 },
      { board: { AT: 'S2', AO: 'Lc/Ds' }, guards: ['AO'], ...quietZones },
      ON,
    )
    s.do(blowUp('AT'))
    expect(s.state.guards).toEqual([])
    expect(s.tokens(0)).toEqual([0, 0])
  })

  test('[B137] [B67] markers of intrigue return to their owners, without a reward', () => {
    const s = assassinSituation({
      options: { ...ON, intrigue: 'on' },
      board: { AT: 'S2', AO: 'Mc/Ps' },
      courts: [
        { knights: 1, pile: 0 },
        { pile: 1, completed: { knight: ['G01'] }, intrigue: { at: 'agents', card: 'G01', vassal: 'AO', matched: 2 } },
      ],
      ...quietZones,
    })
    s.do(blowUp('AT'))
    expect([markerPlace(s, 1), s.state.rewards]).toEqual(['court', []])
  })

  test('[B136] whatever else retains blows up as well: a Wizard by Gramberly, once a turn by Marbuck', () => {
    const zones: Zones = { board: { AT: 'S2' }, ...quietZones }
    for (const family of ['gramberly', 'marbuck']) {
      const s = familySituation(family, { wizards: 1 }, zones, ON)
      s.do(paidBy('wizard', blowUp('AT')))
      expect(s.tokens(0)).toEqual([0, 0])
      expect(s.at('KE')).not.toBe('')
    }
    const none = enteredSituation()
    expect(none.refused(paidBy('wizard', blowUp('AT')))).toEqual({ code: 'token.other' })
  })
})

describe('families', () => {
  const board = { AO: 'A1', AT: 'S2', CN: 'Lc/Ds' }

  test('[B158] move, swap and flip an Assassin in their ways, and turn a Saboteur', () => {
    const thistledown = familySituation('thistledown', { knights: 3 }, { board }, ON)
    thistledown.do(slide('AO', 'LT'), paidBy('knight', flip('AT')))
    expect([thistledown.at('LT'), thistledown.at('AT')]).toEqual(['A1', 'A2'])
    const wolfram = familySituation('wolfram', { wizards: 2 }, { board }, ON)
    wolfram.do(swap('AO', 'CN'))
    expect([wolfram.at('AO'), wolfram.at('CN')]).toEqual(['Lc/Ds', 'A1'])
    const corwin = familySituation('corwin', { knights: 1 }, { board }, ON)
    corwin.do(slide('AO', 'AE'))
    expect(corwin.at('AE')).toBe('A1')
  })

  test('[B87] [B139] [B158] but no family moves a Saboteur', () => {
    const corwin = familySituation('corwin', { knights: 3 }, { board }, ON)
    expect(corwin.refused(slide('AT', 'LT'))).toEqual({ code: 'saboteur.fixed', ruling: 139 })
    const thistledown = familySituation('thistledown', { knights: 3 }, { board }, ON)
    expect(thistledown.refused(slide('AT', 'LO'))).toEqual({ code: 'saboteur.fixed', ruling: 139 })
  })

  test('[B158] neither is guarded', () => {
    const s = familySituation('hester', { knights: 2 }, { board }, ON)
    expect(s.refused(guard('AO'))).toEqual({ code: 'assassin.guard', ruling: 158 })
    expect(s.refused(guard('AT'))).toEqual({ code: 'assassin.guard', ruling: 158 })
    expect(s.legalOf('guard').map(({ space: at }) => formatSpace(at))).toEqual(['CN'])
  })
})

test('[B158] no marker of intrigue is put on either', () => {
  const s = assassinSituation({
    options: { ...ON, intrigue: 'on' },
    board: { AT: 'S2', AO: 'A1', BS: 'Mc/Ps' },
    courts: [{ pile: 0, completed: { knight: ['G01'] } }],
    turn: { step: 'intrigue', completions: 1 },
  })
  expect(s.legalOf('agents').map(({ space: at }) => formatSpace(at))).toEqual(['BS'])
})
