/** Families that complete, pay, draw and keep in other ways (rules 2.10, rulings 16, 32, 80, 82, 83, 89, 161). */
import { describe, expect, test } from 'vitest'
import { limitStatuses } from '#src/games/blackstone/insight/shown/limitStatuses.ts'
import { whyNotComplete } from '#src/games/blackstone/insight/shown/whyNotComplete.ts'
import { adopt, complete, draw, endWork, face } from '../namedActions.ts'
import type { Situation, Zones } from '../testTable.ts'
import { drawTwo, familySituation, keep } from './familySituation.ts'

/** G01, a Knight: any lion on BS, any spy in column L. G18, a Knight: any emissary on BO, any maple in row T. */
const BOARD = { BS: 'Ls/De', LN: 'Py/Mc', BO: 'De/Mc', LT: 'Me/Dc', KE: 'Lc/Dy' }

describe('Hester', () => {
  const hester = (retained: readonly string[] = []): Situation =>
    familySituation('hester', { hand: ['G01', 'G18', 'G25'], retained: [...retained] }, { board: BOARD })

  test('[B83] completes two tasks a turn; the second pays for the first where both are of one stack', () => {
    // G01 costs a maple captain.
    const s = hester(['Mc/Ps'])
    s.do(complete('G01', 'BS', 'LN'))
    expect(s.refused(complete('G18', 'BO', 'LT'))).toEqual({ code: 'complete.wrongPay', ruling: 50 })
    s.do(complete('G18', 'BO', 'LT', 'Mc'))
    expect(s.names(s.court(0).stacks.knight)).toEqual(['G01', 'G18'])
    expect(s.state.marked).toEqual([0, 6, 10, 16])
  })

  test('[B83] not three', () => {
    const s = hester(['Mc/Ps'])
    s.do(complete('G01', 'BS', 'LN'), complete('G18', 'BO', 'LT', 'Mc'))
    const noMore = { code: 'complete.noMore', ruling: 83, values: { most: 2 } }
    expect(s.refused(complete('G25', 'KE', 'KE'))).toEqual(noMore)
    expect(s.legalOf('complete')).toEqual([])
    expect(whyNotComplete(s.scene, s.court(0).hand[0] ?? -1)).toEqual(noMore)
  })

  test('[B55] four used vassals are refilled by row, then from the left', () => {
    const s = hester(['Mc/Ps'])
    s.do(complete('G01', 'BS', 'LN'), complete('G18', 'BO', 'LT', 'Mc'))
    const events = s.do(endWork)
    expect(events.flatMap((event) => (event.kind === 'refilled' ? [event.space] : []))).toEqual([0, 6, 10, 16])
  })
})

/** Of the Knights G03 costs a maple emissary, G06 a phoenix spy. */
const gramberly = (completed: readonly string[], retained: readonly string[], used: readonly string[] = []) =>
  familySituation(
    'gramberly',
    { completed: { knight: [...completed] }, retained: [...retained], hand: ['G01'], used: [...used] },
    { board: BOARD },
  )
const pays = (s: Situation) => s.legalOf('complete').map(({ pay }) => pay)

describe('Gramberly', () => {
  const [me, py] = [face('Me'), face('Py')]

  test('[B82] pays one retained vassal less; the player picks which face is spared', () => {
    const s = gramberly(['G03', 'G06'], ['Me/Ps', 'Py/Le'])
    expect(pays(s)).toEqual([[me, py], [py], [me]])
    s.do(complete('G01', 'BS', 'LN', 'Py'))
    expect(s.names(s.court(0).retained)).toEqual(['Me/Ps'])
    expect(s.court(0).used).toEqual(['pay'])
  })

  test('[B82] one less, not two', () => {
    const s = gramberly(['G03', 'G06'], [])
    expect(pays(s)).toEqual([])
    expect(s.refused(complete('G01', 'BS', 'LN'))).toEqual({ code: 'complete.wrongPay', ruling: 50 })
  })

  test('[B82] pays nothing where one vassal is all', () => {
    const s = gramberly(['G03'], [])
    expect(whyNotComplete(s.scene, s.court(0).hand[0] ?? -1)).toBeNull()
    s.do(complete('G01', 'BS', 'LN'))
    expect(s.court(0).used).toEqual(['pay'])
  })

  test('[B82] is not used up where all is paid, and where there is no upcharge', () => {
    const free = gramberly([], ['Me/Ps'])
    free.do(complete('G01', 'BS', 'LN'))
    expect([free.court(0).used, free.court(0).retained.length]).toEqual([[], 1])
    const paid = gramberly(['G03'], ['Me/Ps'])
    paid.do(complete('G01', 'BS', 'LN', 'Me'))
    expect(paid.court(0).used).toEqual([])
  })

  test('[B82] once a turn, whoever is at work: it comes back when the turn ends', () => {
    const s = gramberly(['G03'], [], ['pay'])
    expect(s.refused(complete('G01', 'BS', 'LN'))).toEqual({ code: 'complete.wrongPay', ruling: 50 })
    s.do(endWork)
    expect(s.seat).toBe(1)
    expect(s.court(0).used).toEqual([])
  })

  test('[B121] also for a dog', () => {
    // The dog of a Knight task is the westie.
    const s = familySituation(
      'gramberly',
      { completed: { knight: ['G03'] }, hand: ['G01'] },
      { mode: 'puzzle-master', board: BOARD },
    )
    s.do(adopt('westie', 'G01', 'BS', 'LN'))
    expect(s.court(0).dogs).toEqual(['westie'])
    expect(s.court(0).used).toEqual(['pay'])
  })
})

