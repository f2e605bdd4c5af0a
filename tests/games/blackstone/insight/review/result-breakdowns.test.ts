/** Parts of each result, and what decided. */
import { expect, test } from 'vitest'
import { metricValues } from '#src/games/blackstone/insight/metric.ts'
import { resultBreakdowns } from '#src/games/blackstone/insight/review/resultBreakdowns.ts'
import { winReasonOf } from '#src/games/blackstone/insight/review/winReason.ts'
import { totalSetPoints } from '#src/games/blackstone/rules/queens-and-wizards-quest/sets.ts'
import { playFullGame } from '../../playFullGame.ts'

test('[B96] [B98] [B99] the parts of each result add up to it, and what decided is what the ranks say', () => {
  for (const [mode, seats] of [
    ['queens-quest', 3],
    ['wizards-quest', 3],
    ['first-edition', 2],
  ] as const) {
    const { state } = playFullGame({ mode, seats, options: { maxRounds: 10 } })
    const shares = resultBreakdowns(state)
    const sums = shares.map(({ parts }) => parts.reduce((sum, { value: part }) => sum + part, 0))
    if (mode === 'queens-quest') expect(sums).toEqual(state.courts.map((court) => totalSetPoints(state, court)))
    if (mode === 'wizards-quest') expect(sums).toEqual(state.courts.map(({ vassals = [] }) => vassals.length))
    expect(shares.map(({ total }) => total)).toEqual(metricValues(state))
    const winner = state.outcome?.ranks.indexOf(1) ?? -1
    const winReason = winReasonOf(state)
    expect(winReason?.decidedBy, mode).toBe(state.outcome?.decidedBy)
    if (winReason?.isDecidedByMetric) expect(winReason.winnersValue).toBe(metricValues(state)[winner])
    expect(winReason?.winnersMetricValue).toBe(metricValues(state)[winner])
  }
})
