/** A sample game, played at random over a real log. */
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { answerDraw, privateOpeningsOf } from '../../src/kernel/answerDraw.ts'
import type { Game, Seat, Shape } from '../../src/kernel/contract.ts'
import { makeEntry } from '../../src/kernel/entries.ts'
import type { Json } from '../../src/kernel/json.ts'
import { type EntryBody, type Header, PROTOCOL } from '../../src/kernel/log.ts'
import { createUnlockedSource } from '../../src/kernel/randomSource.ts'
import { type Replay, startReplay } from '../../src/kernel/replayState.ts'
import type { Result } from '../../src/kernel/result.ts'
import { addOpenings, EMPTY_VAULT, openingsOf, seatView, type Vault } from '../../src/kernel/vault.ts'
import type { Campaign } from './dice-campaign.ts'
import type { Walls } from './walls-market.ts'

export const header = (game: Game<Walls> | Game<Campaign>, seats: number, position?: Json): Header => ({
  protocol: PROTOCOL,
  id: 'AAAAAAAAAAAAAAAAAAAAAA',
  game: game.id,
  version: game.version,
  mode: [...game.modes.keys()][0] ?? '',
  options: {},
  seats: Array.from({ length: seats }, (_, seat) => ({ name: `Seat ${seat + 1}` })),
  ...(position !== undefined && { position }),
})
export const unwrap = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

/** Plays a game at random over a real log until it is over; every seat chooses with its own vault. */
export const playOut = <G extends Shape>(game: Game<G>, gameHeader: Header, seed: number) => {
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