describe('Evertine', () => {
  const evertine = (hand: string, board: Record<string, string>, zones: Zones = {}): Situation =>
    familySituation('evertine', { hand: [hand] }, { board, ...zones })
  const gained = [{ kind: 'gained', seat: 0, knights: 1, wizards: 0 }]

  test('[B89] gets a Knight for a King and for a Ploy, not for a Knight', () => {
    const king = evertine('P01', { KT: 'Ls/De', AN: 'Py/Mc' })
    expect(king.do(complete('P01', 'KT', 'AN')).slice(-1)).toEqual(gained)
    expect(king.tokens(0)).toEqual([1, 0])
    const ploy = evertine('M01', { CT: 'Ls/De', BN: 'Mc/Ds' })
    expect(ploy.do(complete('M01', 'CT', 'BN')).slice(-1)).toEqual(gained)
    const knight = evertine('G01', BOARD)
    knight.do(complete('G01', 'BS', 'LN'))
    expect(knight.tokens(0)).toEqual([0, 0])
  })

  test('[B89] gets a Knight for a dog that comes for a King, not for one that comes for a Knight', () => {
    const zones = { mode: 'puzzle-master' }
    const jack = evertine('P01', { KT: 'Ls/De', AN: 'Py/Mc' }, zones)
    expect(jack.do(adopt('jack', 'P01', 'KT', 'AN')).slice(-1)).toEqual(gained)
    const westie = evertine('G01', BOARD, zones)
    westie.do(adopt('westie', 'G01', 'BS', 'LN'))
    expect(westie.tokens(0)).toEqual([0, 0])
  })

  test('[B11] gets no Knight that a finite supply does not have', () => {
    const s = familySituation(
      'evertine',
      { hand: ['P01'], knights: 20 },
      { board: { KT: 'Ls/De', AN: 'Py/Mc' } },
      { tokens: 'finite' },
    )
    expect(s.do(complete('P01', 'KT', 'AN')).map(({ kind }) => kind)).not.toContain('gained')
    expect(s.tokens(0)).toEqual([20, 0])
  })

  test('buys a task of any deck for one Knight, others do not', () => {
    const s = familySituation('evertine', { knights: 1 })
    expect(s.legalOf('draw')).toEqual([draw('guild', 'knight'), draw('power', 'knight'), draw('machination', 'knight')])
    s.do(draw('power', 'knight'))
    expect([s.court(0).hand.length, s.tokens(0)]).toEqual([1, [0, 0]])
    expect(familySituation('hester', { knights: 1 }).refused(draw('power', 'knight'))).toEqual({ code: 'token.other' })
  })

  test('[B16] is also written Evertime', () => {
    const s = familySituation('evertime', {})
    expect(s.name(s.court(0).family ?? -1)).toBe('evertine')
  })
})

describe('Keygriff', () => {
  const hand = ['G01', 'G02', 'G03', 'P01']
  const retained = ['Ly/Ds', 'Ly/De', 'Ly/Dc']
  const over = { knights: 5, wizards: 4, hand, retained }

  test('[B32] the four limits do not hold', () => {
    const s = familySituation('keygriff', over)
    s.do(endWork)
    expect([s.seat, s.tokens(0), s.court(0).hand.length, s.court(0).retained.length]).toEqual([1, [5, 4], 4, 3])
  })

  test('[B32] they hold for the others', () => {
    const s = familySituation('hester', over)
    s.do(endWork)
    expect([s.seat, s.tokens(0)]).toEqual([0, [2, 2]])
    expect(s.legalOf('discard').length).toBeGreaterThan(0)
  })

  test('[B32] nothing is shown as over the limit', () => {
    const overs = (family: string) => {
      const s = familySituation(family, over)
      return limitStatuses(s.scene, s.court(0)).map(({ excess }) => excess)
    }
    expect(overs('hester')).toEqual([3, 2, 2, 1])
    expect(overs('keygriff')).toEqual([0, 0, 0, 0])
  })

  test('[B32] income stays within the number of Kings', () => {
    const s = familySituation(
      'keygriff',
      { completed: { knight: ['G01', 'G03', 'G06'] } },
      { turn: { step: 'muster' } },
    )
    expect(s.tokens(0)).toEqual([2, 1])
  })
})

