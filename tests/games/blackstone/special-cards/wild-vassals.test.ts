/** Wild vassals: which requirements they fit, what they pay for (rulings 131 and 133), and their names. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cardOf, FIRST_WILD } from '#src/games/blackstone/cards.ts'
import { canPayFor, FACES, type Face, fitsPattern, WILD_FACES } from '#src/games/blackstone/faces.ts'
import { game } from '#src/games/blackstone/game.ts'
import { taskProgressOf } from '#src/games/blackstone/insight/shown/taskProgress.ts'
import { formatFace, formatSpace, parseFace, parseVassal } from '#src/games/blackstone/notation/cardAndSpaceNotation.ts'
import { paymentsFor, paysExactly, unpaidFaces } from '#src/games/blackstone/rules/tasks/facePayments.ts'
import { complete, endWork, face, flip, retain, slide } from '../namedActions.ts'
import { newGame, type Situation, situation, tableOf, type Zones } from '../testTable.ts'

const wildSituation = (zones: Zones): Situation =>
  situation({ ...zones, options: { wildVassals: 'on', ...zones.options } })
const faces = (...texts: readonly string[]): readonly Face[] => texts.map(face).sort((a, b) => a - b)
const faceTexts = (all: readonly (readonly Face[])[]): readonly string[] => all.map((one) => one.map(formatFace).join())

describe('the four wild vassals', () => {
  test('[B131] serve a faction in any role on one side, and have a role in any faction on the other', () => {
    expect(WILD_FACES.map(formatFace)).toEqual(['L*', 'D*', 'M*', 'P*', '*s', '*e', '*y', '*c'])
    const lion = FACES.filter((one) => canPayFor(face('L*'), one)).map(formatFace)
    expect(lion).toEqual(['Ls', 'Le', 'Ly', 'Lc'])
    const spy = FACES.filter((one) => canPayFor(face('*y'), one)).map(formatFace)
    expect(spy).toEqual(['Ly', 'Dy', 'My', 'Py'])
    for (const one of FACES) expect(FACES.filter((other) => canPayFor(one, other))).toEqual([one])
  })

  test('[B131] lie among the other vassals: 63 in piles of 16, 16, 16 and 15, and none without the option', () => {
    const s = newGame('kings-quest', 2, { wildVassals: 'on' })
    expect(s.state.piles.map((pile) => pile.length)).toEqual([16, 16, 16, 15])
    const dealt = [...s.vault.values()].filter(({ value }) => value.face >= FIRST_WILD && value.face < FIRST_WILD + 4)
    expect(dealt).toHaveLength(4)
    expect(
      [...newGame('kings-quest', 2).vault.values()].some(({ value }) => value.face >= 72 && value.face < 100),
    ).toBe(false)
  })

  test("[B131] do not come to the Puzzle Master's Quest", () => {
    const table = tableOf('puzzle-master', 2, { wildVassals: 'on' })
    expect(game.setup(table)).toEqual({
      ok: false,
      error: { code: 'option.unknown', values: { option: 'wildVassals' } },
    })
    expect(() => situation({ board: { AO: 'L*/*s' } })).toThrow('position.notInPlay')
  })

  test('are named by their sides', () => {
    expect(parseFace('*c')).toBe(23)
    expect(parseVassal('*s/L*')).toEqual({ card: FIRST_WILD, side: 1 })
    expect(parseVassal('P*/*c')).toEqual({ card: FIRST_WILD + 3, side: 0 })
    expect(parseVassal('L*/*e')).toBeNull()
    const s = wildSituation({ board: { AO: 'L*/*s' }, courts: [{ knights: 1, wizards: 1 }] })
    s.do(flip('AO'))
    expect(s.at('AO')).toBe('*s/L*')
    s.do(slide('AO', 'AT'))
    expect(s.at('AT')).toBe('*s/L*')
    expect(cardOf(s.state.cards[s.state.board[7] ?? -1] ?? 0)).toBe(FIRST_WILD)
  })
})

describe('a requirement', () => {
  const patternOf = (text: string) => ({
    faction: 'LDMP'.indexOf(text.charAt(0)),
    role: 'seyc'.indexOf(text.charAt(1)),
  })
  test('[B131] [B133] is met by a wild vassal unless what is fixed contradicts it', () => {
    const met = (text: string) => WILD_FACES.filter((one) => fitsPattern(one, patternOf(text))).map(formatFace)
    expect(met('Ds')).toEqual(['D*', '*s'])
    expect(met('D*')).toEqual(['D*', '*s', '*e', '*y', '*c'])
    expect(met('*y')).toEqual(['L*', 'D*', 'M*', 'P*', '*y'])
  })

  test('is met by no empty space and no Assassin', () => {
    for (const text of ['Ds', 'D*', '*c']) expect(fitsPattern(-1, patternOf(text))).toBe(false)
  })

  test('[B133] a task is completed with two of them, and the compass shows them', () => {
    // G01: any lion on BS, any spy in column L. D* may be a spy, *e may not; *s may be a lion.
    const s = wildSituation({
      board: { BS: '*s/L*', LE: 'D*/*e', LO: '*y/M*', LS: 'P*/*c' },
      courts: [{ hand: ['G01'] }],
    })
    expect(s.legalOf('complete').map(({ right }) => formatSpace(right))).toEqual(['LS', 'LO', 'LE'])
    const compass = taskProgressOf(s.scene, s.court(0).hand[0] ?? -1)
    expect(compass?.right.matching.map(formatSpace)).toEqual(['LS', 'LO', 'LE'])
    s.do(complete('G01', 'BS', 'LE'))
    expect(s.state.completions).toBe(1)
    const other = wildSituation({ board: { BS: '*s/L*', LE: '*e/D*' }, courts: [{ hand: ['G01'] }] })
    expect(other.refused(complete('G01', 'BS', 'LE'))).toEqual({ code: 'complete.rightNotMet', ruling: 48 })
  })
})

