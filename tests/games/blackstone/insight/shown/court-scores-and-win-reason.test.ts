/** Points of courts with the cards that sleep, and what decided a game. */
import { describe, expect, test } from 'vitest'
import { winReasonOf } from '#src/games/blackstone/insight/review/winReason.ts'
import { courtScores } from '#src/games/blackstone/insight/shown/courtScores.ts'
import { currentOutcome } from '#src/games/blackstone/insight/shown/standings.ts'
import { situation } from '../../testTable.ts'

describe('points', () => {
  test('[B26] [B63] beside those that count stand the cards that sleep', () => {
    const s = situation({ courts: [{ completed: { knight: ['G03', 'G06', 'G01'], king: [], ploy: ['M01'] } }, {}] })
    const [knights, ploys] = [s.court(0).stacks.knight, s.court(0).stacks.ploy]
    // Two Kings: the Household's Knight and one more count.
    expect(courtScores(s.state)).toEqual([
      {
        seat: 0,
        kings: 2,
        inactiveCards: knights.slice(1).map((slot) => ({ stack: 'knight', slot })),
        total: 5,
        by: { knight: 2, wizard: 0, king: 0, ploy: 3 },
        inactive: 3,
      },
      { seat: 1, kings: 2, inactiveCards: [], total: 0, by: { knight: 0, wizard: 0, king: 0, ploy: 0 }, inactive: 0 },
    ])
    expect(ploys.length).toBe(1)
  })

  test('[B60] what decided is told with what each had of it, once it is over', () => {
    const s = situation({
      courts: [{ completed: { knight: ['G01'], ploy: ['M01'] } }, { completed: { ploy: ['M02'] } }],
    })
    expect(winReasonOf(s.state)).toBeNull()
    s.end()
    // 1 + 3 points against 4; one Ploy each; two Kings each; then Knights and Wizards.
    expect(winReasonOf(s.state)).toEqual({
      decidedBy: 'knightsAndWizards',
      winnersValue: 1,
      nextBestValue: 0,
      winnersMetricValue: 4,
      metric: 'points',
      isDecidedByMetric: false,
    })
  })

  test('[B155] who conceded has no part in what decides', () => {
    const s = situation({
      courts: [{ completed: { ploy: ['M01'] } }, { completed: { knight: ['G01'], ploy: ['M02'] } }, {}],
    })
    // 3 points, 4 and none; without the second the first has 3 points to none.
    const outcome = currentOutcome(s.scene.mode, { ...s.state, conceded: [1] })
    expect(outcome).toEqual({ ranks: [1, 3, 2], decidedBy: 'points' })
    expect(winReasonOf({ ...s.state, outcome })).toMatchObject({ winnersValue: 3, nextBestValue: 0 })
    const level = situation({
      courts: [{ completed: { knight: ['G01'], ploy: ['M01'] } }, { completed: { ploy: ['M02'] } }, {}],
    })
    expect(currentOutcome(level.scene.mode, level.state).decidedBy).toBe('knightsAndWizards')
    expect(currentOutcome(level.scene.mode, { ...level.state, conceded: [1] }).decidedBy).toBe('points')
  })
})
