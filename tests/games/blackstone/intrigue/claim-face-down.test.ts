/** A card face down while others complete tasks (rulings 61 and 74 to 76). */
import { describe, expect, test } from 'vitest'
import { adopt, complete, endWork, flip, slide } from '../namedActions.ts'
import type { Situation, Zones } from '../testTable.ts'
import { claim, decline, intrigueSituation, legalKinds, markerPlace, skip, take } from './intrigueSituation.ts'

type Court = NonNullable<Zones['courts']>[number]

/**
 * Seat 0 completes G01 with a lion on BS and a spy in column L. G32 of seat 1, a Wizard, lies face down: a captain on
 * BS, a dragon in row O. It costs nothing as the first Wizard. Whatever refills the spaces, AT shares a symbol with
 * G01's cost, a maple captain.
 */
const LION_CAPTAIN = 'Lc/Ds'
const faceDownSituation = (owner: Court = {}, zones: Zones = {}): Situation =>
  intrigueSituation({
    board: { BS: LION_CAPTAIN, LN: 'Dy/Ls', AT: 'Mc/Ps' },
    courts: [
      { hand: ['G01', 'G25'], knights: 1, wizards: 1 },
      { intrigue: { at: 'faceDown', card: 'guild' }, ...owner },
    ],
    hidden: { faceDown: [[], ['G32']] },
    ...zones,
  })
const shown = complete('G01', 'BS', 'LN')
const NOT_FITTED = { code: 'claim.notFitted', ruling: 74 }

describe('the owner is asked', () => {
  test("[B74] when the work of another's turn with a completion ends, and may claim or decline", () => {
    const s = faceDownSituation()
    expect(s.do(shown).map(({ kind }) => kind)).toEqual(['completed'])
    expect(s.seat).toBe(0)
    s.do(endWork)
    expect([s.seat, s.legal]).toEqual([1, [claim(), decline]])
  })

  test('[B74] whether the card fits or not: G05 asks for a dragon on AT and a spy in column K', () => {
    const s = faceDownSituation({}, { hidden: { faceDown: [[], ['G05']] } })
    s.do(shown, endWork)
    expect([s.seat, s.legal]).toEqual([1, [decline]])
    expect(s.refused(claim())).toEqual(NOT_FITTED)
  })

  test('[B74] not when nothing was completed', () => {
    const s = faceDownSituation()
    s.do(flip('AT'), endWork, skip)
    expect(legalKinds(s)).toEqual(['recall', 'leave'])
  })

  test('[B74] not about an own completion', () => {
    const s = intrigueSituation({
      board: { BS: LION_CAPTAIN, LN: 'Dy/Ls' },
      courts: [{ hand: ['G01'], intrigue: { at: 'faceDown', card: 'G32' } }],
    })
    s.do(shown, endWork)
    expect(s.seat).toBe(1)
    expect(s.legalOf('endWork')).toHaveLength(1)
  })

  test('[B74] [B124] after a dog was adopted as well, and by a partner', () => {
    const s = faceDownSituation({}, { mode: 'puzzle-master', options: { puzzleFloor: 'playOn' } })
    s.do(adopt('westie', 'G01', 'BS', 'LN'), endWork)
    expect([s.seat, s.legal]).toEqual([1, [claim(), decline]])
  })

  test('[B69] [B74] several owners clockwise from the active player, with those of agents among them', () => {
    const s = intrigueSituation({
      board: { BS: LION_CAPTAIN, LN: 'Dy/Ls' },
      courts: [
        { intrigue: { at: 'faceDown', card: 'G32' } },
        { hand: ['G01'] },
        { completed: { knight: ['G03'] }, intrigue: { at: 'agents', card: 'G03', vassal: 'LN', matched: 1 } },
        { intrigue: { at: 'faceDown', card: 'G05' } },
      ],
      turn: { seat: 1, round: 2 },
    })
    s.do(shown, endWork)
    expect([s.seat, legalKinds(s)]).toEqual([2, ['reward']])
    s.do(take('knight'))
    expect([s.seat, s.legal]).toEqual([3, [decline]])
    s.do(decline)
    expect([s.seat, s.legal]).toEqual([0, [claim(), decline]])
  })

  test('[B71] by the setting at once, in the middle of the work', () => {
    const s = faceDownSituation({}, { options: { intrigueTiming: 'immediate' } })
    s.do(shown)
    expect([s.seat, s.legal]).toEqual([1, [claim(), decline]])
    s.do(claim())
    expect([s.seat, s.legalOf('endWork').length]).toEqual([0, 1])
  })
})