/**
 * G08 costs what G01 and G06 show: a maple captain and a phoenix spy. It asks for a dragon on BT and an emissary in
 * column K.
 */
const thirdKnight = (...retained: readonly string[]): Situation =>
  wildSituation({
    board: { BT: 'Dc/Me', KT: 'Pe/Ds' },
    courts: [{ completed: { knight: ['G01', 'G06'] }, retained: [...retained], hand: ['G08'] }],
  })
const paymentTexts = (s: Situation): readonly string[] => faceTexts(s.legalOf('complete').map(({ pay }) => pay))

describe('paying', () => {
  test('[B131] a wild vassal stands for a face that it fits, and what it stands for is decided when it is paid', () => {
    expect(paymentTexts(thirdKnight('*c/P*', 'Py/Le'))).toEqual(['Py,*c'])
    expect(paymentTexts(thirdKnight('*c/P*', 'Py/Le', 'Mc/Ps'))).toEqual(['Mc,Py', 'Py,*c'])
    expect(paymentTexts(thirdKnight('M*/*y', '*c/P*'))).toEqual([])
    expect(paymentTexts(thirdKnight('M*/*y', 'P*/*c'))).toEqual(['M*,P*'])
  })

  test('[B50] [B131] each for a different face, and its up face is frozen', () => {
    expect(paymentTexts(thirdKnight('*y/M*'))).toEqual([])
    const s = thirdKnight('*c/P*', 'Py/Le', 'Ls/De')
    expect(s.refused(complete('G08', 'BT', 'KT', 'Py', 'D*'))).toEqual({ code: 'complete.wrongPay', ruling: 50 })
    expect(s.refused(complete('G08', 'BT', 'KT', 'Py', 'M*'))).toEqual({ code: 'complete.cannotPay', ruling: 50 })
    s.do(complete('G08', 'BT', 'KT', 'Py', '*c'))
    expect(s.names(s.court(0).retained)).toEqual(['Ls/De'])
    expect(s.names(s.state.discard)).toEqual(expect.arrayContaining(['*c/P*', 'Py/Le']))
  })

  test('[B131] a wild vassal is retained like any other', () => {
    const s = wildSituation({ board: { AO: 'M*/*y' }, courts: [{ knights: 1 }] })
    s.do(retain('AO', 0))
    expect(s.names(s.court(0).retained)).toEqual(['M*/*y'])
    s.do(endWork)
  })

  test('the compass says what is still unpaid, with wild ones where they help most', () => {
    const unpaid = (s: Situation) => taskProgressOf(s.scene, s.court(0).hand[0] ?? -1)?.unpaidFaces.map(formatFace)
    expect(unpaid(thirdKnight('*c/P*'))).toEqual(['Py'])
    expect(unpaid(thirdKnight('M*/*y', '*c/P*'))).toEqual(['Py'])
    expect(unpaid(thirdKnight('*c/P*', '*y/M*'))).toEqual([])
  })
})

/** Every way to give one retained vassal for each cost face, found by trying all of them. */
const paymentsByTrying = (retained: readonly Face[], costs: readonly Face[]): ReadonlySet<string> => {
  const payments = new Set<string>()
  const give = (unused: readonly Face[], index: number, given: readonly Face[]): void => {
    const wanted = costs[index]
    if (wanted === undefined) {
      payments.add(given.toSorted((a, b) => a - b).join())
      return
    }
    unused.forEach((face, i) => {
      const isSame = face === wanted
      const isFaction = face >= 16 && face < 20 && face - 16 === Math.floor(wanted / 4)
      const isRole = face >= 20 && face - 20 === wanted % 4
      if (isSame || isFaction || isRole) give(unused.toSpliced(i, 1), index + 1, [...given, face])
    })
  }
  give(retained, 0, [])
  return payments
}

describe('[B131] by a second method', () => {
  const retainedFaces = fc.array(fc.integer({ min: 0, max: 23 }), { maxLength: 6 })
  const costs = fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }).map((due) => due.toSorted((a, b) => a - b))
  // Only a few faces, so that matches are frequent.
  const fewFaces = fc.array(fc.constantFrom(0, 1, 4, 5, 16, 17, 20, 21), { maxLength: 6 })
  const fewCosts = fc.array(fc.constantFrom(0, 1, 4, 5), { maxLength: 4 }).map((due) => due.toSorted((a, b) => a - b))

  test.each([
    ['any faces', retainedFaces, costs],
    ['few faces', fewFaces, fewCosts],
  ])('%s: all ways to pay are found, and no others', (_, held, due) => {
    fc.assert(
      fc.property(held, due, (retained, costs) => {
        const payments = paymentsFor(retained, costs).map((payment) => payment.join())
        expect(new Set(payments)).toEqual(paymentsByTrying(retained, costs))
        expect(new Set(payments).size).toBe(payments.length)
        for (const payment of paymentsFor(retained, costs)) expect(paysExactly(payment, costs)).toBe(true)
        expect(paysExactly(retained, costs)).toBe(
          retained.length === costs.length && paymentsByTrying(retained, costs).size > 0,
        )
        expect(unpaidFaces(retained, costs).length === 0).toBe(paymentsByTrying(retained, costs).size > 0)
      }),
      { numRuns: 300, seed: 3 },
    )
  })
})

test('faces that are written down of a wild vassal read as the same', () => {
  expect(faces('L*', '*c', 'Mc')).toEqual([11, 16, 23])
})
