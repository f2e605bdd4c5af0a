/** The quick level of Blackstone Castle plays games of a study. */
import { describe, expect, test } from 'vitest'
import { playStudyGame, type StudyGameFacts } from '../../../../src/cli/blackstone/selfplay/balance/playStudyGame.ts'
import { playBlackstoneMatch } from '../../../../src/cli/blackstone/selfplay/blackstoneMatch.ts'
import { createQuickPlayer } from '../../../../src/cli/blackstone/selfplay/quickPlayer.ts'
import { simplePlayer } from '../../../../src/cli/blackstone/selfplay/simplePlayer.ts'
import { playoutOfTable } from '../../../../src/cli/playoutOfTable.ts'
import { metricValues } from '../../../../src/games/blackstone/insight/metric.ts'
import { numbersFrom } from '../../../kernel/seededNumbers.ts'
import { TWO_SEAT_STUDY } from '../../blackstoneStudyGames.ts'
import { tableOf } from '../../cli.ts'

describe('the quick level', () => {
  const withoutTime = ({ ms: _, ...facts }: StudyGameFacts) => facts

  test('the same number gives the same game, and its facts are consistent', () => {
    const facts = playStudyGame(TWO_SEAT_STUDY, 0)
    expect(withoutTime(playStudyGame(TWO_SEAT_STUDY, 0))).toEqual(withoutTime(facts))
    expect(facts.decidedBy).not.toBe('unfinished')
    for (const { measured, points, tasks, turns } of facts.courts) {
      expect(points.knight + points.wizard + points.king + points.ploy).toBe(measured)
      expect(tasks.king.every((id) => id.startsWith('P'))).toBe(true)
      expect(tasks.ploy.every((id) => id.startsWith('M'))).toBe(true)
      // One completion a turn but for Hester's, and one more by intrigue: not more tasks than that.
      expect(Object.values(tasks).flat().length).toBeLessThanOrEqual(2 * turns.length + 1)
      expect([facts.rounds - 1, facts.rounds]).toContain(turns.length)
    }
    expect(new Set(facts.courts.map(({ family }) => family)).size).toBe(2)
  })

  test('reaches more points than the simple player, at either seat with the same cards', async () => {
    const options = { families: 'off', intrigue: 'off' }
    let ahead = 0
    for (const seed of ['castle', 'tower'])
      for (const seat of [0, 1]) {
        const players = [0, 1].map((one) => (one === seat ? createQuickPlayer() : simplePlayer))
        const table = await tableOf({ mode: 'kings-quest', seats: 2, options, seed })
        const points = metricValues(playBlackstoneMatch(playoutOfTable(table), players, numbersFrom(1)).end.state)
        ahead += (points[seat] ?? 0) - (points[1 - seat] ?? 0)
      }

    expect(ahead).toBeGreaterThan(0)
  })
})