describe('Marbuck', () => {
  const TOP = { hidden: { decks: { guild: ['G05', 'G06', 'G07'] } } }
  const marbuck = (zones: Zones = TOP, options: Zones['options'] = {}): Situation =>
    familySituation('marbuck', { knights: 4, wizards: 4 }, zones, options)

  test('[B80] [B161] draws two cards of one deck, keeps one; the other goes open to the discard', () => {
    const s = marbuck()
    s.do(drawTwo('guild'))
    expect([s.seat, s.tokens(0), s.court(0).hand]).toEqual([0, [4, 3], []])
    expect(s.names(s.legalOf('keep').map(({ slot }) => slot))).toEqual(['G05', 'G06'])
    expect(s.legal.map(({ kind }) => kind)).toEqual(['keep', 'keep'])
    const events = s.do(keep(s, 'G06'))
    expect(events.map(({ kind }) => kind)).toEqual(['kept', 'discarded'])
    expect(s.names(s.court(0).hand)).toEqual(['G06'])
    expect(s.names(s.state.decks.guild.discard)).toEqual(['G05'])
    expect(s.state.cards[s.state.decks.guild.discard[0] ?? -1]).toBeGreaterThanOrEqual(0)
    expect(s.state.cards[s.court(0).hand[0] ?? -1]).toBeLessThan(0)
  })

  test('[B161] both are seen by their owner alone', () => {
    const s = marbuck()
    s.do(drawTwo('guild'))
    expect(s.draws.slice(-2).map((one) => one.kind === 'open' && one.to)).toEqual([[0], [0]])
  })

  test('[B161] where hands lie open all see them', () => {
    const s = marbuck(TOP, { openHands: 'on' })
    s.do(drawTwo('guild'))
    expect(s.draws.slice(-2).map((one) => one.kind === 'open' && one.to)).toEqual(['all', 'all'])
  })

  test('[B161] once a turn; to draw one is not limited', () => {
    const s = marbuck()
    s.do(drawTwo('guild'), (find) => ({ kind: 'keep', slot: s.legalOf('keep')[0]?.slot ?? find('none') }))
    expect(s.refused(drawTwo('power'))).toEqual({ code: 'once.used', ruling: 161 })
    s.do(draw('guild'))
    expect(s.court(0).hand).toHaveLength(2)
  })

  test('[B80] for either price, unless the setting says for a Wizard only', () => {
    expect(marbuck().legalOf('draw')).toContainEqual(drawTwo('guild', 'knights'))
    const s = marbuck(TOP, { marbuckWizardOnly: 'on' })
    expect(s.legalOf('draw')).toContainEqual(drawTwo('guild'))
    expect(s.refused(drawTwo('guild', 'knights'))).toEqual({ code: 'draw.onlyOne', ruling: 80 })
  })

  test('[B80] nobody else draws two', () => {
    const s = familySituation('hester', { wizards: 1 })
    expect(s.refused(drawTwo('guild'))).toEqual({ code: 'draw.onlyOne', ruling: 80 })
  })

  test('[B161] if only one card is left it is kept without a question', () => {
    const tasks = (deck: string, from: number) =>
      Array.from({ length: 33 - from }, (_, i) => `${deck}${String(from + i).padStart(2, '0')}`)
    const s = familySituation(
      'marbuck',
      { wizards: 1 },
      {
        courts: [
          { wizards: 1, family: 'marbuck', pile: 0 },
          { hand: tasks('G', 2), pile: 1 },
        ],
        decks: { guild: { count: 1 } },
      },
    )
    s.do(drawTwo('guild'))
    expect(s.names(s.court(0).hand)).toEqual(['G01'])
    expect(s.legalOf('keep')).toEqual([])
  })

  test('[B41] [B161] the second comes from the shuffled discard where the deck holds one', () => {
    const s = marbuck({ decks: { guild: { count: 1, discard: ['G09'] } } })
    s.do(drawTwo('guild'))
    expect(s.legalOf('keep')).toHaveLength(2)
    expect(s.draws.map(({ kind }) => kind).slice(-3)).toEqual(['open', 'seal', 'open'])
  })

  test('[B161] what was not drawn cannot be kept', () => {
    const s = marbuck()
    s.do(drawTwo('guild'))
    expect(s.refused({ kind: 'keep', slot: 9999 })).toEqual({ code: 'keep.notDrawn', ruling: 161 })
    expect(s.refused(endWork)).toEqual({ code: 'notNow' })
  })
})
