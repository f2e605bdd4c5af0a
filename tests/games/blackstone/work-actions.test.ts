/** The work of a turn: moving, turning, retaining vassals, drawing tasks (rules 2.1, rulings 35 to 59). */
import { describe, expect, test } from 'vitest'
import { complete, draw, endWork, flip, retain, slide, swap } from './namedActions.ts'
import { type Situation, situation, type Zones } from './testTable.ts'

/** One vassal in the middle and one above it; the active player has two of each token. */
const TWO = { AO: 'Ls/De', AT: 'Py/Mc' }
const middleSituation = (zones: Zones = {}): Situation =>
  situation({ board: TWO, courts: [{ knights: 2, wizards: 2 }], ...zones })
const tokenless = (zones: Zones = {}): Situation =>
  situation({ board: TWO, courts: [{ knights: 0, wizards: 0 }], ...zones })

/** BS holds a used-up vassal beside two free ones: G01 was completed with BS and LO. */
const marked = (): Situation =>
  situation({
    board: { BS: 'Ls/De', LS: 'Me/Dc', LO: 'Py/Mc', BT: 'De/Mc' },
    marked: ['BS', 'LO'],
    courts: [{ knights: 9, wizards: 9, hand: ['G18'] }],
    turn: { completions: 1 },
  })

describe('a slide', () => {
  test('costs one Knight and moves the vassal to an empty neighbour', () => {
    const s = middleSituation()
    expect(s.do(slide('AO', 'AN'))).toEqual([{ kind: 'slid', seat: 0, slot: 1, from: 12, to: 17 }])
    expect(s.board).toEqual({ AN: 'Ls/De', AT: 'Py/Mc' })
    expect(s.tokens(0)).toEqual([1, 2])
  })

  test('without a Knight is refused', () => {
    expect(tokenless().refused(slide('AO', 'AN'))).toEqual({ code: 'need.knights', values: { count: 1, have: 0 } })
  })

  test('[B56] goes to an orthogonal neighbour only: not diagonally, not two spaces, not nowhere', () => {
    const refusals = ['LT', 'AE', 'KO', 'AO'].map((to) => middleSituation().refused(slide('AO', to)))
    expect(refusals).toEqual(Array(4).fill({ code: 'slide.notNeighbour', ruling: 56 }))
  })

  test('[B56] does not wrap round the edge', () => {
    const s = situation({ board: { KS: 'Ls/De' }, courts: [{ knights: 1 }] })
    expect(s.refused(slide('KS', 'BT'))).toEqual({ code: 'slide.notNeighbour', ruling: 56 })
    expect(s.legalOf('slide')).toEqual([slide('KS', 'CS'), slide('KS', 'KT')])
  })

  test('[B56] does not go onto another vassal', () => {
    expect(middleSituation().refused(slide('AO', 'AT'))).toEqual({ code: 'slide.occupied', ruling: 56 })
  })

  test('needs a vassal', () => {
    expect(middleSituation().refused(slide('BS', 'LS'))).toEqual({ code: 'space.empty' })
  })
})

describe('a swap', () => {
  test('costs one Wizard and exchanges two neighbours', () => {
    const s = middleSituation()
    expect(s.do(swap('AT', 'AO'))).toEqual([{ kind: 'swapped', seat: 0, a: 7, b: 12 }])
    expect(s.board).toEqual({ AO: 'Py/Mc', AT: 'Ls/De' })
    expect(s.tokens(0)).toEqual([2, 1])
  })

  test('without a Wizard is refused', () => {
    expect(tokenless().refused(swap('AT', 'AO'))).toEqual({ code: 'need.wizards', values: { count: 1, have: 0 } })
  })

  test('[B57] with an empty space is none, that is a slide', () => {
    expect(middleSituation().refused(swap('AO', 'AN'))).toEqual({ code: 'swap.empty', ruling: 57 })
    expect(middleSituation().refused(swap('AN', 'AE'))).toEqual({ code: 'space.empty' })
  })

  test('is between orthogonal neighbours: not diagonal, not far, not with itself', () => {
    const s = situation({ board: { AO: 'Ls/De', CN: 'Py/Mc', AE: 'De/Mc' }, courts: [{ wizards: 1 }] })
    for (const [a, b] of [
      ['AO', 'CN'],
      ['AO', 'AE'],
      ['AO', 'AO'],
    ] as const)
      expect(s.refused(swap(a, b)).code).toBe('swap.notNeighbour')
    expect(s.legalOf('swap')).toEqual([])
  })

  test('has one name: the space that comes first in reading order stands first', () => {
    expect(middleSituation().refused(swap('AO', 'AT')).code).toBe('swap.notNeighbour')
    expect(middleSituation().legalOf('swap')).toEqual([swap('AT', 'AO')])
  })
})

