/** Completing tasks and paying for them (rules 2.0 and 2.1, rulings 45 to 51). */
import { describe, expect, test } from 'vitest'
import { complete, draw, endWork, flip, retain, slide } from './namedActions.ts'
import { type Situation, situation, type Zones } from './testTable.ts'

/** G01, a Knight: any lion on BS, any spy in column L; it leaves the cost face maple captain. */
const G01_BOARD = { BS: 'Lc/Ds', LN: 'Dy/Ls' }
const g01 = (zones: Zones = {}): Situation =>
  situation({ board: G01_BOARD, courts: [{ knights: 1, wizards: 1, hand: ['G01'] }], ...zones })

describe('what a task asks for', () => {
  test('a completed task goes under its stack and both vassals are marked', () => {
    const s = g01()
    const [card] = s.court(0).hand
    expect(s.do(complete('G01', 'BS', 'LN'))).toEqual([
      { kind: 'completed', seat: 0, slot: card, stack: 'knight', left: 0, right: 16 },
    ])
    expect(s.court(0)).toMatchObject({ hand: [], stacks: { knight: [card], wizard: [], king: [], ploy: [] } })
    expect(s.state.marked).toEqual([0, 16])
    expect(s.board).toEqual(G01_BOARD)
    expect(s.tokens(0)).toEqual([1, 1])
  })

  test.each([
    ['G02', 'wizard', { AE: 'Ls/De', LO: 'Mc/Dy' }, 'AE', 'LO'],
    ['P01', 'king', { KT: 'Ls/De', AN: 'Py/Mc' }, 'KT', 'AN'],
    ['M01', 'ploy', { CT: 'Ls/De', BE: 'Mc/Dy' }, 'CT', 'BE'],
  ] as const)('%s goes to the stack of its type, %s', (card, stack, board, left, right) => {
    const s = situation({ board, courts: [{ hand: [card] }] })
    s.do(complete(card, left, right))
    expect(s.names(s.court(0).stacks[stack])).toEqual([card])
  })

  test('[B48] the left requirement is one space', () => {
    const s = situation({ board: { LS: 'Lc/Ds', LN: 'Dy/Ls' }, courts: [{ hand: ['G01'] }] })
    expect(s.refused(complete('G01', 'LS', 'LN'))).toEqual({ code: 'complete.leftNotMet', ruling: 48 })
  })

  test('[B48] the left description must fit the up face; the reverse counts for nothing', () => {
    const s = situation({ board: { BS: 'Ds/Lc', LN: 'Dy/Ls' }, courts: [{ hand: ['G01'], wizards: 1 }] })
    expect(s.refused(complete('G01', 'BS', 'LN'))).toEqual({ code: 'complete.leftNotMet', ruling: 48 })
    s.do(flip('BS'), complete('G01', 'BS', 'LN'))
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G01'])
  })

  test('[B48] the right requirement is a whole line, and its description must fit', () => {
    const s = situation({ board: { BS: 'Lc/Ds', AN: 'Dy/Ls', LN: 'Ls/De' }, courts: [{ hand: ['G01'] }] })
    const refused = { code: 'complete.rightNotMet', ruling: 48 }
    expect(s.refused(complete('G01', 'BS', 'AN'))).toEqual(refused)
    expect(s.refused(complete('G01', 'BS', 'LN'))).toEqual(refused)
    expect(s.legalOf('complete')).toEqual([])
  })

  test('the blue letter does not count: G01 names L and, in blue, T', () => {
    const s = situation({ board: { BS: 'Lc/Ds', KT: 'Dy/Ls' }, courts: [{ hand: ['G01'] }] })
    expect(s.refused(complete('G01', 'BS', 'KT'))).toEqual({ code: 'complete.rightNotMet', ruling: 48 })
  })

  test('a row serves as well as a column: G03 names row E', () => {
    const s = situation({ board: { KS: 'Lc/Ds', AE: 'Ps/De' }, courts: [{ hand: ['G03'] }] })
    s.do(complete('G03', 'KS', 'AE'))
    expect(s.state.marked).toEqual([4, 22])
  })

  test('an exact description asks for both: M01 wants a lion scout, not a lion or a scout', () => {
    for (const face of ['Le/Ds', 'Ds/Le']) {
      const s = situation({ board: { CT: face, BE: 'Mc/Dy' }, courts: [{ hand: ['M01'] }] })
      expect(s.refused(complete('M01', 'CT', 'BE'))).toEqual({ code: 'complete.leftNotMet', ruling: 48 })
    }
  })

  test('[B46] one vassal does not meet both requirements', () => {
    expect(g01().refused(complete('G01', 'BS', 'BS'))).toEqual({ code: 'complete.sameVassal', ruling: 46 })
  })

  test('[B47] any pair that meets the requirements may be shown, each requirement by its own vassal', () => {
    const s = g01({ board: { ...G01_BOARD, LS: 'Py/Mc', LE: 'My/Dc' } })
    const shown = s.legalOf('complete').map(({ left, right }) => [left, right])
    expect(shown).toEqual([
      [0, 1],
      [0, 16],
      [0, 21],
    ])
    expect(s.refused(complete('G01', 'LN', 'BS'))).toEqual({ code: 'complete.leftNotMet', ruling: 48 })
  })

  test('needs vassals on both spaces', () => {
    expect(g01().refused(complete('G01', 'BS', 'LS'))).toEqual({ code: 'space.empty' })
  })

  test('[B48] the vassals need not stay met: others may move about afterwards', () => {
    const s = g01({ board: { ...G01_BOARD, AO: 'Mc/Ds' } })
    s.do(complete('G01', 'BS', 'LN'), slide('AO', 'AN'))
    expect(s.state.marked).toEqual([0, 16])
  })

  test('[B49] a card that was drawn this turn may be completed', () => {
    const s = situation({
      board: G01_BOARD,
      courts: [{ wizards: 1 }],
      hidden: { decks: { guild: ['G01'] } },
    })
    s.do(draw('guild'), complete('G01', 'BS', 'LN'))
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G01'])
  })

  test('a card from the hidden hand is laid open for all when it is completed', () => {
    const s = situation({ board: G01_BOARD, hidden: { hands: [['G01']] } })
    const [card = -1] = s.court(0).hand
    expect(s.state.cards[card]).toBe(-2)
    s.do(complete('G01', 'BS', 'LN'))
    expect(s.state.cards[card]).toBe(200)
  })

  test('one task a turn, whatever is left in the hand', () => {
    // G25: a scout on AN, any lion in row S.
    const s = g01({ board: { ...G01_BOARD, AN: 'Ms/De', KS: 'Le/Py' }, courts: [{ hand: ['G01', 'G25'] }] })
    s.do(complete('G01', 'BS', 'LN'))
    expect(s.refused(complete('G25', 'AN', 'KS'))).toEqual({ code: 'complete.oncePerTurn' })
    expect(s.legalOf('complete')).toEqual([])
    s.do(endWork, endWork)
    expect(s.seat).toBe(0)
    s.do(complete('G25', 'AN', 'KS'))
    expect(s.names(s.court(0).stacks.wizard)).toEqual(['G25'])
  })

  test("only from the own hand: not another's card, not one of the deck", () => {
    const s = g01({ courts: [{}, { hand: ['G01'] }] })
    const [theirs = -1] = s.court(1).hand
    const fromDeck = s.state.decks.guild.draw.at(-1) ?? -1
    for (const card of [theirs, fromDeck, 9999])
      expect(s.refused({ kind: 'complete', card, left: 0, right: 16, pay: [] })).toEqual({ code: 'complete.notInHand' })
  })
})

