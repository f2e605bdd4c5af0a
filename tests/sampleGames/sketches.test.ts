import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, test } from 'vitest'
import { answerDraw, privateOpeningsOf } from '../../src/kernel/answerDraw.ts'
import type { Game, Seat, Shape, Slot } from '../../src/kernel/contract.ts'
import { makeEntry } from '../../src/kernel/entries.ts'
import type { Json } from '../../src/kernel/json.ts'
import { type EntryBody, type Header, PROTOCOL } from '../../src/kernel/log.ts'
import { createUnlockedSource } from '../../src/kernel/randomSource.ts'
import { replayLog } from '../../src/kernel/replayLog.ts'
import { type Replay, startReplay } from '../../src/kernel/replayState.ts'
import type { Result } from '../../src/kernel/result.ts'
import { addOpenings, EMPTY_VAULT, openingsOf, seatView, type Vault } from '../../src/kernel/vault.ts'
import { type Campaign, diceCampaign, legacyOf } from './dice-campaign.ts'
import { type Walls, wallsMarket } from './walls-market.ts'

const header = (game: Game<Walls> | Game<Campaign>, seats: number, position?: Json): Header => ({
  protocol: PROTOCOL,
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  game: game.id,
  version: game.version,
  mode: [...game.modes.keys()][0] ?? '',
  options: {},
  seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}` })),
  ...(position !== undefined && { position }),
})
const unwrap = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** Plays a game at random over a real log until it is over; every seat chooses with its own vault. */
const playOut = <G extends Shape>(game: Game<G>, gameHeader: Header, seed: number) => {
  const source = xoroshiro128plus(seed)
  const chance = createUnlockedSource((bound) => uniformInt(source, 0, bound - 1))
  const entries = []
  const vaults: Vault[] = gameHeader.seats.map(() => EMPTY_VAULT)
  let dealt = EMPTY_VAULT
  let replay: Replay<G> = unwrap(startReplay(game, gameHeader, 'trusted'))

  const choose = (seat: Seat) => {
    const vault = vaults[seat] ?? EMPTY_VAULT
    const legal = game.legal(seatView(replay.state, seat, vault))
    const action = legal[chance.below(legal.length)] as G['action']
    return { seat, action, openings: openingsOf(vault, game.openings(replay.state, seat, action)) ?? [] }
  }
  const next = (): EntryBody<G['action']> => {
    const { turn } = replay
    if (turn.kind === 'chance') {
      const dealing = answerDraw(turn.draw, dealt, chance)
      dealt = dealing.dealt
      const shown = privateOpeningsOf(turn.draw, dealt)
      const seats = turn.draw.kind === 'open' && turn.draw.to !== 'all' ? turn.draw.to : []
      for (const seat of seats) vaults[seat] = addOpenings(vaults[seat] ?? EMPTY_VAULT, shown)
      return { kind: 'chance', answer: dealing.answer }
    }
    const seats = turn.kind === 'seats' ? turn.seats : []
    if (turn.kind === 'seats' && turn.veiled) {
      return {
        kind: 'joint',
        actions: seats.map(choose).map(({ seat, action, openings }) => [seat, action, openings] as const),
      }
    }
    const choice = choose(seats[chance.below(seats.length)] ?? 0)
    return { kind: 'seat', ...choice, count: replay.counts[choice.seat] ?? 0 }
  }

  while (replay.turn.kind !== 'over' && entries.length < 2000) {
    const appended = unwrap(makeEntry(replay, next()))
    replay = appended.replay
    entries.push(appended.entry)
  }
  return { replay, entries, vaults, dealt }
}

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