describe('a transformation', () => {
  test('[B58] costs one Wizard and turns a vassal over, either way', () => {
    const s = middleSituation()
    expect(s.do(flip('AO'))).toEqual([{ kind: 'flipped', seat: 0, slot: 1, space: 12 }])
    expect(s.at('AO')).toBe('De/Ls')
    s.do(flip('AO'))
    expect(s.at('AO')).toBe('Ls/De')
    expect(s.tokens(0)).toEqual([2, 0])
    expect(s.refused(flip('AO'))).toEqual({ code: 'need.wizards', values: { count: 1, have: 0 } })
  })

  test('needs a vassal', () => {
    expect(middleSituation().refused(flip('BS'))).toEqual({ code: 'space.empty' })
  })
})

describe('retaining', () => {
  const four = [{ top: 'Ly/Ds' }, { top: 'Ly/De' }, { top: 'Ly/Dc' }, { top: 'Ly/Ms' }]

  test('costs one Knight; the vassal keeps its up face, the space is refilled at once', () => {
    const s = middleSituation({ piles: four })
    const events = s.do(retain('AO', 1))
    expect(events.map(({ kind }) => kind)).toEqual(['retained', 'refilled', 'opened'])
    expect(s.names(s.court(0).retained)).toEqual(['Ls/De'])
    expect(s.tokens(0)).toEqual([1, 2])
  })

  test('[B112] refills from any corner pile, not only the own', () => {
    const refilled = [0, 1, 2, 3].map((from) => {
      const s = middleSituation({ piles: four })
      s.do(retain('AO', from))
      return s.at('AO')
    })
    expect(refilled).toEqual(['Ly/Ds', 'Ly/De', 'Ly/Dc', 'Ly/Ms'])
  })

  test('without a Knight is refused, and where no vassal lies', () => {
    expect(tokenless().refused(retain('AO', 0))).toEqual({ code: 'need.knights', values: { count: 1, have: 0 } })
    expect(middleSituation().refused(retain('BS', 0))).toEqual({ code: 'space.empty' })
  })

  test('the space must be refilled, and from a pile that exists', () => {
    expect(middleSituation().refused(retain('AO', -1))).toEqual({ code: 'retain.mustRefill' })
    expect(middleSituation().refused(retain('AO', 7)).code).toBe('retain.pileEmpty')
  })

  test('[B35] may go beyond the number of Kings within the turn', () => {
    const s = situation({ board: TWO, courts: [{ knights: 3, retained: ['Lc/Ds', 'Lc/De'] }] })
    s.do(retain('AO', 0), retain('AT', 0))
    expect(s.court(0).retained).toHaveLength(4)
  })

  test('[B52] a retained vassal never comes back to the board: no action does it', () => {
    const s = situation({ board: TWO, courts: [{ knights: 3, wizards: 3, retained: ['Lc/Ds'] }] })
    const retainedSlot = s.court(0).retained[0]
    for (const action of s.legal) {
      const after = situation({ board: TWO, courts: [{ knights: 3, wizards: 3, retained: ['Lc/Ds'] }] })
      if (action.kind === 'endWork') continue
      after.do(action)
      expect(after.court(0).retained).toContain(retainedSlot)
      expect(after.state.board).not.toContain(retainedSlot)
    }
  })
})