/** Of the Knights G03 costs a maple emissary, G06 a phoenix spy, G08 a phoenix scout. */
const withKnights = (completed: readonly string[], retained: readonly string[], hand = 'G01'): Situation =>
  situation({
    board: G01_BOARD,
    courts: [{ knights: 1, completed: { knight: [...completed] }, retained: [...retained], hand: [hand] }],
  })

describe('the upcharge', () => {
  test('[B50] the first Knight is free: the Household has no cost', () => {
    withKnights([], []).do(complete('G01', 'BS', 'LN'))
  })

  test('[B50] the second Knight costs the face of the first', () => {
    const s = withKnights(['G03'], ['Me/Ps', 'Pc/Ls'])
    expect(s.refused(complete('G01', 'BS', 'LN'))).toEqual({ code: 'complete.wrongPay', ruling: 50 })
    const [paid] = s.court(0).retained
    const events = s.do(complete('G01', 'BS', 'LN', 'Me'))
    expect(events[0]).toEqual({ kind: 'paid', seat: 0, slots: [paid] })
    expect(s.names(s.court(0).retained)).toEqual(['Pc/Ls'])
    expect(s.names(s.state.discard)).toEqual(['Me/Ps'])
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G03', 'G01'])
  })

  test('[B50] the third Knight costs two retained vassals, one for each completed Knight', () => {
    const s = withKnights(['G03', 'G06'], ['Py/Le', 'Me/Ps'])
    expect(s.refused(complete('G01', 'BS', 'LN', 'Me'))).toEqual({ code: 'complete.wrongPay', ruling: 50 })
    s.do(complete('G01', 'BS', 'LN', 'Py', 'Me'))
    expect(s.court(0).retained).toEqual([])
    expect(s.names(s.state.discard).toSorted()).toEqual(['Me/Ps', 'Py/Le'])
  })

  test('[B50] each face is paid by a vassal of its own', () => {
    // Every Knight costs another face, but two Kings cost a maple emissary each: P16 and P17.
    const s = situation({
      board: { KT: 'Ls/De', AN: 'Py/Mc' },
      courts: [{ completed: { king: ['P16', 'P17'] }, retained: ['Me/Ps'], hand: ['P01'] }],
    })
    expect(s.refused(complete('P01', 'KT', 'AN', 'Me', 'Me'))).toEqual({ code: 'complete.cannotPay', ruling: 50 })
    const rich = situation({
      board: { KT: 'Ls/De', AN: 'Py/Mc' },
      courts: [{ completed: { king: ['P16', 'P17'] }, retained: ['Me/Ps', 'Me/Py'], hand: ['P01'] }],
    })
    rich.do(complete('P01', 'KT', 'AN', 'Me', 'Me'))
    expect(rich.court(0).retained).toEqual([])
  })

  test('[B50] a retained vassal counts with its frozen up face, not with its reverse', () => {
    const s = withKnights(['G03'], ['Ps/Me'])
    expect(s.refused(complete('G01', 'BS', 'LN', 'Me'))).toEqual({ code: 'complete.cannotPay', ruling: 50 })
    expect(s.legalOf('complete')).toEqual([])
  })

  test('[B50] both symbols must match: not the faction alone, not the role alone', () => {
    const s = withKnights(['G03'], ['Ms/Pe', 'Pe/Ls'])
    expect(s.refused(complete('G01', 'BS', 'LN', 'Me'))).toEqual({ code: 'complete.cannotPay', ruling: 50 })
  })

  test('[B50] another stack does not raise the price', () => {
    const s = situation({
      board: G01_BOARD,
      courts: [{ completed: { wizard: ['G02'], king: ['P01'], ploy: ['M01'] }, hand: ['G01'] }],
    })
    s.do(complete('G01', 'BS', 'LN'))
    expect(s.state.discard).toEqual([])
  })

  test('[B50] a vassal on the board does not pay, but may be retained first [B51]', () => {
    const s = situation({
      board: { ...G01_BOARD, AO: 'Me/Ps' },
      courts: [{ knights: 1, completed: { knight: ['G03'] }, hand: ['G01'] }],
    })
    expect(s.refused(complete('G01', 'BS', 'LN', 'Me'))).toEqual({ code: 'complete.cannotPay', ruling: 50 })
    s.do(retain('AO', 0), complete('G01', 'BS', 'LN', 'Me'))
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G03', 'G01'])
  })

  test('nothing is overpaid', () => {
    expect(withKnights([], ['Me/Ps']).refused(complete('G01', 'BS', 'LN', 'Me'))).toEqual({
      code: 'complete.wrongPay',
      ruling: 50,
    })
  })

  test('[B50] sleeping cards cost as well: three Knights beside two Kings', () => {
    const s = withKnights(['G03', 'G06', 'G08'], ['Me/Ps', 'Py/Le', 'Ps/Lc'])
    s.do(complete('G01', 'BS', 'LN', 'Me', 'Py', 'Ps'))
    expect(s.court(0).stacks.knight).toHaveLength(4)
  })
})