describe('what fits', () => {
  test('[B74] the place and the description of one requirement', () => {
    // A lion emissary on BS fits G01, but is no captain; LN lies in no row O.
    const s = faceDownSituation({}, { board: { BS: 'Le/Ds', LN: 'Dy/Ls' } })
    s.do(shown, endWork)
    expect(s.refused(claim())).toEqual(NOT_FITTED)
    // The dragon spy of row O fits the right one.
    const right = faceDownSituation({}, { board: { BS: 'Le/Ds', LO: 'Dy/Ls' } })
    right.do(complete('G01', 'BS', 'LO'), endWork)
    expect(right.legal).toEqual([claim(), decline])
  })

  test('[B74] a vassal that lies there and was not used does not', () => {
    const s = faceDownSituation({}, { board: { BS: 'Le/Ds', LN: 'Dy/Ls', KO: 'Ds/Lc' } })
    s.do(shown, endWork)
    expect(s.legal).toEqual([decline])
  })

  test('[B74] by the setting both must be fitted', () => {
    const options = { faceDownMatch: 'both' }
    const oneFitted = faceDownSituation({}, { options })
    oneFitted.do(shown, endWork)
    expect(oneFitted.legal).toEqual([decline])
    expect(oneFitted.refused(claim())).toEqual(NOT_FITTED)
    const bothFitted = faceDownSituation({}, { options, board: { BS: LION_CAPTAIN, LO: 'Dy/Ls' } })
    bothFitted.do(complete('G01', 'BS', 'LO'), endWork)
    expect(bothFitted.legal).toEqual([claim(), decline])
  })

  test('[B74] only what was used this turn: the turn after everything is forgotten', () => {
    const s = intrigueSituation({
      board: { BS: LION_CAPTAIN, LN: 'Dy/Ls', AN: 'Ms/De', KS: 'Le/Py' },
      courts: [{ hand: ['G01'] }, { hand: ['G25'] }, { intrigue: { at: 'faceDown', card: 'G32' } }],
    })
    s.do(shown, endWork)
    expect([s.seat, s.legal]).toEqual([2, [claim(), decline]])
    s.do(decline, skip)
    expect(s.seat).toBe(1)
    s.do(complete('G25', 'AN', 'KS'), endWork)
    expect([s.seat, s.legal]).toEqual([2, [decline]])
  })
})

