/** How the First Edition ends and who wins (rules 2.2, rulings 60, 144 and 155). */
import { describe, expect, test } from 'vitest'
import { complete, endWork } from '../namedActions.ts'
import type { Situation, Zones } from '../testTable.ts'
import { decks, firstEdition } from './firstEditionSituation.ts'

type Court = NonNullable<Zones['courts']>[number]

const THREE: Court = { completed: { ploy: ['M01', 'M02', 'M03'], king: ['P01'] } }

describe('the end', () => {
  test('[B60] three Machinations end the game when the round is over, so that all have had equal turns', () => {
    const s = firstEdition({ courts: [THREE, {}, {}], turn: { seat: 0, round: 5 } })
    s.do(endWork)
    expect([s.outcome, s.seat]).toEqual([null, 1])
    s.do(endWork)
    expect([s.outcome, s.seat]).toEqual([null, 2])
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [1, 2, 2], decidedBy: 'ploys' })
  })

  test('[B60] on the last turn of a round the third one ends the game at once', () => {
    // M04: a lion captain on AS, a maple scout in row O. M01 costs Pe, M02 Ps.
    const s = firstEdition({
      board: { AS: 'Lc/De', BO: 'Ms/Pe' },
      courts: [
        {},
        { hand: ['M04'], completed: { ploy: ['M01', 'M02'], king: ['P01'] }, retained: ['Pe/My', 'Ps/Lc'], pile: 1 },
      ],
      turn: { seat: 1, first: 0 },
    })
    s.do(complete('M04', 'AS', 'BO', 'Ps', 'Pe'), decks('knight', 'knight'))
    s.do(s.legalOf('keep')[0] ?? endWork)
    expect(s.outcome).toBeNull()
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [2, 1], decidedBy: 'ploys' })
  })

  test('two do not, whatever the points', () => {
    // With Kings of 3, Machinations of 5 and four Knights of 2: far beyond 21 points.
    const rich = {
      ploy: ['M03', 'M06'],
      king: ['P03', 'P06', 'P09', 'P12', 'P15'],
      knight: ['G03', 'G06', 'G09', 'G16'],
    }
    const s = firstEdition({ courts: [{ completed: rich }, {}] })
    s.do(endWork, endWork)
    expect(s.outcome).toBeNull()
  })

  test('[B144] a third Machination with two Kings only is dropped in the limits and triggers nothing', () => {
    const s = firstEdition({ courts: [{ completed: { ploy: ['M01', 'M02', 'M03'] } }, {}] })
    s.do(endWork)
    s.do(...s.legalOf('discard').slice(0, 1))
    s.do(endWork)
    expect([s.outcome, s.court(0).stacks.ploy.length, s.state.round]).toEqual([null, 2, 2])
  })

  test('[B144] cards held count, not completions ever made', () => {
    // M03: a lion spy on BS, a maple emissary in row E. It is the third, and M01 goes for it.
    const s = firstEdition({
      board: { BS: 'Ly/De', AE: 'Me/Ds' },
      courts: [
        {},
        { hand: ['M03'], completed: { ploy: ['M01', 'M02'] }, retained: ['Pe/My', 'Ps/Lc'], knights: 2, pile: 1 },
      ],
      turn: { seat: 1, first: 0, round: 9 },
    })
    s.do(complete('M03', 'BS', 'AE', 'Ps', 'Pe'), decks('knight', 'knight'))
    s.do(s.legalOf('keep')[0] ?? endWork, endWork)
    s.do(...s.legalOf('discard').slice(0, 1))
    expect([s.outcome, s.names(s.court(1).stacks.ploy), s.state.round]).toEqual([null, ['M02', 'M03'], 10])
  })

  test('[B155] the last round of the setting ends it as well, and an agreement as it stands', () => {
    const s = firstEdition({
      options: { maxRounds: 10 },
      courts: [{}, { wizards: 1 }],
      turn: { seat: 1, first: 0, round: 10 },
    })
    s.do(endWork)
    expect(s.outcome).toEqual({ ranks: [2, 1], decidedBy: 'tokens' })
    const endless = firstEdition({ options: { maxRounds: 0 }, turn: { seat: 1, first: 0, round: 999 } })
    endless.do(endWork)
    expect(endless.outcome).toBeNull()
    expect(firstEdition({ courts: [{}, THREE] }).end()).toEqual({ ranks: [2, 1], decidedBy: 'ploys' })
  })
})

describe('most Machinations win, then', () => {
  const between = (a: Court, b: Court): Situation['outcome'] => firstEdition({ courts: [a, b] }).end()

  test('Machinations before Kings', () => {
    const kings = { completed: { king: ['P01', 'P02', 'P03'], ploy: ['M01'] } }
    expect(between({ completed: { ploy: ['M02', 'M03'] } }, kings)).toEqual({ ranks: [1, 2], decidedBy: 'ploys' })
  })

  test('Kings before Knights and Wizards', () => {
    const many = { completed: { knight: ['G01'], wizard: ['G02'] } }
    expect(between({ completed: { king: ['P01'] } }, many)).toEqual({ ranks: [1, 2], decidedBy: 'kings' })
  })

  test('Knights and Wizards together before tokens', () => {
    const two = { completed: { knight: ['G01'], wizard: ['G02'] } }
    const tiedCourt = { completed: { knight: ['G03'] }, knights: 2, wizards: 2 }
    expect(between(tiedCourt, two)).toEqual({ ranks: [2, 1], decidedBy: 'knightsAndWizards' })
  })

  test('tokens before retained vassals', () => {
    expect(between({ knights: 1 }, { retained: ['Lc/Ds', 'Lc/De'] })).toEqual({ ranks: [1, 2], decidedBy: 'tokens' })
  })

  test('retained vassals, and nothing after them: not points, not cards in hand', () => {
    expect(between({}, { retained: ['Lc/Ds'] })).toEqual({ ranks: [2, 1], decidedBy: 'retained' })
    // M03 is worth five points, M01 three.
    const more = { completed: { ploy: ['M03'] }, hand: ['G05', 'G06'] }
    expect(between({ completed: { ploy: ['M01'] } }, more)).toEqual({ ranks: [1, 1], decidedBy: 'shared' })
  })
})
