/** Plays games and observes them on the way. */
import type { GameEvent } from '../../../src/games/blackstone/events.ts'
import type { State } from '../../../src/games/blackstone/state.ts'
import type { Vault } from '../../../src/kernel/vault.ts'
import type { Player } from './players.ts'
import { type Situation, seeded } from './testTable.ts'

/**
 * Plays on until the game is over or `maxMoves` moves are made; `observe` is called with every situation, the last one
 * too.
 */
export const play = (
  s: Situation,
  player: Player,
  seed: number,
  maxMoves: number,
  observe: (s: Situation) => void = () => {},
): Situation => {
  const chance = seeded(seed)
  for (let moveCount = 0; moveCount < maxMoves && !s.outcome; moveCount++) {
    observe(s)
    s.do(player(s, chance))
  }
  observe(s)
  return s
}

/** A moment of a game: the state, what the dealer knows, and all events so far. */
export interface GameMoment {
  readonly state: State
  readonly vault: Vault
  readonly events: readonly GameEvent[]
}

export const recordMoments = (s: Situation, player: Player, seed: number, maxMoves: number): readonly GameMoment[] => {
  const moments: GameMoment[] = []
  play(s, player, seed, maxMoves, ({ state, vault, events }) => moments.push({ state, vault, events: events.slice() }))
  return moments
}