describe('a claim', () => {
  test('[B74] opens the card and puts it in play', () => {
    const s = faceDownSituation()
    s.do(shown, endWork)
    const { intrigue } = s.court(1)
    const slot = intrigue?.at === 'faceDown' ? intrigue.card : -1
    expect(s.state.cards[slot]).toBe(-2)
    expect(s.seatMove(claim())).toMatchObject({ openings: [{ slot }] })
    expect(s.do(claim())[0]).toEqual({ kind: 'claimed', seat: 1, card: slot, stack: 'wizard' })
    expect(s.state.cards[slot]).toBe(262)
    expect(s.names(s.court(1).stacks.wizard)).toEqual(['G32'])
  })

  test('[B75] is paid from the retained vassals at once', () => {
    // G02 costs a maple spy.
    const s = faceDownSituation({ completed: { wizard: ['G02'] }, retained: ['My/Ps', 'Ls/De'] })
    s.do(shown, endWork)
    expect(s.legal).toEqual([claim('My'), decline])
    expect(s.refused(claim())).toEqual({ code: 'complete.wrongPay', ruling: 50 })
    const [paid] = s.court(1).retained
    expect(s.do(claim('My')).slice(0, 2)).toMatchObject([
      { kind: 'paid', seat: 1, slots: [paid] },
      { kind: 'claimed', seat: 1 },
    ])
    expect(s.names(s.court(1).retained)).toEqual(['Ls/De'])
    expect(s.state.discard).toContain(paid)
    expect(s.names(s.court(1).stacks.wizard)).toEqual(['G02', 'G32'])
  })

  test('[B75] who cannot pay declines', () => {
    const s = faceDownSituation({ completed: { wizard: ['G02'] }, retained: ['Ps/My'] })
    s.do(shown, endWork)
    expect(s.legal).toEqual([decline])
    expect(s.refused(claim('My'))).toEqual({ code: 'complete.cannotPay', ruling: 50 })
  })

  test('[B75] whoever declines shows nothing, and the card stays', () => {
    const s = faceDownSituation()
    s.do(shown, endWork)
    const { intrigue } = s.court(1)
    expect(s.seatMove(decline)).toMatchObject({ openings: [] })
    expect(s.do(decline)[0]).toEqual({ kind: 'declined', seat: 1 })
    expect(s.court(1).intrigue).toEqual(intrigue)
    expect(s.state.cards[intrigue?.at === 'faceDown' ? intrigue.card : -1]).toBe(-2)
  })

  test('[B76] ends the intrigue of its owner for the game', () => {
    const s = faceDownSituation({ hand: ['G06'], completed: { knight: ['G03'] } })
    s.do(shown, endWork, claim(), skip)
    expect([s.seat, markerPlace(s, 1)]).toEqual([1, 'exhausted'])
    s.do(endWork)
    expect(s.seat).toBe(0)
    s.do(endWork, skip)
    expect([s.seat, markerPlace(s, 1)]).toEqual([1, 'exhausted'])
    expect(s.legalOf('endWork')).toHaveLength(1)
  })

  test("[B76] counts towards nobody's completions, and uses up no vassal", () => {
    const s = faceDownSituation(
      { hand: ['G25'] },
      { courts: [{ hand: ['G01'] }, { hand: ['G07'], intrigue: { at: 'faceDown', card: 'guild' } }] },
    )
    s.do(shown, endWork)
    const { marked, completions } = s.state
    expect([marked, completions]).toEqual([[0, 16], 1])
    const fork = s.fork()
    fork.do(claim())
    expect(fork.state.completions).toBe(1)
    fork.do(skip)
    // Its owner may complete a task in the turn that follows.
    expect([fork.seat, fork.state.completions]).toEqual([1, 0])
  })

  test('[B76] is no completion of the own turn before it: the card is not asked about twice', () => {
    const s = faceDownSituation()
    s.do(shown, endWork, claim())
    expect(s.legalOf('claim')).toEqual([])
    expect(legalKinds(s)).toEqual(['agents', 'skip'])
  })

  test('[B61] counts at once: on the turn of the last seat the game is over right after it', () => {
    // Two Ploys of 3 and 4 and a King of 1 are 8; G32 brings 2.
    const s = intrigueSituation({
      options: { points: 10 },
      board: { BS: LION_CAPTAIN, LN: 'Dy/Ls', AT: 'Mc/Ps' },
      courts: [
        { completed: { ploy: ['M01', 'M02'], king: ['P01'] }, intrigue: { at: 'faceDown', card: 'G32' } },
        { hand: ['G01'] },
      ],
      turn: { seat: 1, first: 0, round: 4 },
    })
    s.do(shown, endWork, claim(), skip)
    expect(s.outcome).toEqual({ ranks: [1, 2], decidedBy: 'points' })
  })

  test('[B61] on the turn of an earlier seat the round is finished', () => {
    const owner = { completed: { ploy: ['M01', 'M02'], king: ['P01'] } }
    const s = faceDownSituation(owner, { options: { points: 10 } })
    s.do(shown, endWork, claim(), skip)
    expect([s.seat, s.outcome]).toEqual([1, null])
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [2, 1], decidedBy: 'points' })
  })

  test('a claim where none is asked is refused', () => {
    const s = intrigueSituation({
      board: { AO: 'Me/Ls' },
      courts: [
        { knights: 1 },
        { completed: { knight: ['G03'] }, intrigue: { at: 'agents', card: 'G03', vassal: 'AO', matched: 1 } },
      ],
    })
    expect(s.refused(claim())).toEqual({ code: 'notNow' })
    s.do(slide('AO', 'AT'), endWork)
    expect(s.refused(claim())).toEqual({ code: 'claim.notAsked' })
  })

  test('only a Knight-Wizard card names its stack [B141]', () => {
    const s = faceDownSituation()
    s.do(shown, endWork)
    expect(s.refused({ kind: 'claim', pay: [], stack: 'wizard' })).toEqual({ code: 'complete.otherStack', ruling: 141 })
  })
})