describe('drawing a task', () => {
  test('[B39] costs one Wizard or two Knights', () => {
    const s = middleSituation()
    s.do(draw('guild'))
    expect(s.tokens(0)).toEqual([2, 1])
    s.do(draw('power', 'knights'))
    expect(s.tokens(0)).toEqual([0, 1])
    expect(s.refused(draw('power', 'knights'))).toEqual({ code: 'need.knights', values: { count: 2, have: 0 } })
    s.do(draw('machination'))
    expect(s.refused(draw('guild'))).toEqual({ code: 'need.wizards', values: { count: 1, have: 0 } })
  })

  test('[B39] one Knight is not enough', () => {
    const s = situation({ courts: [{ knights: 1 }] })
    expect(s.refused(draw('guild', 'knights'))).toEqual({ code: 'need.knights', values: { count: 2, have: 1 } })
    expect(s.legalOf('draw')).toEqual([])
  })

  test('[B40] takes the top of the chosen deck, shown to its owner alone', () => {
    const s = middleSituation({ hidden: { decks: { power: ['P05', 'P01'], machination: ['M32'] } } })
    s.do(draw('power'), draw('machination'))
    expect(s.names(s.court(0).hand)).toEqual(['P05', 'M32'])
    expect(s.draws.slice(-2).map((one) => one.kind === 'open' && one.to)).toEqual([[0], [0]])
    s.do(draw('power', 'knights'))
    expect(s.names(s.court(0).hand)).toEqual(['P05', 'M32', 'P01'])
  })

  test('[B41] an empty deck is made of its shuffled discard', () => {
    const s = situation({
      courts: [{ wizards: 1 }],
      decks: { guild: { count: 0, discard: [] } },
    })
    const events = s.do(draw('guild'))
    expect(events.map(({ kind }) => kind)).toEqual(['drew', 'shuffled'].reverse())
    expect(s.state.decks.guild.draw).toHaveLength(31)
    expect(s.state.decks.guild.discard).toEqual([])
    expect(s.draws.slice(-2).map(({ kind }) => kind)).toEqual(['seal', 'open'])
  })

  test('[B41] a deck with neither cards nor discard cannot be chosen; nothing is paid', () => {
    const guild = Array.from({ length: 32 }, (_, i) => `G${String(i + 1).padStart(2, '0')}`)
    const s = situation({ courts: [{ wizards: 1 }, { hand: guild }] })
    expect(s.refused(draw('guild'))).toEqual({ code: 'draw.empty', ruling: 41 })
    expect(s.legalOf('draw').map(({ deck }) => deck)).toEqual(['power', 'machination'])
    expect(s.tokens(0)).toEqual([0, 1])
  })
})

describe('a vassal that is used up', () => {
  test('[B45] is frozen: not moved, swapped, turned, retained or used again', () => {
    const frozen = { code: 'space.marked', ruling: 45 }
    expect(marked().refused(slide('LO', 'LN'))).toEqual(frozen)
    expect(marked().refused(swap('BS', 'LS'))).toEqual(frozen)
    expect(marked().refused(swap('BS', 'BT'))).toEqual(frozen)
    expect(marked().refused(flip('LO'))).toEqual(frozen)
    expect(marked().refused(retain('BS', 0))).toEqual(frozen)
  })

  test('[B45] is not used for another task', () => {
    // G18: an emissary on BO, any maple in row T; the only emissary on BO is used up.
    const s = situation({
      board: { BO: 'De/Mc', LT: 'Me/Dc', CT: 'Ms/Dy' },
      marked: ['BO', 'LT'],
      courts: [{ hand: ['G18'] }],
    })
    expect(s.refused(complete('G18', 'BO', 'CT'))).toEqual({ code: 'space.marked', ruling: 45 })
    expect(s.legalOf('complete')).toEqual([])
  })

  test('[B45] still stands in the way', () => {
    const s = situation({ board: { BS: 'Ls/De', LS: 'Me/Dc' }, marked: ['LS'], courts: [{ knights: 1 }] })
    expect(s.refused(slide('BS', 'LS'))).toEqual({ code: 'slide.occupied', ruling: 56 })
  })
})

describe('the order of work', () => {
  test('[B38] is free: moves, draws and a completion in any order', () => {
    // G01: any lion on BS, any spy in column L.
    const s = situation({
      board: { LS: 'Ls/De', LO: 'Py/Mc', AE: 'Dc/Me' },
      courts: [{ knights: 2, wizards: 3, hand: ['G01'] }],
    })
    s.do(draw('power'), slide('LS', 'BS'), flip('AE'), complete('G01', 'BS', 'LO'), draw('guild'), slide('AE', 'AN'))
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G01'])
    expect(s.board).toEqual({ BS: 'Ls/De', LO: 'Py/Mc', AN: 'Me/Dc' })
    expect(s.tokens(0)).toEqual([0, 0])
  })

  test('[B59] a player may end the turn without doing anything', () => {
    const s = middleSituation()
    expect(s.legalOf('endWork')).toEqual([endWork])
    s.do(endWork)
    expect([s.seat, s.tokens(0)]).toEqual([1, [2, 2]])
  })

  test('only the active player acts', () => {
    expect(middleSituation().refused(slide('AO', 'AN'), 1)).toEqual({ code: 'notYourTurn' })
    expect(middleSituation().refused(slide('AO', 'AN'), 5)).toEqual({ code: 'notYourTurn' })
  })
})
