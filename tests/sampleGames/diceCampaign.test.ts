/** A campaign with dice, whose chapters carry over what came before. */
import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/kernel/json.ts'
import type { Header } from '../../src/kernel/log.ts'
import { startReplay } from '../../src/kernel/replayState.ts'
import { diceCampaign, legacyOf } from './dice-campaign.ts'
import { header, playOut, unwrap } from './playOut.ts'

describe('a campaign with dice', () => {
  const seeds = Array.from({ length: 40 }, (_, seed) => seed)
  const first = seeds.map((seed) => playOut(diceCampaign, header(diceCampaign, 3), seed))
  const isWon = ({ replay }: (typeof first)[number]) =>
    replay.turn.kind === 'over' && replay.turn.outcome.ranks.every((rank) => rank === 1)

  test('ends, won or lost by all together, with an enemy that holds no seat', () => {
    for (const { replay } of first) expect(replay.turn.kind).toBe('over')
    expect(new Set(first.map(isWon))).toEqual(new Set([true, false]))
  })

  test('all heroes that have not acted are awaited, so that one person plays them in any order', () => {
    const orders = first.map(({ entries }) =>
      entries
        .flatMap(({ body }) => (body.kind === 'seat' ? [body.seat] : []))
        .slice(0, 3)
        .join(),
    )
    expect(new Set(orders).size).toBe(6)
  })

  test('the result of a chapter is in the header of the next log', () => {
    const { replay } = first.find(isWon) as (typeof first)[number]
    const nextHeader = JSON.parse(JSON.stringify(header(diceCampaign, 3, legacyOf(replay.state)))) as Header
    const { state } = unwrap(startReplay(diceCampaign, nextHeader, 'trusted'))
    expect(state.chapter).toBe(2)
    expect(state.enemy).toBe(24)
    expect(state.heroes).toEqual(replay.state.heroes.map(({ wounds, gold }) => ({ wounds, gold, acted: false })))
    expect(state.heroes.reduce((sum, { gold }) => sum + gold, 0)).toBe(1)
    expect(playOut(diceCampaign, nextHeader, 1).replay.turn.kind).toBe('over')
  })

  test('a legacy that is malformed, or of another number of heroes, is refused', () => {
    const invalidLegacies: readonly Json[] = [7, null, [], { chapter: 2 }, { chapter: 2, wounds: [0, 0], gold: [0, 0] }]
    for (const position of invalidLegacies)
      expect(startReplay(diceCampaign, header(diceCampaign, 3, position)).ok).toBe(false)
    expect(startReplay(diceCampaign, header(diceCampaign, 2, invalidLegacies[4])).ok).toBe(true)
  })
})
