/** What the table shows before the end of a turn: what is over the limits, and the income of the next turn. */
import { describe, expect, test } from 'vitest'
import { incomeForecast } from '../../../../../src/games/blackstone/insight/shown/incomeForecast.ts'
import { limitStatuses } from '../../../../../src/games/blackstone/insight/shown/limitStatuses.ts'
import { firstEdition } from '../../first-edition/firstEditionSituation.ts'
import { endWork } from '../../namedActions.ts'
import { type Situation, situation } from '../../testTable.ts'

const limits = (s: Situation): readonly string[] =>
  limitStatuses(s.scene, s.court(0)).map(({ what, count, limit, excess }) => `${what} ${count}/${limit} ${excess}`)

describe('the limits of the First Edition', () => {
  test('[B145] are seven, and the Household’s Knight and Wizard are counted', () => {
    const completed = { knight: ['G01', 'G03'], wizard: ['G02'], ploy: ['M01', 'M02', 'M03'] }
    const s = firstEdition({
      courts: [{ knights: 3, wizards: 2, hand: ['G06', 'M04'], retained: ['Lc/Ds'], completed }],
    })
    expect(limits(s)).toEqual([
      'knights 3/2 1',
      'wizards 2/2 0',
      'hand 2/2 0',
      'retained 1/2 0',
      'knight 3/2 1',
      'wizard 2/2 0',
      'ploy 3/2 1',
    ])
  })

  test('[B163] what is shown as over is what the rules then ask to be dropped', () => {
    const s = firstEdition({ courts: [{ completed: { knight: ['G01', 'G03'], ploy: ['M01', 'M02', 'M03'] } }] })
    s.do(endWork)
    expect(s.names(s.legalOf('discard').map(({ slot }) => slot))).toEqual(['G01', 'G03', 'M01', 'M02', 'M03'])
    expect(limits(s).filter((limit) => !limit.endsWith(' 0'))).toEqual(['knight 3/2 1', 'ploy 3/2 1'])
  })
})

test('a quest without limits shows none', () => {
  const s = situation({ mode: 'queens-quest' })
  expect(limits(s)).toEqual([])
  expect(incomeForecast(s.scene, s.court(0))).toEqual({ knights: 0, wizards: 0, either: 0 })
})

describe('the next turn', () => {
  const incomeOf = (s: Situation) => Object.values(incomeForecast(s.scene, s.court(0)))

  test('[B23] brings one token for each active card, the Household’s included', () => {
    const completed = { knight: ['G01', 'G03', 'G06'], wizard: ['G02'] }
    // Two Kings keep two Knights awake, one of them the Household's.
    const s = situation({ courts: [{ completed }, {}] })
    expect(incomeOf(s)).toEqual([2, 2, 0])
    s.do(endWork, endWork)
    expect(s.tokens(0)).toEqual([2, 2])
  })

  test('in the First Edition every card pays that is kept', () => {
    const s = firstEdition({ courts: [{ completed: { knight: ['G01', 'G03'], king: ['P01'] } }, {}] })
    expect(incomeOf(s)).toEqual([3, 1, 0])
    s.do(endWork, endWork)
    expect(s.tokens(0)).toEqual([3, 1])
  })

  test('[B145] in the First Edition a card that is over its limit pays no more', () => {
    const s = firstEdition({ courts: [{ completed: { knight: ['G01', 'G03'] } }, {}] })
    expect(incomeOf(s)).toEqual([2, 1, 0])
    s.do(endWork)
    s.do(...s.legalOf('discard').slice(0, 1), endWork)
    expect(s.tokens(0)).toEqual([2, 1])
  })

  test('[B141] brings a token of either kind for an active Knight-Wizard card', () => {
    const s = situation({ courts: [{ completed: { knight: ['KW1'] } }, {}], options: { knightWizard: 'on' } })
    expect(incomeOf(s)).toEqual([1, 1, 1])
  })
})

test('[B29] limits tell what would be too many', () => {
  const s = situation({ courts: [{ knights: 3, wizards: 1, hand: ['G01', 'G02', 'G03', 'G04'], retained: ['Ls/De'] }] })
  expect(limitStatuses(s.scene, s.court(0))).toEqual([
    { what: 'knights', count: 3, limit: 2, excess: 1 },
    { what: 'wizards', count: 1, limit: 2, excess: 0 },
    { what: 'hand', count: 4, limit: 2, excess: 2 },
    { what: 'retained', count: 1, limit: 2, excess: 0 },
  ])
})
