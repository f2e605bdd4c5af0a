/** A deck-builder with walls, a market and secret contracts. */
import { describe, expect, test } from 'vitest'
import type { Slot } from '../../src/kernel/contract.ts'
import { replayLog } from '../../src/kernel/replayLog.ts'
import { startReplay } from '../../src/kernel/replayState.ts'
import { header, playOut, unwrap } from './playOut.ts'
import { wallsMarket } from './walls-market.ts'

describe('a deck-builder with walls, a market and secret contracts', () => {
  const games = [2, 3, 4].map((seats) => playOut(wallsMarket, header(wallsMarket, seats), seats))

  test('is played over the log to its end by two, three and four', () => {
    for (const { replay } of games) {
      expect(replay.turn.kind).toBe('over')
      expect(replay.state.round).toBe(9)
      expect(replay.state.walls.length).toBeGreaterThan(0)
    }
  })

  test('a deck that runs out is shuffled into slots that were never used', () => {
    for (const { replay, entries } of games) {
      // Market, contracts and one deck a seat at the start; with 3 + 8 cards drawn from a deck of 8, each is shuffled
      // again.
      const seals = entries.filter(({ body }) => body.kind === 'chance' && body.answer.kind === 'seal').length
      expect(seals).toBeGreaterThanOrEqual(2 + 2 * replay.counts.length)
      const { players, market, row } = replay.state
      const slots = players.flatMap(({ deck, hand, discard }) => [...deck, ...hand, ...discard]).concat(market, row)
      expect(new Set(slots).size).toBe(slots.length)
      expect(slots.length).toBe(90 + 8 * players.length)
    }
  })

  test('every seat chooses in one joint entry, and a contract is shown to no other seat before the end', () => {
    for (const { replay, entries, vaults, dealt } of games) {
      expect(entries.filter(({ body }) => body.kind === 'joint').length).toBe(9)
      replay.state.players.forEach(({ contracts: [slot = -1] }, seat) => {
        expect(vaults.map((vault) => vault.has(slot))).toEqual(vaults.map((_, other) => other === seat))
        const opened = entries.findIndex(({ body }) => JSON.stringify(body).includes(`"slot":${slot},"value"`))
        expect(opened).toBe(entries.length - 1)
        expect(replay.state.faces[slot]).toBe(dealt.get(slot)?.value.face)
      })
    }
  })

  test('one veiled choice can be judged before the others are in', () => {
    const { state, turn } = unwrap(startReplay(wallsMarket, header(wallsMarket, 2), 'trusted'))
    expect(turn.kind).toBe('chance')
    const ready = { ...state, todo: [] }
    const kept: Slot = state.players[1]?.contracts[0] ?? -1
    const lone = (slot: Slot) => wallsMarket.apply(ready, { kind: 'joint', actions: [[1, { slot, target: -1 }, []]] })
    expect(lone(kept).ok).toBe(true)
    expect(lone(state.players[0]?.contracts[0] ?? -1).ok).toBe(false)
  })

  test('a replay of the log gives the same hashes', () => {
    for (const { replay, entries } of games) {
      const again = unwrap(replayLog(wallsMarket, replay.header, JSON.parse(JSON.stringify(entries)), 'trusted'))
      expect(again.state).toEqual(replay.state)
    }
  })
})
